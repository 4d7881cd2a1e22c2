import { catalogueAge, warmCatalogue } from '~/back-office/catalogue/read-catalogue.server'
import { refreshCatalogue } from '~/back-office/catalogue/catalogue-state.server'
import { noteRun } from '~/back-office/cron-run'
import { errorFacts, logEvent } from '~/lib/log'
import { isEmbedded } from '~/back-office/connection.server'
import { isDecidedHere } from '~/carrier/decider'
import { providerEnd } from '~/lib/settings'
import { gatewayOrigin, openGateway } from '~/gateway/open-gateway.server'
import { siteProvider } from '~/back-office/site-provider.server'
import { announceNew } from '~/outbox/announce.server'
import { tidyMails } from '~/outbox/mail-claim.server'
import { drainOutbox } from '~/outbox/outbox.server'
import { forgetExpired } from '~/jobs/forget.server'
import { fillHashes } from '~/jobs/hashes.server'
import type { JobDone } from '~/jobs/in-bites'
import { remindOfOrders } from '~/jobs/promises.server'
import { isDue, type JobName, readJobs } from '~/jobs/job-records.server'
import { noteUnwritten } from '~/jobs/unwritten.server'
import { askOpenPayments } from '~/order/payments/settle-payment.server'
import { askReturns } from '~/order/payments/settle-returns.server'
import { expireOverdue } from '~/order/store/act.server'
import { drainOwedMail } from '~/order/mail/send-mail.server'
import { noteFio } from '~/order/bank/fio.server'
import { issueDocuments } from '~/order/papers/issue-documents.server'
import { ORDER_READER } from '~/order/store/order-store.server'

/**
 * Limits of one run, because D1 runs at most 1,000 statements per invocation (docs/decisions/009-catalogue-cache.md).
 * The embedded back office needs two to four statements per delivery, forty mails need five.
 */
const MOST = { mails: 2_500, expired: 10, payments: 10, delivered: { embedded: 100, remote: 800 } }

/** A job of the cron; it returns the number of things it did, and whether it has to go on in the next minute. */
type Jobs = Record<string, () => Promise<number | JobDone>>

/** What became of the jobs of a run. */
type JobsRun = { ran: string[]; failed: string[]; jobs: Record<string, unknown> }

/**
 * Each minute: log new orders and messages, issue tax documents, send mails, expire overdue orders, ask for card
 * payments, refresh the catalogue, deliver due items. Every quarter of an hour: note payments by the bank's API. Every
 * hour: read what the payment gateway lists of refunds and disputes. Every
 * ten minutes: give up overdue mails, delete expired data, hash rows; such a job runs when its
 * record says that it is due, failed or left something. A job that fails does not stop the others.
 */
export async function everyMinute(env: Env, provider = siteProvider()): Promise<void> {
  const now = new Date()
  const { DB } = env
  const records = await readJobs(DB, now.getTime()).catch(() => [])
  const due = (job: JobName) =>
    isDue(
      records.find((record) => record.job === job),
      now.getTime(),
    )
  const done = await runJobs({
    announce: () => announceNew(DB, now),
    papers: () => issueDocuments(DB, now),
    mail: () => drainOwedMail(env, MOST.mails),
    ...(due('tidy') ? { tidy: () => tidyMails(DB, now) } : {}),
    expire: () => expireOverdue(DB, now, MOST.expired),
    payments: async () =>
      gatewayOrigin(env) === null
        ? 0
        : askOpenPayments(DB, () => openGateway(env), now, MOST.payments),
    ...(due('returns') ? { returns: () => askReturns(DB, () => openGateway(env), now) } : {}),
    ...(due('forget') ? { forget: () => forgetExpired(env, now) } : {}),
    ...(due('hashes') ? { hashes: () => fillHashes(env) } : {}),
    promises: async () => (isDecidedHere(env) ? remindOfOrders(DB, now) : 0),
    ...(due('bank') ? { bank: () => noteFio(env, now) } : {}),
    warm: () => refreshCatalogue(DB, now, () => warmCatalogue(provider)),
    deliver: () =>
      drainOutbox(
        { db: DB, connection: provider, now: () => new Date(), orders: ORDER_READER },
        MOST.delivered[isEmbedded(provider) ? 'embedded' : 'remote'],
      ),
  } satisfies Partial<Record<JobName, Jobs[string]>>)
  await runJobs({ remember: () => rememberRun(env, done) })
}

/** Runs the jobs in sequence and logs each; a job that fails does not stop the others. */
export async function runJobs(jobs: Jobs): Promise<JobsRun> {
  const done: JobsRun = { ran: Object.keys(jobs), failed: [], jobs: {} }
  for (const [job, run] of Object.entries(jobs)) {
    const startedAt = Date.now()
    const line = { event: 'cron' as const, job }
    try {
      const result = await run()
      const { count, isLeft } =
        typeof result === 'number' ? { count: result, isLeft: false } : result
      // null removes what was known.
      done.jobs[job] = { success: startedAt, isLeft: isLeft || null, error: null, errorAt: null }
      logEvent({ ...line, outcome: 'done', count, durationMs: Date.now() - startedAt })
    } catch (error) {
      done.failed.push(job)
      done.jobs[job] = { error: errorFacts(error).error, errorAt: startedAt }
      const durationMs = Date.now() - startedAt
      logEvent({ ...line, outcome: 'failed', durationMs, ...errorFacts(error) })
    }
  }
  return done
}

/**
 * Stores for `GET /api/health` that the cron ran, what each job did, its consecutive failures, and that the provider
 * answers; for the next deploy, the back office in use. A database that does not take it is noted elsewhere. Returns
 * the number of rows written.
 */
export async function rememberRun(env: Env, done: JobsRun): Promise<number> {
  const age = await catalogueAge()
  const now = Date.now()
  const providerAnsweredAt = age === null ? 0 : now - age
  const run = { finishedAt: now, ...done, providerAnsweredAt, providerEnd: providerEnd(env) }
  try {
    const { meta } = await noteRun(env.DB, run).run()
    return meta.changes
  } catch (error) {
    await noteUnwritten(env.CATALOG, error, new Date(now))
    throw error
  }
}
