import { BOOKED_MESSAGES_OF_PERSON, BOOKED_ORDERS_OF_PERSON } from '~/back-office/embedded/forget'
import { SEARCHED } from '~/back-office/newest-rows'
import { isEnded, ORDER_STATES } from '~/order/life/states'
import { DRAFTS_OF_PERSON } from '~/order/store/draft-store.server'
import {
  emptyOrders,
  findOrdersOf,
  type OrderOfPerson,
  READ_ORDERS,
} from '~/order/store/order-forget.server'
import { SUMMARIES_OF_PERSON } from '~/order/store/summary-store.server'
import { deleteDeliveries, deleteMailsAbout } from '~/outbox/forget-owed.server'
import { MESSAGES_OF_PERSON } from '~/outbox/message-store.server'
import { providerEnd, type Settings } from '~/lib/settings'

type PersonsEnv = Settings & { DB: D1Database; PROVIDER_DB?: D1Database }
type Row = Record<string, unknown>

/** The requests that a person may make by law (GDPR, articles 15 and 17), by their e-mail address. */
export function personsOf(env: PersonsEnv) {
  return {
    exportOf: (email: string, now: Date) => exportOf(env, email, now),
    erase: (email: string, now: Date) => erase(env, email, now),
  }
}

/** The rows that were searched, and other places that may hold data. */
function searchOf(backOffice: D1Database | null) {
  return {
    newestRows: SEARCHED,
    tables: ['orders', 'contact_messages', 'drafts', 'summaries', 'order_events', 'outbox'],
    backOffice: backOffice ? 'searched' : 'notSearched',
  }
}

function embeddedOf(env: PersonsEnv): D1Database | null {
  return (providerEnd(env) === 'embedded' && env.PROVIDER_DB) || null
}

/** All data of an address: orders with their events, messages, drafts, and the data in the embedded back office. */
async function exportOf(env: PersonsEnv, email: string, now: Date) {
  const { DB } = env
  const books = embeddedOf(env)
  const { orders, messages, drafts, summaries } = await findPerson(DB, email, now)
  const numbers = orders.map(({ number }) => number)
  const booked = books && (await findBooked(books, email, numbers))
  return {
    email,
    at: now.toISOString(),
    search: searchOf(books),
    orders: await rowsOf(DB, READ_ORDERS, numbers),
    messages: await rowsOf(DB, MESSAGES_OF_PERSON.read, messages),
    drafts: await rowsOf(DB, DRAFTS_OF_PERSON.read, drafts),
    summaries: await rowsOf(DB, SUMMARIES_OF_PERSON.read, summaries),
    backOffice: books &&
      booked && {
        orders: await rowsOf(
          books,
          BOOKED_ORDERS_OF_PERSON.read,
          booked.orders.map(({ key }) => key),
        ),
        messages: await rowsOf(books, BOOKED_MESSAGES_OF_PERSON.read, booked.messages),
      },
  }
}

function byKeys(db: D1Database, sql: string, keys: string[]): D1PreparedStatement {
  return db.prepare(sql).bind(JSON.stringify(keys))
}

async function rowsOf(db: D1Database, read: string, keys: string[]): Promise<Row[]> {
  const { results } = await byKeys(db, read, keys).all<Row>()
  return results.map((row) =>
    Object.fromEntries(Object.entries(row).map(([name, value]) => [name, readJson(value)])),
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
 * paid or that was not delivered; the answer names it with the reason.
 */
async function erase(env: PersonsEnv, email: string, now: Date) {
  const { DB } = env
  const books = embeddedOf(env)
  const { orders, messages, drafts, summaries } = await findPerson(DB, email, now)
  const erased = orders.filter(({ kept }) => kept === null)
  const kept = orders.flatMap(({ number, kept: why }) => (why === null ? [] : [{ number, why }]))
  await eraseHere(DB, {
    orders: erased.map(({ key }) => key),
    held: erased.filter(({ isHeld }) => isHeld).map(({ key }) => key),
    messages,
    drafts,
    summaries,
  })
  const numbers = {
    found: orders.map(({ number }) => number),
    kept: kept.map(({ number }) => number),
  }
  return {
    email,
    at: now.toISOString(),
    search: searchOf(books),
    erased: {
      orders: erased.map(({ number }) => number),
      messages: messages.length,
      drafts: drafts.length + summaries.length,
      backOffice: books ? await eraseBooked(books, email, numbers) : 0,
    },
    kept,
  }
}

type Keys = Record<'orders' | 'held' | 'messages' | 'drafts' | 'summaries', string[]>

async function eraseHere(db: D1Database, keys: Keys): Promise<void> {
  const { orders, held, messages, drafts, summaries } = keys
  await db.batch([
    ...emptyOrders(db, orders),
    // An emptied order that was held cannot be released any more.
    deleteDeliveries(db, 'order', held),
    ...deleteMailsAbout(db, 'order', orders),
    deleteDeliveries(db, 'contact', messages),
    ...deleteMailsAbout(db, 'contact', messages),
    byKeys(db, MESSAGES_OF_PERSON.erase, messages),
    byKeys(db, SUMMARIES_OF_PERSON.erase, summaries),
    byKeys(db, DRAFTS_OF_PERSON.erase, drafts),
  ])
}

/** Number of rows that were emptied or deleted in the embedded back office; those of the kept orders stay. */
async function eraseBooked(
  db: D1Database,
  email: string,
  { found, kept }: Record<'found' | 'kept', string[]>,
): Promise<number> {
  const { orders, messages } = await findBooked(db, email, found)
  const erased = orders.filter(({ number }) => !kept.includes(number)).map(({ key }) => key)
  const results = await db.batch([
    byKeys(db, BOOKED_ORDERS_OF_PERSON.erase, erased),
    byKeys(db, BOOKED_MESSAGES_OF_PERSON.erase, messages),
  ])
  return results.reduce((total, { meta }) => total + meta.changes, 0)
}

/**
 * Orders and messages of an address in the embedded back office, and the orders with these numbers: it has an order
 * under the address with which it was placed, even if that was corrected.
 */
async function findBooked(db: D1Database, email: string, numbers: string[]) {
  const [orders, messages] = await Promise.all([
    db
      .prepare(BOOKED_ORDERS_OF_PERSON.find)
      .bind(email, JSON.stringify(numbers))
      .all<{ key: string; number: string }>(),
    keysOf(db, BOOKED_MESSAGES_OF_PERSON.find, email),
  ])
  return { orders: orders.results, messages }
}

/** The reason why an order may not be erased yet. */
type KeptBecause = 'rideAhead' | 'notPaid' | 'notDelivered'
type FoundOrder = { key: string; number: string; kept: KeptBecause | null; isHeld: boolean }
/** All data of one address, by the keys of the rows. */
type FoundPerson = { orders: FoundOrder[] } & Record<'messages' | 'drafts' | 'summaries', string[]>

/** All data of an address among the newest rows of each table. */
async function findPerson(db: D1Database, email: string, now: Date): Promise<FoundPerson> {
  const [orders, messages, drafts, summaries] = await Promise.all([
    findOrdersOf(db, email),
    keysOf(db, MESSAGES_OF_PERSON.find, email),
    keysOf(db, DRAFTS_OF_PERSON.find, email),
    keysOf(db, SUMMARIES_OF_PERSON.find, email),
  ])
  return { orders: orders.map((row) => toFound(row, now)), messages, drafts, summaries }
}

async function keysOf(db: D1Database, find: string, email: string): Promise<string[]> {
  const { results } = await db.prepare(find).bind(email).all<{ key: string }>()
  return results.map(({ key }) => key)
}

function toFound({ order_key: key, number, ...row }: OrderOfPerson, now: Date): FoundOrder {
  const isHeld = row.delivery === 'held'
  return { key, number, isHeld, kept: isHeld ? null : keptBecause(row, now) }
}

/** Suspected bot orders may be erased; others stay while money or a ride is outstanding. */
function keptBecause(
  { state, ride_at: rideAt, due, delivery }: Omit<OrderOfPerson, 'order_key' | 'number'>,
  now: Date,
): KeptBecause | null {
  const known = ORDER_STATES.find((name) => name === state)
  if (rideAt > now.getTime() && !(known && isEnded(known))) return 'rideAhead'
  if (due !== 0) return 'notPaid'
  return delivery === null || delivery === 'delivered' ? null : 'notDelivered'
}
