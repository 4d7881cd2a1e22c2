import { BOOKED_MESSAGES_OF_PERSON, BOOKED_ORDERS_OF_PERSON } from '~/back-office/embedded/forget'
import {
  foldedName,
  type HashRange,
  hashRange,
  type PersonName,
  personHashes,
} from '~/back-office/persons/person-hash.server'
import type { HashedSql } from '~/back-office/persons/person-sql'
import { type Bite, type JobDone, runBites } from '~/jobs/in-bites'
import { ORDERS_OF_PERSON } from '~/order/store/order-forget.server'
import { MESSAGES_OF_PERSON } from '~/outbox/message-store.server'
import type { Settings } from '~/lib/setting/names'
import { providerEnd } from '~/lib/settings'

/** Rows that are hashed together; with those of three indexes they stay below 1,000. */
const ROWS = 150
/** Rows that a search compares in one statement, because they have no hash yet. */
const COMPARED = 900

export type PersonsEnv = Settings & { DB: D1Database; PROVIDER_DB?: D1Database }
/** A table with hashes, in its database. */
type Hashed = { db: D1Database; sql: HashedSql }

/** A row without a hash; `other` is the number of a guest or a recipient. */
type Unhashed = {
  at: number
  key: string
  email: string | null
  phone: string | null
  other: string | null
}

/** The database of the embedded back office; null where another back office has the orders. */
export function booksOf(env: PersonsEnv): D1Database | null {
  return (providerEnd(env) === 'embedded' && env.PROVIDER_DB) || null
}

/**
 * Hashes the rows that have no hash: those written without a secret, and all rows after
 * ORDER_LINK_SECRET was exchanged. Works in bites and says whether more is left.
 */
export async function fillHashes(env: PersonsEnv): Promise<JobDone> {
  const range = await hashRange()
  if (!range) return { count: 0, isLeft: false }
  const left = await Promise.all(
    tablesOf(env).map(async (tables) => ((await isAnyLeft(tables, range)) ? tables : [])),
  )
  return runBites(left.flat().map((table) => filled(table, range)))
}

/**
 * Hashes the rows of a person that have no hash yet, so that a search by the hash finds them; reads every row without
 * one, in bites.
 */
export async function hashRowsOf(env: PersonsEnv, name: PersonName): Promise<void> {
  const range = await hashRange()
  if (!range) throw new Error('nobody is found without ORDER_LINK_SECRET')
  const wanted = foldedName(name)
  const names = (row: Unhashed) =>
    'email' in name
      ? row.email !== null && foldedName({ email: row.email }) === wanted
      : [row.phone, row.other].some((phone) => phone && foldedName({ phone }) === wanted)
  for (const tables of tablesOf(env)) {
    if (!(await isAnyLeft(tables, range))) continue
    for (const table of tables) {
      while ((await resetEarlier(table, range)) > 0);
      for (let after = 0, rows: Unhashed[] = []; ; after = rows.at(-1)?.at ?? after) {
        rows = await unhashedAfter(table, after, COMPARED)
        await writeHashes(table, rows.filter(names))
        if (rows.length < COMPARED) break
      }
    }
  }
}

/** The tables with hashes, those of each database together. */
function tablesOf(env: PersonsEnv): Hashed[][] {
  const books = booksOf(env)
  const site = [ORDERS_OF_PERSON, MESSAGES_OF_PERSON]
  return [
    site.map((sql) => ({ db: env.DB, sql })),
    ...(books
      ? [[BOOKED_ORDERS_OF_PERSON, BOOKED_MESSAGES_OF_PERSON].map((sql) => ({ db: books, sql }))]
      : []),
  ]
}

/** One statement for all tables of a database. */
async function isAnyLeft(tables: Hashed[], range: HashRange): Promise<boolean> {
  const [first] = tables
  if (!first) return false
  const row = await first.db
    .prepare(`SELECT ${tables.map(({ sql }) => sql.isLeft).join(' OR ')} AS is_left`)
    .bind(range.from, range.to)
    .first<{ is_left: number }>()
  return row?.is_left === 1
}

function filled(table: Hashed, range: HashRange): Bite {
  return async () => {
    const reset = await resetEarlier(table, range)
    const rows = await unhashedAfter(table, 0, ROWS)
    await writeHashes(table, rows)
    return { count: rows.length, isOver: reset === 0 && rows.length < ROWS }
  }
}

async function resetEarlier({ db, sql }: Hashed, { from, to }: HashRange): Promise<number> {
  return (await db.prepare(sql.reset).bind(from, to, ROWS).run()).meta.changes
}

async function unhashedAfter(
  { db, sql }: Hashed,
  after: number,
  limit: number,
): Promise<Unhashed[]> {
  return (await db.prepare(sql.rest).bind(after, limit).all<Unhashed>()).results
}

async function writeHashes({ db, sql }: Hashed, rows: Unhashed[]): Promise<void> {
  for (let begin = 0; begin < rows.length; begin += ROWS) {
    const hashed = await Promise.all(
      rows.slice(begin, begin + ROWS).map(async ({ at, email, phone, other }) => {
        const guest = { phone: other }
        return { at, ...(await personHashes({ email, phone, guest })) }
      }),
    )
    await db.prepare(sql.fill).bind(JSON.stringify(hashed)).run()
  }
}
