import type { LifeEvent } from '~/order/life/event-data'
import { STEPS } from '~/order/life/rides/steps'
import { happenedAt } from '~/order/life/standing-events'
import type { RideLeg } from '~/order/store/driver/ride-token.server'

/** What a driver presses, in turn; `no-show` ends a ride that nobody came to, `cash` notes that it was paid to the driver. */
export const DRIVER_ACTS = [...STEPS, 'done', 'no-show', 'cash'] as const
export type DriverAct = (typeof DRIVER_ACTS)[number]
type RideStep = (typeof STEPS)[number]

/** How far a ride is. Times are ISO instants. */
export type RideProgress = {
  /** The last step in the order of a ride, whatever the order in which the steps arrived; null before the first. */
  step: RideStep | null
  /** When each of the steps happened. */
  times: Partial<Record<DriverAct, string>>
  /** How it ended; null while it is ahead or under way. */
  end: 'done' | 'no-show' | 'cancelled' | null
}

/** The ride of an event; older events do not name it. */
export function legOf(data: object): RideLeg | null {
  if (!('leg' in data)) return null
  return data.leg === 2 ? 2 : 1
}

/** The number of the event that assigned the driver of a ride last; null if there is none. */
export function assignmentOf(events: readonly LifeEvent[], leg: RideLeg): number | null {
  const last = events.findLast(
    (event) => event.event === 'assign' && (legOf(event.data) ?? leg) === leg,
  )
  return last?.seq ?? null
}

/** How far a ride is since its driver was assigned. */
export function rideProgress(
  events: readonly LifeEvent[],
  { leg, assignment }: { leg: RideLeg; assignment: number },
): RideProgress {
  return events
    .filter(({ seq }) => seq > assignment)
    .reduce<RideProgress>((ride, event) => after(ride, event, leg), {
      step: null,
      times: {},
      end: null,
    })
}

function after(ride: RideProgress, event: LifeEvent, leg: RideLeg): RideProgress {
  const isOurs = (legOf(event.data) ?? leg) === leg
  if (event.event === 'cancel') return { ...ride, end: 'cancelled' }
  if (event.event === 'reopen') return { ...ride, end: null }
  if (event.event === 'paid' && event.actor === 'driver') {
    return { ...ride, times: { ...ride.times, cash: happenedAt(event) } }
  }
  if (!isOurs) return ride
  if (event.event === 'progress') {
    const { step } = event.data
    const times = { ...ride.times, [step]: ride.times[step] ?? happenedAt(event) }
    return { ...ride, step: later(ride.step, step), times }
  }
  if (event.event === 'finish')
    return { ...ride, end: 'done', times: { ...ride.times, done: happenedAt(event) } }
  return event.event === 'noShow' ? { ...ride, end: 'no-show' } : ride
}

function later(one: RideStep | null, other: RideStep): RideStep {
  return one !== null && STEPS.indexOf(one) > STEPS.indexOf(other) ? one : other
}
