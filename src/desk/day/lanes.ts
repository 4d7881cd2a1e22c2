import type { ShownRide } from '~/desk/rows/ride-facts'
import { MINUTE } from '~/lib/duration'

/** A ride in its lane; `gap` is the time since the ride before it, minutes, below zero where they overlap. */
export type LaneRide = ShownRide & { gap: number | null }
/** The rides of one car on a day; of no car where `plate` is empty. */
export type Lane = { car: string; plate: string; rides: LaneRide[] }

/** The rides of a day by their cars, in the sequence of the plates; those without a driver come first. */
export function lanesOf(rides: readonly ShownRide[]): Lane[] {
  const sequence = [...new Set(rides.map((ride) => ride.car_key))].toSorted()
  return sequence.flatMap((key) => {
    const own = rides.filter((ride) => ride.car_key === key)
    const last = own.at(-1)
    return last ? [{ car: last.car, plate: last.plate, rides: own.map(withGap) }] : []
  })
}

function withGap(ride: ShownRide, index: number, all: readonly ShownRide[]): LaneRide {
  const before = ride.car_key === '' ? undefined : all[index - 1]
  const gap = before ? Math.round((ride.ride_pickup_at - before.end_at) / MINUTE) : null
  return { ...ride, gap }
}

/** Names a ride of the day, as its row and its choices do. */
export function rideKey({ number, leg }: Pick<ShownRide, 'number' | 'leg'>): string {
  return `${number} ${leg}`
}
