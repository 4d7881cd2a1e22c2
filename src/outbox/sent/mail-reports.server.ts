import { logEvent } from '~/lib/log'
import { MINUTE } from '~/lib/duration'

/** What a sender reports of a mail that it took, and its place in the table `outbox`. */
export const MAIL_NEWS = ['delivered', 'bounced', 'complained'] as const
export type MailNews = (typeof MAIL_NEWS)[number]

/** A report: its own id, the id that the sender gave the mail, what happened, and when (ms). */
export type MailReport = { id: string; mailId: string; news: MailNews; at: number }

/** The id of a mail is stored moments after it left; the report of an unknown younger mail is asked for again. */
const YOUNG = 10 * MINUTE

/**
 * Notes a report of the sender, each once. A bounced mail waits for a person, as a refused one does. `later`: the mail
 * is not known yet, so the sender should report again. `foreign`: it is none of ours.
 */
export async function noteReport(
  db: D1Database,
  { id, mailId, news, at }: MailReport,
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
        `UPDATE outbox SET news = ?1,
           state = iif(?1 = 'bounced' AND state = 'delivered', 'needs_review', state),
           last_error = iif(?1 = 'bounced' AND state = 'delivered', 'bounced', last_error)
         WHERE kind = 'mail' AND provider_receipt = ?2 AND provider_receipt IS NOT NULL
           AND (news IS NULL OR (news = 'delivered' AND ?1 <> 'delivered'))`,
      )
      .bind(news, mailId),
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
