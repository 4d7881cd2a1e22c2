import { d1Rows } from './d1-rows.ts'
import { Refusal } from './errors.ts'

/** How many columns a database has that only releases 1.x made; 0 for an empty one, and from 2.0 on. */
export const SELECT_COLUMNS_OF_1X = `SELECT
  (SELECT COUNT(*) FROM pragma_table_info('cron_run') WHERE name = 'failed_jobs')
  + (SELECT COUNT(*) FROM pragma_table_info('countries') WHERE name = 'name_cs') AS columns_of_1x`

const BEGINS_ANEW =
  'is of release 1.x, and 2.0 begins anew (docs/decisions/057-releases-that-go-back.md)'

/** Refuses local databases of release 1.x, whose migrations 2.0 does not have. */
export async function refuseLocalOf1x(db: D1Database): Promise<void> {
  const row = await db.prepare(SELECT_COLUMNS_OF_1X).first<{ columns_of_1x: number }>()
  if (row?.columns_of_1x)
    throw new Refusal(
      `The local database ${BEGINS_ANEW}. Move .wrangler/state away and run the command again; nothing was deleted.`,
    )
}

/** Refuses a deployed database of release 1.x; `ofSite` are the arguments by which wrangler finds it. */
export function refuseDeployedOf1x(database: string, ofSite: readonly string[]): void {
  const rows = d1Rows(database, SELECT_COLUMNS_OF_1X, ofSite)
  if (!rows) throw new Refusal(`wrangler cannot read the database ${database}.`)
  if (rows[0]?.['columns_of_1x'] === 0) return
  throw new Refusal(
    `The database ${database} ${BEGINS_ANEW}. Make new databases and name them in deploy.json (docs/deploy.md, step 3); nothing was deleted or migrated.`,
  )
}
