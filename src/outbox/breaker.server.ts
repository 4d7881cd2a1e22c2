import { RETRY } from '~/back-office/retry'

/** The home of the table `breaker`: one row, the state of the provider shared by all isolates. */

/** SQL: true while the breaker is closed. */
export const IS_BREAKER_OPEN = `EXISTS (SELECT 1 FROM breaker WHERE failures >= ${RETRY.breakerOpensAt})`

/** SQL of the row as a JSON object. */
export const BREAKER_JSON = `(SELECT json_object('failures', failures, 'areCredentialsRefused',
  json(iif(credentials_refused_at IS NULL, 'false', 'true'))) FROM breaker)`

/** Takes the one allowed probe while the breaker is open; false when it is closed or another drain has the probe. */
export async function takeProbe(db: D1Database, now: number): Promise<boolean> {
  const row = await db
    .prepare(
      'UPDATE breaker SET probe_at = ?1 + ?2 WHERE failures >= ?3 AND probe_at <= ?1 RETURNING id',
    )
    .bind(now, RETRY.probeEvery, RETRY.breakerOpensAt)
    .first()
  return row !== null
}

/** Closes the breaker after an answer of the provider; its earlier Retry-After no longer counts. */
export function providerAnswered(db: D1Database): D1PreparedStatement {
  return db.prepare(
    `UPDATE breaker SET failures = 0, probe_at = 0, credentials_refused_at = NULL
     WHERE failures > 0 OR probe_at > 0 OR credentials_refused_at IS NOT NULL`,
  )
}

/** State of a failing provider; `wait` in ms is its longest Retry-After, 0 without one. */
export type Failing = { failures: number; wait: number; areCredentialsRefused: boolean }

/** Adds failures of the provider. The next probe waits a minute, longer with a Retry-After. */
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
