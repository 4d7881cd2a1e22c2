import { expect, test } from 'vitest'
import { isPricedByCarrier } from '~/features/order/price/is-request'
import { emptyOrderValues, type OrderValues } from '~/features/order/typed/typed-order'
import { aCatalogue, someValues } from '../../../../tests/support/builders.ts'

function isAsked(changes: Partial<OrderValues>) {
  return isPricedByCarrier(someValues(changes), aCatalogue())
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
  expect(isPricedByCarrier(emptyOrderValues(), aCatalogue())).toBe(false)
  expect(isPricedByCarrier({ ...emptyOrderValues(), kind: 'parcel' }, aCatalogue())).toBe(true)
})
