/** The home of the table `cron_run`: one row with the results of the last run of the cron. */

/** SQL of the row as a JSON object; times are ms, `failures` counts the consecutive failures of each job. */
export const LAST_RUN_JSON = `(SELECT json_object('finishedAt', finished_at, 'failures', json(failures_in_a_row),
  'providerAnsweredAt', provider_answered_at) FROM cron_run)`

/** The statement by which `npm run deploy` reads the back office that the site stored as its own. */
export const SELECT_PROVIDER_END = 'SELECT provider_end FROM cron_run'

/** The statement that reads what each job did last (src/jobs/job-records.server.ts), and its failures in a row. */
export const SELECT_JOBS = 'SELECT jobs, failures_in_a_row AS failures FROM cron_run'

/**
 * The results of a run. `providerAnsweredAt` is 0 when unknown. `ran`: the jobs that were due, `failed`: those of them
 * that failed; `jobs` is merged into what is known of the jobs, by RFC 7396.
 */
export type CronRun = {
  finishedAt: number
  ran: string[]
  failed: string[]
  jobs: Record<string, unknown>
  providerAnsweredAt: number
  providerEnd: string | null
}

/** The statement that stores a run. */
export function noteRun(
  db: D1Database,
  { finishedAt, ran, failed, jobs, providerAnsweredAt, providerEnd }: CronRun,
): D1PreparedStatement {
  return db
    .prepare(
      `UPDATE cron_run SET finished_at = ?1,
         failures_in_a_row = (
           SELECT json_group_object(job, failures) FROM (
             SELECT value AS job, 1 + COALESCE(failures_in_a_row ->> value, 0) AS failures FROM json_each(?2)
             UNION ALL
             SELECT key, value FROM json_each(failures_in_a_row)
             WHERE key NOT IN (SELECT value FROM json_each(?5))
           )
         ),
         provider_answered_at = MAX(COALESCE(provider_answered_at, 0), ?3), provider_end = ?4,
         jobs = json_patch(jobs, ?6)`,
    )
    .bind(
      finishedAt,
      JSON.stringify(failed),
      providerAnsweredAt,
      providerEnd,
      JSON.stringify(ran),
      JSON.stringify(jobs),
    )
}

/** Stores the state of the catalogue after a run of the cron, as JSON. */
export async function writeCatalogueState(db: D1Database, state: string): Promise<void> {
  await db.prepare('UPDATE cron_run SET catalogue = ?').bind(state).run()
}

/** The stored state of the catalogue, as JSON; null before the first run. */
export async function readCatalogueText(db: D1Database): Promise<string | null> {
  const row = await db
    .prepare('SELECT catalogue FROM cron_run')
    .first<{ catalogue: string | null }>()
  return row?.catalogue ?? null
}
