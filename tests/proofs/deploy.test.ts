import { applyD1Migrations, reset } from 'cloudflare:test'
import { env } from 'cloudflare:workers'
import { expect, test } from 'vitest'
import type { Release } from '../../scripts/checks/releases/release-file.ts'

// A deploy migrates first, while the Worker of the release before is at work: its statements run all the time, on a
// real D1, while each newer migration is applied. scripts/checks/releases proves the same for each state in between.
const releases = import.meta.glob<Release>('/migrations/releases/*.json', {
  import: 'default',
  eager: true,
})
const newest = Object.entries(releases)
  .toSorted(([one], [other]) => other.localeCompare(one, 'en', { numeric: true }))
  .map(([, release]) => release)[0]
/** At most so many rounds of all statements. */
const ROUNDS = 20

/** Runs each statement once and says what went wrong, by the statement. */
async function runAll(
  db: D1Database,
  statements: Release['databases']['site']['statements'],
): Promise<string[]> {
  const faults: string[] = []
  for (const { sql, values } of statements) {
    const statement = db.prepare(sql).bind(...values)
    await statement.all().catch((error: unknown) => faults.push(`${sql}: ${String(error)}`))
  }
  return faults
}

test('while a database is migrated, the statements of the release before fail no more than without', async () => {
  if (!newest) throw new Error('there is no release')
  await reset()
  const before = env.TEST_SITE_MIGRATIONS.filter(({ name }) =>
    newest.databases.site.migrations.includes(name),
  )
  const newer = env.TEST_SITE_MIGRATIONS.filter(
    ({ name }) => !before.some((old) => old.name === name),
  )
  const { statements } = newest.databases.site
  await applyD1Migrations(env.DB, before)
  await runAll(env.DB, statements)
  // In the second round rows exist already, as they do for a repeated request.
  const usual = new Set(await runAll(env.DB, statements))
  const deploy = { isOver: false }
  const load = (async () => {
    const faults: string[] = []
    for (let round = 0; round < ROUNDS && !deploy.isOver; round += 1) {
      faults.push(...(await runAll(env.DB, statements)))
    }
    return faults
  })()
  try {
    for (const migration of newer) await applyD1Migrations(env.DB, [migration])
  } finally {
    deploy.isOver = true
  }
  expect((await load).filter((fault) => !usual.has(fault))).toEqual([])
})
