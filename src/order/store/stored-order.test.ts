import * as v from 'valibot'
import { expect, test } from 'vitest'
import { toOrderBody } from '~/order/store/stored-order'
import { orderBodySchema } from '~/back-office/contract-order'
import { keysOf } from '~/lib/keys-of'
import { anOrder, NOW } from '../../../tests/support/builders.ts'

const PLACED = {
  number: '2600000018',
  locale: 'cs',
  paymentMethod: 'card',
  note: null,
  placedAt: NOW.toISOString(),
} as const

const PARCEL = {
  kind: 'parcel',
  parcelLength: '40',
  parcelWidth: '30',
  parcelHeight: '20',
  parcelWeight: '9',
}
const DELIVERY = {
  customerIsOtherAddress: 'on',
  deliveryStreet: 'A 1',
  deliveryCity: 'Brno',
  deliveryZip: '60200',
}

/** The same value with an extra field in each object. */
function withMore<TValue>(value: TValue): TValue {
  if (Array.isArray(value)) for (const item of value) withMore(item)
  else if (typeof value === 'object' && value !== null) {
    for (const key of keysOf(value)) withMore(value[key])
    Object.assign(value, { added: 'later' })
  }
  return value
}

test.each([
  ['a ride for a guest', { guestName: 'Jana Hostová' }],
  ['a parcel', PARCEL],
  ['a delivery address', DELIVERY],
])('a field that an order gets later is not sent by itself: %s', (_, changes) => {
  const order = anOrder(changes)
  // The price has the schema of the contract, which both sides read.
  const longer = { ...withMore(structuredClone(order)), price: order.price }
  const body = toOrderBody({ ...PLACED, order: longer })
  expect(body).toEqual(toOrderBody({ ...PLACED, order }))
  expect(v.is(orderBodySchema, body)).toBe(true)
})

test('the body has every field of the contract, in its order', () => {
  expect(Object.keys(toOrderBody({ ...PLACED, order: anOrder() }))).toEqual(
    keysOf(orderBodySchema.entries),
  )
})
