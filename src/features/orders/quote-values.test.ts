import { expect, test } from 'vitest'
import { aCatalogue, someValues } from '../../../tests/support/builders.ts'
import { emptyOrderValues, type OrderValues } from '~/features/orders/order-values'
import { quoteValues } from '~/features/orders/quote-values'

function quote(changes: Partial<OrderValues>) {
  return quoteValues({ ...emptyOrderValues(), ...changes }, aCatalogue())
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
  expect(quoteValues(values, aCatalogue())?.price.totalGross?.amount).toBe(849_000)
})
