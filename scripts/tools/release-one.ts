import { execFileSync } from 'node:child_process'
import * as v from 'valibot'
import { Refusal } from './errors.ts'
import { quietEnv } from './run.ts'

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
  const query = ['d1', 'execute', database, '--json', '--command', SELECT_COLUMNS_OF_1X]
  const output = execFileSync('wrangler', [...query, ...ofSite], {
    env: quietEnv,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const answer = v.tuple([
    v.object({ results: v.tuple([v.object({ columns_of_1x: v.number() })]) }),
  ])
  if (v.parse(answer, JSON.parse(output))[0].results[0].columns_of_1x === 0) return
  throw new Refusal(
    `The database ${database} ${BEGINS_ANEW}. Make new databases and name them in deploy.json (docs/deploy.md, step 3); nothing was deleted or migrated.`,
  )
}
