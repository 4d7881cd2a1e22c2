import { env } from 'cloudflare:workers'
import type { Delivery } from '~/delivery/claim.server'
import { deliverNow, drainOutbox } from '~/delivery/outbox.server'
import { readOrderBody } from '~/features/order/placed/stored-order'
import type { ProviderConnection } from '~/provider/client.server'

/** What a delivery at this moment needs. */
export function aDelivery(connection: ProviderConnection, now: Date): Delivery {
  return { db: env.DB, connection, now: () => now, toOrderBody: readOrderBody }
}

/** Tries to deliver an order at once, as its placing does. */
export function deliverOrder(connection: ProviderConnection, item: string, now: Date) {
  return deliverNow(aDelivery(connection, now), { kind: 'order', item })
}

/** Delivers all that is due at this moment, however much it is. */
export function drainAt(connection: ProviderConnection, now: Date): Promise<number> {
  return drainOutbox(aDelivery(connection, now), () => Infinity)
}

/** What the outbox knows of an item. */
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

/** Forgets what other tests owe and what the breaker has seen. */
export async function emptyOutbox(): Promise<void> {
  await env.DB.batch([
    env.DB.prepare('DELETE FROM outbox'),
    env.DB.prepare('DELETE FROM orders'),
    env.DB.prepare('DELETE FROM order_events'),
    env.DB.prepare('DELETE FROM contact_messages'),
    env.DB.prepare('UPDATE breaker SET failures = 0, probe_at = 0, credentials_refused_at = NULL'),
  ])
}
