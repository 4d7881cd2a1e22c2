import * as v from 'valibot'
import type { Life } from '~/order/life/life'
import type { PlacedOrder } from '~/order/model/order'
import { LEGS } from '~/order/life/rides/steps'
import { STATES } from '~/order/life/states'
import { squeezed } from '~/order/store/desk/order-keys'
import { HOUR, MINUTE } from '~/lib/duration'

/** The columns of the table `rides` beside the key of its order; times in ms. */
export const RIDE_COLUMNS = {
  leg: v.picklist(LEGS),
  pickup_at: v.number(),
  end_at: v.number(),
  from_place: v.string(),
  to_place: v.string(),
  category: v.string(),
  driver: v.string(),
  car: v.string(),
  plate: v.string(),
  driver_key: v.string(),
  car_key: v.string(),
  is_over: v.number(),
}
const rideRowSchema = v.object(RIDE_COLUMNS)

/** A ride as the table `rides` has it. */
export type RideRow = v.InferOutput<typeof rideRowSchema>

/** SQL for who drives the outer row of `orders`, the way there first; NULL if nobody does. */
export const DRIVERS_OF_ORDER = `(SELECT group_concat(driver, ' / ') FROM (SELECT driver FROM rides
    WHERE rides.order_key = orders.order_key AND driver <> '' GROUP BY driver ORDER BY MIN(leg)))`

/** The length of a ride that nobody knows: a request without a way. */
const UNKNOWN = HOUR

/** The rides of an order as it stands now; none of one that ended before its ride. */
export function rideRowsOf({ order }: PlacedOrder, life: Life): RideRow[] {
  if (STATES[life.state].phase === 'dropped') return []
  const { pickup, dropoff, hours } = order.trip
  const ends = [pickup ?? '', dropoff ?? pickup ?? '']
  const lasts = hours !== null ? hours * HOUR : (order.durationMin ?? 0) * MINUTE || UNKNOWN
  return life.rides.map(({ leg, pickupAt, driver, over }) => {
    const [from = '', to = ''] = leg === 1 ? ends : ends.toReversed()
    const begins = Date.parse(pickupAt)
    return {
      leg,
      pickup_at: begins,
      end_at: begins + lasts,
      from_place: from,
      to_place: to,
      category: order.service,
      driver: driver?.driver ?? '',
      car: driver?.car ?? '',
      plate: driver?.plate ?? '',
      driver_key: driver ? driverKey(driver) : '',
      car_key: driver ? squeezed(driver.plate) : '',
      is_over: over === null ? 0 : 1,
    }
  })
}

/** Who is the same driver: whose telephone is the same. */
export function driverKey({ phone, driver }: { phone: string; driver: string }): string {
  return squeezed(phone) || squeezed(driver)
}
