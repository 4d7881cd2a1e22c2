import { isEnded, ORDER_STATES } from '~/features/order/life/states'

/** How many of the newest rows of a table are searched: no index knows an address. */
export const SEARCHED = 10_000

/** Why an order may not be erased yet. */
type KeptBecause = 'rideAhead' | 'notPaid' | 'notDelivered'
export type FoundOrder = { key: string; number: string; kept: KeptBecause | null; isHeld: boolean }
/** What is held of one address, by the keys of the rows. */
export type FoundPerson = { orders: FoundOrder[] } & Record<
  'messages' | 'drafts' | 'summaries',
  string[]
>

type OrderRow = {
  order_key: string
  number: string
  state: string
  ride_at: number
  due: number
  delivery: string | null
}

/** SQL that compares an address of a JSON text, in whatever case it was typed, with ?1. */
function isOf(column: string, ...paths: string[]): string {
  const named = paths.map((path) => `${column} ->> '${path}'`)
  const address = named.length > 1 ? `COALESCE(${named.join(', ')})` : named.join('')
  return `lower(CASE WHEN json_valid(${column}) THEN ${address} END) = lower(?1)`
}

/** Everything of an address among the newest rows of each table. */
export async function findPerson(db: D1Database, email: string, now: Date): Promise<FoundPerson> {
  const [orders, messages, drafts, summaries] = await Promise.all([
    db
      .prepare(
        `SELECT order_key, number, state, ride_at, due,
           (SELECT state FROM outbox WHERE kind = 'order' AND item = order_key) AS delivery
         FROM (SELECT * FROM orders ORDER BY placed_at DESC LIMIT ${SEARCHED})
         WHERE ${isOf('content', '$.email', '$.body.email')}`,
      )
      .bind(email)
      .all<OrderRow>(),
    db
      .prepare(
        `SELECT message_key AS key FROM (SELECT * FROM contact_messages ORDER BY sent_at DESC LIMIT ${SEARCHED})
         WHERE ${isOf('body', '$.email')}`,
      )
      .bind(email)
      .all<{ key: string }>(),
    db
      .prepare(
        `SELECT id AS key FROM (SELECT * FROM drafts ORDER BY seq DESC LIMIT ${SEARCHED})
         WHERE ${isOf('typed', '$.email')}`,
      )
      .bind(email)
      .all<{ key: string }>(),
    db
      .prepare(
        `SELECT order_key AS key FROM (SELECT * FROM summaries ORDER BY expires_at DESC LIMIT ${SEARCHED})
         WHERE ${isOf('content', '$.email')}`,
      )
      .bind(email)
      .all<{ key: string }>(),
  ])
  return {
    orders: orders.results.map((row) => toFound(row, now)),
    messages: messages.results.map(({ key }) => key),
    drafts: drafts.results.map(({ key }) => key),
    summaries: summaries.results.map(({ key }) => key),
  }
}

/** Ids of the orders and messages of an address in the embedded back office. */
export async function findBooked(
  db: D1Database,
  email: string,
): Promise<{ orders: { id: string; number: string }[]; messages: string[] }> {
  const [orders, messages] = await Promise.all([
    db
      .prepare(
        `SELECT id, number FROM (SELECT * FROM orders ORDER BY received_at DESC LIMIT ${SEARCHED})
         WHERE lower(email) = lower(?1)`,
      )
      .bind(email)
      .all<{ id: string; number: string }>(),
    db
      .prepare(
        `SELECT id FROM (SELECT * FROM messages ORDER BY received_at DESC LIMIT ${SEARCHED})
         WHERE lower(email) = lower(?1)`,
      )
      .bind(email)
      .all<{ id: string }>(),
  ])
  return { orders: orders.results, messages: messages.results.map(({ id }) => id) }
}

function toFound({ order_key: key, number, delivery, ...row }: OrderRow, now: Date): FoundOrder {
  const isHeld = delivery === 'held'
  return { key, number, isHeld, kept: isHeld ? null : keptBecause({ ...row, delivery }, now) }
}

/** What is held as a robot's binds nobody; anything else is kept while somebody still owes something by it. */
function keptBecause(
  { state, ride_at: rideAt, due, delivery }: Omit<OrderRow, 'order_key' | 'number'>,
  now: Date,
): KeptBecause | null {
  const known = ORDER_STATES.find((name) => name === state)
  if (rideAt > now.getTime() && !(known && isEnded(known))) return 'rideAhead'
  if (due !== 0) return 'notPaid'
  return delivery === null || delivery === 'delivered' ? null : 'notDelivered'
}
