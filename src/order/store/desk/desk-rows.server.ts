import { LISTED } from '~/back-office/newest-rows'
import { overdueFrom } from '~/order/life/money/paying'
import { needOf } from '~/order/life/rides/needs'
import type { Life } from '~/order/life/life'
import { orderNow } from '~/order/life/order-now'
import type { PlacedOrder } from '~/order/model/order'
import { keysOfNamed, keysOfOrder } from '~/order/store/desk/order-keys'
import { rideRowsOf } from '~/order/store/desk/ride-rows'

/** Owns the tables `rides` and `order_keys`, with ride-store and key-store: what the desk reads of all orders. */

/** An order as stored, null for one that cannot be read, and its life. */
export type Known = { placed: PlacedOrder | null; life: Life }

/**
 * Statements that write the rides and the keys of an order anew, none where they are as `before`; they belong in the
 * batch of the act. An order that cannot be read is not found by its names.
 */
export function writeDeskRows(
  db: D1Database,
  orderKey: string,
  after: Known,
  before: Known | null,
): D1PreparedStatement[] {
  const [rows, old] = [rowsOf(after), before && rowsOf(before)]
  return [
    ...(rows.rides === old?.rides ? [] : writeRides(db, orderKey, rows.rides)),
    ...(rows.keys === old?.keys && rows.rideAt === old.rideAt ? [] : writeKeys(db, orderKey, rows)),
  ]
}

type Rows = { rides: string; keys: string; rideAt: number }

function rowsOf({ placed, life }: Known): Rows {
  const now = placed && orderNow(placed, life)
  return {
    rides: JSON.stringify(now ? rideRowsOf(now, life) : []),
    keys: JSON.stringify(now ? keysOfOrder(now, life) : []),
    rideAt: Date.parse(life.rideAt),
  }
}

function writeRides(db: D1Database, orderKey: string, rides: string): D1PreparedStatement[] {
  return [
    db.prepare('DELETE FROM rides WHERE order_key = ?1').bind(orderKey),
    insertRides(db, orderKey, rides),
  ]
}

function writeKeys(
  db: D1Database,
  orderKey: string,
  { keys, rideAt }: Rows,
): D1PreparedStatement[] {
  return [
    db.prepare('DELETE FROM order_keys WHERE order_key = ?1').bind(orderKey),
    db
      .prepare(
        'INSERT INTO order_keys (key, ride_at, order_key) SELECT value, ?3, ?1 FROM json_each(?2)',
      )
      .bind(orderKey, keys, rideAt),
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

/** Statement that deletes what the desk finds one order by for a guest or a recipient. */
export function deleteNamedKeys(
  db: D1Database,
  orderKey: string,
  named: { name: string; phone: string | null },
): D1PreparedStatement {
  return db
    .prepare(`DELETE FROM order_keys WHERE key IN ${LISTED} AND order_key = ?2`)
    .bind(JSON.stringify(keysOfNamed(named)), orderKey)
}

/** What an order needs, as its row has it. */
export function needColumns(life: Life): { needs: string | null; needs_by: number | null } {
  const needed = needOf(life)
  return { needs: needed?.need ?? null, needs_by: needed ? Date.parse(needed.by) : null }
}

/** From when on what an order owes is overdue, ms, as its row has it. */
export function dueColumn({ placed, life }: Known): number | null {
  const from = overdueFrom({ paymentMethod: placed?.paymentMethod ?? null }, life)
  return from === null ? null : Date.parse(from)
}
