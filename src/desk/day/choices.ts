import { rideKey } from '~/desk/day/lanes'
import { carOptions, driverOptions, type FittingOption } from '~/desk/rows/fitting-options'
import { type Taken, whoFits } from '~/desk/rows/who-fits'
import type { RideInList } from '~/order/store/desk/lists.server'
import type { Fleet } from '~/roster/fleet.server'

/** Drivers, and cars, that a row of the day offers; the page of the order offers all. */
const MOST_OFFERED = 12

/** Who may drive a ride and in what, those who fit first; `hasMore` where the fleet has more than the row offers. */
export type Choices = { drivers: FittingOption[]; cars: FittingOption[]; hasMore: boolean }

/**
 * The choices for the rides of a day that may be assigned, by number and leg; `later` are rides of the next day that they may
 * meet.
 */
export function choicesOf(
  rides: readonly RideInList[],
  later: readonly RideInList[],
  fleet: Fleet,
): Record<string, Choices> {
  const all = [...rides, ...later].map(timed)
  return Object.fromEntries(
    rides.flatMap((ride, nth) => {
      const own = all[nth]
      if (!own || !isAssignable(ride)) return []
      const { category, passengers, language } = ride
      const wanting = { ride: own, category, passengers: passengers ?? 0, language }
      const fitting = whoFits(
        wanting,
        all.filter((other) => other !== own),
        fleet,
      )
      const choices = {
        drivers: driverOptions(fitting.drivers.slice(0, MOST_OFFERED)),
        cars: carOptions(fitting.cars.slice(0, MOST_OFFERED)),
        hasMore: Math.max(fitting.drivers.length, fitting.cars.length) > MOST_OFFERED,
      }
      return [[rideKey(ride), choices]]
    }),
  )
}

/** True for an agreed ride that has not begun. */
function isAssignable({ state, is_over: isOver }: RideInList): boolean {
  return isOver === 0 && (state === 'confirmed' || state === 'assigned')
}

function timed(ride: RideInList): Taken {
  return { ...ride, pickup_at: ride.ride_pickup_at }
}
