import type { Life } from '~/order/life/life'
import type { PlacedOrder } from '~/order/model/order'
import { STATES } from '~/order/life/states'
import { squeezed } from '~/order/store/desk/order-keys'
import { HOUR, MINUTE } from '~/lib/duration'

/** A ride as the table `rides` has it; times in ms. */
export type RideRow = {
  leg: number
  pickup_at: number
  end_at: number
  from_place: string
  to_place: string
  category: string
  driver: string
  car: string
  plate: string
  driver_key: string
  car_key: string
  is_over: number
}

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
