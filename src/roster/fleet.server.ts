import { type Car, type CarRow, carsStatement, readCars } from '~/roster/car-store.server'
import {
  type Driver,
  type DriverRow,
  driversStatement,
  readDrivers,
} from '~/roster/driver-store.server'

/** The drivers and the cars of the carrier. */
export type Fleet = { drivers: Driver[]; cars: Car[] }

/** Reads the fleet, and what is read beside it, in one request to the database. */
export async function readFleet(
  db: D1Database,
  beside: readonly D1PreparedStatement[] = [],
): Promise<Fleet & { beside: unknown[][] }> {
  const [drivers, cars, ...others] = await db.batch<DriverRow & CarRow>([
    driversStatement(db),
    carsStatement(db),
    ...beside,
  ])
  return {
    drivers: readDrivers(drivers?.results ?? []),
    cars: readCars(cars?.results ?? []),
    beside: others.map(({ results }) => results),
  }
}
