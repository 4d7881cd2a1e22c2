import { promisedBefore } from '~/carrier/open-time'
import { unansweredSql } from '~/order/store/order-sql'
import { withoutDriverSql } from '~/order/store/desk/without-driver-sql'
import { oweReminders } from '~/outbox/outbox.server'

/**
 * Reminds the carrier by mail, once, of each order that nobody answered in half of the promised time, and of each that has a
 * ride without a driver 20 hours before it. Returns how many.
 */
export async function remindOfOrders(db: D1Database, now: Date): Promise<number> {
  const time = now.getTime()
  const done = await db.batch([
    oweReminders(
      db,
      {
        about: 'unanswered',
        keysSql: unansweredSql('?2'),
        values: [promisedBefore(now, 0.5).getTime()],
      },
      now,
    ),
    oweReminders(db, { about: 'driverless', keysSql: withoutDriverSql('?2'), values: [time] }, now),
  ])
  return done.reduce((sum, { meta }) => sum + meta.changes, 0)
}

/** More than these say no more. */
const MOST_COUNTED = 20

/** SQL for the number of orders that nobody answered in the promised time, as of `now` (ms); twenty at most. */
export function countUnansweredSql(now: number): string {
  return `(SELECT COUNT(*) FROM (${unansweredSql(String(promisedBefore(new Date(now)).getTime()))} LIMIT ${MOST_COUNTED}))`
}
