import { appConfig } from '~config'
import { readMailItem } from '~/outbox/mail-item'
import type { ClaimedMail } from '~/outbox/mail'
import { forgetProofs } from '~/outbox/mailbox/mailboxes.server'
import { forgetCounts } from '~/outbox/mailbox/mail-budget.server'
import { forgetReports } from '~/outbox/sent/mail-reports.server'
import { DAY, HOUR, MINUTE } from '~/lib/duration'
import { storedMessageSql } from '~/outbox/message-store.server'
import { RETRY } from '~/back-office/retry'

/** Limits of the mails; times are ms. */
export const MAIL = {
  /** Mails claimed together. */
  most: 40,
  /** Timeout of one mail. */
  timeout: 8_000,
  /** Longer than the claimed mails are worked on (RETRY.drain), so that no mail is sent twice. */
  lease: 2 * MINUTE,
  /**
   * Longest wait before the next try. Nothing wakes the mails when the service is back, so this is how long the last of
   * them waits then. While it takes none, a run tries a few (send-mails) however many are due.
   */
  backoffLongest: 10 * MINUTE,
  /** Minimum time between two mails with the link of an order. */
  linkEvery: 10 * MINUTE,
  /** Retention of mails that the budget of their mailbox stopped (mailbox/mail-budget): they may still be released. */
  cappedFor: 7 * DAY,
  /** Retention of proofs of mailboxes, and of the names of the sender's reports. */
  provedFor: appConfig.retention.orderDaysAfterRide * DAY,
  reportsFor: HOUR,
} as const

type Row = Omit<ClaimedMail, 'role' | 'subject' | 'isMessageHeld' | 'isRepeated'> & {
  next_at: number
  is_message_held: number
  is_repeated: number
}

/**
 * Claims due mails under a lease, in one statement: one to the carrier and one to a customer in turn, so that neither
 * waits for the other, of each those that waited longest. An expired lease means that a run died on the way.
 */
export async function claimMails(
  db: D1Database,
  now: Date,
  limit: number,
): Promise<(ClaimedMail | { item: string; lease_until: number; role: null })[]> {
  const due = (who: string) =>
    `SELECT * FROM (SELECT rowid, substr(item, 1, 8) AS who, row_number() OVER (ORDER BY next_at) AS turn FROM outbox
       WHERE state = 'pending' AND kind = 'mail' AND substr(item, 1, 8) = '${who}'
         AND next_at <= ?2 AND lease_until <= ?2
       ORDER BY next_at LIMIT ?3)`
  const { results } = await db
    .prepare(
      `UPDATE outbox SET is_unknown = MAX(is_unknown, lease_until > 0), lease_until = ?1,
         attempts = attempts + 1
       WHERE rowid IN (
         SELECT rowid FROM (${due('carrier:')} UNION ALL ${due('customer')})
         ORDER BY turn, who LIMIT ?3)
       RETURNING item, attempts, lease_until, next_at, COALESCE(replayed_at, created_at) AS owed_since, replayed_at,
         iif(outbox.item LIKE 'carrier:message:%', ${storedMessageSql('substr(outbox.item, 17)')}, NULL) AS message,
         EXISTS (SELECT 1 FROM outbox AS told
          WHERE told.kind = 'contact' AND told.item = substr(outbox.item, 17) AND told.state = 'held')
           AS is_message_held,
         outbox.item LIKE 'customer:link:%' AND EXISTS (SELECT 1 FROM outbox AS earlier
          WHERE earlier.kind = 'mail' AND earlier.state <> 'capped'
            AND earlier.item >= substr(outbox.item, 1, 51) AND earlier.item < substr(outbox.item, 1, 50) || ';'
            AND (earlier.created_at, earlier.item) < (outbox.created_at, outbox.item)
            AND earlier.created_at > outbox.created_at - ${MAIL.linkEvery}) AS is_repeated`,
    )
    .bind(now.getTime() + MAIL.lease, now.getTime(), limit)
    .all<Row>()
  // The database returns them in no order.
  const turn = (row: Row) => (row.item.startsWith('carrier:') ? 0 : 1)
  const inTurn = results.toSorted((a, b) => turn(a) - turn(b) || a.next_at - b.next_at)
  return inTurn.map(({ is_message_held: held, is_repeated: repeated, ...row }) => {
    const read = readMailItem(row.item)
    if (!read) return { item: row.item, lease_until: row.lease_until, role: null }
    return { ...row, ...read, isMessageHeld: held === 1, isRepeated: repeated === 1 }
  })
}

/**
 * Marks mails as dead that could not be sent in time; deletes capped mails, the counts of earlier days, and proofs and
 * reports whose time is over. Runs every ten minutes, whether mails are sent or not; returns the number of rows.
 */
export async function tidyMails(db: D1Database, now: Date): Promise<number> {
  const time = now.getTime()
  const results = await db.batch([
    db
      .prepare(
        // The second condition makes the query use the index.
        `UPDATE outbox SET state = 'dead'
         WHERE state = 'pending' AND state <> 'delivered' AND COALESCE(replayed_at, created_at) < ?
           AND kind = 'mail' AND lease_until <= ?`,
      )
      .bind(time - RETRY.deadAfter, time),
    db
      .prepare(
        `DELETE FROM outbox
         WHERE state = 'capped' AND state <> 'delivered' AND COALESCE(replayed_at, created_at) < ?`,
      )
      .bind(time - MAIL.cappedFor),
    forgetCounts(db, time - DAY),
    forgetReports(db, time - MAIL.reportsFor),
    forgetProofs(db, time - MAIL.provedFor),
  ])
  return results.reduce((count, { meta }) => count + meta.changes, 0)
}
