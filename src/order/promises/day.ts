import type { Life } from '~/order/life/life'
import { isEnded, isWaiting } from '~/order/life/states'
import type { PlacedOrder } from '~/order/model/order'
import { meetingPlaceOf } from '~/places/words/meeting-place'
import { MINUTE } from '~/lib/duration'

/** The day of a flight: its pickup, and the earliest arrival, ms. */
export type DayHours = { flight: string; pickupAt: string; place: string; arrival: number }

/**
 * The known hours of an agreed pickup at an airport; null without a flight, a destination or a duration, and once the
 * passenger is aboard. Nobody knows when a plane lands, so the arrival is the earliest possible one.
 */
export function dayHours({ placed, life }: { placed: PlacedOrder; life: Life }): DayHours | null {
  const { trip, durationMin } = placed.order
  const { pickup, dropoff, flightNumber: flight } = trip
  if (isWaiting(life.state) || isEnded(life.state) || life.step === 'aboard') return null
  if (!flight || !dropoff || durationMin === null || meetingPlaceOf(pickup) !== 'airport')
    return null
  const { pickupAt } = life
  const arrival = Date.parse(pickupAt) + durationMin * MINUTE
  return { flight, pickupAt, place: dropoff, arrival }
}
