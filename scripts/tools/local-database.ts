import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { setImmediate } from 'node:timers/promises'
import { getPlatformProxy, unstable_splitSqlQuery as splitSql } from 'wrangler'
import { gazetteerStatements } from '../../data/gazetteer/seed.ts'
import type { ProviderEnd } from '../../src/lib/settings.ts'
import { refuseLocalOf1x } from './release-one.ts'
import { seedStatements } from '../../src/back-office/embedded/seed/sql.ts'

type Databases = { DB: D1Database; PROVIDER_DB: D1Database }

/** The table in which wrangler stores the names of the migrations that ran. */
const APPLIED = 'd1_migrations'

/**
 * Applies the migrations of the local databases and fills the gazetteer. With the embedded back office it also
 * migrates and seeds its database (existing rows stay). One process does it all, because `wrangler d1` starts a new
 * one each time.
 */
export async function prepareLocalDatabases(
  stateFolder: string,
  end: ProviderEnd | null,
): Promise<void> {
  // Made first: an idle connection to the databases closes after seconds, and the next call on it would fail.
  const [towns, seeds] = [gazetteerStatements(), seedStatements()]
  const { env, dispose } = await getPlatformProxy<Databases>({
    // The folder that `wrangler dev --persist-to` uses.
    persist: { path: join(stateFolder, 'v3') },
    remoteBindings: false,
  })
  try {
    await migrate(env.DB, 'migrations/site')
    await runBatch(env.DB, towns)
    if (end !== 'embedded') return
    await migrate(env.PROVIDER_DB, 'migrations/provider')
    await runBatch(env.PROVIDER_DB, seeds)
  } finally {
    await dispose()
  }
}

/** Applies the pending migrations of a folder, each whole or not at all, as wrangler does. */
export async function migrate(db: D1Database, folder: string): Promise<void> {
  await refuseLocalOf1x(db)
  await db
    .prepare(
      `CREATE TABLE IF NOT EXISTS ${APPLIED} (
         id INTEGER PRIMARY KEY AUTOINCREMENT,
         name TEXT UNIQUE,
         applied_at TIMESTAMP DEFAULT CURRENT_TIMESTAMP NOT NULL
       )`,
    )
    .run()
  const { results } = await db.prepare(`SELECT name FROM ${APPLIED}`).all<{ name: string }>()
  const applied = new Set(results.map(({ name }) => name))
  const files = readdirSync(folder).filter((name) => name.endsWith('.sql') && !applied.has(name))
  for (const name of files.toSorted()) {
    const statements = splitSql(readFileSync(join(folder, name), 'utf8'))
    await runBatch(db, [...statements, `INSERT INTO ${APPLIED} (name) VALUES ('${name}')`])
  }
}

/**
 * Runs statements in one transaction. Here `prepare` blocks this process until workerd has answered: a busy machine
 * needs longer for some hundred of them than an idle connection lives. So the loop turns between two, and the client
 * closes such a connection itself; else the batch would fail on it ("other side closed").
 */
export async function runBatch(db: D1Database, statements: readonly string[]): Promise<void> {
  const prepared: D1PreparedStatement[] = []
  for (const statement of statements) {
    prepared.push(db.prepare(statement))
    await setImmediate()
  }
  await db.batch(prepared)
}
