import { deskRowsOf, eraseDeskRows } from '~/access/person-rows.server'
import { BOOKED_MESSAGES_OF_PERSON, BOOKED_ORDERS_OF_PERSON } from '~/back-office/embedded/forget'
import type { PersonName } from '~/back-office/persons/person-hash.server'
import { listErasures, noteErasure } from '~/jobs/erasures.server'
import { findPerson, hashedCorrections, type Wanted, wantedBy } from '~/jobs/find-person.server'
import { booksOf, fillHashes, hashRowsOf, type PersonsEnv } from '~/jobs/hashes.server'
import { isEnded, ORDER_STATES } from '~/order/life/states'
import { DRAFTS_OF_PERSON } from '~/order/store/drafts/forget-drafts.server'
import {
  emptyOrders,
  type OrderOfPerson,
  ORDERS_OF_PERSON,
} from '~/order/store/order-forget.server'
import { SUMMARIES_OF_PERSON } from '~/order/store/summary-store.server'
import { deleteDeliveries, deleteMailsAbout, deleteMessages } from '~/outbox/forget-owed.server'
import { forgetCountsOf, recipientKey } from '~/outbox/mailbox/mail-budget.server'
import { forgetProof, mailboxKey } from '~/outbox/mailbox/mailboxes.server'
import { MESSAGES_OF_PERSON } from '~/outbox/message-store.server'
import { orderLinkSecret } from '~/lib/settings'

type Row = Record<string, unknown>

/** Rows that one statement reads or erases; a firm may have any number of orders. */
const CHUNK = 50

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
      'driver_acts',
      'outbox',
      'desk_sessions',
      'desk_links',
    ],
    backOffice: backOffice ? 'searched' : 'notSearched',
  }
}

/** All data of a person: orders with their events, messages, drafts, and the data in the embedded back office. */
async function exportOf(env: PersonsEnv, name: PersonName, now: Date) {
  const { DB } = env
  const books = booksOf(env)
  await hashRowsOf(env, name)
  const found = await findPerson(env, await wantedBy(env.DB, name))
  return {
    ...name,
    at: now.toISOString(),
    search: searchOf(books),
    orders: await rowsOf(DB, ORDERS_OF_PERSON.read, keysOf(found.orders)),
    messages: await rowsOf(DB, MESSAGES_OF_PERSON.read, keysOf(found.messages)),
    drafts: await rowsOf(DB, DRAFTS_OF_PERSON.read, keysOf(found.drafts)),
    summaries: await rowsOf(DB, SUMMARIES_OF_PERSON.read, keysOf(found.summaries)),
    desk: await deskRowsOf(env, name),
    backOffice: books && {
      orders: await rowsOf(books, BOOKED_ORDERS_OF_PERSON.read, keysOf(found.bookedOrders)),
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

function byKeys(db: D1Database, sql: string, keys: string[]): D1PreparedStatement {
  return db.prepare(sql).bind(JSON.stringify(keys))
}

function chunksOf<T>(items: T[]): T[][] {
  const count = Math.ceil(items.length / CHUNK)
  return Array.from({ length: count }, (_, nth) => items.slice(nth * CHUNK, (nth + 1) * CHUNK))
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
 * paid or that was not delivered; the answer names it with the reason. The erasure is noted first, so that it can be
 * repeated where the run is stopped or the database is restored.
 */
async function erase(env: PersonsEnv, name: PersonName, now: Date) {
  await hashRowsOf(env, name)
  const wanted = await wantedBy(env.DB, name)
  await noteErasure(env.DB, { hash: wanted.hash, at: now.getTime() }).run()
  const { erased, kept } = await eraseWanted(env, wanted, now)
  const desk = await eraseDeskRows(env, name)
  const search = searchOf(booksOf(env))
  return { ...name, at: now.toISOString(), search, erased: { ...erased, desk }, kept }
}

/** Persons of the list `erasures` that one request erases again; D1 allows 1,000 statements of it. */
const AGAIN = 25

/** What one bite of the list came to. */
type Again = {
  /** Persons of whom something was found. */
  people: number
  orders: string[]
  /** Orders that stay, because in this database their ride is ahead, or they are not paid or not delivered. */
  kept: Kept[]
  /** Where the next bite goes on; null at the end of the list. */
  next: string | null
}

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
  const done: Again = { people: 0, orders: [], kept: [], next: after }
  if ((await fillHashes(env)).isLeft) return done
  const corrections = await hashedCorrections(env.DB)
  const list = await listErasures(env.DB, after, AGAIN)
  for (const { hash, at } of list) {
    const { erased, kept } = await eraseWanted(
      env,
      { hash, email: null, corrected: corrections.get(hash) ?? [], until: at },
      now,
    )
    done.orders.push(...erased.orders)
    done.kept.push(...kept)
    done.people += erased.orders.length + erased.messages + erased.backOffice > 0 ? 1 : 0
  }
  return { ...done, next: list.length < AGAIN ? null : (list.at(-1)?.hash ?? null) }
}

async function eraseWanted(env: PersonsEnv, wanted: Wanted, now: Date) {
  const { DB } = env
  const books = booksOf(env)
  const { orders, messages, drafts, summaries, ...booked } = await findPerson(env, wanted)
  const judged = orders.map((order) => ({ ...order, why: keptBecause(order, now) }))
  const erased = judged.filter(({ why }) => why === null)
  const kept = judged.flatMap(({ number, why }) => (why === null ? [] : [{ number, why }]))
  for (const chunk of chunksOf(erased)) await eraseOrders(DB, chunk)
  for (const chunk of chunksOf(keysOf(messages))) await DB.batch(deleteMessages(DB, chunk))
  await eraseRows(DB, SUMMARIES_OF_PERSON.erase, keysOf(summaries))
  await eraseRows(DB, DRAFTS_OF_PERSON.erase, keysOf(drafts))
  if (wanted.email !== null) await forgetMailbox(env, wanted.email, now)
  const keptNumbers = new Set(kept.map(({ number }) => number))
  const bookedOrders = booked.bookedOrders.filter(({ number }) => !keptNumbers.has(number))
  return {
    kept,
    erased: {
      orders: erased.map(({ number }) => number),
      messages: messages.length,
      drafts: drafts.length + summaries.length,
      backOffice: books
        ? (await eraseRows(books, BOOKED_ORDERS_OF_PERSON.erase, keysOf(bookedOrders))) +
          (await eraseRows(books, BOOKED_MESSAGES_OF_PERSON.erase, keysOf(booked.bookedMessages)))
        : 0,
    },
  }
}

/** What is known of a mailbox: its proof, and how many mails it got today. */
async function forgetMailbox(env: PersonsEnv, email: string, now: Date): Promise<void> {
  const secret = orderLinkSecret(env)
  if (secret === null) return
  const [mailbox, recipient] = await Promise.all([
    mailboxKey(secret, email),
    recipientKey(secret, email),
  ])
  await env.DB.batch([forgetProof(env.DB, mailbox), forgetCountsOf(env.DB, recipient, now)])
}

/** One transaction for each chunk: a run that is stopped has erased whole orders. */
async function eraseOrders(db: D1Database, orders: OrderOfPerson[]): Promise<void> {
  const keys = keysOf(orders)
  await db.batch([
    ...emptyOrders(db, keys),
    // An emptied order that was held cannot be released any more.
    deleteDeliveries(db, 'order', keysOf(orders.filter(isHeld))),
    deleteMailsAbout(db, 'order', keys),
  ])
}

/** Number of rows that were emptied or deleted. */
async function eraseRows(db: D1Database, erasing: string, keys: string[]): Promise<number> {
  let count = 0
  for (const chunk of chunksOf(keys)) {
    count += (await byKeys(db, erasing, chunk).run()).meta.changes
  }
  return count
}

function keysOf(rows: { key: string }[]): string[] {
  return rows.map(({ key }) => key)
}

/** The reason why an order may not be erased yet. */
type KeptBecause = 'rideAhead' | 'notPaid' | 'notDelivered'
type Kept = { number: string; why: KeptBecause }

function isHeld({ delivery }: OrderOfPerson): boolean {
  return delivery === 'held'
}

/** Suspected bot orders may be erased; others stay while money or a ride is outstanding. */
function keptBecause(order: OrderOfPerson, now: Date): KeptBecause | null {
  const { state, ride_at: rideAt, due, delivery } = order
  if (isHeld(order)) return null
  const known = ORDER_STATES.find((name) => name === state)
  if (rideAt > now.getTime() && !(known && isEnded(known))) return 'rideAhead'
  if (due !== 0) return 'notPaid'
  return delivery === null || delivery === 'delivered' ? null : 'notDelivered'
}
