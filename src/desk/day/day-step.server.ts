import { env } from 'cloudflare:workers'
import { assignOnDay, type Asked } from '~/desk/day/assign.server'
import { type Choices, choicesOf } from '~/desk/day/choices'
import { type Lane, lanesOf } from '~/desk/day/lanes'
import type { AtDesk } from '~/desk/guard/at-desk'
import { seeOther } from '~/desk/guard/posts'
import { type Renewed, renewed } from '~/desk/guard/renewed.server'
import type { DeskShown } from '~/desk/guard/let-in.server'
import { boundsOf, dayAfter, dayOf } from '~/desk/rows/days'
import { type DoneAct, readDone, withDone } from '~/desk/rows/done.server'
import { judgeRides } from '~/desk/rows/ride-facts'
import { screenPath } from '~/i18n/screens'
import { listRides, type RideInList } from '~/order/store/desk/lists.server'
import { readFleet } from '~/roster/fleet.server'

type Day = {
  day: string
  before: string
  after: string
  lanes: Lane[]
  /** The day has more rides than the page shows. */
  hasMore: boolean
  /** By number and leg, for the rides that may be assigned. */
  choices: Record<string, Choices>
  hasDrivers: boolean
  hasCars: boolean
}
/** A day of the desk; `asked` is what an assignment asks once more, `refused` the order that was not assigned. */
export type DayView = Renewed<Day> & {
  asked: Asked | null
  refused: string | null
  done: DoneAct | null
}

type Step = (desk: AtDesk) => Promise<DeskShown<DayView> | Response>

/** A day in lanes. What is no day leads to today. */
export function openDay(day: string): Step {
  return async ({ visit }) => {
    const read = await readDay(day)
    if (!read) return seeOther(screenPath('deskDay', visit.locale, dayOf(visit.now)))
    const shown = await renewed(visit, read)
    return shown instanceof Response
      ? shown
      : {
          status: shown.status,
          page: { ...shown.page, asked: null, refused: null, done: await readDone(visit) },
        }
  }
}

/** Assigns a ride of the day, or moves it to another driver or car. */
export function submitDay(day: string): Step {
  return async (desk) => {
    const done = await assignOnDay(desk, day)
    const path = screenPath('deskDay', desk.visit.locale, day)
    if (done.is === 'assigned') return seeOther(withDone(path, done.number))
    const read = await readDay(day)
    if (!read) return seeOther(path)
    const page = { ...read, etag: '', asked: null, refused: null, done: null }
    return done.is === 'asked'
      ? { page: { ...page, asked: done.asked }, status: 200 }
      : { page: { ...page, refused: done.number }, status: done.is === 'wrong' ? 422 : 409 }
  }
}

async function readDay(day: string): Promise<Day | null> {
  const bounds = boundsOf(day)
  if (!bounds) return null
  const [{ rides, hasMore }, { drivers, cars }] = await Promise.all([
    listRides(env.DB, bounds),
    readFleet(env.DB),
  ])
  const later = await ridesAfter(rides, bounds)
  return {
    day,
    before: dayAfter(day, -1),
    after: dayAfter(day, 1),
    lanes: lanesOf(judgeRides([...rides, ...later]).slice(0, rides.length)),
    hasMore,
    choices: choicesOf(rides, later, { drivers, cars }),
    hasDrivers: drivers.length > 0,
    hasCars: cars.length > 0,
  }
}

/** Rides of the next day that begin before the last one of a day is over: whoever drives that one is not free for them. */
async function ridesAfter(
  rides: readonly RideInList[],
  { to }: { to: number },
): Promise<RideInList[]> {
  const until = Math.max(to, ...rides.map((ride) => ride.end_at))
  if (until === to) return []
  const found = await listRides(env.DB, { from: to, to: until })
  return found.rides.filter((ride) => ride.ride_pickup_at >= to)
}
