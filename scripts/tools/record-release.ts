import { spawnSync } from 'node:child_process'
import * as v from 'valibot'
import { databaseAfter, schemaOf } from '../checks/releases/judge-release.ts'
import {
  DATABASES,
  type DatabaseName,
  migrationsOf,
  type RecordedDatabase,
  type Release,
  releaseSchema,
} from '../checks/releases/release-file.ts'
import { quietEnv } from './run.ts'

/** The test that must run every statement of the source (its last assertion), and prints them when it is asked to. */
const RECORDER = 'src/jobs/query-plans.worker.test.ts'

/** The release of the sources in this folder. Throws if the test that runs every statement fails. */
export function recordRelease(version: string): Release {
  const { status, stdout, stderr } = spawnSync(
    'vitest',
    ['run', '--silent=false', '--project', 'worker', RECORDER],
    {
      env: { ...quietEnv, RECORD_STATEMENTS: '1', NO_COLOR: '1' },
      encoding: 'utf8',
      maxBuffer: 1024 ** 3,
    },
  )
  const printed = /^statements of the Worker:(.*)$/m.exec(stdout)?.[1]
  if (status !== 0 || printed === undefined) {
    throw new Error(`${stdout}\n${stderr}\n${RECORDER} did not print the statements.`)
  }
  const statements = v.parse(v.record(v.string(), v.unknown()), JSON.parse(printed))
  const [site, provider] = DATABASES.map((name) => databaseOf(name, statements[name]))
  return v.parse(releaseSchema, { version, databases: { site, provider } })
}

function databaseOf(
  name: DatabaseName,
  statements: unknown,
): Omit<RecordedDatabase, 'statements'> & { statements: unknown } {
  const migrations = migrationsOf(name)
  return {
    migrations: migrations.map((migration) => migration.name),
    schema: schemaOf(databaseAfter(migrations)),
    statements,
  }
}
