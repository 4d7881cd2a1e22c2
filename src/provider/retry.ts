import { HOUR, SECOND } from '~/lib/duration'
import type { ProviderError } from '~/provider/failure'

/**
 * When what the provider did not take is tried again: every figure, in milliseconds where it is a time. One
 * call is made by provider/transport.server, the next ones by delivery/outbox.server and its breaker.
 */
export const RETRY = {
  /** How long a read may take. */
  getTimeout: 3 * SECOND,
  /** How long a POST may take, the second request at once included. */
  postTimeout: 4 * SECOND,
  /** Longer than a delivery can take, so that two drains never send the same item at once. */
  lease: 30 * SECOND,
  /** The next attempt comes at a random moment within this, doubled with each attempt, … */
  backoffBase: 30 * SECOND,
  /** … but at most within this. */
  backoffLongest: HOUR,
  /** The longest wait that a Retry-After may ask for: one call an hour harms nobody and finds out who is back. */
  longestRetryAfter: HOUR,
  /** What could not be delivered for so long waits for a person. */
  deadAfter: 48 * HOUR,
  /** How long one run of the cron delivers what is due. */
  drain: 25 * SECOND,
  /** How many items at a time: a Worker holds six connections, and what waits for one must not run out of time. */
  atOnce: 5,
  /** Failures in a row that open the breaker. */
  breakerOpensAt: 5,
  /** Shorter than the minute of the cron, so that a cron a little early still probes. */
  probeEvery: 55 * SECOND,
} as const

/**
 * What is done with a failed delivery: `review` waits for a person, `retry` was refused for now, `unknown` may
 * have been carried out. Both of the latter are tried again later, under the same key.
 */
export type FailureClass = 'retry' | 'unknown' | 'review'

/** `atOnce`: the same call asks once more; `delivery`: what is done with it when the answer stays so. */
type AfterStatus = { atOnce: boolean; delivery: 'retry' | 'review' }

const AT_ONCE: AfterStatus = { atOnce: true, delivery: 'retry' }
const LATER: AfterStatus = { atOnce: false, delivery: 'retry' }
const NEVER: AfterStatus = { atOnce: false, delivery: 'review' }

/** After a POST that was refused. Every status that is not named here is tried again later. */
const AFTER_STATUS = new Map<number, AfterStatus>([
  [400, NEVER],
  // Our credentials are wrong, not the order: it waits until they are mended.
  [401, LATER],
  [403, LATER],
  [404, NEVER],
  [405, NEVER],
  [408, AT_ONCE],
  // The same key may just be under way; a conflict that stays is for a person.
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

/** After a POST that no status of a refusal answered. */
const AFTER_CODE: Record<Exclude<ProviderError['code'], 'http'>, FailureClass> = {
  timeout: 'unknown',
  network: 'unknown',
  invalid: 'unknown',
  too_large: 'unknown',
  redirect: 'retry',
  bad_argument: 'review',
}

/** What is done with a delivery that failed so. */
export function classifyFailure({ code, status }: ProviderError): FailureClass {
  return code === 'http' ? afterStatus(status).delivery : AFTER_CODE[code]
}

/** Whether the provider refuses us, not what we sent: a person has to mend the credentials. */
export function areCredentialsRefused({ code, status }: ProviderError): boolean {
  return code === 'http' && (status === 401 || status === 403)
}

/** Whether a POST may be sent once more at once after this answer. */
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
  // Date.parse alone would take "-5" for a year.
  if (!/^[A-Z][a-z]{2}, [\w :]{1,30} GMT$/.test(value)) return null
  const date = Date.parse(value)
  return Number.isNaN(date) ? null : boundedWait(date - now)
}

function boundedWait(milliseconds: number): number {
  return Math.min(Math.max(milliseconds, 0), RETRY.longestRetryAfter)
}
