import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import * as v from 'valibot'

export const RELEASES = 'migrations/releases'
export const DATABASES = ['site', 'provider'] as const
export type DatabaseName = (typeof DATABASES)[number]

const statementSchema = v.object({
  sql: v.string(),
  /** The values of its first run, which show that they still fit the constraints of the tables. */
  values: v.array(v.nullable(v.union([v.string(), v.number()]))),
})
const databaseSchema = v.object({
  /** Names of the migrations that the release had, in the order in which they run. */
  migrations: v.array(v.string()),
  /** The tables and indexes that they make, without comments. */
  schema: v.array(v.string()),
  /** Every statement that the Worker of the release can send, once each, in the order of their first runs. */
  statements: v.pipe(v.array(statementSchema), v.nonEmpty()),
})

/** A release as `migrations/releases/{version}.json` holds it. */
export const releaseSchema = v.object({
  version: v.string(),
  databases: v.object({ site: databaseSchema, provider: databaseSchema }),
})

export type Statement = v.InferOutput<typeof statementSchema>
export type Release = v.InferOutput<typeof releaseSchema>
export type RecordedDatabase = v.InferOutput<typeof databaseSchema>
export type Migration = { name: string; sql: string }

/** The newest release that was recorded; null before the first. */
export function newestRelease(folder = RELEASES): Release | null {
  const names = existsSync(folder)
    ? readdirSync(folder).filter((name) => name.endsWith('.json'))
    : []
  const newest = names.toSorted((one, other) => compareVersions(other, one))[0]
  if (newest === undefined) return null
  return v.parse(releaseSchema, JSON.parse(readFileSync(join(folder, newest), 'utf8')))
}

/** The migrations of a database, in the order in which they run. */
export function migrationsOf(database: DatabaseName): Migration[] {
  const folder = `migrations/${database}`
  const names = readdirSync(folder).filter((name) => name.endsWith('.sql'))
  return names.toSorted().map((name) => ({ name, sql: readFileSync(join(folder, name), 'utf8') }))
}

/** Negative if the first version is the lower one. */
function compareVersions(one: string, other: string): number {
  return one.localeCompare(other, 'en', { numeric: true })
}
