import {
  BOOKED_MESSAGES_OF_PERSON,
  BOOKED_ORDERS_NAMING,
  BOOKED_ORDERS_OF_PERSON,
} from '~/back-office/embedded/forget'
import { findPerson, type Wanted } from '~/jobs/find-person.server'
import { booksOf, type PersonsEnv } from '~/jobs/hashes.server'
import type { Kept, KeptBecause } from '~/order/commands/desk-persons'
import { isEnded, ORDER_STATES } from '~/order/life/states'
import { DRAFTS_OF_PERSON } from '~/order/store/draft-store.server'
import { ordersDrivenBy } from '~/order/store/desk/ride-store.server'
import { assignmentsTo, contactsAssigned, eraseAssignedEmails } from '~/order/store/event-store'
import { emptyOrders, type OrderOfPerson, removeNamed } from '~/order/store/order-forget.server'
import { SUMMARIES_OF_PERSON } from '~/order/store/summary-store.server'
import { deleteDeliveries, deleteMailsAbout, deleteMessages } from '~/outbox/forget-owed.server'
import { forgetCountsOf, recipientKey } from '~/outbox/mailbox/mail-budget.server'
import { forgetProof, mailboxKey } from '~/outbox/mailbox/mailboxes.server'
import { orderLinkSecret } from '~/lib/settings'
import { eraseDeskRows } from '~/access/person-rows.server'
import { deskPeople } from '~/access/people'
import { type PersonName, personHash } from '~/back-office/persons/person-hash.server'
import type { Erasure } from '~/jobs/erasures.server'
import { eraseTasks, phonesInTasks } from '~/order/store/desk/task-store.server'
import { driversOfPerson, eraseDrivers, listContacts } from '~/roster/driver-store.server'

/** One of our own whom a hash may mean: where his rows are, and since when (ms). */
type Staff = { email: string; phone: string; addedAt: number }

/**
 * Our own people by their hashes, for a list of erasures that names nobody: drivers of the list and of assignments, whom the
 * desk has to call, and who is at the desk. Their rows have no hashes, because they are few.
 */
export async function staffByHash(env: PersonsEnv): Promise<Map<string, Staff[]>> {
  const staff = [
    ...(await listContacts(env.DB)),
    ...(await contactsAssigned(env.DB)).map((one) => ({ ...one, addedAt: 0 })),
    ...(await phonesInTasks(env.DB)).map((phone) => ({ email: '', phone, addedAt: 0 })),
    ...deskPeople(env).map(({ email }) => ({ email, phone: '', addedAt: 0 })),
  ]
  const found = new Map<string, Staff[]>()
  for (const one of staff) {
    const { email, phone } = one
    for (const name of [...(email ? [{ email }] : []), ...(phone ? [{ phone }] : [])]) {
      const hash = await personHash(name)
      if (hash !== null) found.set(hash, [...(found.get(hash) ?? []), one])
    }
  }
  return found
}

/**
 * Erases a driver, on the list or typed: his row, what he was to be told, and his address in every assignment. Whoever has a
 * ride ahead or under way stays as he is: the passenger waits for him. The answer names those orders. What is younger than
 * `until` (ms) stays.
 */
export async function eraseDriver(
  db: D1Database,
  name: PersonName,
  now: Date,
  until = Number.MAX_SAFE_INTEGER,
): Promise<{ drivers: number; tasks: number; kept: Kept[] }> {
  const phones = await phonesOf(db, name)
  const driven = await ordersDrivenBy(db, phones, now)
  if (driven.length > 0) {
    return { drivers: 0, tasks: 0, kept: driven.map((number) => ({ number, why: 'drives' })) }
  }
  const tasks = await eraseTasks(db, phones, until)
  const emails = await eraseAssignedEmails(db, phones, until)
  const rows = await eraseDrivers(db, name, until)
  // Of somebody who was typed, assignments alone tell.
  return { tasks, drivers: rows > 0 || emails === 0 ? rows : 1, kept: [] }
}

/** The numbers of a driver by whom the desk knows them, from the list and from assignments. */
export async function phonesOf(db: D1Database, name: PersonName): Promise<string[]> {
  if ('phone' in name) return [name.phone]
  const [listed, given] = [await driversOfPerson(db, name), await assignmentsTo(db, name)]
  return [...new Set([...listed, ...given].map(({ phone }) => String(phone)))]
}

/** Erases what is held of our own people who were erased at `at`, as far as it was there then: how many rows, and what stays. */
export async function eraseStaffAgain(
  env: PersonsEnv,
  staff: readonly Staff[],
  { at }: Erasure,
  now: Date,
): Promise<{ rows: number; kept: Kept[] }> {
  const kept = new Map<string, Kept>()
  let rows = 0
  for (const { email, phone } of staff.filter(({ addedAt }) => addedAt <= at)) {
    if (phone === '') {
      rows += await eraseDeskRows(env, { email }, at)
      continue
    }
    const done = await eraseDriver(env.DB, { phone }, now, at)
    rows += done.drivers + done.tasks
    for (const one of done.kept) kept.set(one.number, one)
  }
  return { rows, kept: [...kept.values()] }
}

/** Rows that one statement reads or erases; a firm may have any number of orders. */
const CHUNK = 50

/** Erases what was found of a person, but for orders that have to stay. */
export async function eraseWanted(env: PersonsEnv, wanted: Wanted, now: Date) {
  const { DB } = env
  const books = booksOf(env)
  const { orders, named, messages, drafts, summaries, ...booked } = await findPerson(env, wanted)
  const judged = orders.map((order) => ({ ...order, why: keptBecause(order, now) }))
  const erased = judged.filter(({ why }) => why === null)
  const kept = judged.flatMap(({ number, why }) => (why === null ? [] : [{ number, why }]))
  for (const chunk of chunksOf(erased)) await eraseOrders(DB, chunk)
  // Whoever ordered keeps the order: only who is named in it goes, once nobody waits for them any more.
  const ahead = named.filter((order) => isAhead(order, now))
  const over = named.filter((order) => !ahead.includes(order))
  for (const chunk of chunksOf(keysOf(over))) await removeNamed(DB, chunk)
  for (const chunk of chunksOf(keysOf(messages))) await DB.batch(deleteMessages(DB, chunk))
  await eraseRows(DB, SUMMARIES_OF_PERSON.erase, keysOf(summaries))
  await eraseRows(DB, DRAFTS_OF_PERSON.erase, keysOf(drafts))
  if (wanted.email !== null) await forgetMailbox(env, wanted.email, now)
  const keptNumbers = new Set([...kept, ...ahead].map(({ number }) => number))
  const isErased = ({ number }: { number: string }) => !keptNumbers.has(number)
  const bookedOrders = booked.bookedOrders.filter(isErased)
  if (books)
    await eraseRows(books, BOOKED_ORDERS_NAMING.erase, keysOf(booked.bookedNamed.filter(isErased)))
  return {
    kept: [...kept, ...ahead.map(({ number }) => ({ number, why: 'namedAhead' as const }))],
    erased: {
      orders: erased.map(({ number }) => number),
      named: over.map(({ number }) => number),
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

/** The keys of rows. */
export function keysOf(rows: { key: string }[]): string[] {
  return rows.map(({ key }) => key)
}

function isHeld({ delivery }: OrderOfPerson): boolean {
  return delivery === 'held'
}

function isAhead({ state, ride_at: rideAt }: OrderOfPerson, now: Date): boolean {
  const known = ORDER_STATES.find((name) => name === state)
  return rideAt > now.getTime() && !(known && isEnded(known))
}

/** Suspected bot orders may be erased; others stay while money or a ride is outstanding. */
function keptBecause(order: OrderOfPerson, now: Date): KeptBecause | null {
  const { due, delivery } = order
  if (isHeld(order)) return null
  if (isAhead(order, now)) return 'rideAhead'
  if (due !== 0) return 'notPaid'
  if (order.owes_document === 1) return 'paperOwed'
  return delivery === null || delivery === 'delivered' ? null : 'notDelivered'
}

/** A statement about rows of these keys. */
export function byKeys(db: D1Database, sql: string, keys: string[]): D1PreparedStatement {
  return db.prepare(sql).bind(JSON.stringify(keys))
}

/** In parts that one statement takes. */
export function chunksOf<T>(items: T[]): T[][] {
  const count = Math.ceil(items.length / CHUNK)
  return Array.from({ length: count }, (_, nth) => items.slice(nth * CHUNK, (nth + 1) * CHUNK))
}
