import { RETRY } from '~/back-office/retry'

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
