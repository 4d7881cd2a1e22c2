import * as v from 'valibot'
import { errorName, logEvent } from '~/edge/log'
import { nextAttemptAt } from '~/features/outbox/backoff'
import { sha256 } from '~/lib/hash'
import { type ProviderConnection, postContact, postOrder } from '~/provider/client.server'
import { contactBodySchema, orderBodySchema } from '~/provider/contract'
import { failed } from '~/provider/transport.server'
import { classifyFailure, type ProviderError, type ProviderResult } from '~/provider/failure'

export type OutboxKind = 'order' | 'contact'

const SECOND = 1_000
const HOUR = 3_600 * SECOND
/** Longer than a delivery can take, so that two drains never send the same item at once. */
const LEASE = 30 * SECOND
const DEAD_AFTER = 48 * HOUR
const DRAIN_FOR = 25 * SECOND
const BATCH = 10

type Claimed = {
  item_key: string
  kind: OutboxKind
  attempts: number
  created_at: number
  body: string
}

type Delivery = { db: D1Database; connection: ProviderConnection; now: () => Date }

/** The statement that owes the delivery of an item; it belongs in the batch that stores the item. */
export function oweDelivery(
  db: D1Database,
  item: { key: string; kind: OutboxKind; isHeld: boolean },
  now: Date,
): D1PreparedStatement {
  return db
    .prepare(
      `INSERT INTO outbox (item_key, kind, state, next_at, created_at) VALUES (?, ?, ?, ?, ?)
       ON CONFLICT (item_key) DO NOTHING`,
    )
    .bind(item.key, item.kind, item.isHeld ? 'held' : 'pending', now.getTime(), now.getTime())
}

/**
 * Tries to deliver one item now; does nothing when it is not pending or another try is under way. Never
 * throws: the item is stored, and what fails here is the next drain's work.
 */
export async function deliverNow(delivery: Delivery, key: string): Promise<void> {
  try {
    const [item] = await claim(delivery, { key, limit: 1 })
    if (item) await deliver(delivery, item)
  } catch (error) {
    logEvent({ event: 'delivery', outcome: 'failed', error: errorName(error) })
  }
}

/** Delivers whatever is due until nothing is or 25 seconds are over. Returns how many it tried. */
export async function drainOutbox(delivery: Delivery): Promise<number> {
  const until = delivery.now().getTime() + DRAIN_FOR
  let tried = 0
  while (delivery.now().getTime() < until) {
    const items = await claim(delivery, { key: null, limit: BATCH })
    if (items.length === 0) break
    await Promise.all(items.map((item) => deliver(delivery, item)))
    tried += items.length
  }
  return tried
}

/** Takes due items under a lease, in one statement, so that no two drains get the same one. */
async function claim(
  { db, now }: Delivery,
  { key, limit }: { key: string | null; limit: number },
): Promise<Claimed[]> {
  const time = now().getTime()
  const { results } = await db
    .prepare(
      `UPDATE outbox SET lease_until = ?1, attempts = attempts + 1
       WHERE item_key IN (
         SELECT item_key FROM outbox
         WHERE state = 'pending' AND next_at <= ?2 AND lease_until <= ?2 AND (?3 IS NULL OR item_key = ?3)
         ORDER BY next_at LIMIT ?4
       )
       RETURNING item_key, kind, attempts, created_at,
         COALESCE(
           (SELECT body FROM orders WHERE order_key = item_key),
           (SELECT body FROM contact_messages WHERE message_key = item_key)
         ) AS body`,
    )
    .bind(time + LEASE, time, key, limit)
    .all<Claimed>()
  return results
}

async function deliver(delivery: Delivery, item: Claimed): Promise<void> {
  const result = await send(delivery.connection, item)
  await (result.ok ? settle(delivery, item, result.data) : refuse(delivery, item, result.error))
  logEvent({
    event: 'delivery',
    key: (await sha256(item.item_key)).slice(0, 12),
    outcome: result.ok ? 'delivered' : result.error.code,
    count: item.attempts,
  })
}

function send(
  connection: ProviderConnection,
  { kind, item_key: key, body }: Claimed,
): Promise<ProviderResult<unknown>> {
  const stored: unknown = JSON.parse(body)
  if (kind === 'order') {
    const order = v.safeParse(orderBodySchema, stored)
    if (order.success) return postOrder(connection, order.output, key)
  } else {
    const message = v.safeParse(contactBodySchema, stored)
    if (message.success) return postContact(connection, message.output, key)
  }
  // A stored body that no longer fits the contract waits for a person; it must not stop the others.
  return Promise.resolve(failed('bad_argument'))
}

async function settle({ db, now }: Delivery, item: Claimed, receipt: unknown): Promise<void> {
  await db
    .prepare(
      `UPDATE outbox SET state = 'delivered', delivered_at = ?, provider_receipt = ?, lease_until = 0,
         is_unknown = 0, last_error = NULL
       WHERE item_key = ?`,
    )
    .bind(now().getTime(), JSON.stringify(receipt), item.item_key)
    .run()
}

async function refuse({ db, now }: Delivery, item: Claimed, error: ProviderError): Promise<void> {
  const failure = classifyFailure(error)
  const time = now().getTime()
  const nextAt = nextAttemptAt(time, item.attempts, error.retryAfterMs, Math.random())
  const isDead = nextAt > item.created_at + DEAD_AFTER
  const state = failure === 'review' ? 'needs_review' : isDead ? 'dead' : 'pending'
  await db
    .prepare(
      `UPDATE outbox SET state = ?, next_at = ?, is_unknown = MAX(is_unknown, ?), last_error = ?,
         lease_until = 0
       WHERE item_key = ? AND state = 'pending'`,
    )
    .bind(
      state,
      nextAt,
      failure === 'unknown' ? 1 : 0,
      error.status === null ? error.code : `${error.code} ${error.status}`,
      item.item_key,
    )
    .run()
}
