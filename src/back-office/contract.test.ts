import * as v from 'valibot'
import { expect, test } from 'vitest'
import { aContactBody, anOrderBody, aPriceOnRequest } from '../../tests/support/provider/bodies'
import { contactBodySchema, problemSchema } from '~/back-office/contract'
import { orderBodySchema } from '~/back-office/contract-order'

test('an order passes whole and unchanged', () => {
  expect(v.parse(orderBodySchema, anOrderBody())).toEqual(anOrderBody())
})

test('a parcel order on request passes', () => {
  const order = anOrderBody({
    kind: 'parcel',
    service: null,
    experienceId: null,
    variantId: null,
    passengers: null,
    parcel: {
      lengthCm: 140,
      widthCm: 40,
      heightCm: 40,
      weightKg: 12.5,
      insuredValue: { amount: 100_000_000, currency: 'CZK' },
      recipient: { name: 'Jan Příjemce', phone: '+420608123456' },
    },
    price: aPriceOnRequest(),
  })
  expect(v.is(orderBodySchema, order)).toBe(true)
})

test('a request passes without an address and a payment, and so does one of an older site', () => {
  const request = anOrderBody({
    street: '',
    city: '',
    zip: '',
    chooseCountry: '',
    paymentMethod: null,
    price: aPriceOnRequest(),
  })
  expect(v.is(orderBodySchema, request)).toBe(true)
  const {
    guest: _,
    driverLanguage: __,
    childSeatSizes: ___,
    ...older
  } = anOrderBody({ price: aPriceOnRequest() })
  expect(v.parse(orderBodySchema, older)).toEqual(older)
})

test.each([
  ['a guest', { guest: { name: 'Jana Hostová', phone: '+420608111222' } }],
  ['a guest without a phone', { guest: { name: 'Jana Hostová', phone: null } }],
])('an order for %s passes whole', (_, changes) => {
  expect(v.parse(orderBodySchema, anOrderBody(changes))).toEqual(anOrderBody(changes))
})

test('a discount is a negative line', () => {
  const order = anOrderBody()
  const [line] = order.price.lines
  if (!line) throw new Error('no line')
  const minus = { amount: -49_900, currency: 'CZK' as const }
  order.price.lines.push({ ...line, code: 'discount', unitGross: minus, gross: minus })
  expect(v.is(orderBodySchema, order)).toBe(true)
})

test.each([
  ['an unknown field', { ...anOrderBody(), admin: true }],
  ['an unknown field inside', { ...anOrderBody(), trip: { ...anOrderBody().trip, speed: 1 } }],
  ['a number of nine digits', anOrderBody({ number: '264738291' })],
  ['a phone with no country code', anOrderBody({ phone: '777123456' })],
  ['a guest without a name', anOrderBody({ guest: { name: '', phone: '+420608111222' } })],
  ['a seat of an unknown size', { ...anOrderBody(), childSeatSizes: ['any'] }],
  ['a language by name', anOrderBody({ driverLanguage: 'English' })],
  ['half a passenger', anOrderBody({ passengers: 1.5 })],
  ['a message of a novel’s length', anOrderBody({ message: 'a'.repeat(5_001) })],
  ['a country by name', anOrderBody({ chooseCountry: 'Česko' })],
  [
    'a local time that no clock shows',
    anOrderBody({ trip: { ...anOrderBody().trip, pickupLocal: '2026-12-03T24:30' } }),
  ],
  [
    'an instant without an offset',
    anOrderBody({ trip: { ...anOrderBody().trip, pickupAt: '2026-12-03T17:30:00' } }),
  ],
  [
    'a fixed price without a total',
    { ...anOrderBody(), price: { ...aPriceOnRequest(), status: 'fixed' } },
  ],
  [
    'a price on request with a total',
    { ...anOrderBody(), price: { ...anOrderBody().price, status: 'onRequest' } },
  ],
])('an order with %s is refused', (_, order) => {
  expect(v.is(orderBodySchema, order)).toBe(false)
})

test('a message passes with and without a phone, but never with an unknown field', () => {
  expect(v.is(contactBodySchema, aContactBody())).toBe(true)
  expect(v.is(contactBodySchema, aContactBody({ phone: '+420777123456' }))).toBe(true)
  expect(v.is(contactBodySchema, { ...aContactBody(), leaveEmpty: '' })).toBe(false)
})

test('a problem needs no list of fields', () => {
  expect(v.is(problemSchema, { type: 'about:blank', title: 'Not found', status: 404 })).toBe(true)
})
