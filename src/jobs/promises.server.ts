import { appConfig } from '~config'
import { unansweredSql } from '~/order/store/order-sql'
import { oweReminders } from '~/outbox/outbox.server'
import { HOUR } from '~/lib/duration'

const PROMISED = appConfig.ordering.confirmWithinHours * HOUR

/** Reminds the carrier by mail, once, of each order that nobody answered in half of the promised time. Returns how many. */
export async function remindOfOrders(db: D1Database, now: Date): Promise<number> {
  const reminding = { keysSql: unansweredSql('?2'), values: [now.getTime() - PROMISED / 2] }
  return (await oweReminders(db, reminding, now).run()).meta.changes
}

/** More than these say no more. */
const MOST_COUNTED = 20

/** SQL for the number of orders that nobody answered in the promised time, as of `now` (ms); twenty at most. */
export function countUnansweredSql(now: number): string {
  return `(SELECT COUNT(*) FROM (${unansweredSql(String(now - PROMISED))} LIMIT ${MOST_COUNTED}))`
}
