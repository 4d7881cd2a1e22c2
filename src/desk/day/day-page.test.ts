import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test, vi } from 'vitest'
import { choicesOf } from '~/desk/day/choices'
import { DayPage } from '~/desk/day/day-page'
import { lanesOf } from '~/desk/day/lanes'
import { judgeRides } from '~/desk/rows/ride-facts'
import { runInLocale } from '~/i18n/run-in-locale.server'
import { HOUR, MINUTE } from '~/lib/duration'
import type { RideInList } from '~/order/store/desk/lists.server'

vi.mock('virtual:desk-script', () => ({ default: '/desk.js' }))

const DAY = '2026-12-03'
const MIDNIGHT = Date.parse(`${DAY}T00:00:00+01:00`)
const FLEET = 40
const RIDES = 200

const drivers = Array.from({ length: FLEET }, (_, nth) => ({
  id: `d${nth}`,
  name: `Řidič ${nth}`,
  phone: `+4206000000${String(nth).padStart(2, '0')}`,
  email: '',
  languages: ['cs'],
  daysOff: [],
  revision: 1,
  linksFrom: 0,
}))
const cars = Array.from({ length: FLEET }, (_, nth) => ({
  id: `c${nth}`,
  name: 'Octavia',
  plate: `${nth}AB 1111`,
  category: 'business' as const,
  seats: 3,
  daysOff: [],
  revision: 1,
}))

/** The longest day that the desk shows: most rides have a driver, some wait for one. */
const rides = Array.from({ length: RIDES }, (_, nth): RideInList => {
  const hasDriver = nth % 5 !== 0
  const pickup = MIDNIGHT + nth * 7 * MINUTE
  return {
    number: String(2_600_000_000 + nth),
    order_key: `key ${nth}`,
    seq: 3,
    state: hasDriver ? 'assigned' : 'confirmed',
    needs: null,
    needs_by: null,
    due: 0,
    due_by: null,
    total: 790_000,
    currency: 'CZK',
    payment_method: 'card',
    pickup_at: pickup,
    name: 'Jana Ukázková',
    phone: '+420777123456',
    pickup: 'Praha',
    dropoff: 'Brno',
    passengers: 2,
    language: null,
    flight: null,
    ride_pickup_at: pickup,
    leg: 1,
    end_at: pickup + 2 * HOUR,
    from_place: 'Praha',
    to_place: 'Brno',
    category: 'business',
    driver: hasDriver ? `Řidič ${nth % FLEET}` : '',
    car: hasDriver ? 'Octavia' : '',
    plate: hasDriver ? `${nth % FLEET}AB 1111` : '',
    driver_key: hasDriver ? `4206000000${String(nth % FLEET).padStart(2, '0')}` : '',
    car_key: hasDriver ? `${nth % FLEET}ab1111` : '',
    is_over: 0,
  }
})

/** The page of the day as the Worker makes it from its rows. */
function made(): string {
  const page = {
    day: DAY,
    before: '2026-12-02',
    after: '2026-12-04',
    lanes: lanesOf(judgeRides(rides)),
    hasMore: false,
    choices: choicesOf(rides, [], { drivers, cars }),
    hasDrivers: true,
    hasCars: true,
    etag: '',
    asked: null,
    refused: null,
    done: null,
  }
  return runInLocale('cs', () => renderToStaticMarkup(createElement(DayPage, { page })))
}

test('a day of 200 rides is made within its time', () => {
  expect(made().match(/<li data-row/g)).toHaveLength(RIDES)
  const times = Array.from({ length: 9 }, () => {
    const before = process.cpuUsage()
    made()
    const { user, system } = process.cpuUsage(before)
    return (user + system) / 1_000
  })
  // 40 ms in the Worker. React's development build, which tests load, takes twice as long, and a busy machine adds to it.
  expect(Math.min(...times)).toBeLessThan(120)
})
