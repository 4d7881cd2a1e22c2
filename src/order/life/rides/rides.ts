import { type Leg, STEPS, type Step } from '~/order/life/rides/steps'
import type { Driver } from '~/order/life/event-data'
import type { Life, Ride } from '~/order/life/life'

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
  return (
    rides.find(({ over }) => over === null) ??
    rides.findLast(({ over }) => over !== 'cancelled') ??
    rides.at(-1)
  )
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

/** Who drives the rides that are left; `leg` is null where one person drives all of them. */
export function driversOf({ rides }: Pick<Life, 'rides'>): { leg: Leg | null; driver: Driver }[] {
  const named = rides.flatMap(({ leg, driver, over }) =>
    driver && over === null ? [{ leg, driver }] : [],
  )
  const [first, second] = named
  const isOne =
    first &&
    second &&
    first.driver.phone === second.driver.phone &&
    first.driver.plate === second.driver.plate
  if (isOne || (first && !second && rides.length === 1))
    return [{ leg: null, driver: first.driver }]
  return named
}

/** The same, only if they changed. */
export function withRide(life: Life, rides: readonly Ride[]): Partial<Life> {
  return rides === life.rides ? {} : toRide(rides)
}

/** A step that waited for signal may arrive after a later one. */
export function laterStep(before: Ride['step'], step: Step): Step {
  return before !== null && STEPS.indexOf(step) < STEPS.indexOf(before) ? before : step
}

/** The rides with a change of the one that is meant. */
export function changed(
  rides: readonly Ride[],
  leg: Leg | undefined,
  change: Partial<Ride>,
): readonly Ride[] {
  return withMeant(rides, leg, () => change)
}

/** The same, where the change depends on the ride. Without a leg every ride that is not over is meant. */
export function withMeant(
  rides: readonly Ride[],
  leg: Leg | undefined,
  change: (ride: Ride) => Partial<Ride>,
): readonly Ride[] {
  const isMeant = (ride: Ride) => (leg === undefined ? ride.over === null : ride.leg === leg)
  return rides.map((ride) => (isMeant(ride) ? { ...ride, ...change(ride) } : ride))
}
