import { type Fitting, whoFits } from '~/desk/rows/who-fits'
import { readFleet } from '~/roster/fleet.server'
import { DAY } from '~/lib/duration'
import type { Life } from '~/order/life/life'
import { rideOf } from '~/order/life/rides/rides'
import type { PlacedOrder } from '~/order/model/order'
import { rideRowsOf } from '~/order/store/desk/ride-rows'
import { ridesBetween } from '~/order/store/desk/ride-store.server'

/** Reads the carrier's drivers and cars for the ride of an order that waits for them, or else for its next one. */
export async function readRoster(
  db: D1Database,
  { orderKey, placed, life }: { orderKey: string; placed: PlacedOrder; life: Life },
): Promise<Fitting> {
  const leg = legToAssign(life)
  const ride = rideRowsOf(placed, life).find((row) => row.leg === leg)
  if (!ride) return { drivers: [], cars: [] }
  const around = { from: ride.pickup_at - DAY, to: ride.end_at + DAY }
  const [{ drivers, cars }, rides] = await Promise.all([readFleet(db), ridesBetween(db, around)])
  const { order } = placed
  const wanting = {
    ride,
    category: order.service,
    passengers: order.passengers ?? 0,
    language: order.driverLanguage ?? null,
  }
  const others = rides.filter((row) => row.order_key !== orderKey || row.leg !== leg)
  return whoFits(wanting, others, { drivers, cars })
}

/** The leg that an assignment is about first: the one without a driver, else the next one. */
export function legToAssign(life: Life): number {
  const bare = life.rides.find(({ over, driver }) => over === null && driver === null)
  return bare?.leg ?? rideOf(life, null)?.leg ?? 1
}
