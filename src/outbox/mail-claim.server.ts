import { readMailItem } from '~/outbox/mail-item'
import type { ClaimedMail, Letter } from '~/outbox/mail'
import { DAY, MINUTE } from '~/lib/duration'
import { storedMessageSql } from '~/outbox/message-store.server'
import { RETRY } from '~/back-office/retry'

/** Limits of the mails; times are ms. */
export const MAIL = {
  /** Mails claimed together, … */
  most: 20,
  /** … of which this many are sent in parallel: a Worker has six connections, … */
  atOnce: 5,
  /** Timeout of one mail. */
  timeout: 8_000,
  /** Longer than sending all claimed mails can take, so that no mail is sent twice. */
  lease: 2 * MINUTE,
  /** Mails per day that a stranger can trigger to one address. */
  receivedADay: 10,
  linksADay: 5,
  /** Minimum time between two mails with the link of an order. */
  linkEvery: 10 * MINUTE,
  /** Retention of mails that this limit stopped. */
  cappedFor: DAY,
} as const

type Row = Pick<ClaimedMail, 'item' | 'attempts' | 'owed_since' | 'lease_until' | 'message'> & {
  next_at: number
  is_message_held: number
  is_repeated: number
}

/**
 * Claims due mails under a lease, in one statement: the carrier's first, then those that waited longest. An expired
 * lease means that a run died on the way.
 */
export async function claimMails(
  db: D1Database,
  now: Date,
  limit: number,
): Promise<(ClaimedMail | { item: string; lease_until: number; role: null })[]> {
  const due = (who: string) =>
    `SELECT * FROM (SELECT rowid, substr(item, 1, 8) AS who, next_at FROM outbox
       WHERE state = 'pending' AND kind = 'mail' AND substr(item, 1, 8) = '${who}'
         AND next_at <= ?2 AND lease_until <= ?2
       ORDER BY next_at LIMIT ?3)`
  const { results } = await db
    .prepare(
      `UPDATE outbox SET is_unknown = MAX(is_unknown, lease_until > 0), lease_until = ?1,
         attempts = attempts + 1
       WHERE rowid IN (
         SELECT rowid FROM (${due('carrier:')} UNION ALL ${due('customer')})
         ORDER BY who, next_at LIMIT ?3)
       RETURNING item, attempts, lease_until, next_at, COALESCE(replayed_at, created_at) AS owed_since,
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

/** Mails per recipient, kind and day; `recipient` is a keyed hash of the address. */
export type Counted = {
  recipient: string
  occasion: NonNullable<Letter['occasion']>
  day: string
  wanted: number
}

/** Counts mails that a stranger can trigger; returns the earlier counts, in the same order. */
export async function countMails(db: D1Database, counted: Counted[]): Promise<number[]> {
  if (counted.length === 0) return []
  const { results } = await db
    .prepare(
      `INSERT INTO mail_counts (recipient, occasion, day, sent)
       SELECT value ->> 'recipient', value ->> 'occasion', value ->> 'day', value ->> 'wanted'
       FROM json_each(?) WHERE true
       ON CONFLICT (recipient, occasion, day) DO UPDATE SET sent = sent + excluded.sent
       RETURNING recipient, occasion, sent`,
    )
    .bind(JSON.stringify(counted))
    .all<{ recipient: string; occasion: string; sent: number }>()
  return counted.map(({ recipient, occasion, wanted }) => {
    const row = results.find((one) => one.recipient === recipient && one.occasion === occasion)
    return (row?.sent ?? wanted) - wanted
  })
}

/** Marks mails as dead that could not be sent in time; deletes capped mails and the counts of earlier days. */
export async function tidyMails(db: D1Database, now: Date): Promise<void> {
  const time = now.getTime()
  await db.batch([
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
    db.prepare('DELETE FROM mail_counts WHERE day < ?').bind(dayOf(time - DAY)),
  ])
}

/** The day of an instant, `YYYY-MM-DD`. */
export function dayOf(time: number): string {
  return new Date(time).toISOString().slice(0, 10)
}
