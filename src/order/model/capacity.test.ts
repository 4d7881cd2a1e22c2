import { expect, test } from 'vitest'
import { aCatalogue, NOW, someValues } from '../../../tests/support/builders.ts'
import { findBiggerCar } from '~/order/model/capacity'
import type { OrderValues } from '~/order/model/typed-order'
import { validateOrder } from '~/order/rules/check-order'

const comfort = { cs: 'Comfort', en: 'Comfort' }
const day = { cs: 'Den', en: 'A day' }
const experience = { kind: 'experience', experience: 'vineyards', service: '', variant: 'own' }
const parcel = { kind: 'parcel', parcelLength: '40', parcelWidth: '30', parcelHeight: '20' }

function check(changes: Partial<OrderValues>) {
  return validateOrder(someValues(changes), aCatalogue(), NOW, 'required')
}

test.each([
  { passengers: '5', luggages: '8' },
  { service: 'comfort', passengers: '8' },
  { kind: 'hourly', hours: '3', service: 'basic', passengers: '8', luggages: '8' },
  { ...experience, passengers: '4', luggages: '4' },
  { ...parcel, parcelWeight: '5', passengers: '9' },
])('%j fits in the chosen car', (changes) => {
  expect(check(changes)).toMatchObject({ ok: true })
  expect(findBiggerCar(someValues(changes), aCatalogue())).toBeNull()
})

test.each([
  [{ passengers: '6' }, { code: 'passengersTooMany', limit: 5, fits: comfort }, 'comfort'],
  [
    { kind: 'hourly', hours: '3', passengers: '8' },
    { code: 'passengersTooMany', limit: 5, fits: comfort },
    'comfort',
  ],
  [{ ...experience, passengers: '5' }, { code: 'passengersTooMany', limit: 4, fits: day }, 'day'],
])('%j is refused and the car that fits is named and offered', (changes, passengers, car) => {
  expect(check(changes)).toEqual({ ok: false, errors: { passengers } })
  expect(findBiggerCar(someValues(changes), aCatalogue())).toMatchObject({ value: car })
})

test('more luggage than the car holds is refused and the car that fits is named', () => {
  const changes = { ...experience, luggages: '5' }
  expect(check(changes)).toEqual({
    ok: false,
    errors: { luggages: { code: 'luggagesTooMany', limit: 4, fits: day } },
  })
})

test.each([
  [{ passengers: '9' }, { passengers: { code: 'passengersTooMany', limit: 8 } }],
  [{ luggages: '9' }, { luggages: { code: 'luggagesTooMany', limit: 8 } }],
  [
    { passengers: '6', luggages: '9' },
    {
      passengers: { code: 'passengersTooMany', limit: 5, fits: comfort },
      luggages: { code: 'luggagesTooMany', limit: 8 },
    },
  ],
])('%j fits in no car, so none is offered', (changes, errors) => {
  expect(check(changes)).toEqual({ ok: false, errors })
  expect(findBiggerCar(someValues(changes), aCatalogue())).toBeNull()
})
