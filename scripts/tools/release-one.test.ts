import { DatabaseSync } from 'node:sqlite'
import { expect, test } from 'vitest'
import { databaseAfter } from '../checks/releases/judge-release.ts'
import { migrationsOf } from '../checks/releases/release-file.ts'
import { SELECT_COLUMNS_OF_1X } from './release-one.ts'

function columnsOf1x(db: DatabaseSync): unknown {
  return db.prepare(SELECT_COLUMNS_OF_1X).get()?.['columns_of_1x']
}

test('a database of release 1.x is known, an empty one and those of today are none', () => {
  const empty = new DatabaseSync(':memory:')
  expect(columnsOf1x(empty)).toBe(0)
  for (const database of ['site', 'provider'] as const)
    expect(columnsOf1x(databaseAfter(migrationsOf(database)))).toBe(0)
  empty.exec(`CREATE TABLE cron_run (id INTEGER PRIMARY KEY, failed_jobs TEXT NOT NULL DEFAULT '')`)
  expect(columnsOf1x(empty)).toBe(1)
  empty.exec('DROP TABLE cron_run; CREATE TABLE countries (code TEXT, name_cs TEXT)')
  expect(columnsOf1x(empty)).toBe(1)
})
