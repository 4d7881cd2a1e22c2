import * as v from 'valibot'
import { LISTED } from '~/back-office/newest-rows'
import { DAY } from '~/lib/duration'
import { driverKey, RIDE_COLUMNS, type RideRow } from '~/order/store/desk/ride-rows'
import { orderNumberSql } from '~/order/store/order-sql'
import { carRevisionSql } from '~/roster/car-store.server'
import { driverRevisionSql } from '~/roster/driver-store.server'

const rideSchema = v.object({ number: v.string(), order_key: v.string(), ...RIDE_COLUMNS })
/** A ride of any order, beside another. */
export type DayRide = v.InferOutput<typeof rideSchema>
const COLUMNS = `order_key, ${Object.keys(RIDE_COLUMNS).join(', ')}, ${orderNumberSql('rides.order_key')} AS number`

/** No ride lasts longer, so none that begins earlier can meet another. */
const LONGEST = 3 * DAY
const MOST_BESIDE = 40

/** A day that is longer than any carrier's fleet can serve; more rides than that are not looked at. */
const MOST_OF_DAY = 200

/** The rides whose pickup is in a time (ms, the end exclusive), the earliest first. */
export async function ridesBetween(
  db: D1Database,
  { from, to }: { from: number; to: number },
): Promise<DayRide[]> {
  const { results } = await db
    .prepare(
      `SELECT ${COLUMNS} FROM rides WHERE pickup_at >= ?1 AND pickup_at < ?2 ORDER BY pickup_at LIMIT ${MOST_OF_DAY}`,
    )
    .bind(from, to)
    .all()
  return v.parse(v.array(rideSchema), results)
}

/** What tells which rides are near: any other of the driver or car makes it another text. */
const NEAR_KEY = "order_key || ' ' || leg || ' ' || pickup_at || ' ' || end_at"

/**
 * SQL for the open rides of other orders by the same driver or car that may meet a ride: ?1 and ?2 are the keys of the driver
 * and the car, ?3 and ?4 bound the pickup, ?5 is the order of the ride.
 */
function nearSql(columns: string): string {
  const near = (column: string, key: string) =>
    `SELECT * FROM (SELECT order_key, leg FROM rides WHERE ${column} = ${key} AND ${column} <> ''
       AND pickup_at >= ?3 AND pickup_at < ?4 ORDER BY pickup_at LIMIT ${MOST_BESIDE})`
  return `SELECT ${columns} FROM (${near('driver_key', '?1')} UNION ${near('car_key', '?2')}) AS near
     JOIN rides USING (order_key, leg) WHERE is_over = 0 AND order_key <> ?5 ORDER BY pickup_at, order_key, leg`
}

/** The ride that wants its driver and car to be free. */
type Wanting = Pick<RideRow, 'driver_key' | 'car_key' | 'pickup_at' | 'end_at'>

function bindNear(
  statement: D1PreparedStatement,
  { driver_key: driver, car_key: car, pickup_at: from, end_at: to }: Wanting,
  orderKey: string,
  ...more: (string | number)[]
): D1PreparedStatement {
  return statement.bind(driver, car, from - LONGEST, to + DAY, orderKey, ...more)
}

/** The statement that reads the rides of other orders by the same driver or car near a ride, which may meet it. */
export function nearStatement(
  db: D1Database,
  ride: Wanting,
  orderKey: string,
): D1PreparedStatement {
  return bindNear(db.prepare(nearSql(COLUMNS)), ride, orderKey)
}

/** The rides that `nearStatement` read. */
export function readNear(rows: unknown): DayRide[] {
  return v.parse(v.array(rideSchema), rows)
}

/** The keys of orders with a ride ahead or under way by one of some drivers or cars, at most MOST_OF_DAY. */
export async function ordersAhead(
  db: D1Database,
  keys: readonly string[],
  now: Date,
): Promise<string[]> {
  const of = (column: string) =>
    `SELECT order_key, pickup_at FROM rides WHERE ${column} IN (SELECT value FROM json_each(?1)) AND ${column} <> ''
       AND pickup_at >= ?2 - ${LONGEST} AND end_at > ?2 AND is_over = 0`
  const { results } = await db
    .prepare(
      `SELECT order_key, MIN(pickup_at) AS first FROM (${of('driver_key')} UNION ALL ${of('car_key')})
       GROUP BY order_key ORDER BY first LIMIT ${MOST_OF_DAY}`,
    )
    .bind(JSON.stringify(keys), now.getTime())
    .all<{ order_key: string }>()
  return results.map(({ order_key: key }) => key)
}

/** The numbers of the orders with an open ride, ahead or under way, of whoever has one of these telephone numbers. */
export async function ordersDrivenBy(
  db: D1Database,
  phones: readonly string[],
  now: Date,
): Promise<string[]> {
  const keys = phones.map((phone) => driverKey({ phone, driver: '' })).filter(Boolean)
  const { results } = await db
    .prepare(
      `SELECT ${orderNumberSql('rides.order_key')} AS number FROM rides
       WHERE driver_key IN ${LISTED} AND driver_key <> '' AND pickup_at >= ?2 - ${LONGEST} AND is_over = 0
       GROUP BY order_key ORDER BY MIN(pickup_at) LIMIT ${MOST_OF_DAY}`,
    )
    .bind(JSON.stringify(keys), now.getTime())
    .all<{ number: string }>()
  return results.map(({ number }) => number)
}

/** What guardNear compares. */
export function nearKey(near: readonly DayRide[]): string {
  return near
    .map((ride) => [ride.order_key, ride.leg, ride.pickup_at, ride.end_at].join(' '))
    .join()
}

/** A row of the fleet as it was read; an empty id is none. */
type ReadRow = { id: string; revision: number }

/**
 * Statement that fails if the rides near a ride are others than those that were read, or its driver or car was saved since
 * (isGuardMet), so that of two people who give one driver two rides, or a ride and a day off, at one moment the second is asked.
 * It belongs before the statements that write the ride.
 */
export function guardNear(
  db: D1Database,
  ride: Wanting,
  orderKey: string,
  { near, driver, car }: { near: string; driver: ReadRow; car: ReadRow },
): D1PreparedStatement {
  const now = `(SELECT COALESCE(group_concat(near), '') FROM (${nearSql(`${NEAR_KEY} AS near`)}))`
  return bindNear(
    db.prepare(
      `INSERT INTO guards (failed) SELECT 1 WHERE ${now} <> ?6
         OR ${driverRevisionSql('?7')} <> ?8 OR ${carRevisionSql('?9')} <> ?10`,
    ),
    ride,
    orderKey,
    near,
    driver.id,
    driver.revision,
    car.id,
    car.revision,
  )
}

/** True if a batch failed because the rides near one of its rides are others than those that were read. */
export function isGuardMet(error: unknown): boolean {
  return error instanceof Error && error.message.includes('CHECK constraint failed: guards')
}
