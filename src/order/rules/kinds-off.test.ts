import { afterEach, expect, test } from 'vitest'
import { KINDS } from '~/carrier/order-kinds'
import { NO_CATALOGUE } from '~/order/price/price-input'
import { readDeepLink } from '~/order/draft/deep-link'
import type { OrderValues } from '~/order/model/typed-order'
import { validateOrder } from '~/order/rules/check-order'
import { offeredValues, valuesAgain } from '~/order/rules/order-again-values'
import { type Checked, checkOrder } from '~/order/rules/to-order'
import { readWay } from '~/places/ways'
import { aCatalogue, anOrder, NOW, someValues } from '../../../tests/support/builders.ts'
import { PARCEL } from '../../../tests/support/order-fields.ts'
import { takeAllKinds, takeKinds } from '../../../tests/support/take-kinds.ts'

afterEach(takeAllKinds)

const OF_KIND = {
  hourly: { kind: 'hourly', hours: '4', dropoff: '' },
  experience: { kind: 'experience', experience: 'vineyards', variant: 'day' },
  parcel: PARCEL,
} satisfies Record<string, Partial<OrderValues>>
const SWITCHABLE = ['hourly', 'experience', 'parcel'] as const

function check(values: OrderValues, checked?: Checked) {
  return checkOrder(values, aCatalogue(), readWay(values, []), NOW, checked)
}

test.each(SWITCHABLE)('a new order of the kind %s is taken only where it is on', (kind) => {
  const values = someValues(OF_KIND[kind])
  expect(validateOrder(values, aCatalogue(), NOW, 'required')).toMatchObject({ ok: true })
  takeKinds(...KINDS.filter((one) => one !== kind))
  for (const checkedFor of ['site', 'telephone'] as const) {
    expect(validateOrder(values, aCatalogue(), NOW, 'required', checkedFor)).toEqual({
      ok: false,
      errors: { kind: { code: 'choiceInvalid' } },
    })
  }
})

test.each(SWITCHABLE)('a stored order of the kind %s is corrected where it is off', (kind) => {
  const order = anOrder(OF_KIND[kind])
  takeKinds('ride')
  const form = { ...valuesAgain(order, NOW), message: 'Please ring twice.' }
  expect(check(form, { checkedFor: 'correction', order })).toMatchObject({
    ok: true,
    order: { kind, message: 'Please ring twice.', price: order.price },
  })
})

test('a correction makes no ride a parcel where parcels are off', () => {
  const checked = { checkedFor: 'correction', order: anOrder() } as const
  const parcel = someValues(PARCEL)
  expect(check(parcel, checked)).toMatchObject({ ok: true })
  takeKinds('ride', 'hourly')
  expect(check(parcel, checked)).toEqual({ ok: false, errors: { kind: { code: 'choiceInvalid' } } })
})

test('a form of a kind that is off becomes a ride with its places, day and people', () => {
  const values = someValues({ ...OF_KIND.experience, passengers: '3' })
  expect(offeredValues(values)).toBe(values)
  takeKinds('ride', 'parcel')
  expect(offeredValues(values)).toEqual({
    ...values,
    kind: 'ride',
    experience: '',
    variant: '',
    hours: '',
    orderOptions: [],
  })
  expect(offeredValues(someValues(PARCEL))).toMatchObject({
    kind: 'parcel',
    parcelLength: PARCEL.parcelLength,
  })
})

test('a link to a kind that is off keeps what a ride can use', () => {
  const link = new URLSearchParams('kind=parcel&pickup=Praha&service=basic')
  const experience = new URLSearchParams('experience=vineyards&variant=day&passengers=2')
  expect(readDeepLink(link, NO_CATALOGUE)).toMatchObject({ kind: 'parcel' })
  expect(readDeepLink(experience, aCatalogue())).toMatchObject({ kind: 'experience' })
  takeKinds('ride')
  expect(readDeepLink(link, NO_CATALOGUE)).toEqual({ pickup: 'Praha', service: 'basic' })
  expect(readDeepLink(experience, aCatalogue())).toEqual({ passengers: '2' })
})
