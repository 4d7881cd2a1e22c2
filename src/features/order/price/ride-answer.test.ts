import { expect, test } from 'vitest'
import { someValues } from '../../../../tests/support/builders.ts'
import { withCheapest } from '~/features/order/price/cheapest'
import { answerRide } from '~/features/order/price/ride-answer'
import type { OrderValues } from '~/features/order/typed/typed-order'
import { readWay } from '~/tariff/ways'

const BRNO = { kind: 'ride', pickup: 'Praha', dropoff: 'Brno', stops: '', returnDate: '' }

function answer(changes: Partial<OrderValues>) {
  const values = someValues({ ...BRNO, ...changes })
  return answerRide(values, readWay(values, []))
}

test('a fixed route answers with the price of every category', () => {
  expect(answer({})).toMatchObject({
    state: 'known',
    isFixed: true,
    covered: 'there',
    prices: { business: { from: 790_000, to: 790_000 }, basic: { from: 590_000 } },
  })
})

test('a return changes the sums, one after more days than the discount holds does not', () => {
  const date = '2026-12-04'
  expect(answer({ date, returnDate: '2026-12-05' })).toMatchObject({
    covered: 'both',
    prices: { business: { from: 1_501_000 } },
  })
  expect(answer({ date, returnDate: '2027-02-05' })).toMatchObject({
    covered: 'there',
    prices: { business: { from: 790_000 } },
  })
})

test('a stop keeps the price without it', () => {
  expect(answer({ stops: 'Jihlava' })).toMatchObject({
    covered: 'withoutStops',
    isFixed: true,
    prices: { business: { from: 790_000 } },
  })
})

test('a parcel has a usual price where a person has a fixed one', () => {
  expect(answer({ kind: 'parcel' })).toMatchObject({ state: 'known', isFixed: false })
})

test.each([
  ['Praha', false],
  ['', true],
  ['PRG T2', true],
  ['letiště', true],
])('a flight may be met at „%s“: %s', (pickup, isAirport) => {
  expect(answer({ pickup }).isAirport).toBe(isAirport)
})

test.each([
  ['', '2', 'basic'],
  ['comfort', '2', 'comfort'],
  ['business', '6', 'basic'],
])('chosen „%s“ for %s people becomes %s', (service, passengers, chosen) => {
  const values = someValues({ ...BRNO, service, passengers })
  expect(withCheapest(values, answer({ service, passengers })).service).toBe(chosen)
})
