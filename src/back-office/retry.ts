import { HOUR, SECOND } from '~/lib/duration'
import type { ProviderError } from '~/back-office/failure'

/**
 * The schedule of calls to the provider and of retries; times are in milliseconds. transport.server makes one call,
 * outbox/outbox.server and its breaker make the later ones.
 */
export const RETRY = {
  /** Timeout of a read. */
  getTimeout: 3 * SECOND,
  /** Timeout of a POST, including the immediate second request. */
  postTimeout: 4 * SECOND,
  /** Longer than the longest delivery, so that two drains never send the same item at once. */
  lease: 30 * SECOND,
  /** The next attempt comes at a random moment within this time, doubled with each attempt, … */
  backoffBase: 30 * SECOND,
  /** … but at most within this time. */
  backoffLongest: HOUR,
  /** Longest wait that a Retry-After may set: one call an hour harms no provider and detects its recovery. */
  longestRetryAfter: HOUR,
  /** After this time an undelivered item waits for a person. */
  deadAfter: 48 * HOUR,
  /** Time limit for the deliveries of one run of the cron. */
  drain: 25 * SECOND,
  /** Items delivered in parallel: a Worker has six connections, and an item that waits for one must not time out. */
  atOnce: 5,
  /** Consecutive failures that open the breaker. */
  breakerOpensAt: 5,
  /** Shorter than the minute of the cron, so that a run that starts a little early still probes. */
  probeEvery: 55 * SECOND,
} as const

/**
 * Treatment of a failed delivery: `review` waits for a person, `retry` was refused for now, `unknown` may have
 * succeeded. Both `retry` and `unknown` are sent again later, under the same key.
 */
export type FailureClass = 'retry' | 'unknown' | 'review'

/** `atOnce`: send the same call again immediately; `delivery`: treatment when the answer stays the same. */
type AfterStatus = { atOnce: boolean; delivery: 'retry' | 'review' }

const AT_ONCE: AfterStatus = { atOnce: true, delivery: 'retry' }
const LATER: AfterStatus = { atOnce: false, delivery: 'retry' }
const NEVER: AfterStatus = { atOnce: false, delivery: 'review' }

/** After a refused POST. Every status missing here is retried later. */
const AFTER_STATUS = new Map<number, AfterStatus>([
  [400, NEVER],
  // Our credentials are wrong, not the order: it waits until they are corrected.
  [401, LATER],
  [403, LATER],
  [404, NEVER],
  [405, NEVER],
  [408, AT_ONCE],
  // A request with the same key may still be running; a lasting conflict needs a person.
  [409, { atOnce: true, delivery: 'review' }],
  [410, NEVER],
  [413, NEVER],
  [415, NEVER],
  [422, NEVER],
  [425, AT_ONCE],
  [429, AT_ONCE],
  [500, AT_ONCE],
  [502, AT_ONCE],
  [503, AT_ONCE],
  [504, AT_ONCE],
])

/** After a POST without an HTTP refusal. */
const AFTER_CODE: Record<Exclude<ProviderError['code'], 'http'>, FailureClass> = {
  timeout: 'unknown',
  network: 'unknown',
  invalid: 'unknown',
  too_large: 'unknown',
  redirect: 'retry',
  bad_argument: 'review',
}

/** Treatment of a delivery with this failure. */
export function classifyFailure({ code, status }: ProviderError): FailureClass {
  return code === 'http' ? afterStatus(status).delivery : AFTER_CODE[code]
}

/** True when the provider refuses our credentials, not the content: a person has to correct them. */
export function areCredentialsRefused({ code, status }: ProviderError): boolean {
  return code === 'http' && (status === 401 || status === 403)
}

/** True when a POST may be repeated immediately after this answer. */
export function allowsImmediateRetry(status: number): boolean {
  return afterStatus(status).atOnce
}

function afterStatus(status: number | null): AfterStatus {
  return (status === null ? null : AFTER_STATUS.get(status)) ?? LATER
}

/** Reads Retry-After (seconds or an HTTP date) as milliseconds from `now`, within its bound. */
export function parseRetryAfter(header: string | null, now: number): number | null {
  const value = header?.trim() ?? ''
  if (/^\d{1,9}$/.test(value)) return boundedWait(Number(value) * SECOND)
  // Date.parse alone would read "-5" as a year.
  if (!/^[A-Z][a-z]{2}, [\w :]{1,30} GMT$/.test(value)) return null
  const date = Date.parse(value)
  return Number.isNaN(date) ? null : boundedWait(date - now)
}

function boundedWait(milliseconds: number): number {
  return Math.min(Math.max(milliseconds, 0), RETRY.longestRetryAfter)
}
