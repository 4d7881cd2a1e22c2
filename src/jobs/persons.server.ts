import { mailsAboutSql } from '~/delivery/mails-about'
import { ORDER_COLUMNS } from '~/features/order/desk/desk-sql'
import { EMPTIED } from '~/jobs/emptied'
import { findBooked, findPerson, SEARCHED } from '~/jobs/find-person.server'
import { providerEnd, type Settings } from '~/lib/settings'

type PersonsEnv = Settings & { DB: D1Database; PROVIDER_DB?: D1Database }
type Row = Record<string, unknown>

/** What a person may ask for by law (GDPR, articles 15 and 17), by the address they wrote. */
export function personsOf(env: PersonsEnv) {
  return {
    exportOf: (email: string, now: Date) => exportOf(env, email, now),
    erase: (email: string, now: Date) => erase(env, email, now),
  }
}

/** Which rows were searched, and where else something may be. */
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

/** Everything held of an address: orders with what happened to them, messages, drafts, and the embedded back office's. */
async function exportOf(env: PersonsEnv, email: string, now: Date) {
  const { DB } = env
  const books = embeddedOf(env)
  const { orders, messages, drafts, summaries } = await findPerson(DB, email, now)
  const booked = books && (await findBooked(books, email))
  const numbers = orders.map(({ number }) => number)
  return {
    email,
    at: now.toISOString(),
    search: searchOf(books),
    orders: await rowsOf(
      DB.prepare(
        `SELECT ${ORDER_COLUMNS} FROM orders WHERE number IN (SELECT value FROM json_each(?))`,
      ),
      numbers,
    ),
    messages: await rowsOf(
      DB.prepare(
        'SELECT * FROM contact_messages WHERE message_key IN (SELECT value FROM json_each(?))',
      ),
      messages,
    ),
    drafts: await rowsOf(
      DB.prepare(
        `SELECT typed, payment, made_at, expires_at FROM drafts
         WHERE id IN (SELECT value FROM json_each(?))`,
      ),
      drafts,
    ),
    summaries: await rowsOf(
      DB.prepare(
        `SELECT content, made_at, expires_at FROM summaries
         WHERE order_key IN (SELECT value FROM json_each(?))`,
      ),
      summaries,
    ),
    backOffice: books &&
      booked && {
        orders: await rowsOf(
          books.prepare('SELECT * FROM orders WHERE id IN (SELECT value FROM json_each(?))'),
          booked.orders.map(({ id }) => id),
        ),
        messages: await rowsOf(
          books.prepare('SELECT * FROM messages WHERE id IN (SELECT value FROM json_each(?))'),
          booked.messages,
        ),
      },
  }
}

async function rowsOf(statement: D1PreparedStatement, keys: string[]): Promise<Row[]> {
  const { results } = await statement.bind(JSON.stringify(keys)).all<Row>()
  return results.map((row) =>
    Object.fromEntries(Object.entries(row).map(([name, value]) => [name, readJson(value)])),
  )
}

/** A column that holds JSON as what it means, any other as it is. */
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
 * Empties now what time would empty later, by the same list. An order is kept whose ride lies ahead, that is not paid
 * or that was not delivered; the answer names it with the reason.
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
  const keptNumbers = kept.map(({ number }) => number)
  return {
    email,
    at: now.toISOString(),
    search: searchOf(books),
    erased: {
      orders: erased.map(({ number }) => number),
      messages: messages.length,
      drafts: drafts.length + summaries.length,
      backOffice: books ? await eraseBooked(books, email, keptNumbers) : 0,
    },
    kept,
  }
}

type Keys = Record<'orders' | 'held' | 'messages' | 'drafts' | 'summaries', string[]>

async function eraseHere(db: D1Database, keys: Keys): Promise<void> {
  const { orders, held, messages, drafts, summaries } = keys
  const of = (sql: string, rows: string[]) => db.prepare(sql).bind(JSON.stringify(rows))
  const listed = '(SELECT value FROM json_each(?))'
  const mailsOf = (kind: 'order' | 'contact', items: string[]) =>
    items.map((key) =>
      db.prepare(`DELETE FROM outbox WHERE rowid IN (${mailsAboutSql(kind, '?1')})`).bind(key),
    )
  await db.batch([
    of(`UPDATE orders SET ${EMPTIED.order} WHERE order_key IN ${listed}`, orders),
    of(`UPDATE order_events SET ${EMPTIED.event} WHERE order_key IN ${listed}`, orders),
    // What was held leaves nothing that could be released.
    of(`DELETE FROM outbox WHERE kind = 'order' AND item IN ${listed}`, held),
    ...mailsOf('order', orders),
    of(`DELETE FROM outbox WHERE kind = 'contact' AND item IN ${listed}`, messages),
    ...mailsOf('contact', messages),
    of(`DELETE FROM contact_messages WHERE message_key IN ${listed}`, messages),
    of(`DELETE FROM summaries WHERE order_key IN ${listed}`, summaries),
    of(`DELETE FROM drafts WHERE id IN ${listed}`, drafts),
  ])
}

/** How many rows of the embedded back office it emptied or deleted; those of the kept orders stay. */
async function eraseBooked(db: D1Database, email: string, kept: string[]): Promise<number> {
  const { orders, messages } = await findBooked(db, email)
  const erased = orders.filter(({ number }) => !kept.includes(number)).map(({ id }) => id)
  const listed = '(SELECT value FROM json_each(?))'
  const results = await db.batch([
    db
      .prepare(`UPDATE orders SET ${EMPTIED.bookedOrder} WHERE id IN ${listed}`)
      .bind(JSON.stringify(erased)),
    db.prepare(`DELETE FROM messages WHERE id IN ${listed}`).bind(JSON.stringify(messages)),
  ])
  return results.reduce((total, { meta }) => total + meta.changes, 0)
}
