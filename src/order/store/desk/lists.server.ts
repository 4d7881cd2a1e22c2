import * as v from 'valibot'
import { DAY } from '~/lib/duration'
import { NEEDS, type Need } from '~/order/life/rides/needs'
import { ORDER_STATES } from '~/order/life/states'
import { type KeyRange, rangesOf } from '~/order/store/desk/order-keys'
import { RIDE_COLUMNS } from '~/order/store/desk/ride-rows'

// The lists of the desk: what needs an answer, the rides of a day, what a search finds. Each reads its own rows alone.

/** Orders that need something which the desk shows; the oldest promise comes first. */
export const MOST_NEEDS = 50
/** Rides of a day that the desk shows. */
export const MOST_RIDES = 200

/** Orders that a list of money shows: two rows are read for each and for one more, and fifty are the bound. */
export const MOST_OWING = 24

/** Orders that a search shows at most: three rows are read for each, and fifty are the bound of a search. */
export const MOST_FOUND = 16

const ORDER_COLUMNS = `orders.number, orders.seq, orders.state, orders.needs, orders.needs_by, orders.due, orders.due_by, orders.total,
  orders.currency, orders.payment_method, orders.pickup_at,
  ${contentSql('name')} AS name, ${contentSql('phone')} AS phone, ${contentSql('trip.pickup')} AS pickup,
  ${contentSql('trip.dropoff')} AS dropoff, ${contentSql('passengers')} AS passengers,
  ${contentSql('driverLanguage')} AS language, ${contentSql('trip.flightNumber')} AS flight`

function contentSql(path: string): string {
  return `CASE WHEN json_valid(orders.content) THEN orders.content ->> '$.${path}' END`
}

const text = v.pipe(
  v.nullable(v.string()),
  v.transform((value) => value ?? ''),
)
const orderEntries = {
  number: v.string(),
  seq: v.number(),
  state: v.picklist(ORDER_STATES),
  needs: v.nullable(v.picklist(NEEDS)),
  needs_by: v.nullable(v.number()),
  due: v.number(),
  due_by: v.nullable(v.number()),
  total: v.nullable(v.number()),
  currency: v.nullable(v.string()),
  payment_method: v.nullable(v.string()),
  pickup_at: v.number(),
  name: text,
  phone: text,
  pickup: text,
  dropoff: text,
  passengers: v.nullable(v.number()),
  language: v.nullable(v.string()),
  flight: v.nullable(v.string()),
}
const orderSchema = v.object(orderEntries)
// An order has a pickup of its own.
const { pickup_at: ridePickupAt, ...otherColumns } = RIDE_COLUMNS
const rideSchema = v.object({
  ...orderEntries,
  order_key: v.string(),
  ride_pickup_at: ridePickupAt,
  ...otherColumns,
})
const RIDE_LIST = ['order_key', ...Object.keys(otherColumns)]
  .map((name) => `rides.${name}`)
  .join(', ')

/** An order in a list of the desk. Times are ms, amounts haléře; texts are empty where nothing is known. */
export type OrderInList = v.InferOutput<typeof orderSchema>
/** A ride in a list of the desk, with its order. */
export type RideInList = v.InferOutput<typeof rideSchema>

function readRows<TSchema extends v.GenericSchema>(
  schema: TSchema,
  rows: unknown[],
): v.InferOutput<TSchema>[] {
  return rows.flatMap((row) => {
    const read = v.safeParse(schema, row)
    return read.success ? [read.output] : []
  })
}

/**
 * The orders that need something before a time of its kind, ms; the one whose time is first comes first. `hasMore`
 * where there are more than MOST_NEEDS.
 */
export async function listNeeds(
  db: D1Database,
  before: Partial<Record<Need, number>>,
): Promise<{ orders: OrderInList[]; hasMore: boolean }> {
  const { results } = await db
    .prepare(
      `SELECT ${ORDER_COLUMNS} FROM json_each(?1) AS listed CROSS JOIN orders INDEXED BY orders_by_kind_of_need
       WHERE orders.needs IS NOT NULL AND orders.needs = listed.key AND orders.needs_by < listed.value
       ORDER BY orders.needs_by LIMIT ${MOST_NEEDS + 1}`,
    )
    .bind(JSON.stringify(before))
    .all()
  const orders = readRows(orderSchema, results.slice(0, MOST_NEEDS))
  return { orders, hasMore: results.length > MOST_NEEDS }
}

/** Which orders of money: not overdue yet, overdue, or those to which we owe money. */
export type Owing = 'due' | 'overdue' | 'giveBack'

const OWING: Record<Owing, string> = {
  due: 'INDEXED BY orders_by_due WHERE due > 0 AND due_by >= ?1 ORDER BY due_by',
  overdue: 'INDEXED BY orders_by_due WHERE due > 0 AND due_by < ?1 ORDER BY due_by',
  // The largest sum first; the time says nothing here.
  giveBack: 'INDEXED BY orders_owed_back WHERE due < 0 AND ?1 > 0 ORDER BY due',
}

/** The orders of a list of money at `now`, the most pressing first; `hasMore` where there are more than MOST_OWING. */
export async function listOwing(
  db: D1Database,
  owing: Owing,
  now: Date,
): Promise<{ orders: OrderInList[]; hasMore: boolean }> {
  const { results } = await db
    .prepare(`SELECT ${ORDER_COLUMNS} FROM orders ${OWING[owing]} LIMIT ${MOST_OWING + 1}`)
    .bind(now.getTime())
    .all()
  const orders = readRows(orderSchema, results.slice(0, MOST_OWING))
  return { orders, hasMore: results.length > MOST_OWING }
}

/** Rides that reach into a day from the day before, or the one before that; an index holds them alone. */
const REACHING = `INDEXED BY rides_across_midnight CROSS JOIN orders ON orders.order_key = rides.order_key
  WHERE (rides.pickup_at + 3600000) / 86400000 <> (rides.end_at + 7200000) / 86400000
    AND rides.end_at > ?1 AND rides.end_at < ?1 + ${3 * DAY} AND rides.pickup_at < ?1 ORDER BY rides.pickup_at`

/**
 * The rides of a time, in their sequence: those that begin from `from` on and before `to`, ms, and those that began before and
 * go on then; `hasMore` beyond MOST_RIDES.
 */
export async function listRides(
  db: D1Database,
  { from, to }: { from: number; to: number },
): Promise<{ rides: RideInList[]; hasMore: boolean }> {
  const select = `SELECT ${ORDER_COLUMNS}, rides.pickup_at AS ride_pickup_at, ${RIDE_LIST} FROM rides`
  const [earlier, own] = await db.batch([
    db.prepare(`${select} ${REACHING}`).bind(from),
    db
      .prepare(
        `${select} INDEXED BY rides_by_day CROSS JOIN orders ON orders.order_key = rides.order_key
         WHERE rides.pickup_at >= ?1 AND rides.pickup_at < ?2 ORDER BY rides.pickup_at LIMIT ${MOST_RIDES + 1}`,
      )
      .bind(from, to),
  ])
  const rows = [...(earlier?.results ?? []), ...(own?.results ?? [])]
  return {
    rides: readRows(rideSchema, rows.slice(0, MOST_RIDES)),
    hasMore: rows.length > MOST_RIDES,
  }
}

/**
 * The orders that a typed text may mean, at most MOST_FOUND, the latest pickup first; none for fewer than three signs.
 * It reads three rows for each hit: its key, its place in the index of orders, and the order.
 */
export async function listFound(db: D1Database, typed: string): Promise<OrderInList[]> {
  const found = new Set<string>()
  for (const range of rangesOf(typed)) {
    const left = MOST_FOUND - found.size
    if (left > 0) for (const key of await keysIn(db, range, left)) found.add(key)
  }
  if (found.size === 0) return []
  // Neither a list in JSON nor a sequence: the database counts the rows of both once more.
  const places = [...found].map(() => '?').join(', ')
  const { results } = await db
    .prepare(`SELECT ${ORDER_COLUMNS} FROM orders WHERE orders.order_key IN (${places})`)
    .bind(...found)
    .all()
  return readRows(orderSchema, results).toSorted((one, other) => other.pickup_at - one.pickup_at)
}

async function keysIn(db: D1Database, { from, to }: KeyRange, limit: number): Promise<string[]> {
  const { results } = await db
    .prepare('SELECT order_key FROM order_keys WHERE key >= ?1 AND key < ?2 LIMIT ?3')
    .bind(from, to, limit)
    .all<{ order_key: string }>()
  return results.map(({ order_key: key }) => key)
}

/** SQL without parameters for the keys of the orders that three signs or more may mean, `limit` for each of their meanings. */
export function foundKeysSql(typed: string, limit: number): string {
  return rangesOf(typed)
    .map(
      ({ from, to }) => `SELECT order_key FROM (SELECT order_key FROM order_keys
      WHERE key >= ${literal(from)} AND key < ${literal(to)} LIMIT ${limit})`,
    )
    .join(' UNION ')
}

/** A text in SQL by its bytes, whatever was typed. */
function literal(key: string): string {
  const bytes = Array.from(new TextEncoder().encode(key))
  return `CAST(x'${bytes.map((byte) => byte.toString(16).padStart(2, '0')).join('')}' AS TEXT)`
}
