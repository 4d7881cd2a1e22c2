import { logEvent } from '~/lib/log'
import { MINUTE } from '~/lib/duration'

/** What became of a mail that a sender took. `unknown`: the sender used a word that this release does not know. */
export type MailNews = 'delivered' | 'bounced' | 'complained' | 'unknown'

/**
 * A report: its own id, the id that the sender gave the mail, what became of it, the sender's word for that, and when
 * (ms).
 */
export type MailReport = { id: string; mailId: string; news: MailNews; word: string; at: number }

/** The id of a mail is stored moments after it left; the report of an unknown younger mail is asked for again. */
const YOUNG = 10 * MINUTE

/**
 * Notes a report of the sender, each once. A bounced mail waits for a person, as a refused one does; so does one of
 * which the sender says something unknown, unless it reached its mailbox. `later`: the mail is not known yet, so the
 * sender should report again. `foreign`: it is none of ours.
 */
export async function noteReport(
  db: D1Database,
  { id, mailId, news, word, at }: MailReport,
  now: Date,
): Promise<'noted' | 'repeated' | 'later' | 'foreign'> {
  const time = now.getTime()
  const [noted, marked] = await db.batch([
    db
      .prepare(
        `INSERT INTO mail_events (id, at) SELECT ?1, ?2
         WHERE EXISTS (SELECT 1 FROM outbox WHERE kind = 'mail' AND provider_receipt = ?3)
         ON CONFLICT (id) DO NOTHING`,
      )
      .bind(id, time, mailId),
    // A late "delivered" must not hide a bounce; a mail that was sent again since has another id.
    db
      .prepare(
        `UPDATE outbox SET news = iif(?1 = 'unknown', 'bounced', ?1),
           state = iif(?1 IN ('bounced', 'unknown') AND state = 'delivered', 'needs_review', state),
           last_error = iif(?1 IN ('bounced', 'unknown') AND state = 'delivered', ?3, last_error)
         WHERE kind = 'mail' AND provider_receipt = ?2 AND provider_receipt IS NOT NULL
           AND (news IS NULL OR (news = 'delivered' AND ?1 IN ('bounced', 'complained')))`,
      )
      .bind(news, mailId, word),
  ])
  logEvent({ event: 'mail_report', outcome: news, count: marked?.meta.changes ?? 0 })
  if ((noted?.meta.changes ?? 0) > 0) return 'noted'
  const isKnown = await db.prepare('SELECT 1 FROM mail_events WHERE id = ?').bind(id).first()
  if (isKnown) return 'repeated'
  return time - at < YOUNG ? 'later' : 'foreign'
}

/** The statement that forgets the ids of reports that were taken before a time, ms. */
export function forgetReports(db: D1Database, before: number): D1PreparedStatement {
  return db.prepare('DELETE FROM mail_events WHERE at < ?').bind(before)
}
