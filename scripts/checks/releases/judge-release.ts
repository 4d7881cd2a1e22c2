import { DatabaseSync } from 'node:sqlite'
import type { Migration, RecordedDatabase, Statement } from './release-file.ts'

/** What a statement did: an error, or the columns it returned and the rows that it, or the last write, changed. */
type Outcome = string

/**
 * The faults of migrations that are newer than a release, in words. The Worker of the release runs on the newer
 * database while a deploy is under way, and again after a rollback. So each of its statements runs on the database
 * of the release, and again after each newer migration, because a deploy may stop there: it must do the same.
 */
export function releaseFaults(release: RecordedDatabase, present: readonly Migration[]): string[] {
  const missing = release.migrations.filter((name) => !present.some((file) => file.name === name))
  if (missing.length > 0) return [`${missing.join(', ')}: the release ran it, and it is gone`]
  const old = present.filter(({ name }) => release.migrations.includes(name))
  const newer = present.filter(({ name }) => !release.migrations.includes(name))
  const base = databaseAfter(old)
  if (schemaOf(base).join('\n') !== release.schema.join('\n')) {
    return ['a migration that the release ran was changed: it makes another schema']
  }
  const before = runAll(base, release.statements)
  return newer.flatMap((migration, index) => {
    const { name } = migration
    const onRows = errorOf(() => base.exec(migration.sql))
    if (onRows !== null) return [`${name}: fails on a database with rows: ${onRows}`]
    const after = runAll(databaseAfter([...old, ...newer.slice(0, index + 1)]), release.statements)
    return release.statements.flatMap(({ sql }, at) =>
      after[at] === before[at]
        ? []
        : [`${name}: ${inOneLine(sql)}\n    was: ${before[at]}\n    is: ${after[at]}`],
    )
  })
}

/** An empty database after these migrations. */
export function databaseAfter(migrations: readonly Migration[]): DatabaseSync {
  const db = new DatabaseSync(':memory:')
  for (const { sql } of migrations) db.exec(sql)
  return db
}

/** The tables and indexes of a database as statements, without comments and line breaks. */
export function schemaOf(db: DatabaseSync): string[] {
  return db
    .prepare('SELECT sql FROM sqlite_master WHERE sql IS NOT NULL ORDER BY type DESC, name')
    .all()
    .map(({ sql }) => inOneLine(String(sql)))
}

function runAll(db: DatabaseSync, statements: readonly Statement[]): Outcome[] {
  return statements.map((statement) => run(db, statement))
}

function run(db: DatabaseSync, { sql, values }: Statement): Outcome {
  try {
    const statement = db.prepare(sql)
    statement.all(...values)
    // More columns than before do no harm: the Worker reads them by name.
    const names = /^\s*SELECT \*/.test(sql) ? '*' : statement.columns().map(({ name }) => name)
    return `${String(names)}; ${changesOf(db)} changed`
  } catch (error) {
    return error instanceof Error ? error.message : String(error)
  }
}

/** Rows that the last write changed, without what a trigger added: the release knows nothing of triggers. */
function changesOf(db: DatabaseSync): number {
  return Number(db.prepare('SELECT changes() AS changes').get()?.['changes'])
}

function errorOf(work: () => void): string | null {
  try {
    work()
    return null
  } catch (error) {
    return error instanceof Error ? error.message : String(error)
  }
}

function inOneLine(sql: string): string {
  return sql
    .replace(/--[^\n]*/g, '')
    .replace(/\s+/g, ' ')
    .trim()
}
