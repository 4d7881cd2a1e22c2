import { catalogueAge } from '~/catalogue/catalogue.server'
import { refreshCatalogue } from '~/catalogue/catalogue-state.server'
import { errorFacts, logEvent } from '~/lib/log'
import { siteProvider } from '~/provider/site-provider.server'
import { announceNew } from '~/delivery/announce.server'
import { drainOutbox } from '~/delivery/outbox.server'
import { forgetExpired } from '~/jobs/forget.server'

/** A job of the cron; it returns how many things it did. */
type Jobs = Record<string, () => Promise<number>>

/**
 * Each minute: deliver what is due, announce what is new, forget what is past its time, refresh the
 * catalogue.
 */
export async function everyMinute(env: Env): Promise<void> {
  const now = new Date()
  const failed = await runJobs({
    deliver: () => drainOutbox({ db: env.DB, connection: siteProvider(), now: () => new Date() }),
    announce: () => announceNew(env.DB, env, now),
    forget: () => forgetExpired(env, now),
    warm: () => refreshCatalogue(env.DB, now),
  })
  await runJobs({ remember: () => rememberRun(env.DB, failed) })
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

/** Notes for `GET /api/health` that the cron runs, what failed in it, and that the provider answers. */
async function rememberRun(db: D1Database, failed: string[]): Promise<number> {
  const age = await catalogueAge()
  const now = Date.now()
  const { meta } = await db
    .prepare(
      `UPDATE cron_run SET finished_at = ?1, failed_jobs = ?2,
         provider_answered_at = MAX(COALESCE(provider_answered_at, 0), ?3)`,
    )
    .bind(now, failed.join(' '), age === null ? 0 : now - age)
    .run()
  return meta.changes
}
