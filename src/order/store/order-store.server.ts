import { appConfig } from '~config'
import * as v from 'valibot'
import type { PaymentMethod } from '~/carrier/payment-methods'
import { LISTED } from '~/back-office/newest-rows'
import type { PersonHashes } from '~/back-office/persons/person-hash.server'
import type { Locale } from '~/lib/locale'
import type { OrderReader } from '~/outbox/claim.server'
import { customerMailsSql, deliveryStateSql, isReceiptMailedSql } from '~/outbox/outbox-sql'
import type { LifeEvent } from '~/order/life/event-data'
import type { Life } from '~/order/life/life'
import { foldLife } from '~/order/acts/fold-life'
import { standingEvents } from '~/order/life/standing-events'
import { type EventMail, withMovedOffers } from '~/order/life/moved-offers'
import { type Order, ORDER_VERSION } from '~/order/model/order'
import { placedNumberSql } from '~/order/store/draft-store.server'
import { needColumns } from '~/order/store/desk/desk-rows.server'
import { EVENTS_OF_ORDER, readEvents, CORRECTIONS_OF_ORDER } from '~/order/store/event-store'
import { type OrderColumn, STORED_ORDER } from '~/order/store/order-sql'
import { readToldEvent, TOLD_EVENT } from '~/order/store/orders/told-event.server'
import { readOrderBody } from '~/order/store/stored-order'

/**
 * The order placed under a key. `content` is the order as stored, empty once its data was erased; then `payment` is null.
 */
export type UsedKey = {
  number: string
  payment: { method: string | null; note: string } | null
  content: string
  locale: string
}

/** Statement that reads the order placed under a key. */
export function selectUsedKey(db: D1Database, orderKey: string): D1PreparedStatement {
  return db
    .prepare(
      `SELECT number, content, locale, CASE content WHEN '' THEN NULL
         ELSE json_object('method', payment_method, 'note', COALESCE(note, '')) END AS payment
       FROM orders WHERE order_key = ?`,
    )
    .bind(orderKey)
}

/** Reads the row of selectUsedKey; null if there is none. */
export function readUsedKey(row: unknown): UsedKey | null {
  if (!isUsedRow(row)) return null
  return { ...row, payment: row.payment === null ? null : JSON.parse(row.payment) }
}

function isUsedRow(row: unknown): row is Omit<UsedKey, 'payment'> & { payment: string | null } {
  return row !== undefined
}

/** What is known of an order by its number: see the fields. */
type Receipt = {
  /** In ms. */
  placedAt: number
  /** True if the mail of it has left to the customer. */
  isMailed: boolean
  /** How often its e-mail address was corrected: the generation of its links. */
  corrections: number
}

/** The receipt of an order; null if the number is unknown. */
export async function readReceipt(db: D1Database, number: string): Promise<Receipt | null> {
  const row = await db
    .prepare(
      `SELECT placed_at, ${isReceiptMailedSql('order_key')} AS is_mailed,
         ${CORRECTIONS_OF_ORDER} AS corrections
       FROM orders WHERE number = ?`,
    )
    .bind(number)
    .first<{ placed_at: number; is_mailed: number; corrections: number }>()
  return (
    row && { placedAt: row.placed_at, isMailed: row.is_mailed === 1, corrections: row.corrections }
  )
}

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
  /** Of its amounts; undefined for crowns, and for a request without a price. */
  currency: string | undefined
  /** True for a suspected bot order that the carrier has not released. */
  isHeld: boolean
  life: Life | null
  /** Its events that count, as far as they can be read, with the offers moved whose mail was late. */
  events: readonly LifeEvent[]
  /** All of them, with those that were taken back and the taking back: the history that the desk shows. */
  log: readonly LifeEvent[]
  /** The mails to its customer about its events. */
  mails: EventMail[]
}

const rowSchema = v.object({
  order_key: v.string(),
  number: v.string(),
  stored: v.string(),
  is_emptied: v.number(),
  ride_at: v.number(),
  currency: v.nullable(v.string()),
  is_held: v.number(),
  life: v.string(),
  mails: v.pipe(
    v.string(),
    v.parseJson(),
    v.array(v.object({ seq: v.number(), state: v.string(), leftAt: v.nullable(v.number()) })),
  ),
})
const COLUMNS = `order_key, number, ${STORED_ORDER} AS stored, content = '' AS is_emptied, ride_at, currency,
  ${deliveryStateSql('order', 'order_key')} IS 'held' AS is_held, ${EVENTS_OF_ORDER} AS life,
  ${customerMailsSql('order_key')} AS mails`

/** How the outbox reads the orders that it delivers. */
export const ORDER_READER: OrderReader = {
  storedSql: `(SELECT ${STORED_ORDER} FROM orders WHERE order_key = item)`,
  toBody: readOrderBody,
  eventSql: TOLD_EVENT,
  toEvent: readToldEvent,
}

/** The order with a number and its state at `now`, in one round trip; null if there is none. */
export async function readOrderRow(
  db: D1Database,
  number: string,
  now = new Date(),
): Promise<OrderRow | null> {
  const row = await selectOrderRow(db, number).first()
  return row && toOrderRow(row, now)
}

/** Statement that reads the order with a number, for a batch; toOrderRow parses its row. */
export function selectOrderRow(db: D1Database, number: string): D1PreparedStatement {
  return db.prepare(`SELECT ${COLUMNS} FROM orders WHERE number = ?`).bind(number)
}

/**
 * The orders with these keys at `now`, in one statement; missing ones are omitted. `'unreadable'` for a row that
 * cannot be read: where that fails the whole statement (a row above D1's limit), they are read one by one.
 */
export async function readOrderRowsByKeys(
  db: D1Database,
  keys: string[],
  now = new Date(),
): Promise<Map<string, OrderRow | 'unreadable'>> {
  const select = db.prepare(`SELECT ${COLUMNS} FROM orders WHERE order_key IN ${LISTED}`)
  const rowsOf = async (some: string[]) => (await select.bind(JSON.stringify(some)).all()).results
  const rows = await rowsOf(keys).catch(() => null)
  if (rows) return new Map(rows.map((row) => [String(row['order_key']), rowOrNot(row, now)]))
  const found = new Map<string, OrderRow | 'unreadable'>()
  for (const key of keys) {
    const [row] = await rowsOf([key]).catch(() => ['unreadable'])
    if (row) found.set(key, rowOrNot(row, now))
  }
  return found
}

/**
 * The orders whose keys the SQL `keys` gives, each with the value of the SQL `beside` of tables above this room; in one
 * statement. `'unreadable'` for a row that cannot be read.
 */
export async function readOrderRowsBeside(
  db: D1Database,
  { keys, beside, values }: { keys: string; beside: string; values: number[] },
  now: Date,
): Promise<{ orderKey: string; row: OrderRow | 'unreadable'; beside: string }[]> {
  const { results } = await db
    .prepare(`SELECT ${COLUMNS}, ${beside} AS beside FROM orders WHERE order_key IN (${keys})`)
    .bind(...values)
    .all()
  return results.map((row) => ({
    orderKey: String(row['order_key']),
    row: rowOrNot(row, now),
    beside: String(row['beside']),
  }))
}

function rowOrNot(row: unknown, now: Date): OrderRow | 'unreadable' {
  try {
    return toOrderRow(row, now)
  } catch {
    return 'unreadable'
  }
}

/** Parses a row of selectOrderRow. */
export function toOrderRow(result: unknown, now: Date): OrderRow {
  const row = v.parse(rowSchema, result)
  const log = withMovedOffers(readEvents(row.life), row.mails, now)
  return {
    orderKey: row.order_key,
    number: row.number,
    stored: row.stored,
    isEmptied: row.is_emptied === 1,
    rideAt: row.ride_at,
    currency: row.currency === appConfig.market.currency ? undefined : (row.currency ?? undefined),
    isHeld: row.is_held === 1,
    life: foldLife(log),
    events: standingEvents(log),
    log,
    mails: row.mails,
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
  /** The request of the press, as the log names it. */
  requestId?: string
  /**
   * The person of the desk who entered it for a customer on the telephone, empty at the terminal; missing for an order
   * of the site.
   */
  enteredBy?: string
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
  {
    number,
    trace,
    hashes,
    life,
  }: { number: string; trace: string; hashes: PersonHashes; life: Life },
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
    due_by: null,
    trace,
    ...hashes,
    ...needColumns(life),
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
