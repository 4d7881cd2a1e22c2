import { env } from 'cloudflare:workers'

/** What the outbox knows of an item. */
export async function itemOf(key: string) {
  return env.DB.prepare(
    'SELECT state, attempts, is_unknown, last_error, next_at FROM outbox WHERE item_key = ?',
  )
    .bind(key)
    .first<{ state: string; attempts: number; is_unknown: number; next_at: number }>()
}

/** Forgets what other tests owe and what the breaker has seen. */
export async function emptyOutbox(): Promise<void> {
  await env.DB.batch([
    env.DB.prepare('DELETE FROM outbox'),
    env.DB.prepare('DELETE FROM orders'),
    env.DB.prepare('DELETE FROM contact_messages'),
    env.DB.prepare('UPDATE breaker SET failures = 0, probe_at = 0'),
  ])
}
