import type { ServiceSlug } from '~/carrier/service-slugs'
import {
  type DaysOff,
  daysOffSql,
  keepDaysOff,
  readDaysOff,
  removeDaysOff,
} from '~/roster/days-off.server'

/** Owns the table `cars`: the cars of the carrier. */

/** More cars are neither kept nor read. */
export const MOST_CARS = 200

/** A car without its place in the table; `daysOff`: it is out of service. */
export type CarData = {
  name: string
  category: ServiceSlug
  seats: number
  plate: string
  daysOff: DaysOff[]
}
/** A car; `revision` counts its saves. */
export type Car = CarData & { id: string; revision: number }

export type CarRow = Omit<Car, 'daysOff'> & { days_off: string }

/** The statement that reads all cars, which `readCars` takes. */
export function carsStatement(db: D1Database): D1PreparedStatement {
  return db.prepare(
    `SELECT id, name, category, seats, plate, revision, ${daysOffSql('cars')} AS days_off
     FROM cars ORDER BY name, plate LIMIT ${MOST_CARS}`,
  )
}

/** Cars with their days out of service. */
export function readCars(rows: readonly CarRow[]): Car[] {
  return rows.map(({ days_off: daysOff, ...car }) => ({ ...car, daysOff: readDaysOff(daysOff) }))
}

/** All cars, by name and plate. A car keeps its category when the carrier no longer sells it. */
export async function listCars(db: D1Database): Promise<Car[]> {
  return readCars((await carsStatement(db).all<CarRow>()).results)
}

/** SQL for how often a car was saved; 0 for one that is not on the list. */
export function carRevisionSql(id: string): string {
  return `COALESCE((SELECT revision FROM cars WHERE id = ${id}), 0)`
}

/** Adds a car; false where another one has the plate, or there are as many as are kept. */
export async function addCar(db: D1Database, car: CarData): Promise<boolean> {
  const id = crypto.randomUUID()
  const [added] = await db.batch([
    db
      .prepare(
        `INSERT INTO cars (id, name, category, seats, plate) SELECT ?1, ?2, ?3, ?4, ?5
         WHERE (SELECT COUNT(*) FROM cars) < ${MOST_CARS} ON CONFLICT DO NOTHING`,
      )
      .bind(id, car.name, car.category, car.seats, car.plate),
    ...keepDaysOff(db, { ...car, id, revision: 1 }, { in: 'cars', plate: car.plate }),
  ])
  return (added?.meta.changes ?? 0) > 0
}

/** Keeps what was typed of a car; false where somebody saved or removed it meanwhile, or another one has the plate. */
export async function saveCar(db: D1Database, car: Car): Promise<boolean> {
  const { id, revision, name, category, seats, plate } = car
  const done = await db.batch([
    ...keepDaysOff(db, car, { in: 'cars', plate }),
    db
      .prepare(
        `UPDATE OR IGNORE cars SET name = ?3, category = ?4, seats = ?5, plate = ?6, revision = revision + 1
         WHERE id = ?1 AND revision = ?2`,
      )
      .bind(id, revision, name, category, seats, plate),
  ])
  return (done.at(-1)?.meta.changes ?? 0) > 0
}

/** Removes a car. Rides that it drove keep its name. */
export async function removeCar(db: D1Database, id: string): Promise<void> {
  await db.batch([
    removeDaysOff(db, '= ?1', id),
    db.prepare('DELETE FROM cars WHERE id = ?').bind(id),
  ])
}
