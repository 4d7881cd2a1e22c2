import * as v from 'valibot'
import { STORED_ORDER } from '~/delivery/claim.server'
import { type LifeEvent, lifeEventSchema } from '~/features/order/life/event-data'
import { foldLife, type Life } from '~/features/order/life/life'

/** An order and what became of it, as the database holds them. */
export type OrderRow = {
  orderKey: string
  number: string
  /** The stored text that placed/stored-order.ts reads. */
  stored: string
  /** True when what is personal was forgotten; the life is null then. */
  isEmptied: boolean
  /** From when on it is kept for its time, ms. */
  rideAt: number
  /** True while it looks like a robot's and nobody has released it. */
  isHeld: boolean
  life: Life | null
  /** What happened to it, as far as it can be read. */
  events: LifeEvent[]
}

type FoundRow = {
  order_key: string
  number: string
  stored: string
  is_emptied: number
  ride_at: number
  is_held: number
  life: string
}

const EVENTS = `(SELECT json_group_array(json_object('seq', seq, 'event', event, 'actor', actor, 'at', at,
    'data', iif(json_valid(data), json(data), NULL)))
  FROM (SELECT * FROM order_events WHERE order_events.order_key = orders.order_key ORDER BY seq))`
const COLUMNS = `order_key, number, ${STORED_ORDER} AS stored, content = '' AS is_emptied, ride_at,
  EXISTS (SELECT 1 FROM outbox WHERE kind = 'order' AND item = order_key AND state = 'held') AS is_held,
  ${EVENTS} AS life`

/** The order of a number with its life, in one round trip; null where there is none. */
export async function readOrderRow(db: D1Database, number: string): Promise<OrderRow | null> {
  const row = await db
    .prepare(`SELECT ${COLUMNS} FROM orders WHERE number = ?`)
    .bind(number)
    .first<FoundRow>()
  return row && toOrderRow(row)
}

/** The orders that were placed under these keys, in one statement; those that are not there are left out. */
export async function readOrderRowsByKeys(db: D1Database, keys: string[]): Promise<OrderRow[]> {
  const { results } = await db
    .prepare(`SELECT ${COLUMNS} FROM orders WHERE order_key IN (SELECT value FROM json_each(?))`)
    .bind(JSON.stringify(keys))
    .all<FoundRow>()
  return results.map(toOrderRow)
}

function toOrderRow(row: FoundRow): OrderRow {
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

const rowSchema = v.object({ at: v.number() })

/** The events that can be read; an emptied one cannot. */
function readEvents(text: string): LifeEvent[] {
  const rows: unknown = JSON.parse(text)
  return Array.isArray(rows) ? rows.flatMap(readEvent) : []
}

function readEvent(row: unknown): LifeEvent[] {
  const time = v.safeParse(rowSchema, row)
  if (!time.success) return []
  const at = new Date(time.output.at).toISOString()
  const event = v.safeParse(lifeEventSchema, Object.assign({}, row, { at }))
  return event.success ? [event.output] : []
}

/** The statement that adds an event; it fails where somebody else added the same number. */
export function addEvent(
  db: D1Database,
  orderKey: string,
  { seq, event, actor, at, data }: LifeEvent,
): D1PreparedStatement {
  return db
    .prepare(
      'INSERT INTO order_events (order_key, seq, event, actor, at, data) VALUES (?, ?, ?, ?, ?, ?)',
    )
    .bind(orderKey, seq, event, actor, Date.parse(at), JSON.stringify(data))
}

/** The statement that writes what the events come to, `expiresAt` ms; only over the projection of the event before. */
export function writeProjection(
  db: D1Database,
  orderKey: string,
  life: Life,
  expiresAt: number | null,
): D1PreparedStatement {
  const { seq, state, pickupAt, rideAt, price, fee, balance } = life
  return db
    .prepare(
      `UPDATE orders SET seq = ?, state = ?, payment_state = ?, due = ?, pickup_at = ?, ride_at = ?,
         total = ?, currency = iif(? IS NULL, currency, COALESCE(currency, 'CZK')), expires_at = ?
       WHERE order_key = ? AND seq = ?`,
    )
    .bind(
      seq,
      state,
      balance.state,
      balance.due,
      Date.parse(pickupAt),
      Date.parse(rideAt),
      fee ?? price,
      fee ?? price,
      expiresAt,
      orderKey,
      seq - 1,
    )
}

/** Orders whose time to wait is over, the longest ago first. */
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
