import { env } from 'cloudflare:workers'
import type { Delivery } from '~/outbox/claim.server'
import { deliverNow, drainOutbox } from '~/outbox/outbox.server'
import { ORDER_READER } from '~/order/store/order-store.server'
import type { ProviderConnection } from '~/back-office/client.server'

/** What a delivery at this moment needs. */
export function aDelivery(connection: ProviderConnection, now: Date): Delivery {
  return { db: env.DB, connection, now: () => now, orders: ORDER_READER }
}

/** Tries to deliver an order at once, as its placing does. */
export function deliverOrder(connection: ProviderConnection, item: string, now: Date) {
  return deliverNow(aDelivery(connection, now), { kind: 'order', item })
}

/** Delivers all items due at this moment, without a limit. */
export function drainAt(connection: ProviderConnection, now: Date): Promise<number> {
  return drainOutbox(aDelivery(connection, now))
}

/** The state of an item in the outbox. */
export async function itemOf(item: string) {
  return env.DB.prepare(
    'SELECT state, attempts, is_unknown, last_error, next_at FROM outbox WHERE item = ?',
  )
    .bind(item)
    .first<{ state: string; attempts: number; is_unknown: number; next_at: number }>()
}

/** How many deliveries are in each state; mails are not counted. */
export async function countStates(): Promise<Record<string, number>> {
  const { results } = await env.DB.prepare(
    "SELECT state, COUNT(*) AS n FROM outbox WHERE kind <> 'mail' GROUP BY state",
  ).all<{ state: string; n: number }>()
  return Object.fromEntries(results.map(({ state, n }) => [state, n]))
}

/** Notes that all mails left at a moment. */
export async function mailsLeft(now: Date): Promise<void> {
  await env.DB.prepare(
    "UPDATE outbox SET state = 'delivered', delivered_at = ? WHERE kind = 'mail' AND state = 'pending'",
  )
    .bind(now.getTime())
    .run()
}

/** Deletes the items of other tests and resets the breaker. */
export async function emptyOutbox(): Promise<void> {
  await env.DB.batch([
    env.DB.prepare('DELETE FROM outbox'),
    env.DB.prepare('DELETE FROM orders'),
    env.DB.prepare('DELETE FROM documents'),
    env.DB.prepare('DELETE FROM order_events'),
    env.DB.prepare('DELETE FROM rides'),
    env.DB.prepare('DELETE FROM order_keys'),
    env.DB.prepare('DELETE FROM contact_messages'),
    env.DB.prepare('DELETE FROM mail_counts'),
    env.DB.prepare('DELETE FROM mailboxes'),
    env.DB.prepare('UPDATE breaker SET failures = 0, probe_at = 0, credentials_refused_at = NULL'),
  ])
}
