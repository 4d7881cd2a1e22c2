import { traceKey } from '~/lib/hash'
import { logEvent } from '~/lib/log'
import { IS_DELIVERY } from '~/outbox/outbox-sql'

/** Maximum number of items in one call. */
const AT_ONCE = 100

/**
 * Logs each new order and message once, without names; concurrent calls never log the same item. Returns the number
 * of items.
 */
export async function announceNew(db: D1Database, now: Date): Promise<number> {
  const { results } = await db
    .prepare(
      `UPDATE outbox SET announced_at = ?1
       WHERE rowid IN (
         SELECT rowid FROM outbox WHERE announced_at IS NULL AND ${IS_DELIVERY}
         ORDER BY created_at LIMIT ?2
       )
       RETURNING kind, item`,
    )
    .bind(now.getTime(), AT_ONCE)
    .all<{ kind: string; item: string }>()
  for (const { kind, item } of results) {
    logEvent({ event: 'announcement', trace: await traceKey(item), outcome: kind })
  }
  return results.length
}
