import { existsSync, globSync, readdirSync, readFileSync } from 'node:fs'
import { DatabaseSync } from 'node:sqlite'
import { expect, test } from 'vitest'
import { strangeTables, TABLE_HOMES } from './table-homes.ts'

/** The table with the names of the migrations that have run, and the drill, which compares whole databases. */
const TOOLS = ['scripts/tools/local-database.ts', 'scripts/drill/']

/** The tables of a database after its migrations. */
function tablesOf(database: string): string[] {
  const db = new DatabaseSync(':memory:')
  const folder = `migrations/${database}`
  for (const file of readdirSync(folder).toSorted()) {
    db.exec(readFileSync(`${folder}/${file}`, 'utf8'))
  }
  const rows = db.prepare("SELECT name FROM sqlite_master WHERE type = 'table'").all()
  return rows.map(({ name }) => String(name))
}

test('each table of both databases has a home, and each home is there', () => {
  const tables = new Set(['site', 'provider'].flatMap(tablesOf))
  expect(Object.keys(TABLE_HOMES).toSorted()).toEqual([...tables].toSorted())
  expect(
    Object.values(TABLE_HOMES)
      .flat()
      .filter((home) => !existsSync(home)),
  ).toEqual([])
})

test('SQL that names a table stands in the home of the table', () => {
  const sources = globSync('{src,terminal,scripts,build,data}/**/*.{ts,tsx,mjs}').filter(
    (path) =>
      !/\.test\.tsx?$|^src\/paraglide\/|^data\/.*\/node_modules\//.test(path) &&
      !TOOLS.some((tool) => path.startsWith(tool)),
  )
  expect(sources.length).toBeGreaterThan(400)
  const strangers = sources.flatMap((path) => {
    const tables = strangeTables(path, readFileSync(path, 'utf8'))
    return tables.length > 0 ? [{ path, tables }] : []
  })
  expect(strangers).toEqual([])
})

test.each([
  ['src/jobs/x.ts', "db.prepare('SELECT 1 FROM orders')", ['orders']],
  ['src/jobs/x.ts', "db.prepare('select 1 from cron_run, breaker AS b')", ['cron_run', 'breaker']],
  ['src/jobs/x.ts', 'db.prepare(`DELETE FROM ${table}`)', ['${…}']],
  ['src/order/store/order-sql.ts', '`LEFT JOIN outbox ON x`', ['outbox']],
  ['src/order/store/order-sql.ts', '`SELECT 1 FROM orders`', []],
  ['src/outbox/announce.server.ts', '`UPDATE outbox SET x` // UPDATE orders', []],
])('%s: %s', (path, source, strange) => {
  expect(strangeTables(path, source)).toEqual(strange)
})
