import { catalogueAge, warmCatalogue } from '~/catalogue/catalogue.server'
import { refreshCatalogue } from '~/catalogue/catalogue-state.server'
import { errorFacts, logEvent } from '~/lib/log'
import { isEmbedded } from '~/provider/connection.server'
import { providerEnd } from '~/lib/settings'
import { siteProvider } from '~/provider/site-provider.server'
import { announceNew } from '~/delivery/announce.server'
import { tidyMails } from '~/delivery/mail-claim.server'
import { drainOutbox } from '~/delivery/outbox.server'
import { forgetExpired } from '~/jobs/forget.server'
import { expireOverdue } from '~/features/order/life/act.server'
import { sendOwedMail } from '~/features/order/mail/send-mail.server'
import { readOrderBody } from '~/features/order/placed/stored-order'
import { runSpending } from '~/jobs/run-spending'

/** Orders that one run expires: each takes a handful of statements. */
const EXPIRED_AT_ONCE = 2

/** Minutes between two times that it is forgotten what is past its time. */
const FORGETS_EVERY = 10

/** A job of the cron; it returns how many things it did. */
type Jobs = Record<string, () => Promise<number>>

/**
 * Each minute: announce what is new, send mails, expire what waited in vain, forget what is past its time, refresh
 * the catalogue, deliver what is due.
 * Small jobs, whose cost is bounded, come first; delivering takes what is left of the run and goes on in the next.
 */
export async function everyMinute(env: Env, provider = siteProvider()): Promise<void> {
  const now = new Date()
  const spending = runSpending(isEmbedded(provider))
  const connection = spending.countConnection(provider)
  const DB = spending.countStatements(env.DB)
  const PROVIDER_DB = spending.countStatements(env.PROVIDER_DB)
  const failed = await runJobs({
    announce: () => announceNew(DB, now),
    mail: async () => {
      const count = await sendOwedMail({ ...env, DB }, now)
      spending.countCalls(count)
      // One of three in a quiet minute, so that the more is left to deliver.
      if (count === 0) await tidyMails(DB, now, now.getUTCMinutes()).run()
      return count
    },
    expire: async () =>
      providerEnd(env) === 'embedded' ? expireOverdue(DB, now, EXPIRED_AT_ONCE) : 0,
    // It takes many statements and is in no hurry; the other minutes deliver the more.
    forget: async () =>
      now.getUTCMinutes() % FORGETS_EVERY === 0
        ? forgetExpired({ ...env, DB, PROVIDER_DB }, now)
        : 0,
    warm: () => refreshCatalogue(DB, now, () => warmCatalogue(connection)),
    deliver: () =>
      drainOutbox(
        { db: DB, connection, now: () => new Date(), toOrderBody: readOrderBody },
        spending.room,
      ),
  })
  await runJobs({ remember: () => rememberRun({ ...env, DB }, failed) })
}

/** Runs one job after the other and writes a line about each; one that fails does not stop the others. */
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
 * Notes for `GET /api/health` that the cron runs, how often in a row each job has failed, and that the provider
 * answers; for the next deploy, which back office is in use. Returns how many rows it wrote.
 */
export async function rememberRun(env: Env, failed: string[]): Promise<number> {
  const age = await catalogueAge()
  const now = Date.now()
  const { meta } = await env.DB.prepare(
    `UPDATE cron_run SET finished_at = ?1,
       failures_in_a_row = (
         SELECT json_group_object(value, 1 + COALESCE(failures_in_a_row ->> value, 0)) FROM json_each(?2)
       ),
       provider_answered_at = MAX(COALESCE(provider_answered_at, 0), ?3), provider_end = ?4`,
  )
    .bind(now, JSON.stringify(failed), age === null ? 0 : now - age, providerEnd(env))
    .run()
  return meta.changes
}
