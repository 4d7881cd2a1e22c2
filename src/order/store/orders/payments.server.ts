import { DAY, HOUR, MINUTE } from '~/lib/duration'
import type { Locale } from '~/lib/locale'

/** Owns the table `payments`: the payments that were started at the gateway. Times are ms. */

/** The first question is asked this long after the start, because the gateway's notice comes before; later ones … */
const FIRST_ASKED = 2 * MINUTE
/** … at most this long after the last. */
const ASKED_EVERY = HOUR
/** A session of the gateway ends within a day, and nobody asks for it any more. */
const KEPT = 30 * DAY

/** A payment that was started, for the order as it was after its event `seq`. */
export type StartedPayment = {
  session: string
  number: string
  seq: number
  locale: Locale
  state: 'open' | 'paid' | 'failed'
}

/** Stores a payment that was started, once. */
export async function keepPayment(
  db: D1Database,
  { session, number, seq, locale }: Omit<StartedPayment, 'state'>,
  now: Date,
): Promise<void> {
  const time = now.getTime()
  await db
    .prepare(
      `INSERT INTO payments (session, number, seq, locale, created_at, ask_at)
       VALUES (?, ?, ?, ?, ?, ?) ON CONFLICT DO NOTHING`,
    )
    .bind(session, number, seq, locale, time, time + FIRST_ASKED)
    .run()
}

/** The payments that were started for an order, the last one first. */
export async function paymentsOf(db: D1Database, number: string): Promise<StartedPayment[]> {
  const { results } = await db
    .prepare(
      `SELECT session, number, seq, locale, state FROM payments
       WHERE number = ? ORDER BY created_at DESC LIMIT 50`,
    )
    .bind(number)
    .all<StartedPayment>()
  return results
}

/** Statement that notes how a payment ended. */
export function closePayment(
  db: D1Database,
  session: string,
  state: 'paid' | 'failed',
): D1PreparedStatement {
  return db.prepare('UPDATE payments SET state = ? WHERE session = ?').bind(state, session)
}

/** The sessions whose state is to be asked for, at most `limit`. */
export async function findUnasked(db: D1Database, now: Date, limit: number): Promise<string[]> {
  const { results } = await db
    .prepare(
      `SELECT session FROM payments WHERE state = 'open' AND ask_at <= ? ORDER BY ask_at LIMIT ?`,
    )
    .bind(now.getTime(), limit)
    .all<{ session: string }>()
  return results.map(({ session }) => session)
}

/** Puts off the next question about sessions: the older a session, the longer. */
export async function askLater(db: D1Database, sessions: string[], now: Date): Promise<void> {
  await db
    .prepare(
      `UPDATE payments SET ask_at = ?2 + MIN(${ASKED_EVERY}, MAX(${FIRST_ASKED}, ?2 - created_at))
       WHERE state = 'open' AND session IN (SELECT value FROM json_each(?1))`,
    )
    .bind(JSON.stringify(sessions), now.getTime())
    .run()
}

/** Statement that deletes payments of long ago, at most `limit`. */
export function deleteOldPayments(db: D1Database, now: Date, limit: number): D1PreparedStatement {
  return db
    .prepare(
      `DELETE FROM payments WHERE session IN
         (SELECT session FROM payments WHERE created_at < ? ORDER BY created_at LIMIT ?)`,
    )
    .bind(now.getTime() - KEPT, limit)
}
