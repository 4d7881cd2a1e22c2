import { expect, test } from 'vitest'
import { aCatalogue, pricedCar, someValues } from '../../../tests/support/builders.ts'
import { emptyOrderValues, type OrderValues } from '~/order/model/typed-order'
import { PRICED_TEXTS, pricedValues } from '~/order/price/price-fields'
import { priceInput } from '~/order/price/price-input'
import { quoteTyped, typedAddressNeed } from '~/order/price/price-typed'
import { readWay } from '~/places/ways'

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
  expect(PRICED_TEXTS).toContain('luggages')
})

test('pricing knows both wall times, or null for what is no day or time', () => {
  const inputOf = (changes: Partial<OrderValues>) => {
    const values = pricedValues(someValues(changes))
    return priceInput(values, aCatalogue(), readWay(values, []))
  }
  const returning = { returnDate: '2026-12-05', returnTime: '6:05:00' }
  expect(inputOf({ time: '22.15', ...returning })).toMatchObject({
    pickup: { day: '2026-12-03', time: '22:15' },
    back: { day: '2026-12-05', time: '06:05' },
  })
  expect(inputOf({ date: 'soon', time: '25:00', returnDate: '?' })).toMatchObject({
    pickup: { day: null, time: null },
    back: { day: null, time: null },
  })
  expect(inputOf({ kind: 'hourly', hours: '4', time: '22:15' })?.pickup.time).toBe('22:15')
})

test('only what a price may depend on is sent, and nothing of the person', () => {
  const values = pricedValues({ ...someValues(), pickup: ' Praha ' })
  expect(Object.keys(values)).toEqual([...PRICED_TEXTS, 'orderOptions'])
  expect(values).toMatchObject({ pickup: 'Praha', time: '08:30' })
  for (const personal of ['name', 'email', 'phone', 'street', 'guestName', 'message']) {
    expect(values).not.toHaveProperty(personal)
  }
})

test('the price is asked of the text that the order will be read from', () => {
  const unseen = { pickup: 'Pra\u200bha\u202c', dropoff: 'Brno\r\n', service: '\ufeffbusiness' }
  expect(quote(unseen)?.price.totalGross?.amount).toBe(790_000)
  expect(quote({ service: 'business', pickup: '\u200b', dropoff: 'Brno' })).toBeNull()
})

function isAsked(changes: Partial<OrderValues>) {
  return typedAddressNeed(someValues(changes), aCatalogue()) === 'none'
}

test.each<Partial<OrderValues>>([
  { dropoff: 'Tábor' },
  { stops: 'Jihlava' },
  { kind: 'parcel' },
  { kind: 'experience', experience: 'vineyards', variant: 'own' },
  { dropoff: 'Tábor', passengers: '6' },
])('the carrier names the price of %j', (changes) => expect(isAsked(changes)).toBe(true))

test.each<Partial<OrderValues>>([
  {},
  { kind: 'hourly', hours: '4' },
  { kind: 'experience', experience: 'vineyards', variant: 'day' },
  { passengers: '6' },
  { passengers: '40' },
  { pickup: '' },
])('%j has its price, or nothing can be said yet', (changes) =>
  expect(isAsked(changes)).toBe(false),
)

test('a parcel is a request from the first field on, another form only once it is known', () => {
  expect(typedAddressNeed(emptyOrderValues(), aCatalogue())).toBe('required')
  expect(typedAddressNeed({ ...emptyOrderValues(), kind: 'parcel' }, aCatalogue())).toBe('none')
})
