import type { LifeEvent } from '~/order/life/event-data'
import { type Leg, STEPS, type Step } from '~/order/life/rides/steps'
import type { Life, Ride } from '~/order/life/life'
import { happenedAt } from '~/order/life/standing-events'

// The rides of an order, one or two, each with its own driver, steps and end.

/** The rides of an order as placed; `rideAt` differs from the pickup where there is a way back. */
export function ridesOf({ pickupAt, rideAt }: Pick<Life, 'pickupAt' | 'rideAt'>): Ride[] {
  const there = ahead(1, pickupAt)
  return rideAt === pickupAt ? [there] : [there, ahead(2, rideAt)]
}

function ahead(leg: Leg, pickupAt: string): Ride {
  return { leg, pickupAt, driver: null, step: null, arrivedAt: null, over: null }
}

/** True while a ride is ahead or under way. */
export function isAnyLeft(rides: readonly Ride[]): boolean {
  return rides.some(({ over }) => over === null)
}

/** The ride that is next or under way; the last one once all are over. */
function nextRide(rides: readonly Ride[]): Ride | undefined {
  return rides.find(({ over }) => over === null) ?? rides.at(-1)
}

/** The ride that an act means; without a leg the next one, null if there is none such. */
export function rideOf({ rides }: Pick<Life, 'rides'>, leg: Leg | null | undefined): Ride | null {
  const ride = leg ? rides.find((one) => one.leg === leg) : nextRide(rides)
  return ride ?? null
}

/** The rides, with what is known of the next one at hand. */
export function toRide(
  rides: readonly Ride[],
): Pick<Life, 'rides' | 'ride' | 'driver' | 'step' | 'arrivedAt'> {
  const next = nextRide(rides)
  const { leg = 1, driver = null, step = null, arrivedAt = null } = next ?? {}
  return { rides, ride: leg, driver, step, arrivedAt }
}

/** The same, only if they changed. */
export function withRide(life: Life, rides: readonly Ride[]): Partial<Life> {
  return rides === life.rides ? {} : toRide(rides)
}

/** The rides after an event; the same list where it is not about a ride. */
export function ridesAfter({ rides }: Pick<Life, 'rides'>, event: LifeEvent): readonly Ride[] {
  switch (event.event) {
    case 'assign': {
      const { leg, ...driver } = event.data
      // Another driver has not set off yet.
      return changed(rides, leg, { driver, step: null, arrivedAt: null })
    }
    case 'progress': {
      const { step, leg } = event.data
      const arrived = step === 'arrived' ? happenedAt(event) : null
      return rides.map((ride) =>
        isMeant(ride, leg)
          ? { ...ride, step: laterStep(ride.step, step), arrivedAt: ride.arrivedAt ?? arrived }
          : ride,
      )
    }
    case 'finish':
      return changed(rides, event.data.leg, { over: 'done' })
    case 'noShow': {
      const { leg, isBackCancelled = false } = event.data
      const missed = changed(rides, leg, { over: 'noShow' })
      return isBackCancelled
        ? missed.map((ride) => ({ ...ride, over: ride.over ?? ('cancelled' as const) }))
        : missed
    }
    case 'received':
    case 'confirm':
    case 'offer':
    case 'accept':
    case 'decline':
    case 'reject':
    case 'expire':
    case 'cancel':
    case 'correctEmail':
    case 'requestCancel':
    case 'requestChange':
    case 'answerChange':
    case 'acceptChange':
    case 'declineChange':
    case 'surcharge':
    case 'price':
    case 'reopen':
    case 'paid':
    case 'refunded':
    case 'waive':
    case 'correct':
    case 'note':
    case 'undo':
      return rides
  }
}

/** A step that waited for signal may arrive after a later one. */
function laterStep(before: Ride['step'], step: Step): Step {
  return before !== null && STEPS.indexOf(step) < STEPS.indexOf(before) ? before : step
}

function changed(
  rides: readonly Ride[],
  leg: Leg | undefined,
  change: Partial<Ride>,
): readonly Ride[] {
  return rides.map((ride) => (isMeant(ride, leg) ? { ...ride, ...change } : ride))
}

/** An older event does not name its ride: it means every one that is not over. */
function isMeant(ride: Ride, leg: Leg | undefined): boolean {
  return leg === undefined ? ride.over === null : ride.leg === leg
}
