import { expect, test } from 'vitest'
import { someValues } from '../../../tests/support/builders.ts'
import { answerRide, withCheapest } from '~/order/price/ride-answer'
import type { OrderValues } from '~/order/model/typed-order'
import { serviceSlugs, categoryOf } from '~/carrier/service-slugs'
import { readWay } from '~/places/ways'

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

test('a carrier without usual prices has no price for a way that is not fixed, there or both ways', () => {
  const values = someValues({ ...BRNO, returnDate: '2026-12-05' })
  const name = { cs: 'Kolín', en: 'Kolín' }
  const way = { from: name, to: name, distanceKm: 60, durationMin: 60, vatRateBp: 2100 }
  const known = { state: 'known', way: { ...way, fixed: null, usual: null } } as const
  const nothing = { state: 'known', isFixed: false, prices: null }
  expect(answerRide(values, known)).toMatchObject({ ...nothing, covered: 'both' })
  const there = { ...values, returnDate: '' }
  expect(answerRide(there, known)).toMatchObject({ ...nothing, covered: 'there' })
})

test('a parcel has a usual price where a person has a fixed one', () => {
  expect(answer({ kind: 'parcel' })).toMatchObject({ state: 'known', isFixed: false })
})

test('a question about a place carries the prices of its answer, in the cars that fit', () => {
  const asked = { pickup: 'letiště Praha', dropoff: 'Hotel Josef' }
  const yes = { ...asked, dropoffPlace: 'prague|Hotel Josef' }
  for (const passengers of ['2', `${categoryOf('business').maxPassengers + 1}`]) {
    const said = answer({ ...asked, passengers })
    const known = answer({ ...yes, passengers })
    if (said.state !== 'asks' || known.state !== 'known') throw new Error(said.state)
    const sums = serviceSlugs
      .filter((slug) => categoryOf(slug).maxPassengers >= Number(passengers))
      .map((slug) => known.prices?.[slug]?.from ?? 0)
    const [from, to] = [Math.min(...sums), Math.max(...sums)]
    expect(said.prices).toEqual([{ from, to, isFixed: true, covered: 'there' }])
  }
  const both = answer({ ...asked, date: '2026-12-04', returnDate: '2026-12-05' })
  expect(both).toMatchObject({ prices: [{ covered: 'both' }] })
  expect(answer({ pickup: 'Hotel Josef', dropoff: 'doma' })).toMatchObject({ prices: [null] })
  expect(answer({ ...asked, passengers: '99' })).toMatchObject({ prices: [null] })
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
  expect(withCheapest(values, readWay(values, [])).service).toBe(chosen)
})
