import * as v from 'valibot'
import { LISTED } from '~/back-office/newest-rows'
import { hashedSql, withoutNamed } from '~/back-office/persons/person-sql'
import { deleteEventsOf } from '~/outbox/events/event-items'
import { deliveryStateSql, isDocumentOwedSql } from '~/outbox/outbox-sql'
import { deleteDeskRows, deleteNamedKeys } from '~/order/store/desk/desk-rows.server'
import { forgetTasks } from '~/order/store/desk/task-store.server'
import { forgetPresses } from '~/order/store/driver/act-store.server'
import { emptyEvents, removeNamedInEvents } from '~/order/store/event-store'
import { EMPTIED_ORDER, SHOWN_COLUMNS } from '~/order/store/order-sql'

const DELIVERY = deliveryStateSql('order', 'order_key')
/** 1 while a tax document of the order is not issued: without the order it could not be. */
const OWES = isDocumentOwedSql('order_key')

/** An order whose ride is over; `seq` is the number of its events. */
export type OverOrder = {
  order_key: string
  ride_at: number
  seq: number
  delivery: string | null
  owes_document: number
}
/** A place in the sequence of rides; nothing before it is read again. */
export type RidePlace = { rideAt: number; key: string }

/**
 * Orders with personal data whose ride was before `before`, the next ones after a place, at most `limit`; also those
 * that were not delivered, which are kept.
 */
export async function findOver(
  db: D1Database,
  before: number,
  after: RidePlace,
  limit: number,
): Promise<OverOrder[]> {
  const { results } = await db
    .prepare(
      `SELECT order_key, ride_at, seq, ${DELIVERY} AS delivery, ${OWES} AS owes_document FROM orders
       WHERE content <> '' AND ride_at <= ?1 AND (ride_at, order_key) > (?2, ?3)
       ORDER BY ride_at, order_key LIMIT ?4`,
    )
    .bind(before, after.rideAt, after.key, limit)
    .all<OverOrder>()
  return results
}

/** Statements that empty orders and their events by the keys of the orders, in any state. */
export function emptyOrders(db: D1Database, keys: string[]): D1PreparedStatement[] {
  const listed = JSON.stringify(keys)
  return [
    db.prepare(`UPDATE orders SET ${EMPTIED_ORDER} WHERE order_key IN ${LISTED}`).bind(listed),
    emptyEvents(db, listed),
    ...deleteDeskRows(db, listed),
    forgetPresses(db, listed),
    forgetTasks(db, listed),
    deleteEventsOf(db, keys),
  ]
}

/** Statement that takes the end of waiting from orders: nobody can release them any more. */
export function stopWaiting(db: D1Database, keys: string[]): D1PreparedStatement {
  return db
    .prepare(`UPDATE orders SET expires_at = NULL WHERE order_key IN ${LISTED}`)
    .bind(JSON.stringify(keys))
}

/** An order of a person; `delivery` is its state in the outbox, times are ms. */
export type OrderOfPerson = {
  key: string
  /** 1 for an order of somebody else that names the person as guest or recipient. */
  is_named: 0 | 1
  number: string
  state: string
  ride_at: number
  due: number
  at: number
  delivery: string | null
  owes_document: number
}

const FOUND = `, number, state, ride_at, due, placed_at AS at, ${DELIVERY} AS delivery, ${OWES} AS owes_document`

/** SQL for the orders of the keys in a JSON list: OrderOfPerson. */
export const ORDERS_BY_KEY = `SELECT order_key AS key, 0 AS is_named${FOUND} FROM orders
  WHERE content <> '' AND order_key IN ${LISTED}`

/** Statements for a person's orders; `find` gives OrderOfPerson, `read` all stored data. */
export const ORDERS_OF_PERSON = hashedSql({
  from: 'FROM orders',
  update: 'UPDATE orders',
  key: 'order_key',
  more: FOUND,
  living: "content <> ''",
  email: ofContent('email'),
  phone: ofContent('phone'),
  otherPhone: `COALESCE(${ofContent('guest.phone')}, ${ofContent('parcel.recipient.phone')})`,
  read: `SELECT ${SHOWN_COLUMNS} FROM orders WHERE order_key`,
  erase: `UPDATE orders SET ${EMPTIED_ORDER} WHERE order_key`,
})

/** SQL for who is named in orders of somebody else; ?1 is a JSON list of keys. */
export const READ_NAMED = `SELECT number, ride_at, ${ofContent('guest')} AS guest,
    ${ofContent('parcel.recipient')} AS recipient, ${ofContent('nameBoard')} AS name_board
  FROM orders WHERE order_key IN ${LISTED}`

const namedSchema = v.object({
  key: v.string(),
  named: v.pipe(
    v.string(),
    v.parseJson(),
    v.object({ name: v.string(), phone: v.nullable(v.string()) }),
  ),
})

/** Takes guest, recipient and board out of orders and of what the desk finds them by; the orders stay. */
export async function removeNamed(db: D1Database, keys: string[]): Promise<void> {
  const listed = JSON.stringify(keys)
  const { results } = await db
    .prepare(
      `SELECT order_key AS key, COALESCE(${ofContent('guest')}, ${ofContent('parcel.recipient')}) AS named
       FROM orders WHERE order_key IN ${LISTED}`,
    )
    .bind(listed)
    .all()
  const named = results.flatMap((row) => {
    const read = v.safeParse(namedSchema, row)
    return read.success ? [read.output] : []
  })
  await db.batch([
    ...named.map((one) => deleteNamedKeys(db, one.key, one.named)),
    db
      .prepare(
        `UPDATE orders SET other_phone_hash = NULL, content = json_replace(content, ${withoutNamed()})
         WHERE order_key IN ${LISTED} AND json_valid(content)`,
      )
      .bind(listed),
    removeNamedInEvents(db, listed),
  ])
}

function ofContent(path: string): string {
  return `CASE WHEN json_valid(content) THEN content ->> '$.${path}' END`
}
