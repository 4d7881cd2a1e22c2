import { applyD1Migrations, type D1Migration, reset } from 'cloudflare:test'
import { env } from 'cloudflare:workers'
import { afterAll, expect, vi } from 'vitest'
import { untilBackgroundEnds } from './background'

declare global {
  namespace Cloudflare {
    interface Env {
      /** Also for a carrier who took its binding out of wrangler.toml. */
      PROVIDER_DB: D1Database
      REMOTE_PROVIDER_URL: string
      TEST_ARES_URL: string
      MAIL_SERVICE_URL: string
      BANK_API_URL: string
      /** The settings of the gateway of the tests, and where it is scripted; JSON. */
      TEST_GATEWAY: string
      OUTAGE_HOURS: number
      SOAK_ORDERS: number
      STRANGERS: number
      CUSTOMERS: number
      SCALE_ORDERS: number
      OVERDUE_ORDERS: number
      PEOPLE_ORDERS: number
      PAPER_KILLS: number
      PAPER_MONTH: number
      MONTH_LIVES: number
      /** Dispatchers who act at one moment, and fleets that are acted on at random. */
      PAIRS: number
      FLEETS: number
      FUZZ_RUNS: number
      FUZZ_SEED: number
      /** True where `npm run release` records the statements of the Worker. */
      RECORD_STATEMENTS: boolean
      TEST_SITE_MIGRATIONS: D1Migration[]
      TEST_PROVIDER_MIGRATIONS: D1Migration[]
    }
  }
}

/** Tests of modules with data in the memory of the isolate: the catalogue, and its users. */
const WITH_MEMORY =
  /\/(?:catalogue\/|summary\/|jobs\/(?:every-minute|quiet-minute|health|incidents|query-plans|backlog|forget-bites)|proofs\/(?:lives|strangers|tabs|scale))/

// One workerd runs the files one after another; each begins with empty databases and, where it matters, memory.
if (WITH_MEMORY.test(expect.getState().testPath ?? '')) vi.resetModules()
// A module that loads in the background when its file ends fails, and so does each later file that imports it.
afterAll(async () => {
  await untilBackgroundEnds()
  await vi.dynamicImportSettled()
}, 60_000)
await beginEmpty()

// The site of these tests takes cards, as the sample does; a test that has no gateway says so.
const { openGatewayFor } = await import('~/carrier/offered-ways')
openGatewayFor(JSON.parse(env.TEST_GATEWAY).settings)

/** On a busy machine `reset` may return while storage is still there or on its way out, so what it left is looked at. */
async function beginEmpty(tries = 20): Promise<void> {
  await reset()
  const { keys } = await env.CATALOG.list()
  await Promise.all(keys.map(({ name }) => env.CATALOG.delete(name)))
  try {
    if (!(await isEmpty(env.DB)) || !(await isEmpty(env.PROVIDER_DB))) {
      throw new Error('the databases of the file before are still there')
    }
    await applyD1Migrations(env.DB, inOneBatch(env.TEST_SITE_MIGRATIONS))
    await applyD1Migrations(env.PROVIDER_DB, inOneBatch(env.TEST_PROVIDER_MIGRATIONS))
  } catch (error) {
    if (tries <= 1) throw error
    await new Promise((done) => setTimeout(done, 100))
    await beginEmpty(tries - 1)
  }
}

/** All migrations under the name of the last: a transaction for each would take many times as long at each file. */
function inOneBatch(migrations: D1Migration[]): D1Migration[] {
  const name = migrations.at(-1)?.name ?? ''
  return [{ name, queries: migrations.flatMap(({ queries }) => queries) }]
}

async function isEmpty(db: D1Database): Promise<boolean> {
  const tables = await db
    .prepare(
      "SELECT COUNT(*) AS n FROM sqlite_master WHERE type = 'table' AND name NOT LIKE '\\_cf%' ESCAPE '\\'",
    )
    .first<{ n: number }>()
  return tables?.n === 0
}
