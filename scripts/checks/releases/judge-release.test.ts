import { expect, test } from 'vitest'
import { databaseAfter, releaseFaults, schemaOf } from './judge-release.ts'
import { DATABASES, migrationsOf, newestRelease, type RecordedDatabase } from './release-file.ts'

const FIRST = {
  name: '0001_first.sql',
  sql: `-- Orders and what is owed.
    CREATE TABLE orders (key TEXT PRIMARY KEY, total INTEGER, note TEXT) STRICT;
    CREATE TABLE owed (item TEXT NOT NULL, state TEXT NOT NULL CHECK (state IN ('pending', 'done'))) STRICT;`,
}
const release: RecordedDatabase = {
  migrations: [FIRST.name],
  schema: schemaOf(databaseAfter([FIRST])),
  statements: [
    { sql: 'INSERT INTO orders (key, total, note) VALUES (?, ?, ?)', values: ['a', 100, null] },
    { sql: 'INSERT INTO orders (key, total, note) VALUES (?, ?, NULL)', values: ['b', 100] },
    { sql: 'INSERT INTO owed (item, state) VALUES (?1, ?2)', values: ['a', 'pending'] },
    { sql: 'UPDATE orders SET note = ? WHERE key = ? RETURNING total', values: ['x', 'a'] },
    { sql: 'SELECT note FROM orders WHERE total > ?', values: [1] },
  ],
}

/** The faults that later migrations make. */
function faultsAfter(...sql: string[]): string[] {
  const later = sql.map((text, index) => ({ name: `000${index + 2}_later.sql`, sql: text }))
  return releaseFaults(release, [FIRST, ...later])
}

test.each([
  ['nothing', ''],
  ['a column that may be empty', 'ALTER TABLE orders ADD COLUMN hash TEXT'],
  ['a column with a default', 'ALTER TABLE owed ADD COLUMN tries INTEGER NOT NULL DEFAULT 0'],
  [
    'a trigger that counts',
    `CREATE TABLE counts (n INTEGER); INSERT INTO counts VALUES (0);
     CREATE TRIGGER counting AFTER INSERT ON orders BEGIN UPDATE counts SET n = n + 1; END`,
  ],
  ['a table and an index', 'CREATE TABLE more (a) ; CREATE INDEX by_total ON orders (total)'],
  [
    'a table made anew with all it had, and a wider condition',
    `CREATE TABLE wider (item TEXT NOT NULL, state TEXT NOT NULL CHECK (state IN ('pending', 'done', 'held'))) STRICT;
     INSERT INTO wider SELECT * FROM owed; DROP TABLE owed; ALTER TABLE wider RENAME TO owed`,
  ],
])('a migration that adds %s leaves the release before as it was', (_, sql) => {
  expect(faultsAfter(sql)).toEqual([])
})

test.each([
  ['drops a column', 'ALTER TABLE orders DROP COLUMN note', 'no such column: note'],
  ['renames a column', 'ALTER TABLE orders RENAME COLUMN total TO sum', 'no such column: total'],
  ['drops a table', 'DROP TABLE owed', 'no such table: owed'],
  [
    'asks for a value that the release does not write',
    `CREATE TABLE strict (key TEXT PRIMARY KEY, total INTEGER, note TEXT, hash TEXT NOT NULL) STRICT;
     INSERT INTO strict SELECT *, '' FROM orders; DROP TABLE orders; ALTER TABLE strict RENAME TO orders`,
    'NOT NULL constraint failed',
  ],
  [
    'refuses a value that the release writes',
    `CREATE TABLE narrow (item TEXT NOT NULL, state TEXT NOT NULL CHECK (state IN ('due', 'done'))) STRICT;
     DROP TABLE owed; ALTER TABLE narrow RENAME TO owed`,
    'CHECK constraint failed',
  ],
  [
    'refuses by a trigger',
    "CREATE TRIGGER no BEFORE UPDATE ON orders BEGIN SELECT RAISE(ABORT, 'not any more'); END",
    'not any more',
  ],
  [
    'fails on rows, not on an empty table',
    'CREATE UNIQUE INDEX one_total ON orders (total)',
    'fails on a database with rows',
  ],
])('a migration that %s is refused by name', (_, sql, why) => {
  const faults = faultsAfter(sql)
  expect(faults.join('\n')).toContain(why)
  expect(faults.every((fault) => fault.startsWith('0002_later.sql'))).toBe(true)
})

test('a deploy may stop between two migrations, so a later one does not make an earlier one good', () => {
  const faults = faultsAfter(
    'ALTER TABLE orders RENAME COLUMN note TO words',
    'ALTER TABLE orders RENAME COLUMN words TO note',
  )
  expect(faults.length).toBeGreaterThan(0)
  expect(faults.every((fault) => fault.startsWith('0002_later.sql'))).toBe(true)
})

test('a migration that a release ran stays as it was; its comments may change', () => {
  const other = FIRST.sql.replace('note TEXT', 'note TEXT, more TEXT')
  expect(releaseFaults(release, [{ ...FIRST, sql: other }])).toEqual([
    'a migration that the release ran was changed: it makes another schema',
  ])
  const said = FIRST.sql.replace('Orders and what is owed', 'In other words')
  expect(releaseFaults(release, [{ ...FIRST, sql: said }])).toEqual([])
  expect(releaseFaults(release, [])).toEqual(['0001_first.sql: the release ran it, and it is gone'])
})

test('what the newest release needs is seen: its own tables, taken away one by one', () => {
  const newest = newestRelease()
  for (const database of DATABASES) {
    const recorded = newest?.databases[database]
    if (!recorded) throw new Error('no release is recorded')
    const present = migrationsOf(database).filter(({ name }) => recorded.migrations.includes(name))
    // The gazetteer and the table of what was seeded are filled by the deploy.
    const tables = recorded.schema.flatMap((sql) => /^CREATE TABLE "?(\w+)/.exec(sql)?.[1] ?? [])
    for (const table of tables.filter((name) => name !== 'seeded')) {
      const sql = `ALTER TABLE ${table} RENAME TO gone`
      const faults = releaseFaults(recorded, [...present, { name: '9999_gone.sql', sql }])
      expect(faults, table).not.toEqual([])
    }
  }
})
