import type { Problem } from '~/provider/contract'

/**
 * Why a call to the provider gave no data.
 * - `timeout`, `network`: no whole answer came (`status` is set when its head did);
 * - `redirect`: a 3xx, never followed; `http`: any other refusal, with its `problem` when readable;
 * - `invalid`, `too_large`: a 2xx whose body is not of the contract or over the limit;
 * - `bad_argument`: an id or a key not of its form; nothing was sent.
 */
export type ProviderError = {
  code: 'timeout' | 'network' | 'redirect' | 'http' | 'invalid' | 'too_large' | 'bad_argument'
  status: number | null
  /** Wait asked for by Retry-After, in milliseconds. */
  retryAfterMs: number | null
  problem: Problem | null
}

/** Outcome of a call, always a value: nothing is thrown across this boundary. */
export type ProviderResult<TData> = { ok: true; data: TData } | { ok: false; error: ProviderError }

/** What the outbox does with a failed delivery. */
export type FailureClass = 'retry' | 'unknown' | 'review'

const REVIEW_STATUSES: readonly number[] = [400, 401, 403, 404, 405, 409, 410, 413, 415, 422]
const IMMEDIATE_RETRY_STATUSES: readonly number[] = [408, 409, 425, 429, 500, 502, 503, 504]
const LONGEST_RETRY_AFTER_MS = 48 * 60 * 60 * 1000

/**
 * Sorts a failed POST (DESIGN, "The way of an order"): `review` waits for a person, `retry` was
 * refused for now, `unknown` may have been carried out and is retried under the same key.
 */
export function classifyFailure(error: ProviderError): FailureClass {
  switch (error.code) {
    case 'timeout':
    case 'network':
    case 'invalid':
    case 'too_large':
      return 'unknown'
    case 'redirect':
      return 'retry'
    case 'bad_argument':
      return 'review'
    case 'http':
      return error.status !== null && REVIEW_STATUSES.includes(error.status) ? 'review' : 'retry'
  }
}

/** Whether the provider says the thing does not exist, as opposed to being unable to answer. */
export function isMissing(error: ProviderError): boolean {
  return error.code === 'bad_argument' || error.status === 404 || error.status === 410
}

/** Whether a POST may be sent once more at once after this answer. */
export function allowsImmediateRetry(status: number): boolean {
  return IMMEDIATE_RETRY_STATUSES.includes(status)
}

/** Reads Retry-After (seconds or an HTTP date) as milliseconds from `now`, at most 48 hours. */
export function parseRetryAfter(header: string | null, now: number): number | null {
  const value = header?.trim() ?? ''
  if (/^\d{1,9}$/.test(value)) return boundedWait(Number(value) * 1000)
  // Date.parse alone would take "-5" for a year.
  if (!/^[A-Z][a-z]{2}, [\w :]{1,30} GMT$/.test(value)) return null
  const date = Date.parse(value)
  return Number.isNaN(date) ? null : boundedWait(date - now)
}

function boundedWait(milliseconds: number): number {
  return Math.min(Math.max(milliseconds, 0), LONGEST_RETRY_AFTER_MS)
}
