import * as v from 'valibot'
import type { PaymentMethod } from '~/carrier/payment-methods'
import { LISTED } from '~/back-office/newest-rows'
import type { PersonHashes } from '~/back-office/persons/person-hash.server'
import type { Locale } from '~/lib/locale'
import type { OrderReader } from '~/outbox/claim.server'
import { deliveryStateSql } from '~/outbox/outbox-sql'
import type { LifeEvent } from '~/order/life/event-data'
import { type Life } from '~/order/life/life'
import { foldLife } from '~/order/life/fold-life'
import { type Order, ORDER_VERSION } from '~/order/model/order'
import { placedNumberSql } from '~/order/store/draft-store.server'
import { EVENTS_OF_ORDER, readEvents } from '~/order/store/event-store'
import { type OrderColumn, STORED_ORDER } from '~/order/store/order-sql'
import { readOrderBody } from '~/order/store/stored-order'

/** Owns the table `orders`, with order-sql.ts (fragments, queries of the terminal) and order-forget.server.ts. */

/** A row of `orders` with its events. */
export type OrderRow = {
  orderKey: string
  number: string
  /** The stored text, which store/stored-order.ts parses. */
  stored: string
  /** True if the personal data was erased; `life` is null then. */
  isEmptied: boolean
  /** Start of the retention period, ms. */
  rideAt: number
  /** True for a suspected bot order that the carrier has not released. */
  isHeld: boolean
  life: Life | null
  /** Its events, as far as they can be read. */
  events: LifeEvent[]
}

const rowSchema = v.object({
  order_key: v.string(),
  number: v.string(),
  stored: v.string(),
  is_emptied: v.number(),
  ride_at: v.number(),
  is_held: v.number(),
  life: v.string(),
})
const COLUMNS = `order_key, number, ${STORED_ORDER} AS stored, content = '' AS is_emptied, ride_at,
  ${deliveryStateSql('order', 'order_key')} IS 'held' AS is_held, ${EVENTS_OF_ORDER} AS life`

/** How the outbox reads the orders that it delivers. */
export const ORDER_READER: OrderReader = {
  storedSql: `(SELECT ${STORED_ORDER} FROM orders WHERE order_key = item)`,
  toBody: readOrderBody,
}

/** The order with a number and its state, in one round trip; null if there is none. */
export async function readOrderRow(db: D1Database, number: string): Promise<OrderRow | null> {
  const row = await db
    .prepare(`SELECT ${COLUMNS} FROM orders WHERE number = ?`)
    .bind(number)
    .first()
  return row && toOrderRow(row)
}

/** The orders with these keys, in one statement; missing ones are omitted. */
export async function readOrderRowsByKeys(db: D1Database, keys: string[]): Promise<OrderRow[]> {
  const { results } = await db
    .prepare(`SELECT ${COLUMNS} FROM orders WHERE order_key IN ${LISTED}`)
    .bind(JSON.stringify(keys))
    .all()
  return results.map(toOrderRow)
}

function toOrderRow(result: unknown): OrderRow {
  const row = v.parse(rowSchema, result)
  const events = readEvents(row.life)
  return {
    orderKey: row.order_key,
    number: row.number,
    stored: row.stored,
    isEmptied: row.is_emptied === 1,
    rideAt: row.ride_at,
    isHeld: row.is_held === 1,
    life: foldLife(events),
    events,
  }
}

export type NewOrder = {
  orderKey: string
  draftId: string
  order: Order
  locale: Locale
  payment: Payment
  /** True for a suspected bot order: it is stored, but held for the carrier's review. */
  isFlagged: boolean
  /** True if the customer knows that the draft was already ordered and confirms a second order. */
  isAgain: boolean
  /**
   * True if the carrier decides about the order on this site, so that it also expires here; false with a back office
   * over HTTP.
   */
  isDecidedHere: boolean
}

/** The input of the summary at the time of the press; a request has no payment method. */
export type Payment = { paymentMethod: PaymentMethod | null; note: string | null }

/**
 * Statement that inserts an order. If its draft was already placed, the number is NULL and the insert fails: two
 * summaries of one draft, pressed at the same time, make one order.
 */
export function insertOrder(
  db: D1Database,
  { orderKey, draftId, order, locale, payment, isFlagged, isAgain, isDecidedHere }: NewOrder,
  hashes: PersonHashes,
  number: string,
  now: Date,
): D1PreparedStatement {
  const { trip, price, termsVersion } = order
  const pickupAt = Date.parse(trip.pickupAt)
  const row: Record<Exclude<OrderColumn, 'number'>, string | number | null> = {
    order_key: orderKey,
    version: ORDER_VERSION,
    content: JSON.stringify(order),
    locale,
    payment_method: payment.paymentMethod,
    note: payment.note,
    is_flagged: isFlagged ? 1 : 0,
    placed_at: now.getTime(),
    pickup_at: pickupAt,
    ride_at: Date.parse(trip.returnAt ?? trip.pickupAt),
    total: price.totalGross?.amount ?? null,
    currency: price.totalGross?.currency ?? null,
    terms_version: termsVersion,
    expires_at: isDecidedHere ? pickupAt : null,
    seq: 1,
    state: 'received',
    payment_state: 'notDue',
    due: 0,
    ...hashes,
  }
  const names = Object.keys(row)
  return db
    .prepare(
      `INSERT INTO orders (number, ${names.join(', ')})
       VALUES (iif(? OR ${placedNumberSql('?')} IS NULL, ?, NULL), ${names.map(() => '?').join(', ')})`,
    )
    .bind(isAgain ? 1 : 0, draftId, number, ...Object.values(row))
}

/**
 * True if the insert of an order failed because its draft was placed (`draftPlaced`) or its number is in use
 * (`numberTaken`).
 */
export function isOrderRefused(error: unknown, because: 'draftPlaced' | 'numberTaken'): boolean {
  const constraint = because === 'draftPlaced' ? 'NOT NULL' : 'UNIQUE'
  return (
    error instanceof Error &&
    error.message.includes(`${constraint} constraint failed: orders.number`)
  )
}

/** The order placed under a key; `payment` is null if the order's data was erased. */
export type UsedKey = { number: string; payment: { method: string | null; note: string } | null }

/** Statement that reads the order placed under a key. */
export function selectUsedKey(db: D1Database, orderKey: string): D1PreparedStatement {
  return db
    .prepare(
      `SELECT number, CASE content WHEN '' THEN NULL
         ELSE json_object('method', payment_method, 'note', COALESCE(note, '')) END AS payment
       FROM orders WHERE order_key = ?`,
    )
    .bind(orderKey)
}

/** Reads the row of selectUsedKey; null if there is none. */
export function readUsedKey(row: unknown): UsedKey | null {
  if (!isUsedRow(row)) return null
  return { number: row.number, payment: row.payment === null ? null : JSON.parse(row.payment) }
}

function isUsedRow(row: unknown): row is { number: string; payment: string | null } {
  return row !== undefined
}

/**
 * Statement that updates the projection; applies only if the previous event is still the latest. `expiresAt` in ms.
 */
export function writeProjection(
  db: D1Database,
  orderKey: string,
  life: Life,
  expiresAt: number | null,
): D1PreparedStatement {
  const { seq, state, pickupAt, rideAt, price, fee, balance } = life
  const total = fee ?? price
  return db
    .prepare(
      `UPDATE orders SET seq = ?1, state = ?2, payment_state = ?3, due = ?4, pickup_at = ?5, ride_at = ?6,
         total = ?7, currency = iif(?7 IS NULL, currency, COALESCE(currency, 'CZK')), expires_at = ?8
       WHERE order_key = ?9 AND seq = ?1 - 1`,
    )
    .bind(
      seq,
      state,
      balance.state,
      balance.due,
      Date.parse(pickupAt),
      Date.parse(rideAt),
      total,
      expiresAt,
      orderKey,
    )
}

/** Numbers of the orders whose deadline has passed, the oldest deadline first. */
export async function findOverdue(db: D1Database, now: Date, limit: number): Promise<string[]> {
  const { results } = await db
    .prepare(
      `SELECT number FROM orders WHERE expires_at IS NOT NULL AND expires_at <= ?
       ORDER BY expires_at LIMIT ?`,
    )
    .bind(now.getTime(), limit)
    .all<{ number: string }>()
  return results.map(({ number }) => number)
}
