import { expect, test } from 'vitest'
import type { NamedTown } from '~/places/gazetteer'
import { namesToLookUp, readWay, type TypedWay } from '~/places/ways'

function town(place: number, name: string, more: Partial<NamedTown> = {}): NamedTown {
  const found = name.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()
  const base = { country: 'CZ', district: '', population: 1_000, lat: 50, lon: 15 }
  return { ...base, place, name: { cs: name, en: name }, found, ...more }
}

const towns = [
  town(1, 'Praha', { population: 1_300_000, lat: 50.088, lon: 14.42 }),
  town(2, 'Kolín', { population: 30_000, lat: 50.028, lon: 15.2 }),
  town(3, 'Nová Ves', { district: 'Kolín', population: 1_200, lat: 50.05, lon: 15.14 }),
  town(4, 'Nová Ves', { district: 'Mělník', population: 1_300, lat: 50.31, lon: 14.3 }),
  town(5, 'Letiště Praha', { population: 1, lat: 50.1, lon: 14.26 }),
]

function way(typed: Partial<TypedWay>) {
  return { pickup: '', pickupPlace: '', dropoff: '', dropoffPlace: '', ...typed }
}

test('a way between two fixed places has its fixed price and asks the gazetteer nothing', () => {
  const typed = way({ pickup: 'Prague Airport T2', dropoff: 'Hotel Josef, Praha' })
  expect(namesToLookUp(typed)).toEqual([])
  expect(readWay(typed, [])).toMatchObject({
    state: 'known',
    way: { distanceKm: 20, fixed: { basic: 89_000 } },
  })
})

test('a way to a town of the gazetteer has a usual price, the same in both directions', () => {
  const there = way({ pickup: 'Praha', dropoff: 'Kolín' })
  expect(namesToLookUp(there)).toEqual(['Praha', 'Kolín'])
  const read = readWay(there, towns)
  expect(read).toMatchObject({ state: 'known', way: { fixed: null, from: { cs: 'Praha' } } })
  const back = readWay(way({ pickup: 'Kolín', dropoff: 'Praha' }), towns)
  if (read.state !== 'known' || back.state !== 'known') throw new Error('not known')
  expect(back.way.usual).toEqual(read.way.usual)
  expect(read.way.distanceKm).toBeGreaterThan(50)
})

test('an airport without a fixed price to that town is measured from where it lies', () => {
  const typed = way({ pickup: 'letiště Praha', dropoff: 'Kolín' })
  expect(namesToLookUp(typed)).toEqual(['Letiště Praha', 'Kolín'])
  expect(readWay(typed, towns)).toMatchObject({ state: 'known', way: { fixed: null } })
})

test('a ride within one town has a usual price', () => {
  const typed = way({ pickup: 'Křižíkova 5, Praha', dropoff: 'Budějovická 2, Praha' })
  expect(readWay(typed, towns)).toMatchObject({ state: 'known', way: { distanceKm: 10 } })
})

test('towns of one name are asked about with their district, and the answer counts for its text alone', () => {
  const typed = way({ pickup: 'Nová Ves', dropoff: 'Praha' })
  const asked = readWay(typed, towns)
  expect(asked).toMatchObject({
    state: 'asks',
    question: {
      field: 'pickup',
      choices: [
        { id: 'town-4', district: 'Mělník' },
        { id: 'town-3', district: 'Kolín' },
      ],
    },
  })
  const answered = { ...typed, pickupPlace: 'town-3|Nová Ves' }
  expect(readWay(answered, towns)).toMatchObject({ state: 'known', way: { fixed: null } })
  expect(readWay({ ...answered, pickup: 'Nová Ves 12' }, towns)).toMatchObject({ state: 'asks' })
  const elsewhere = { ...typed, pickupPlace: 'elsewhere|Nová Ves' }
  expect(readWay(elsewhere, towns)).toMatchObject({ state: 'unknown', ends: ['pickup'] })
})

test('an unclear place is asked about before the other end is known, pickup first', () => {
  const typed = way({ pickup: 'Hotel Josef', dropoff: 'Terminál 2' })
  expect(namesToLookUp(typed)).toEqual([])
  expect(readWay(typed, towns)).toMatchObject({ state: 'asks', question: { field: 'pickup' } })
  const yes = { ...typed, pickupPlace: 'prague|Hotel Josef' }
  expect(readWay(yes, towns)).toMatchObject({ state: 'asks', question: { field: 'dropoff' } })
  const both = { ...yes, dropoffPlace: 'prague-airport|Terminál 2' }
  expect(readWay(both, towns)).toMatchObject({ state: 'known', way: { distanceKm: 20 } })
})

test('a question carries the way of each choice, that of its answer', () => {
  const fixed = way({ pickup: 'Hotel Josef', dropoff: 'letiště Praha' })
  expect(namesToLookUp(fixed)).toEqual([])
  expect(readWay(fixed, towns)).toMatchObject({ ways: [{ distanceKm: 20 }] })
  const usual = way({ pickup: 'Hotel Josef', dropoff: 'Kolín' })
  expect(namesToLookUp(usual)).toEqual(['Praha', 'Kolín'])
  for (const typed of [usual, way({ pickup: 'Praha', dropoff: 'Nová Ves' })]) {
    const asked = readWay(typed, towns)
    if (asked.state !== 'asks') throw new Error(asked.state)
    const { field, choices } = asked.question
    const answers = choices.map(({ id }) =>
      readWay({ ...typed, [`${field}Place`]: `${id}|${typed[field]}` }, towns),
    )
    expect(answers).toMatchObject(asked.ways.map((one) => ({ state: 'known', way: one })))
  }
  const second = way({ pickup: 'Hotel Josef', dropoff: 'Hotel Paříž' })
  expect(namesToLookUp(second)).toEqual([])
  expect(readWay(second, towns)).toMatchObject({ state: 'asks', ways: [null] })
})

test.each([
  ['', '', 'empty'],
  ['Praha', '', 'empty'],
  ['doma', 'Praha', 'unknown'],
  ['Prague, Oklahoma', 'Karlovy Vary', 'unknown'],
])('„%s“ to „%s“ is %s', (pickup, dropoff, state) => {
  expect(readWay(way({ pickup, dropoff }), towns).state).toBe(state)
})
