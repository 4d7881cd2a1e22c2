import { waitUntil } from 'cloudflare:workers'
import type { MailSettings } from '~/delivery/mail-post.server'
import { sendMails } from '~/delivery/send-mails.server'
import { renderMails } from '~/features/order/mail/render-mails.server'
import { errorFacts, logEvent } from '~/lib/log'

/**
 * Sends the mails that are owed, a run's worth at most; returns how many were taken.
 */
export function sendOwedMail(
  { DB, ...settings }: MailSettings & { DB: D1Database },
  now: Date,
): Promise<number> {
  return sendMails(DB, settings, renderMails, now)
}

/**
 * Sends what is owed behind the answer that is being given, so that it is there in seconds; `first` is what has to be
 * done before. What fails or is not reached is the cron's.
 */
export function sendMailSoon(
  env: MailSettings & { DB: D1Database },
  first: Promise<unknown> = Promise.resolve(),
): void {
  const sent = first.then(() => sendOwedMail(env, new Date()))
  waitUntil(
    sent.catch((error: unknown) => {
      logEvent({ event: 'mail', outcome: 'failed', ...errorFacts(error) })
    }),
  )
}
