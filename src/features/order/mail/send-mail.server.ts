import type { MailSettings } from '~/delivery/mail-post.server'
import { sendMails } from '~/delivery/send-mails.server'
import { renderMails } from '~/features/order/mail/render-mails.server'

/**
 * Sends the mails that are owed, a run's worth at most; returns how many were taken. Whoever stores what is told by mail
 * calls it in `waitUntil`, so that it is there in seconds; what it does not reach is the cron's.
 */
export function sendOwedMail(
  { DB, ...settings }: MailSettings & { DB: D1Database },
  now: Date,
): Promise<number> {
  return sendMails(DB, settings, renderMails, now)
}
