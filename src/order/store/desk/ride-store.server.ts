import * as v from 'valibot'
import { DAY } from '~/lib/duration'
import { RIDE_COLUMNS } from '~/order/store/desk/ride-rows'
import { orderNumberSql } from '~/order/store/order-sql'

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

/** Who or what is to be free: the keys of a driver and of a car (ride-rows), and the time of the ride (ms). */
export type Wanted = { driverKey: string; carKey: string; from: number; to: number }

/** Other rides of the same driver or car near a time, which may meet it; not those of the order and leg themselves. */
export async function ridesNear(
  db: D1Database,
  { driverKey, carKey, from, to }: Wanted,
  own: { orderKey: string; leg: number },
): Promise<DayRide[]> {
  const near = (column: string, key: string) =>
    `SELECT * FROM (SELECT order_key, leg FROM rides WHERE ${column} = ${key} AND ${column} <> ''
       AND pickup_at >= ?3 AND pickup_at < ?4 ORDER BY pickup_at LIMIT ${MOST_BESIDE})`
  const { results } = await db
    .prepare(
      `SELECT ${COLUMNS} FROM (${near('driver_key', '?1')} UNION ${near('car_key', '?2')}) AS near
         JOIN rides USING (order_key, leg)
       WHERE is_over = 0 AND NOT (order_key = ?5 AND leg = ?6) ORDER BY pickup_at`,
    )
    .bind(driverKey, carKey, from - LONGEST, to + DAY, own.orderKey, own.leg)
    .all()
  return v.parse(v.array(rideSchema), results)
}
