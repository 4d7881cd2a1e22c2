import * as v from 'valibot'
import { errorFacts, logEvent } from '~/lib/log'
import { nextAttemptAt } from '~/delivery/backoff'
import {
  isBreakerOpen,
  providerAnswered,
  providerFailed,
  takeProbe,
} from '~/delivery/breaker.server'
import { sha256 } from '~/lib/hash'
import { type ProviderConnection, postContact, postOrder } from '~/provider/client.server'
import { contactBodySchema } from '~/provider/contract'
import { orderBodySchema } from '~/provider/contract-order'
import { failed } from '~/provider/transport.server'
import type { ProviderError, ProviderResult } from '~/provider/failure'
import { classifyFailure, type FailureClass, RETRY } from '~/provider/retry'

export type OutboxKind = 'order' | 'contact'

type Claimed = {
  item_key: string
  kind: OutboxKind
  attempts: number
  /** When its time until it is dead began. */
  owed_since: number
  lease_until: number
  body: string | null
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
 * Tries to deliver one item now; does nothing when it is not pending, another try is under way or the
 * breaker is open: then nobody waits for a provider that is down. Never throws: the item is stored, and
 * what fails here is the next drain's work.
 */
export async function deliverNow(delivery: Delivery, key: string): Promise<void> {
  try {
    const [item] = await claim(delivery, { key, limit: 1 })
    if (item) await deliver(delivery, item)
  } catch (error) {
    logEvent({ event: 'delivery', outcome: 'failed', ...errorFacts(error) })
  }
}

/**
 * Delivers whatever is due until nothing is or 25 seconds are over. While the breaker is open it makes
 * one probe, and goes on when that closes the breaker. Returns how many deliveries it tried.
 */
export async function drainOutbox(delivery: Delivery): Promise<number> {
  const until = delivery.now().getTime() + RETRY.drain
  let tried = 0
  while (delivery.now().getTime() < until) {
    const isProbe = await isBreakerOpen(delivery.db)
    const items = isProbe
      ? await claimProbe(delivery)
      : await claim(delivery, { key: null, limit: RETRY.drainBatch })
    if (items.length === 0) break
    await Promise.all(items.map((item) => deliver(delivery, item)))
    tried += items.length
  }
  if (await isBreakerOpen(delivery.db)) await buryOverdue(delivery)
  return tried
}

/** Takes due items, or the one of a key when it is due; none while the breaker is open. */
function claim(
  { db, now }: Delivery,
  { key, limit }: { key: string | null; limit: number },
): Promise<Claimed[]> {
  const chosen = `
    SELECT item_key FROM outbox
    WHERE state = 'pending' AND next_at <= ?2 AND lease_until <= ?2 AND (?3 IS NULL OR item_key = ?3)
      AND NOT EXISTS (SELECT 1 FROM breaker WHERE failures >= ?5)
    ORDER BY next_at LIMIT ?4`
  return lease(db, now().getTime(), chosen, [key, limit, RETRY.breakerOpensAt])
}

/**
 * Takes one item, due or not, to find out whether the provider is back: the one tried least, so that an
 * item the provider cannot digest does not keep the breaker open for all the others.
 */
async function claimProbe({ db, now }: Delivery): Promise<Claimed[]> {
  const time = now().getTime()
  if (!(await takeProbe(db, time))) return []
  const chosen = `
    SELECT item_key FROM outbox WHERE state = 'pending' AND lease_until <= ?2
    ORDER BY attempts, next_at LIMIT 1`
  return lease(db, time, chosen, [])
}

/**
 * Takes the chosen items under a lease, in one statement, so that no two drains get the same one. In what
 * chooses them ?2 is now, and `values` follow from ?3. A lease that ran out means that a try died on the way,
 * so its outcome is unknown.
 */
async function lease(
  db: D1Database,
  now: number,
  chosen: string,
  values: (string | number | null)[],
): Promise<Claimed[]> {
  const { results } = await db
    .prepare(
      `UPDATE outbox SET is_unknown = MAX(is_unknown, lease_until > 0), lease_until = ?1,
         attempts = attempts + 1
       WHERE item_key IN (${chosen})
       RETURNING item_key, kind, attempts, lease_until, COALESCE(replayed_at, created_at) AS owed_since,
         COALESCE(
           (SELECT body FROM orders WHERE order_key = item_key),
           (SELECT body FROM contact_messages WHERE message_key = item_key)
         ) AS body`,
    )
    .bind(now + RETRY.lease, now, ...values)
    .all<Claimed>()
  return results
}

/** Behind an open breaker items wait for their turn to be the probe; after 48 hours they are dead too. */
async function buryOverdue({ db, now }: Delivery): Promise<void> {
  const time = now().getTime()
  await db
    .prepare(
      `UPDATE outbox SET state = 'dead'
       WHERE state = 'pending' AND COALESCE(replayed_at, created_at) < ? AND lease_until <= ?`,
    )
    .bind(time - RETRY.deadAfter, time)
    .run()
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
  const stored = parseBody(body)
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

function parseBody(body: string | null): unknown {
  try {
    return JSON.parse(body ?? '')
  } catch {
    return null
  }
}

async function settle({ db, now }: Delivery, item: Claimed, receipt: unknown): Promise<void> {
  const time = now().getTime()
  await db.batch([
    db
      .prepare(
        `UPDATE outbox SET state = 'delivered', delivered_at = ?, provider_receipt = ?, lease_until = 0,
           is_unknown = 0, last_error = NULL
         WHERE item_key = ?`,
      )
      .bind(time, JSON.stringify(receipt), item.item_key),
    ...providerAnswered(db, time),
  ])
}

async function refuse({ db, now }: Delivery, item: Claimed, error: ProviderError): Promise<void> {
  const failure = classifyFailure(error)
  const time = now().getTime()
  const nextAt = nextAttemptAt(time, item.attempts, error.retryAfterMs, Math.random())
  const isDead = nextAt > item.owed_since + RETRY.deadAfter
  const state = failure === 'review' ? 'needs_review' : isDead ? 'dead' : 'pending'
  await db.batch([
    // Only under our own lease: a try that outlived it must not undo what a later one found.
    db
      .prepare(
        `UPDATE outbox SET state = ?, next_at = ?, is_unknown = MAX(is_unknown, ?), last_error = ?,
           lease_until = 0
         WHERE item_key = ? AND state = 'pending' AND lease_until = ?`,
      )
      .bind(
        state,
        nextAt,
        failure === 'unknown' ? 1 : 0,
        error.status === null ? error.code : `${error.code} ${error.status}`,
        item.item_key,
        item.lease_until,
      ),
    ...breakerAfter(db, failure, error, time),
  ])
}

/** A refusal for good is an answer all the same; where nothing was sent nothing was learnt. */
function breakerAfter(
  db: D1Database,
  failure: FailureClass,
  error: ProviderError,
  time: number,
): D1PreparedStatement[] {
  if (error.code === 'bad_argument') return []
  return failure === 'review' ? providerAnswered(db, time) : [providerFailed(db, error, time)]
}
