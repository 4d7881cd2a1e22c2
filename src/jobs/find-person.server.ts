import {
  BOOKED_MESSAGES_OF_PERSON,
  BOOKED_ORDERS_BY_NUMBER,
  BOOKED_ORDERS_OF_PERSON,
} from '~/back-office/embedded/forget'
import { type PersonName, personHash } from '~/back-office/persons/person-hash.server'
import { booksOf, type PersonsEnv } from '~/jobs/hashes.server'
import { DRAFTS_OF_PERSON } from '~/order/store/draft-store.server'
import { ALL_CORRECTIONS, CORRECTED_TO } from '~/order/store/event-store'
import {
  type OrderOfPerson,
  ORDERS_BY_KEY,
  ORDERS_OF_PERSON,
} from '~/order/store/order-forget.server'
import { SUMMARIES_OF_PERSON } from '~/order/store/summary-store.server'
import { MESSAGES_OF_PERSON } from '~/outbox/message-store.server'

/**
 * Who is looked for; `email` finds drafts, `corrected` are the keys of the orders whose address was corrected to it,
 * `until` leaves out what is younger, ms.
 */
export type Wanted = {
  hash: string
  email: string | null
  corrected: string[]
  until: number | null
}

/** Whom a name means. Throws without the secret of the hashes. */
export async function wantedBy(db: D1Database, name: PersonName): Promise<Wanted> {
  const hash = await personHash(name)
  if (hash === null) throw new Error('nobody is found without ORDER_LINK_SECRET')
  if (!('email' in name)) return { hash, email: null, corrected: [], until: null }
  const { email } = name
  const { results } = await db.prepare(CORRECTED_TO).bind(email).all<{ order_key: string }>()
  return { hash, email, corrected: results.map((row) => row.order_key), until: null }
}

/** The keys of orders by the hash of the address to which they were corrected; corrections are few. */
export async function hashedCorrections(db: D1Database): Promise<Map<string, string[]>> {
  const { results } = await db.prepare(ALL_CORRECTIONS).all<{ key: string; email: string }>()
  const keys = new Map<string, string[]>()
  for (const { key, email } of results) {
    const hash = await personHash({ email })
    if (hash !== null) keys.set(hash, [...(keys.get(hash) ?? []), key])
  }
  return keys
}

type Found = { key: string; at: number | string }
type Booked = Found & { number: string; is_named: 0 | 1 }
/** All data of one person; `named` and `bookedNamed` are orders of somebody else that name them as guest or recipient. */
type FoundPerson = Record<'orders' | 'named', OrderOfPerson[]> &
  Record<'bookedOrders' | 'bookedNamed', Booked[]> &
  Record<'messages' | 'bookedMessages', Found[]> &
  Record<'drafts' | 'summaries', { key: string }[]>

/** Finds all data of a person; each row along an index. */
export async function findPerson(env: PersonsEnv, wanted: Wanted): Promise<FoundPerson> {
  const { hash, email, corrected, until } = wanted
  const books = booksOf(env)
  const find = async <T extends Found>(db: D1Database, sql: string, by = hash) => {
    const { results } = await db.prepare(sql).bind(by).all<T>()
    return results.filter(({ at }) => until === null || new Date(at).getTime() <= until)
  }
  const findTyped = async (sql: string) =>
    email === null ? [] : (await env.DB.prepare(sql).bind(email).all<{ key: string }>()).results
  const [found, renamed, messages, drafts, summaries, booked, bookedMessages] = await Promise.all([
    find<OrderOfPerson>(env.DB, ORDERS_OF_PERSON.find),
    find<OrderOfPerson>(env.DB, ORDERS_BY_KEY, JSON.stringify(corrected)),
    find<Found>(env.DB, MESSAGES_OF_PERSON.find),
    findTyped(DRAFTS_OF_PERSON.find),
    findTyped(SUMMARIES_OF_PERSON.find),
    books ? find<Booked>(books, BOOKED_ORDERS_OF_PERSON.find) : [],
    books ? find<Found>(books, BOOKED_MESSAGES_OF_PERSON.find) : [],
  ])
  const [orders, named] = ownAndNamed([...found, ...renamed])
  // The books have an order under the address with which it was placed.
  const numbers = JSON.stringify(renamed.map(({ number }) => number))
  const rebooked = books ? await find<Booked>(books, BOOKED_ORDERS_BY_NUMBER, numbers) : []
  const [bookedOrders, bookedNamed] = ownAndNamed([...booked, ...rebooked])
  const own = { orders, named, messages, drafts, summaries }
  return { ...own, bookedOrders, bookedNamed, bookedMessages }
}

/** A person's own orders, and those of somebody else that name them; who is the guest of an own order is no other. */
function ownAndNamed<T extends Found & { is_named: 0 | 1 }>(rows: T[]): [own: T[], named: T[]] {
  const own = eachOnce(rows.filter((row) => row.is_named === 0))
  const keys = new Set(own.map(({ key }) => key))
  return [own, rows.filter((row) => row.is_named === 1 && !keys.has(row.key))]
}

function eachOnce<T extends Found>(rows: T[]): T[] {
  return [...new Map(rows.map((row) => [row.key, row])).values()]
}
