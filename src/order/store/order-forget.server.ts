import { isAddressSql, LISTED, SEARCHED } from '~/back-office/newest-rows'
import { deliveryStateSql, heldItemsSql } from '~/outbox/outbox-sql'
import { emptyEvents, IS_CORRECTED_EMAIL } from '~/order/store/event-store'
import { EMPTIED_ORDER, SHOWN_COLUMNS } from '~/order/store/order-sql'

const DELIVERY = deliveryStateSql('order', 'order_key')
const IS_OVER = `content <> '' AND ride_at <= ? AND ${DELIVERY} = 'delivered'`

/**
 * Statements that empty delivered orders and their events if the ride was before `before`; the second empties the
 * orders.
 */
export function emptyOver(db: D1Database, before: number): D1PreparedStatement[] {
  return [
    // Events first, because they are selected by columns that the second statement empties.
    emptyEvents(db, `SELECT order_key FROM orders WHERE ${IS_OVER}`, before),
    db.prepare(`UPDATE orders SET ${EMPTIED_ORDER} WHERE ${IS_OVER}`).bind(before),
  ]
}

/** The same for suspected bot orders held since before `before`; they can then no longer be released. */
export function emptyHeld(db: D1Database, before: number): D1PreparedStatement[] {
  const held = heldItemsSql('order')
  return [
    emptyEvents(db, held, before),
    db
      .prepare(`UPDATE orders SET ${EMPTIED_ORDER}, expires_at = NULL WHERE order_key IN (${held})`)
      .bind(before),
  ]
}

/** The same for orders by their keys, in any state. */
export function emptyOrders(db: D1Database, keys: string[]): D1PreparedStatement[] {
  const listed = JSON.stringify(keys)
  return [
    db.prepare(`UPDATE orders SET ${EMPTIED_ORDER} WHERE order_key IN ${LISTED}`).bind(listed),
    emptyEvents(db, 'SELECT value FROM json_each(?)', listed),
  ]
}

/** An order of an e-mail address; `delivery` is its state in the outbox, `ride_at` is in ms. */
export type OrderOfPerson = {
  order_key: string
  number: string
  state: string
  ride_at: number
  due: number
  delivery: string | null
}

/** Finds the orders of an e-mail address among the newest. */
export async function findOrdersOf(db: D1Database, email: string): Promise<OrderOfPerson[]> {
  const { results } = await db
    .prepare(
      `SELECT order_key, number, state, ride_at, due, ${DELIVERY} AS delivery
       FROM (SELECT * FROM orders ORDER BY placed_at DESC LIMIT ${SEARCHED})
       AS orders
       WHERE ${isAddressSql('content', '$.email', '$.body.email')} OR ${IS_CORRECTED_EMAIL}`,
    )
    .bind(email)
    .all<OrderOfPerson>()
  return results
}

/** Reads all stored data of orders by their numbers, given as a JSON list. */
export const READ_ORDERS = `SELECT ${SHOWN_COLUMNS} FROM orders WHERE number IN ${LISTED}`
