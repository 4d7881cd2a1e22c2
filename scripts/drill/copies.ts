import { unstable_splitSqlQuery as splitSql } from 'wrangler'
import { runBatch } from '../tools/local-database.ts'

type Row = Record<string, string | number | null>

/** Rows of one INSERT, and statements of one batch. */
const ROWS = 20
const AT_ONCE = 200
/** Rows that one query reads. */
const PAGE = 2_000

/** The names of the tables of a database, without those of SQLite, D1 and wrangler. */
export async function tablesOf(db: D1Database): Promise<string[]> {
  const { results } = await db
    .prepare("SELECT name FROM sqlite_master WHERE type = 'table' ORDER BY name")
    .all<{ name: string }>()
  const isOurs = (name: string) => !/^(?:sqlite_|_cf_|d1_)/.test(name)
  return results.map(({ name }) => name).filter(isOurs)
}

/** Copies a whole database into an empty one, as its export and import would. */
export async function copyInto(from: D1Database, to: D1Database): Promise<void> {
  const { results } = await from
    .prepare(
      `SELECT type, name, sql FROM sqlite_master
       WHERE sql IS NOT NULL AND name NOT LIKE 'sqlite_%' AND name NOT LIKE '_cf_%' ORDER BY type DESC`,
    )
    .all<{ type: string; name: string; sql: string }>()
  const [tables, others] = [true, false].map((isTable) =>
    results.filter(({ type }) => (type === 'table') === isTable),
  )
  await runAll(to, tables?.map(({ sql }) => sql) ?? [])
  for (const { name } of tables ?? []) {
    for await (const rows of pagesOf(from, name)) await runAll(to, insertsOf(name, rows))
  }
  await runAll(to, others?.map(({ sql }) => sql) ?? [])
}

/** Runs an export of wrangler in an empty database. */
export async function runExport(to: D1Database, sql: string): Promise<void> {
  const statements = splitSql(sql).filter((statement) => !/^\s*PRAGMA/i.test(statement))
  await runAll(to, statements)
}

/** The columns of a table that hold something; those that are computed from others are left out. */
export async function columnsOf(
  db: D1Database,
  table: string,
): Promise<{ name: string; type: string }[]> {
  const { results } = await db
    .prepare('SELECT name, type FROM pragma_table_info(?)')
    .bind(table)
    .all<{ name: string; type: string }>()
  return results
}

async function* pagesOf(db: D1Database, table: string) {
  const columns = (await columnsOf(db, table)).map(({ name }) => `"${name}"`)
  for (let offset = 0; ; offset += PAGE) {
    const { results } = await db
      .prepare(`SELECT ${columns.join(', ')} FROM "${table}" LIMIT ? OFFSET ?`)
      .bind(PAGE, offset)
      .all<Row>()
    yield results
    if (results.length < PAGE) return
  }
}

function insertsOf(table: string, rows: Row[]): string[] {
  const inserts: string[] = []
  const columns = Object.keys(rows[0] ?? {}).map((name) => `"${name}"`)
  const into = `"${table}" (${columns.join(', ')})`
  for (let at = 0; at < rows.length; at += ROWS) {
    const values = rows
      .slice(at, at + ROWS)
      .map((row) => `(${Object.values(row).map(literal).join(', ')})`)
    inserts.push(`INSERT INTO ${into} VALUES ${values.join(', ')}`)
  }
  return inserts
}

function literal(value: string | number | null): string {
  if (value === null) return 'NULL'
  return typeof value === 'number' ? String(value) : `'${value.replaceAll("'", "''")}'`
}

async function runAll(db: D1Database, statements: readonly string[]): Promise<void> {
  for (let at = 0; at < statements.length; at += AT_ONCE) {
    await runBatch(db, statements.slice(at, at + AT_ONCE))
  }
}
