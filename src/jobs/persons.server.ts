import { tasksOfDriver } from '~/order/store/desk/task-store.server'
import { deskRowsOf, eraseDeskRows } from '~/access/person-rows.server'
import {
  BOOKED_MESSAGES_OF_PERSON,
  BOOKED_ORDERS_NAMING,
  BOOKED_ORDERS_OF_PERSON,
} from '~/back-office/embedded/forget'
import { hashRange, type PersonName } from '~/back-office/persons/person-hash.server'
import { listErasures, noteErasure } from '~/jobs/erasures.server'
import {
  byKeys,
  chunksOf,
  eraseDriver,
  eraseWanted,
  keysOf,
  phonesOf,
  eraseStaffAgain,
  staffByHash,
} from '~/jobs/erasing/erase-person.server'
import { findPerson, hashedCorrections, wantedBy } from '~/jobs/find-person.server'
import { booksOf, fillHashes, hashRowsOf, type PersonsEnv } from '~/jobs/hashes.server'
import type { Again } from '~/order/commands/desk-persons'
import { documentsOfPerson } from '~/order/papers/document-store.server'
import { DRAFTS_OF_PERSON } from '~/order/store/draft-store.server'
import { ORDERS_OF_PERSON, READ_NAMED } from '~/order/store/order-forget.server'
import { assignmentsTo } from '~/order/store/event-store'
import { SUMMARIES_OF_PERSON } from '~/order/store/summary-store.server'
import { MESSAGES_OF_PERSON } from '~/outbox/message-store.server'
import { driversOfPerson } from '~/roster/driver-store.server'

type Row = Record<string, unknown>

/**
 * The requests that a person may make by law (GDPR, articles 15 and 17), by their e-mail address or telephone number.
 * They find every row, however many there are.
 */
export function personsOf(env: PersonsEnv) {
  return {
    exportOf: (name: PersonName, now: Date) => exportOf(env, name, now),
    erase: (name: PersonName, now: Date) => erase(env, name, now),
    eraseAgain: (after: string, now: Date) => eraseAgain(env, after, now),
  }
}

/** The tables that were searched, and whether the back office was. */
function searchOf(backOffice: D1Database | null) {
  return {
    tables: [
      'orders',
      'contact_messages',
      'drafts',
      'summaries',
      'order_events',
      'rides',
      'order_keys',
      'driver_acts',
      'tasks',
      'outbox',
      'desk_sessions',
      'desk_links',
      'drivers',
      'days_off',
      'documents',
    ],
    backOffice: backOffice ? ('searched' as const) : ('notSearched' as const),
  }
}

/** All data of a person: orders with their events, messages, drafts, and the data in the embedded back office. */
async function exportOf(env: PersonsEnv, name: PersonName, now: Date) {
  const { DB } = env
  const books = booksOf(env)
  await hashRowsOf(env, name)
  const wanted = await wantedBy(env.DB, name)
  const data = await findPerson(env, wanted)
  const found = { ...data, papers: await documentsOfPerson(DB, wanted.hash, keysOf(data.orders)) }
  return {
    ...name,
    at: now.toISOString(),
    search: searchOf(books),
    orders: await rowsOf(DB, ORDERS_OF_PERSON.read, keysOf(found.orders)),
    // Of an order of somebody else only what is this person's: the rest is data of whoever ordered.
    namedIn: await rowsOf(DB, READ_NAMED, keysOf(found.named)),
    messages: await rowsOf(DB, MESSAGES_OF_PERSON.read, keysOf(found.messages)),
    drafts: await rowsOf(DB, DRAFTS_OF_PERSON.read, keysOf(found.drafts)),
    summaries: await rowsOf(DB, SUMMARIES_OF_PERSON.read, keysOf(found.summaries)),
    desk: await deskRowsOf(env, name),
    drivers: await driversOfPerson(DB, name),
    assignments: (await assignmentsTo(DB, name)).map((one) => ({
      ...one,
      data: readJson(one.data),
    })),
    tasks: await tasksOfDriver(DB, await phonesOf(DB, name)),
    papers: found.papers.map(({ document }) => document),
    backOffice: books && {
      orders: await rowsOf(books, BOOKED_ORDERS_OF_PERSON.read, keysOf(found.bookedOrders)),
      namedIn: await rowsOf(books, BOOKED_ORDERS_NAMING.read, keysOf(found.bookedNamed)),
      messages: await rowsOf(books, BOOKED_MESSAGES_OF_PERSON.read, keysOf(found.bookedMessages)),
    },
  }
}

async function rowsOf(db: D1Database, read: string, keys: string[]): Promise<Row[]> {
  const rows: Row[] = []
  for (const chunk of chunksOf(keys)) {
    rows.push(...(await byKeys(db, read, chunk).all<Row>()).results)
  }
  return rows.map((row) =>
    Object.fromEntries(
      Object.entries(row)
        .filter(([name]) => !name.endsWith('_hash'))
        .map(([name, value]) => [name, readJson(value)]),
    ),
  )
}

/** Parses a column that holds JSON; returns any other value unchanged. */
function readJson(value: unknown): unknown {
  if (typeof value !== 'string' || !/^[[{]/.test(value)) return value
  try {
    const read: unknown = JSON.parse(value)
    return read
  } catch {
    return value
  }
}

/**
 * Erases now the data that would expire later, by the same list. It keeps an order whose ride is ahead, that is not
 * paid or that was not delivered; the answer names it with the reason. So it keeps a driver who has a ride. The erasure is noted first, so that it can be
 * repeated where the run is stopped or the database is restored. Tax documents stay, and the answer lists them.
 */
async function erase(env: PersonsEnv, name: PersonName, now: Date) {
  await hashRowsOf(env, name)
  const wanted = await wantedBy(env.DB, name)
  await noteErasure(env.DB, { hash: wanted.hash, at: now.getTime() }).run()
  const { orders } = await findPerson(env, wanted)
  const { erased, kept } = await eraseWanted(env, wanted, now)
  const papers = await documentsOfPerson(env.DB, wanted.hash, keysOf(orders))
  const desk = await eraseDeskRows(env, name)
  const { drivers, tasks, kept: driven } = await eraseDriver(env.DB, name, now)
  return {
    ...name,
    at: now.toISOString(),
    search: searchOf(booksOf(env)),
    erased: { ...erased, desk, drivers, tasks },
    kept: [...kept, ...driven],
    // The law asks for them (GDPR, article 17(3)(b); § 35 of the VAT Act).
    papers: papers.map(({ document: { number, supplyOn } }) => ({ number, supplyOn })),
  }
}

/** Persons of the list `erasures` that one request erases again; D1 allows 1,000 statements of it. */
const AGAIN = 25

/**
 * Erases again all persons of the list `erasures`: for a database that was restored from an earlier time, after the
 * list of the lost one was copied into it. Only what was there at the time of an erasure is erased. Returns the
 * number of persons of whom something was found.
 */
export async function repeatErasures(env: PersonsEnv, now: Date): Promise<number> {
  let count = 0
  for (let after: string | null = ''; after !== null;) {
    const { people, next }: Again = await eraseAgain(env, after, now)
    count += people
    after = next
  }
  return count
}

/** One bite of `repeatErasures`, of the persons after a hash. Rows without a hash are hashed first, in bites too. */
async function eraseAgain(env: PersonsEnv, after: string, now: Date): Promise<Again> {
  const done: Again = { people: 0, orders: [], staff: 0, kept: [], unreadable: 0, next: after }
  if ((await fillHashes(env)).isLeft) return done
  const corrections = await hashedCorrections(env.DB)
  const list = await listErasures(env.DB, after, AGAIN)
  const [range, staff] = [await hashRange(), await staffByHash(env)]
  for (const erasure of list) {
    const { hash, at } = erasure
    if (!range || !hash.startsWith(range.from)) done.unreadable += 1
    const { erased, kept } = await eraseWanted(
      env,
      { hash, email: null, corrected: corrections.get(hash) ?? [], until: at },
      now,
    )
    done.orders.push(...erased.orders)
    done.kept.push(...kept)
    const { rows, kept: driven } = await eraseStaffAgain(env, staff.get(hash) ?? [], erasure, now)
    done.kept.push(...driven)
    done.staff += rows
    const { orders, named, messages, backOffice } = erased
    done.people += orders.length + named.length + messages + backOffice + rows > 0 ? 1 : 0
  }
  return { ...done, next: list.length < AGAIN ? null : (list.at(-1)?.hash ?? null) }
}
