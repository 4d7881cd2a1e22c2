import type { Posted } from '~/outbox/mail'
import { SECOND } from '~/lib/duration'

/** Mails sent in parallel: a Worker has six connections. */
const MOST_AT_ONCE = 5
/** Wait between two mails after the service refused one as too many, ms; doubled with each refusal. */
const FIRST_GAP = 200
const LONGEST_GAP = 2 * SECOND
/** A longer Retry-After ends the run; the next minute continues. */
const LONGEST_WAIT = 5 * SECOND
/** Handfuls without an accepted mail after which the service counts as down. */
const HOPELESS = 3

/**
 * How fast a run calls the mail service: at full speed until it refuses a mail as too many (429), then one by one and
 * slower, and faster again while it takes them. `isOver`: the service takes nothing now.
 */
export type Pace = { atOnce: number; gap: number; failed: number; isOver: boolean }

/** The pace at which a run begins. */
export function fullPace(): Pace {
  return { atOnce: MOST_AT_ONCE, gap: 0, failed: 0, isOver: false }
}

/** True when the service refused a mail only because there were too many. */
export function isTooFast(posted: Posted): boolean {
  return !posted.ok && posted.error === 'http 429'
}

/** The pace after a handful of results, and how long to wait before the next, ms. */
export function nextPace(pace: Pace, posted: Posted[]): { pace: Pace; wait: number } {
  if (posted.length === 0) return { pace, wait: 0 }
  const isStuck = posted.every((one) => !one.ok && !one.isFinal)
  const failed = isStuck ? pace.failed + 1 : 0
  const refused = posted.filter(isTooFast)
  if (refused.length === 0) {
    const gap = pace.gap < FIRST_GAP / 2 ? 0 : pace.gap * 0.9
    const atOnce = gap === 0 ? Math.min(MOST_AT_ONCE, pace.atOnce + 1) : pace.atOnce
    return { pace: { atOnce, gap, failed, isOver: failed >= HOPELESS }, wait: gap }
  }
  const gap = Math.min(LONGEST_GAP, Math.max(FIRST_GAP, pace.gap * 2))
  const asked = Math.max(...refused.map((one) => (one.ok ? 0 : (one.retryAfterMs ?? SECOND))))
  const isOver = failed >= HOPELESS || asked > LONGEST_WAIT
  return { pace: { atOnce: 1, gap, failed, isOver }, wait: isOver ? 0 : Math.max(gap, asked) }
}
