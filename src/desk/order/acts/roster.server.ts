import { type Car, listCars } from '~/roster/car-store.server'
import { type Driver, isOff, listDrivers } from '~/roster/driver-store.server'
import { toPragueLocal } from '~/lib/prague-time'
import type { Life } from '~/order/life/life'
import { rideOf } from '~/order/life/rides/rides'
import type { Order } from '~/order/model/order'

/** A driver of the carrier's list; `isOff`: not on the day of the ride. */
export type RosterDriver = Pick<Driver, 'id' | 'name' | 'phone' | 'email'> & { isOff: boolean }
/** A car of the carrier's list; `isSold`: of the category that was ordered. */
export type RosterCar = Pick<Car, 'id' | 'name' | 'plate' | 'seats' | 'category'> & {
  isSold: boolean
}

/** Who may drive a ride, and in what: those who fit first, so that the first is what the form proposes. */
export type Roster = { drivers: RosterDriver[]; cars: RosterCar[] }

/** Reads the carrier's drivers and cars for the next ride of an order. */
export async function readRoster(db: D1Database, order: Order, life: Life): Promise<Roster> {
  const [drivers, cars] = await Promise.all([listDrivers(db), listCars(db)])
  const day = toPragueLocal(new Date(rideOf(life, null)?.pickupAt ?? life.pickupAt)).slice(0, 10)
  const now = life.driver
  return {
    drivers: drivers
      .map(({ id, name, phone, email, daysOff }) => {
        return { id, name, phone, email, isOff: isOff({ daysOff }, day) }
      })
      .toSorted((a, b) => rank(a) - rank(b)),
    cars: cars
      .map(({ id, name, plate, seats, category }) => ({
        id,
        name,
        plate,
        seats,
        category,
        isSold: category === order.service && seats >= (order.passengers ?? 0),
      }))
      .toSorted((a, b) => fit(a) - fit(b)),
  }

  function rank(driver: RosterDriver): number {
    if (driver.phone === now?.phone) return -1
    return driver.isOff ? 1 : 0
  }

  function fit(car: RosterCar): number {
    if (car.plate === now?.plate) return -1
    return car.isSold ? 0 : 1
  }
}
