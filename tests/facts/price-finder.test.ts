import { expect, test } from 'vitest'
import { appConfig } from '../../build/carrier-config.ts'
import { fetchPage } from '../support/http/fetched.ts'
import { aVisitor } from '../support/http/order.ts'

for (const { path, target, button } of [
  { path: '/', target: '/objednavka', button: 'Ukázat cenu' },
  { path: '/en', target: '/en/order', button: 'Show the price' },
  { path: '/ceny', target: '/objednavka', button: 'Ukázat cenu' },
  { path: '/en/prices', target: '/en/order', button: 'Show the price' },
]) {
  test(`the question of ${path} asks for the way and goes to the order`, async () => {
    const { $, texts } = await fetchPage(path)
    expect($('main form').attr('method')).toBe('post')
    expect($('main form').attr('action')).toBe(target)
    const names = $('main form [name]')
      .toArray()
      .map((element) => $(element).attr('name'))
    expect(names).toEqual(['kind', 'pickup', 'dropoff', 'passengers', 'leaveEmpty', 'intent'])
    expect($('main form [name=kind]').attr('value')).toBe('ride')
    // The only button is the one that Enter presses.
    expect(texts('main form button')).toEqual([button])
    expect($('main form button').attr('value')).toBe('price')
  })

  test(`an empty question of ${path} is sent too, for two people`, async () => {
    const visitor = aVisitor()
    const asked = await visitor.submit(await visitor.open(path), {}, { button })
    expect(asked.address.split('?')[0]).toBe(target)
    expect(asked.value('passengers')).toBe('2')
    expect(asked.text('#f-pickup-error')).not.toBe('')
    expect(asked.text('#f-dropoff-error')).not.toBe('')
  })
}

test('the question offers as many seats as the largest car has', async () => {
  const most = Math.max(...appConfig.services.map((car) => car.maxPassengers))
  const { texts } = await fetchPage('/')
  const seats = Array.from({ length: most }, (_, index) => `${index + 1}`)
  expect(texts('main form option')).toEqual(seats)
})

test('by the hour, experiences and parcels are one press away', async () => {
  const { $ } = await fetchPage('/en')
  const links = $('main section')
    .first()
    .find('ul a')
    .toArray()
    .map((link) => [$(link).text(), $(link).attr('href')])
  expect(Object.fromEntries(links)).toEqual({
    'Hire by the hour': '/en/order?kind=hourly',
    Experiences: '/en/experiences',
    Parcel: '/en/order?kind=parcel',
  })
})
