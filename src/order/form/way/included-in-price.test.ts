import { expect, test } from 'vitest'
import { includedInPrice } from '~/order/form/way/included-in-price'
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
    parcel: '15–60 min čekání',
  })
})
