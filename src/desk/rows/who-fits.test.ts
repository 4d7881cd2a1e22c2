import { expect, test } from 'vitest'
import { type Taken, whoFits } from '~/desk/rows/who-fits'
import { HOUR } from '~/lib/duration'
import type { Car } from '~/roster/car-store.server'
import type { Driver } from '~/roster/driver-store.server'

const DAY = '2026-11-25'
const NOON = Date.parse(`${DAY}T12:00:00+01:00`)

function driver(id: string, more: Partial<Driver> = {}): Driver {
  const phone = `+42060000000${id}`
  return {
    id,
    revision: 1,
    linksFrom: 0,
    name: `Řidič ${id}`,
    phone,
    email: '',
    languages: [],
    daysOff: [],
    ...more,
  }
}
function car(id: string, more: Partial<Car> = {}): Car {
  return {
    id,
    revision: 1,
    name: 'Octavia',
    plate: `${id}A`,
    category: 'business',
    seats: 4,
    daysOff: [],
    ...more,
  }
}
function ride(hour: number, more: Partial<Taken> = {}): Taken {
  const at = NOON + hour * HOUR
  const places = { from_place: 'Praha', to_place: 'Brno' }
  return {
    pickup_at: at,
    end_at: at + HOUR,
    ...places,
    driver_key: '',
    car_key: '',
    is_over: 0,
    ...more,
  }
}
const by = (id: string, plate = id) => ({ driver_key: `42060000000${id}`, car_key: `${plate}a` })

/** The pair that is proposed for a ride at noon. */
function proposed(
  others: Taken[],
  roster: { drivers: Driver[]; cars: Car[] },
  own: Partial<Taken> = {},
) {
  const wanting = {
    ride: ride(0, own),
    category: 'business',
    passengers: 4,
    language: 'en',
  }
  const { drivers, cars } = whoFits(wanting, others, roster)
  return `${drivers[0]?.id} ${cars[0]?.id}`
}

test('a free driver is proposed in the car that he has that day', () => {
  const roster = {
    drivers: ['1', '2', '3'].map((id) => driver(id)),
    cars: ['1', '2', '3'].map((id) => car(id)),
  }
  expect(proposed([], roster)).toBe('1 1')
  expect(proposed([ride(0, by('1'))], roster)).toBe('2 2')
  // One hour is too little for an unknown way, four are enough, and the same place needs none.
  expect(
    proposed([ride(-1.5, by('1')), ride(-5, by('2', '3')), ride(5, by('3', '2'))], roster),
  ).toBe('2 3')
  expect(
    proposed([ride(-1, { ...by('1'), to_place: 'Praha' })], { ...roster, drivers: [driver('1')] }),
  ).toBe('1 1')
  // Who has the ride stays.
  expect(proposed([], roster, by('3', '2'))).toBe('3 2')
})

test('whoever is off, speaks another language or has a smaller car comes later', () => {
  const off = driver('1', { daysOff: [{ from: DAY, to: DAY }] })
  const cars = [car('1', { category: 'basic' }), car('2', { seats: 3 }), car('3')]
  expect(proposed([], { drivers: [off, driver('2')], cars })).toBe('2 3')
  expect(proposed([], { drivers: [driver('1'), driver('2', { languages: ['en'] })], cars })).toBe(
    '2 3',
  )
  expect(proposed([], { drivers: [off], cars: cars.slice(0, 2) })).toMatch('1 ')
  expect(proposed([], { drivers: [], cars: [] })).toBe('undefined undefined')
})
