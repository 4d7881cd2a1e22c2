import { expect, test } from 'vitest'
import { orderPromise } from '~/order/rules/to-order'

const DAY = [
  { cs: 'Cesta z\u00a0Prahy a\u00a0zpět, vyzvednutí u\u00a0dveří', en: 'From Prague and back' },
  { cs: 'Čekání řidiče po celý den.', en: 'The driver’s waiting time all day.' },
]

test('an experience lists what its page lists, and charges only longer waiting at pickup', () => {
  expect(orderPromise('experience', DAY, 'cs').replaceAll('\u00a0', ' ')).toMatch(
    /^Cesta z Prahy a zpět, vyzvednutí u dveří\. Čekání řidiče po celý den\. To všechno je v ceně, stejně jako čekání při vyzvednutí: .*\. Delší čekání při vyzvednutí /,
  )
  expect(orderPromise('experience', DAY, 'en')).toMatch(
    /^From Prague and back\. The driver’s waiting time all day\. All of this is in the price, and so is waiting at pickup: .*\. Longer waiting at pickup /,
  )
})

test('an experience whose details could not be read leads to its page', () => {
  expect(orderPromise('experience', [], 'cs')).toContain('co uvádí stránka zážitku')
  expect(orderPromise('experience', [], 'en')).toContain('what the page of the experience says')
})

test('nothing but an experience repeats a list', () => {
  for (const kind of ['ride', 'hourly', 'parcel'] as const) {
    expect(orderPromise(kind, DAY, 'en')).not.toContain('From Prague')
  }
})

test('a parcel waits for no flight and no train', () => {
  const promise = orderPromise('parcel', [], 'cs').replaceAll('\u00a0', ' ')
  expect(promise).toContain('V ceně je 15 minut na předání zásilky')
  expect(promise).not.toMatch(/letišt|přílet|nádraží/)
})
