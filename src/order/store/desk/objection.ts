import * as v from 'valibot'
import type { RideRow } from '~/order/store/desk/ride-rows'
import { DAY, MINUTE } from '~/lib/duration'
import { toLocalTime } from '~/lib/local-time'
import { OBJECTIONS } from '~/order/life/rides/objection-names'
import { LEGS } from '~/order/life/rides/steps'

/** What speaks against a ride with its driver and its car. Times are ms. */
export const objectionSchema = v.object({
  why: v.picklist(OBJECTIONS),
  leg: v.picklist(LEGS),
  of: v.picklist(['driver', 'car']),
  /** The driver, or the car with its plate. */
  name: v.string(),
  /** The ride that it meets, and how many minutes are missing between them. */
  meets: v.nullable(
    v.object({
      number: v.string(),
      from: v.number(),
      until: v.number(),
      missingMin: v.number(),
    }),
  ),
})
export type Objection = v.InferOutput<typeof objectionSchema>

/** The parts of a ride that decide whether it meets another. */
export type Timed = Pick<RideRow, 'pickup_at' | 'end_at' | 'from_place' | 'to_place'>

/** The days of a ride, `YYYY-MM-DD`: one across midnight has two, one of more than a day each that it touches. */
export function daysOf({ pickup_at: from, end_at: to }: Pick<Timed, 'pickup_at' | 'end_at'>) {
  const times = Array.from({ length: Math.ceil((to - from) / DAY) }, (_, nth) => from + nth * DAY)
  return [...new Set([...times, to].map((time) => toLocalTime(new Date(time)).slice(0, 10)))]
}

/** Two rides, the earlier first, between which the car drives empty. */
export type Between = { from: string; to: string; freeMs: number }

/**
 * What lies between two rides: from where to where the car drives empty, and the time for it (ms; below zero where the
 * rides themselves overlap).
 */
export function between(one: Timed, other: Timed): Between {
  const [first, second] = one.pickup_at <= other.pickup_at ? [one, other] : [other, one]
  return { from: first.to_place, to: second.from_place, freeMs: second.pickup_at - first.end_at }
}

/** A way that nobody knows takes so long, ms. */
const UNKNOWN_WAY = 30 * MINUTE

/**
 * Minutes that are missing between two rides of one driver or car; null where there is time enough. `wayMin` is the way
 * between them; null if it is not known.
 */
export function missingMinutes({ freeMs }: Between, wayMin: number | null): number | null {
  const missing = (wayMin === null ? UNKNOWN_WAY : wayMin * MINUTE) - freeMs
  return missing > 0 ? Math.ceil(missing / MINUTE) : null
}
