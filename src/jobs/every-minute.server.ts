import { catalogueAge, warmCatalogue } from '~/back-office/catalogue/catalogue.server'
import { refreshCatalogue } from '~/back-office/catalogue/catalogue-state.server'
import { noteRun } from '~/back-office/cron-run'
import { errorFacts, logEvent } from '~/lib/log'
import { isEmbedded } from '~/back-office/connection.server'
import { providerEnd } from '~/lib/settings'
import { siteProvider } from '~/back-office/site-provider.server'
import { announceNew } from '~/outbox/announce.server'
import { tidyMails } from '~/outbox/mail-claim.server'
import { drainOutbox } from '~/outbox/outbox.server'
import { forgetExpired } from '~/jobs/forget.server'
import { noteUnwritten } from '~/jobs/unwritten.server'
import { expireOverdue } from '~/order/store/act.server'
import { drainOwedMail } from '~/order/mail/send-mail.server'
import { ORDER_READER } from '~/order/store/order-store.server'

/**
 * Limits of one run, because D1 runs at most 1,000 statements per invocation (docs/decisions/044-workers-paid.md).
 * The embedded back office needs two to four statements per delivery, forty mails need five.
 */
const MOST = { mails: 2_500, expired: 10, delivered: { embedded: 100, remote: 800 } }

/** A job of the cron; it returns the number of things it did. */
type Jobs = Record<string, () => Promise<number>>

/**
 * Each minute: log new orders and messages, send mails, expire overdue orders, delete expired data, refresh the
 * catalogue, deliver due items. A job that fails does not stop the others.
 */
export async function everyMinute(env: Env, provider = siteProvider()): Promise<void> {
  const now = new Date()
  const { DB } = env
  const failed = await runJobs({
    announce: () => announceNew(DB, now),
    mail: () => drainOwedMail(env, MOST.mails),
    tidy: async () => {
      await tidyMails(DB, now)
      return 0
    },
    expire: async () =>
      providerEnd(env) === 'embedded' ? expireOverdue(DB, now, MOST.expired) : 0,
    forget: () => forgetExpired(env, now),
    warm: () => refreshCatalogue(DB, now, () => warmCatalogue(provider)),
    deliver: () =>
      drainOutbox(
        { db: DB, connection: provider, now: () => new Date(), orders: ORDER_READER },
        MOST.delivered[isEmbedded(provider) ? 'embedded' : 'remote'],
      ),
  })
  await runJobs({ remember: () => rememberRun(env, failed) })
}

/** Runs the jobs in sequence and logs each; a job that fails does not stop the others. */
export async function runJobs(jobs: Jobs): Promise<string[]> {
  const failed: string[] = []
  for (const [job, run] of Object.entries(jobs)) {
    const startedAt = Date.now()
    const line = { event: 'cron', job }
    try {
      const count = await run()
      logEvent({ ...line, outcome: 'done', count, durationMs: Date.now() - startedAt })
    } catch (error) {
      failed.push(job)
      const durationMs = Date.now() - startedAt
      logEvent({ ...line, outcome: 'failed', durationMs, ...errorFacts(error) })
    }
  }
  return failed
}

/**
 * Stores for `GET /api/health` that the cron ran, the consecutive failures of each job, and that the provider
 * answers; for the next deploy, the back office in use. A database that does not take it is noted elsewhere. Returns
 * the number of rows written.
 */
export async function rememberRun(env: Env, failed: string[]): Promise<number> {
  const age = await catalogueAge()
  const now = Date.now()
  const providerAnsweredAt = age === null ? 0 : now - age
  const run = { finishedAt: now, failed, providerAnsweredAt, providerEnd: providerEnd(env) }
  try {
    const { meta } = await noteRun(env.DB, run).run()
    return meta.changes
  } catch (error) {
    await noteUnwritten(env.CATALOG, error, new Date(now))
    throw error
  }
}
