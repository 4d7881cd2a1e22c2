import { appConfig } from '~config'
import { isServiceSlug, categoryOf } from '~/carrier/service-slugs'
import { MINUTE } from '~/lib/duration'
import type { LifeEvent } from '~/order/life/event-data'
import type { Leg } from '~/order/life/rides/steps'
import type { Life } from '~/order/life/life'
import { freeWaiting } from '~/order/acts/ride'
import { assignmentOf, rideProgress } from '~/order/store/driver/ride-progress'

/**
 * The waiting of a driver at a pickup, by recorded times alone. `to` is null while it goes on; `extraMin` is what the price
 * does not include, and `amount` the surcharge for it in haléře: begun steps at the hourly rate (terms, waiting).
 */
export type Waiting = {
  leg: Leg
  from: string
  freeUntil: string
  to: string | null
  extraMin: number
  amount: number
}

/** The waiting of the ride that is under way, or of the last one that was; null where no arrival is recorded. */
export function waitingOf(
  life: Life,
  events: readonly LifeEvent[],
  service: string,
  now: Date,
): Waiting | null {
  const arrived = life.rides.findLast(
    ({ arrivedAt, over }) => arrivedAt !== null && over !== 'noShow',
  )
  if (!arrived?.arrivedAt) return null
  const { leg, arrivedAt, over } = arrived
  const assignment = assignmentOf(events, leg) ?? 0
  const { times } = rideProgress(events, { leg, assignment })
  const to = times.aboard ?? null
  // A ride that ended without the word that its passenger is aboard does not tell how long he waited.
  if (to === null && over !== null) return null
  const { until } = freeWaiting(life, leg)
  const late = (to === null ? now.getTime() : Date.parse(to)) - Date.parse(until)
  const extraMin = Math.max(0, Math.floor(late / MINUTE))
  return {
    leg,
    from: arrivedAt,
    freeUntil: until,
    to,
    extraMin,
    amount: amountOf(extraMin, service),
  }
}

function amountOf(extraMin: number, service: string): number {
  if (!isServiceSlug(service)) return 0
  const { waitingStepMin } = appConfig.ordering
  const steps = Math.ceil(extraMin / waitingStepMin)
  return Math.round((categoryOf(service).hourlyRate * steps * waitingStepMin) / 60)
}
