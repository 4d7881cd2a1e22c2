import * as v from 'valibot'

/** The home of the table `cron_run`: one row with the results of the last run of the cron. */

/** SQL of the row as a JSON object; times are ms, `failures` counts the consecutive failures of each job. */
export const LAST_RUN_JSON = `(SELECT json_object('finishedAt', finished_at, 'failures', json(failures_in_a_row),
  'providerAnsweredAt', provider_answered_at) FROM cron_run)`

/** The statement by which `npm run deploy` reads the back office that the site stored as its own. */
export const SELECT_PROVIDER_END = 'SELECT provider_end FROM cron_run'

const failuresSchema = v.object({
  failures_in_a_row: v.pipe(v.string(), v.parseJson(), v.record(v.string(), v.number())),
})

/** The results of a run. `providerAnsweredAt` is 0 when unknown. */
export type CronRun = {
  finishedAt: number
  failed: string[]
  providerAnsweredAt: number
  providerEnd: string | null
}

/** The statement that stores a run. */
export function noteRun(
  db: D1Database,
  { finishedAt, failed, providerAnsweredAt, providerEnd }: CronRun,
): D1PreparedStatement {
  return db
    .prepare(
      `UPDATE cron_run SET finished_at = ?1,
         failures_in_a_row = (
           SELECT json_group_object(value, 1 + COALESCE(failures_in_a_row ->> value, 0)) FROM json_each(?2)
         ),
         provider_answered_at = MAX(COALESCE(provider_answered_at, 0), ?3), provider_end = ?4`,
    )
    .bind(finishedAt, JSON.stringify(failed), providerAnsweredAt, providerEnd)
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

/** How often in a row each job failed that failed in the last run. */
export async function readFailures(db: D1Database): Promise<Record<string, number>> {
  const row = await db.prepare('SELECT failures_in_a_row FROM cron_run').first()
  return v.parse(failuresSchema, row).failures_in_a_row
}
