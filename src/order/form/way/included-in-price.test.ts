import { expect, test } from 'vitest'
import { includedInPrice } from '~/order/form/way/way-section'
import { KINDS } from '~/carrier/order-kinds'

test('the line beside the price says what the price of each kind includes', () => {
  const lines = KINDS.map((kind) => [
    kind,
    includedInPrice(kind).join(', ').replaceAll('\u00a0', ' '),
  ])
  expect(Object.fromEntries(lines)).toEqual({
    ride: '15–60 min čekání, dálnice, DPH',
    hourly: '30 km na hodinu, palivo, dálnice',
    experience: 'obsah zážitku, 15–60 min čekání',
    parcel: '15 min na předání',
  })
})

test.each([
  ['Letiště Praha', '60 min čekání'],
  ['Praha hlavní nádraží', '30 min čekání'],
  ['Dlouhá 12, Praha', '15 min čekání'],
  [' ', '15–60 min čekání'],
])('the waiting at „%s“ is %s', (pickup, waiting) => {
  expect(includedInPrice('ride', pickup)[0]?.replaceAll('\u00a0', ' ')).toBe(waiting)
})
