import { expect, test } from 'vitest'
import { aCatalogue, pricedCar, someValues } from '../../../../tests/support/builders.ts'
import { emptyOrderValues, type OrderValues } from '~/features/order/typed/typed-order'
import { QUOTED_FIELDS, quoteTyped } from '~/features/order/price/quote-typed'

function quote(changes: Partial<OrderValues>) {
  return pricedCar(quoteTyped({ ...emptyOrderValues(), ...changes }, aCatalogue()))
}

test('an untouched form has no price yet', () => {
  expect(quote({})).toBeNull()
  expect(quote({ service: 'business', pickup: 'Praha' })).toBeNull()
  expect(quote({ kind: 'hourly', service: 'business', hours: '1' })).toBeNull()
  expect(quote({ kind: 'experience', experience: 'vineyards' })).toBeNull()
  expect(quote({ kind: 'rocket', service: 'business', pickup: 'a', dropoff: 'b' })).toBeNull()
})

test('a fixed route has its price before the customer says who they are', () => {
  const there = quote({ service: 'business', pickup: 'Praha', dropoff: 'Brno' })
  expect(there).toMatchObject({
    price: { status: 'fixed', totalGross: { amount: 790_000, currency: 'CZK' } },
    durationMin: 140,
  })
  const both = quote({
    service: 'business',
    pickup: 'Praha',
    dropoff: 'Brno',
    returnDate: '2026-12-05',
  })
  expect(both?.price.totalGross?.amount).toBe(1_501_000)
  const late = { service: 'business', pickup: 'Praha', dropoff: 'Brno', date: '2026-12-03' }
  expect(quote({ ...late, returnDate: '2027-01-03' })?.price.status).toBe('onRequest')
})

test('hours, an experience and a parcel are priced as when they are ordered', () => {
  const hourly = quote({ kind: 'hourly', service: 'basic', hours: '4' })
  expect(hourly?.price.totalGross?.amount).toBe(396_000)
  const day = quote({ kind: 'experience', experience: 'vineyards', variant: 'day' })
  expect(day?.price.totalGross?.amount).toBe(990_000)
  const parcel = quote({ kind: 'parcel', service: 'basic', pickup: 'Brno', dropoff: 'Praha' })
  expect(parcel?.price).toMatchObject({ status: 'onRequest', totalGross: null })
})

test('extras of another kind and senseless counts do not spoil the price', () => {
  const values = someValues({
    orderOptions: ['prosecco', 'guide'],
    passengers: 'x',
    childSeats: '-1',
  })
  expect(pricedCar(quoteTyped(values, aCatalogue()))?.price.totalGross?.amount).toBe(849_000)
})

test('a car that does not hold everybody has no price, and the one that does has', () => {
  const values = someValues({ passengers: '6' })
  expect(quoteTyped(values, aCatalogue())).toMatchObject({
    tooSmall: { name: { cs: 'Business' }, over: 'passengers', limit: 5 },
    fitting: { price: { totalGross: { amount: 690_000 } } },
  })
  expect(quoteTyped(values, aCatalogue())).not.toHaveProperty('price')
})

test('a load that no car holds has no price at all', () => {
  expect(quoteTyped(someValues({ luggages: '9' }), aCatalogue())).toMatchObject({
    tooSmall: { over: 'luggages', limit: 8, bigger: null },
    fitting: null,
  })
})

test('the luggage is part of the question, because a car may be too small for it', () => {
  expect(QUOTED_FIELDS).toContain('luggages')
})

test('the price is asked of the text that the order will be read from', () => {
  const unseen = { pickup: 'Pra\u200bha\u202c', dropoff: 'Brno\r\n', service: '\ufeffbusiness' }
  expect(quote(unseen)?.price.totalGross?.amount).toBe(790_000)
  expect(quote({ service: 'business', pickup: '\u200b', dropoff: 'Brno' })).toBeNull()
})
