import { RETRY } from '~/provider/retry'

/** Takes the one probe that is allowed while the breaker is open; false when it is closed or another drain has it. */
export async function takeProbe(db: D1Database, now: number): Promise<boolean> {
  const row = await db
    .prepare(
      'UPDATE breaker SET probe_at = ?1 + ?2 WHERE failures >= ?3 AND probe_at <= ?1 RETURNING id',
    )
    .bind(now, RETRY.probeEvery, RETRY.breakerOpensAt)
    .first()
  return row !== null
}

/** The provider answered: the breaker is closed, nothing of what it asked for before counts any more. */
export function providerAnswered(db: D1Database): D1PreparedStatement {
  return db.prepare(
    `UPDATE breaker SET failures = 0, probe_at = 0, credentials_refused_at = NULL
     WHERE failures > 0 OR probe_at > 0 OR credentials_refused_at IS NOT NULL`,
  )
}

/** What a provider that failed said of itself; `wait` in ms is the longest it asked for, 0 when it asked for none. */
export type Failing = { failures: number; wait: number; areCredentialsRefused: boolean }

/** The provider failed so often more. The next probe waits a minute, longer where Retry-After asks for it. */
export function providerFailed(
  db: D1Database,
  { failures, wait, areCredentialsRefused }: Failing,
  now: number,
): D1PreparedStatement {
  return db
    .prepare(
      `UPDATE breaker SET failures = failures + ?1, probe_at = ?2,
         credentials_refused_at = COALESCE(credentials_refused_at, ?3)`,
    )
    .bind(failures, now + Math.max(RETRY.probeEvery, wait), areCredentialsRefused ? now : null)
}
