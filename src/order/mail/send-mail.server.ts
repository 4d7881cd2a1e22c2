import { waitUntil } from 'cloudflare:workers'
import type { MailSettings } from '~/outbox/mail-post.server'
import { drainMails, sendMails } from '~/outbox/send-mails.server'
import { drainOutbox } from '~/outbox/outbox.server'
import { siteProvider } from '~/back-office/site-provider.server'
import { ORDER_READER } from '~/order/store/order-store.server'
import { tryToIssue } from '~/order/papers/issue-documents.server'
import { errorFacts, logEvent } from '~/lib/log'
import { providerEnd } from '~/lib/settings'

/** Loads letters, calendar and terms only when there is a mail to send. */
async function loadRenderer() {
  const { renderMails } = await import('~/order/mail/render-mails.server')
  return renderMails
}

/** Sends at most `most` due mails for the cron; returns how many it took. */
export async function drainOwedMail(
  { DB, ...settings }: MailSettings & { DB: D1Database },
  most: number,
): Promise<number> {
  return drainMails(DB, settings, await loadRenderer(), most)
}

/** Issues the documents that are due and sends one claimed batch of due mails; returns how many it took. */
export async function sendOwedMail(
  { DB, ...settings }: MailSettings & { DB: D1Database },
  now: Date,
): Promise<number> {
  await tryToIssue(DB, now)
  return sendMails(DB, settings, await loadRenderer(), now)
}

/** Events of orders that leave right after an act, before the next minute. */
const TOLD_AT_ONCE = 5

/**
 * Sends due mails after the current response, so that they arrive within seconds, and tells a back office of the
 * carrier's own what happened; waits for `first` before. The cron sends what fails or is not reached.
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
  if (providerEnd(env) === 'remote') waitUntil(first.then(() => tellEvents(env.DB)))
}

async function tellEvents(db: D1Database): Promise<void> {
  const delivery = { db, connection: siteProvider(), now: () => new Date(), orders: ORDER_READER }
  await drainOutbox(delivery, TOLD_AT_ONCE).catch((error: unknown) => {
    logEvent({ event: 'delivery', outcome: 'failed', ...errorFacts(error) })
  })
}
