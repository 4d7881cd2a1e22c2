import type { ProviderError } from '~/provider/failure'
import { RETRY } from '~/provider/retry'

/** Whether the provider has failed so often in a row that nobody should wait for it. */
export async function isBreakerOpen(db: D1Database): Promise<boolean> {
  const row = await db
    .prepare('SELECT id FROM breaker WHERE failures >= ?')
    .bind(RETRY.breakerOpensAt)
    .first()
  return row !== null
}

/** Takes the one probe that is allowed while the breaker is open; false when another drain has it. */
export async function takeProbe(db: D1Database, now: number): Promise<boolean> {
  const row = await db
    .prepare(
      'UPDATE breaker SET probe_at = ?1 + ?2 WHERE failures >= ?3 AND probe_at <= ?1 RETURNING id',
    )
    .bind(now, RETRY.probeEvery, RETRY.breakerOpensAt)
    .first()
  return row !== null
}

/** The provider answered. If that closes the breaker, everything pending is due at once. */
export function providerAnswered(db: D1Database, now: number): D1PreparedStatement[] {
  return [
    db
      .prepare(
        `UPDATE outbox SET next_at = MIN(next_at, ?1)
         WHERE state = 'pending' AND EXISTS (SELECT 1 FROM breaker WHERE failures >= ?2)`,
      )
      .bind(now, RETRY.breakerOpensAt),
    db.prepare('UPDATE breaker SET failures = 0 WHERE failures > 0'),
  ]
}

/** The provider failed once more. The next probe waits a minute, longer where Retry-After asks for it. */
export function providerFailed(
  db: D1Database,
  error: ProviderError,
  now: number,
): D1PreparedStatement {
  const wait = Math.min(RETRY.longestProbeWait, Math.max(RETRY.probeEvery, error.retryAfterMs ?? 0))
  return db
    .prepare('UPDATE breaker SET failures = failures + 1, probe_at = MAX(probe_at, ?)')
    .bind(now + wait)
}
