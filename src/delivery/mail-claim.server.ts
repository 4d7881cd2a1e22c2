import { readMailItem } from '~/delivery/mail-item'
import type { ClaimedMail } from '~/delivery/mail'
import { DAY, MINUTE } from '~/lib/duration'
import { RETRY } from '~/provider/retry'

/** Figures of the mails, ms where they are times. */
export const MAIL = {
  /** One run of the cron sends at most so many, … */
  most: 20,
  /** … so many at a time: a Worker holds six connections. */
  atOnce: 5,
  /** How long one may take. */
  timeout: 8_000,
  /** Longer than a whole run of them can take, so that nobody is told twice. */
  lease: 2 * MINUTE,
  /** How many a stranger can set off to one address on a day. */
  receivedADay: 10,
  linksADay: 5,
  /** How soon the link of an order is sent again. */
  linkEvery: 10 * MINUTE,
  /** How long what was not sent for that is kept. */
  cappedFor: DAY,
} as const

type Row = Pick<ClaimedMail, 'item' | 'attempts' | 'owed_since' | 'lease_until' | 'message'> & {
  next_at: number
  is_message_held: number
  is_repeated: number
}

/**
 * Takes mails that are due under a lease, the carrier's first, what has waited longest first, in one statement. A lease
 * that ran out means that a run died on the way.
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
         (SELECT body FROM contact_messages
          WHERE outbox.item LIKE 'carrier:message:%' AND message_key = substr(outbox.item, 17)) AS message,
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
  // The database gives them in no order.
  const turn = (row: Row) => (row.item.startsWith('carrier:') ? 0 : 1)
  const inTurn = results.toSorted((a, b) => turn(a) - turn(b) || a.next_at - b.next_at)
  return inTurn.map(({ is_message_held: held, is_repeated: repeated, ...row }) => {
    const read = readMailItem(row.item)
    if (!read) return { item: row.item, lease_until: row.lease_until, role: null }
    return { ...row, ...read, isMessageHeld: held === 1, isRepeated: repeated === 1 }
  })
}

/** Who is sent how many of what on a day; `recipient` is a keyed hash of the address. */
export type Counted = {
  recipient: string
  occasion: 'received' | 'link'
  day: string
  wanted: number
}

/** Counts mails that a stranger can set off; gives how many were counted before, in the same order. */
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

/**
 * One of three statements in turn, by the minute: buries what could not be sent in its time, forgets what was held back,
 * forgets what was counted on earlier days.
 */
export function tidyMails(db: D1Database, now: Date, minute: number): D1PreparedStatement {
  const time = now.getTime()
  if (minute % 3 === 0) {
    return db
      .prepare(
        // The second condition is that of the index.
        `UPDATE outbox SET state = 'dead'
         WHERE state = 'pending' AND state <> 'delivered' AND COALESCE(replayed_at, created_at) < ?
           AND kind = 'mail' AND lease_until <= ?`,
      )
      .bind(time - RETRY.deadAfter, time)
  }
  if (minute % 3 === 1) {
    return db
      .prepare(
        `DELETE FROM outbox
         WHERE state = 'capped' AND state <> 'delivered' AND COALESCE(replayed_at, created_at) < ?`,
      )
      .bind(time - MAIL.cappedFor)
  }
  return db.prepare('DELETE FROM mail_counts WHERE day < ?').bind(dayOf(time - DAY))
}

/** The day of a moment, `YYYY-MM-DD`. */
export function dayOf(time: number): string {
  return new Date(time).toISOString().slice(0, 10)
}
