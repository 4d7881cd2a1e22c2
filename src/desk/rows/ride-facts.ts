import { PAYMENT_METHODS } from '~/carrier/payment-methods'
import { STATES } from '~/order/life/states'
import type { OrderInList, RideInList } from '~/order/store/desk/lists.server'

/** A ride in a list of the desk, with what is wrong with it. */
export type ShownRide = RideInList & {
  /** It is agreed and ahead. */
  hasNoDriver: boolean
  /** Its driver or its car has another ride at that time. */
  isOverlapping: boolean
  isUnpaid: boolean
}

/** Judges the rides of a day, in their sequence. */
export function judgeRides(rides: readonly RideInList[]): ShownRide[] {
  return rides.map((ride) => ({
    ...ride,
    hasNoDriver:
      ride.driver_key === '' && ride.is_over === 0 && STATES[ride.state].phase === 'agreed',
    isOverlapping: rides.some((other) => other !== ride && isMeeting(ride, other)),
    isUnpaid: isUnpaid(ride),
  }))
}

function isMeeting(one: RideInList, other: RideInList): boolean {
  const isSame =
    (one.driver_key !== '' && one.driver_key === other.driver_key) ||
    (one.car_key !== '' && one.car_key === other.car_key)
  const isAhead = one.is_over === 0 && other.is_over === 0
  return isSame && isAhead && one.ride_pickup_at < other.end_at && other.ride_pickup_at < one.end_at
}

/** True while money is due that the driver does not collect. */
export function isUnpaid({ due, payment_method: method }: OrderInList): boolean {
  return due > 0 && !isToDriver(method)
}

function isToDriver(method: string | null): boolean {
  return Object.entries(PAYMENT_METHODS).some(
    ([name, { paidBy }]) => name === method && paidBy === 'driver',
  )
}
