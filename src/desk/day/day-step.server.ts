import { env } from 'cloudflare:workers'
import { serviceNames } from '~/carrier/service-slugs'
import { assignOnDay, type Asked } from '~/desk/day/assign.server'
import { type Lane, lanesOf } from '~/desk/day/lanes'
import type { AtDesk } from '~/desk/guard/at-desk'
import { seeOther } from '~/desk/guard/posts'
import { type Renewed, renewed } from '~/desk/guard/renewed.server'
import type { DeskShown } from '~/desk/guard/with-person.server'
import { boundsOf, dayAfter, dayOf } from '~/desk/rows/days'
import { judgeRides } from '~/desk/rows/ride-facts'
import { screenPath } from '~/i18n/screens'
import { listRides } from '~/order/store/desk/lists.server'
import { listCars } from '~/roster/car-store.server'
import { isOff, listDrivers } from '~/roster/driver-store.server'

type Choice = { id: string; words: string; isOff?: boolean }

type Day = {
  day: string
  before: string
  after: string
  lanes: Lane[]
  drivers: Choice[]
  cars: Choice[]
}
/** A day of the desk; `asked` is what an assignment asks once more, `refused` the order that was not assigned. */
export type DayView = Renewed<Day> & { asked: Asked | null; refused: string | null }

type Step = (desk: AtDesk) => Promise<DeskShown<DayView> | Response>

/** A day in lanes. What is no day leads to today. */
export function openDay(day: string): Step {
  return async ({ visit }) => {
    const read = await readDay(day)
    if (!read) return seeOther(screenPath('deskDay', visit.locale, dayOf(visit.now)))
    const shown = await renewed(visit, read)
    return shown instanceof Response
      ? shown
      : { status: shown.status, page: { ...shown.page, asked: null, refused: null } }
  }
}

/** Assigns a ride of the day, or moves it to another driver or car. */
export function submitDay(day: string): Step {
  return async (desk) => {
    const done = await assignOnDay(desk, day)
    const path = screenPath('deskDay', desk.visit.locale, day)
    if (done.is === 'assigned') return seeOther(path)
    const read = await readDay(day)
    if (!read) return seeOther(path)
    const page = { ...read, etag: '', asked: null, refused: null }
    return done.is === 'asked'
      ? { page: { ...page, asked: done.asked }, status: 200 }
      : { page: { ...page, refused: done.number }, status: done.is === 'wrong' ? 422 : 409 }
  }
}

async function readDay(day: string): Promise<Day | null> {
  const bounds = boundsOf(day)
  if (!bounds) return null
  const [rides, drivers, cars] = await Promise.all([
    listRides(env.DB, bounds),
    listDrivers(env.DB),
    listCars(env.DB),
  ])
  return {
    day,
    before: dayAfter(day, -1),
    after: dayAfter(day, 1),
    lanes: lanesOf(judgeRides(rides)),
    drivers: drivers.map((driver) => ({
      id: driver.id,
      words: driver.name,
      isOff: isOff(driver, day),
    })),
    cars: cars.map(({ id, name, plate, category }) => ({
      id,
      words: `${plate}, ${name}, ${serviceNames[category]}`,
    })),
  }
}
