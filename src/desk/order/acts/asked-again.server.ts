import { serviceSlugs } from '~/carrier/service-slugs'
import type { Roster } from '~/desk/order/acts/roster.server'
import { formatOrderNumber, formatTime } from '~/i18n/format'
import type { Act } from '~/order/acts/typed'
import type { Life } from '~/order/life/life'
import { rideOf } from '~/order/life/rides/rides'
import type { PlacedOrder } from '~/order/model/order'
import { findOverlaps } from '~/order/store/desk/find-overlaps.server'
import { rideRowsOf } from '~/order/store/desk/ride-rows'
import { m } from '~/paraglide/messages'
import { getLocale } from '~/paraglide/runtime'

type Asking = { orderKey: string; placed: PlacedOrder; life: Life; roster: Roster }

/**
 * Why an act asks once more, in sentences; none for one that may happen at once. Only an assignment asks: where the rides
 * of the driver or of the car would meet, and where the car is smaller than what was sold.
 */
export async function askedAgain(
  db: D1Database,
  act: Act,
  { orderKey, placed, life, roster }: Asking,
): Promise<string[]> {
  if (act.event !== 'assign') return []
  const leg = rideOf(life, act.leg)?.leg ?? life.ride
  const row = rideRowsOf(placed, life).find((ride) => ride.leg === leg)
  const met = row ? await findOverlaps(db, { ...row, order_key: orderKey }, act) : []
  const overlaps = met.map(({ ride, isDriver, missingMin }) =>
    m.desk_asks_overlap({
      who: isDriver ? act.driver : `${act.car}, ${act.plate}`,
      number: formatOrderNumber(ride.number),
      from: formatTime(ride.pickup_at, getLocale()),
      until: formatTime(ride.end_at, getLocale()),
      minutes: missingMin,
    }),
  )
  return [...overlaps, ...smallerCar(act, placed, roster)]
}

function smallerCar(
  { carId, car }: Extract<Act, { event: 'assign' }>,
  { order }: PlacedOrder,
  { cars }: Roster,
): string[] {
  const chosen = cars.find(({ id }) => id === carId)
  if (!chosen) return []
  const isSmaller =
    serviceSlugs.indexOf(chosen.category) > serviceSlugs.indexOf(order.service) ||
    chosen.seats < (order.passengers ?? 0)
  return isSmaller ? [m.desk_asks_smaller_car({ car })] : []
}
