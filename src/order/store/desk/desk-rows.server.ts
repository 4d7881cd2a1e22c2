import { LISTED } from '~/back-office/newest-rows'
import { needOf } from '~/order/life/rides/needs'
import type { Life } from '~/order/life/life'
import { orderNow } from '~/order/life/order-now'
import type { PlacedOrder } from '~/order/model/order'
import { keysOfOrder } from '~/order/store/desk/order-keys'
import { rideRowsOf } from '~/order/store/desk/ride-rows'

/** Owns the tables `rides` and `order_keys`, with ride-store and key-store: what the desk reads of all orders. */

/**
 * Statements that write the rides and the keys of an order anew; they belong in the batch of the act that led to `life`.
 * `placed` is the order as stored; null for one that cannot be read, which then is not found by its names.
 */
export function writeDeskRows(
  db: D1Database,
  orderKey: string,
  placed: PlacedOrder | null,
  life: Life,
): D1PreparedStatement[] {
  const now = placed && orderNow(placed, life)
  const rides = now ? rideRowsOf(now, life) : []
  const keys = now ? keysOfOrder(now, life) : []
  return [
    db.prepare('DELETE FROM rides WHERE order_key = ?1').bind(orderKey),
    ...(rides.length === 0 ? [] : [insertRides(db, orderKey, JSON.stringify(rides))]),
    // Only what changed is written: most acts change no name.
    db
      .prepare(
        `DELETE FROM order_keys WHERE order_key = ?1
           AND (ride_at <> ?3 OR key NOT IN (SELECT value FROM json_each(?2)))`,
      )
      .bind(orderKey, JSON.stringify(keys), Date.parse(life.rideAt)),
    db
      .prepare(
        `INSERT INTO order_keys (key, ride_at, order_key) SELECT value, ?3, ?1 FROM json_each(?2)
         WHERE true ON CONFLICT DO NOTHING`,
      )
      .bind(orderKey, JSON.stringify(keys), Date.parse(life.rideAt)),
  ]
}

function insertRides(db: D1Database, orderKey: string, rows: string): D1PreparedStatement {
  return db
    .prepare(
      `INSERT INTO rides (order_key, leg, pickup_at, end_at, from_place, to_place, category, driver, car, plate,
         driver_key, car_key, is_over)
       SELECT ?1, value ->> '$.leg', value ->> '$.pickup_at', value ->> '$.end_at', value ->> '$.from_place',
         value ->> '$.to_place', value ->> '$.category', value ->> '$.driver', value ->> '$.car', value ->> '$.plate',
         value ->> '$.driver_key', value ->> '$.car_key', value ->> '$.is_over' FROM json_each(?2)`,
    )
    .bind(orderKey, rows)
}

/** Statements that delete what the desk finds orders by; `keys` is a JSON list of orders. */
export function deleteDeskRows(db: D1Database, keys: string): D1PreparedStatement[] {
  return [
    db.prepare(`DELETE FROM rides WHERE order_key IN ${LISTED}`).bind(keys),
    db.prepare(`DELETE FROM order_keys WHERE order_key IN ${LISTED}`).bind(keys),
  ]
}

/** What an order needs, as its row has it. */
export function needColumns(life: Life): { needs: string | null; needs_by: number | null } {
  const needed = needOf(life)
  return { needs: needed?.need ?? null, needs_by: needed ? Date.parse(needed.by) : null }
}
