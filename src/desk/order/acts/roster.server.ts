import { type FittingCar, type FittingDriver, whoFits } from '~/desk/rows/who-fits'
import { listCars } from '~/roster/car-store.server'
import { listDrivers } from '~/roster/driver-store.server'
import { DAY } from '~/lib/duration'
import { toLocalTime } from '~/lib/local-time'
import type { Life } from '~/order/life/life'
import { rideOf } from '~/order/life/rides/rides'
import type { PlacedOrder } from '~/order/model/order'
import { rideRowsOf } from '~/order/store/desk/ride-rows'
import { ridesBetween } from '~/order/store/desk/ride-store.server'

/** A driver of the carrier's list; `isOff`: not on the day of the ride. `isBusy`: another ride leaves too little time. */
export type RosterDriver = Pick<
  FittingDriver,
  'id' | 'name' | 'phone' | 'email' | 'isOff' | 'isBusy'
>
/** A car of the carrier's list; `isSold`: of the category that was ordered. */
export type RosterCar = Pick<
  FittingCar,
  'id' | 'name' | 'plate' | 'seats' | 'category' | 'isSold' | 'isBusy'
>

/** Who may drive a ride, and in what: those who fit first, so that the first is what the form proposes. */
export type Roster = { drivers: RosterDriver[]; cars: RosterCar[] }

/** Reads the carrier's drivers and cars for the ride of an order that waits for them, or else for its next one. */
export async function readRoster(
  db: D1Database,
  { orderKey, placed, life }: { orderKey: string; placed: PlacedOrder; life: Life },
): Promise<Roster> {
  const leg = legToAssign(life)
  const ride = rideRowsOf(placed, life).find((row) => row.leg === leg)
  if (!ride) return { drivers: [], cars: [] }
  const around = { from: ride.pickup_at - DAY, to: ride.end_at + DAY }
  const [drivers, cars, rides] = await Promise.all([
    listDrivers(db),
    listCars(db),
    ridesBetween(db, around),
  ])
  const { order } = placed
  const wanting = {
    ride,
    day: toLocalTime(new Date(ride.pickup_at)).slice(0, 10),
    category: order.service,
    passengers: order.passengers ?? 0,
    language: order.driverLanguage ?? null,
  }
  const others = rides.filter((row) => row.order_key !== orderKey || row.leg !== leg)
  const fitting = whoFits(wanting, others, { drivers, cars })
  return {
    drivers: fitting.drivers.map(({ id, name, phone, email, isOff, isBusy }) => ({
      id,
      name,
      phone,
      email,
      isOff,
      isBusy,
    })),
    cars: fitting.cars.map(({ id, name, plate, seats, category, isSold, isBusy }) => ({
      id,
      name,
      plate,
      seats,
      category,
      isSold,
      isBusy,
    })),
  }
}

/** The leg that an assignment is about first: the one without a driver, else the next one. */
export function legToAssign(life: Life): number {
  const bare = life.rides.find(({ over, driver }) => over === null && driver === null)
  return bare?.leg ?? rideOf(life, null)?.leg ?? 1
}
