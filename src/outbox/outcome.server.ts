import { IS_BREAKER_OPEN, providerAnswered, providerFailed } from '~/outbox/breaker.server'
import type { Claimed, Delivery } from '~/outbox/claim.server'
import { type DeliveryKind, IS_DELIVERY, type OutboxState } from '~/outbox/outbox-sql'
import type { ProviderError, ProviderResult } from '~/back-office/failure'
import { areCredentialsRefused, classifyFailure, RETRY } from '~/back-office/retry'

/**
 * Time of the next attempt, in ms: full jitter, a random moment within 30 s doubled with each attempt, at most an
 * hour unless `longest` (ms) says less (back-office/retry.ts); never before Retry-After. `random` is from 0 (inclusive)
 * to 1 (exclusive).
 */
export function nextAttemptAt(
  now: number,
  attempts: number,
  retryAfterMs: number | null,
  random: number,
  longest: number = RETRY.backoffLongest,
): number {
  const ceiling = Math.min(longest, RETRY.backoffBase * 2 ** Math.min(attempts, 20))
  return now + Math.max(retryAfterMs ?? 0, Math.round(random * ceiling))
}

/** Result of an item that was sent, or could not be sent. */
export type Outcome = { claimed: Claimed; result: ProviderResult<unknown> }

/** True when the provider judged any of these items, even by a final refusal: then it is reachable. */
export function hasAnswered(outcomes: Outcome[]): boolean {
  return outcomes.some(({ result }) => result.ok || isRefusedForGood(result.error))
}

/**
 * Statements that store the results of the items and the resulting state of the provider: always two, because a run
 * of the cron may run only a limited number of statements.
 */
export function recordOutcomes({ db, now }: Delivery, outcomes: Outcome[]): D1PreparedStatement[] {
  const time = now().getTime()
  const noted = noteAll(
    db,
    outcomes.map((outcome) => noteOf(outcome, time)),
  )
  if (hasAnswered(outcomes)) return [noted, providerAnswered(db)]
  const errors = outcomes.flatMap(({ result }) => (result.ok ? [] : [result.error]))
  // An item that was not sent says nothing about the provider.
  const sent = errors.filter(({ code }) => code !== 'bad_argument')
  if (sent.length === 0) return [noted]
  const failing = {
    failures: sent.length,
    wait: Math.max(...sent.map(({ retryAfterMs }) => retryAfterMs ?? 0)),
    areCredentialsRefused: sent.some(areCredentialsRefused),
  }
  return [noted, providerFailed(db, failing, time)]
}

/** The new state of an item after an attempt. */
export type Note = {
  kind: DeliveryKind | 'mail'
  item: string
  leaseUntil: number
  state: Exclude<OutboxState, 'held'>
  isUnknown: 0 | 1
  nextAt: number
  lastError: string | null
  receipt: string | null
  deliveredAt: number | null
}

/** The statement that stores the results of any number of items. */
export function noteAll(db: D1Database, notes: Note[]): D1PreparedStatement {
  return db
    .prepare(
      // A refusal counts only under our own lease: an attempt that outlived its lease must not overwrite a later
      // result.
      `UPDATE outbox SET state = noted.value ->> 'state', next_at = noted.value ->> 'nextAt',
         is_unknown = CASE WHEN noted.value ->> 'state' = 'delivered' THEN 0
           ELSE MAX(is_unknown, noted.value ->> 'isUnknown') END,
         last_error = noted.value ->> 'lastError', provider_receipt = noted.value ->> 'receipt',
         news = iif(noted.value ->> 'state' = 'delivered', NULL, news),
         delivered_at = noted.value ->> 'deliveredAt', lease_until = 0
       FROM json_each(?) AS noted
       WHERE outbox.kind = noted.value ->> 'kind' AND outbox.item = noted.value ->> 'item'
         AND (noted.value ->> 'state' = 'delivered'
           OR (outbox.state = 'pending' AND outbox.lease_until = noted.value ->> 'leaseUntil'))`,
    )
    .bind(JSON.stringify(notes))
}

/** Makes all items due that wait for their next attempt, because the provider is back; reads nothing else. */
export function wakeWaiting({ db, now }: Delivery): D1PreparedStatement {
  return db
    .prepare(
      `UPDATE outbox SET next_at = ?1 WHERE state = 'pending' AND ${IS_DELIVERY} AND next_at > ?1`,
    )
    .bind(now().getTime())
}

/** Marks items as dead after 48 hours, also those that wait for a probe behind an open breaker. */
export function buryOverdue({ db, now }: Delivery): D1PreparedStatement {
  const time = now().getTime()
  return db
    .prepare(
      // The second condition makes the query use the index.
      `UPDATE outbox SET state = 'dead'
       WHERE state = 'pending' AND state <> 'delivered' AND COALESCE(replayed_at, created_at) < ?
         AND ${IS_DELIVERY} AND lease_until <= ? AND ${IS_BREAKER_OPEN}`,
    )
    .bind(time - RETRY.deadAfter, time)
}

function noteOf({ claimed, result }: Outcome, time: number): Note {
  const { kind, item, lease_until: leaseUntil } = claimed
  const note = { kind, item, leaseUntil, isUnknown: 0, nextAt: time } as const
  if (result.ok) {
    const receipt = JSON.stringify(result.data)
    return { ...note, state: 'delivered', receipt, deliveredAt: time, lastError: null }
  }
  const { error } = result
  const failure = classifyFailure(error)
  const isOverdue = claimed.owed_since + RETRY.deadAfter < time
  return {
    ...note,
    state: failure === 'review' ? 'needs_review' : isOverdue ? 'dead' : 'pending',
    nextAt: nextAttemptAt(time, claimed.attempts, error.retryAfterMs, Math.random()),
    isUnknown: failure === 'unknown' ? 1 : 0,
    lastError: error.status === null ? error.code : `${error.code} ${error.status}`,
    receipt: null,
    deliveredAt: null,
  }
}

function isRefusedForGood(error: ProviderError): boolean {
  return error.code !== 'bad_argument' && classifyFailure(error) === 'review'
}
