import { env, withEnv } from 'cloudflare:workers'
import { beforeEach, expect, test } from 'vitest'
import { connectProvider } from '~/back-office/connection.server'
import { fillHashes } from '~/jobs/hashes.server'
import { personsOf, repeatErasures } from '~/jobs/persons.server'
import { DAY, MINUTE } from '~/lib/duration'
import { runCommand } from '~/order/commands/run-command.server'
import type { Order } from '~/order/model/order'
import { actOnOrder } from '~/order/store/act.server'
import { anOrder, NOW } from '../../tests/support/builders.ts'
import { beginSession } from '~/access/session-store.server'
import { addDriver, listDrivers } from '~/roster/driver-store.server'
import { wholeAnswer } from '../../terminal/whole-answer.ts'
import { countedDatabase, type Ran } from '../../tests/support/worker/counted-database.ts'
import { copyRows, NTH_KEY, NTH_NUMBER } from '../../tests/support/worker/many-rows.ts'
import { deliverOrder, emptyOutbox } from '../../tests/support/worker/outbox.ts'
import { aNewOrder, placeOrder, storeMessage } from '../../tests/support/worker/placed-orders.ts'

/** Orders of other people, a tenth of them not forgotten yet; `npm run proof -- people` has 2,000,000. */
const MANY = env.PEOPLE_ORDERS
/** Rows that an export or an erasure may read, whatever there is of others. */
const MOST = 500
const JANA = { email: 'jana.hledana@example.com' }
const embedded = connectProvider(env, { appName: 'test', appVersion: '1' })

beforeEach(async () => {
  await emptyOutbox()
  await env.DB.batch(
    ['order_events', 'drafts', 'summaries', 'erasures'].map((table) =>
      env.DB.prepare(`DELETE FROM ${table}`),
    ),
  )
  await env.PROVIDER_DB.batch(
    ['orders', 'messages'].map((table) => env.PROVIDER_DB.prepare(`DELETE FROM ${table}`)),
  )
})

/** An order that is over, paid and delivered. */
async function anOldOrder(changes: Partial<Order>, at = NOW): Promise<string> {
  const placed = aNewOrder({ order: { ...anOrder(), ...changes } })
  const { number } = await placeOrder(env.DB, placed, at)
  await deliverOrder(embedded, placed.orderKey, at)
  const act = { event: 'reject', reason: 'Plno' } as const
  await actOnOrder(env.DB, number, { act, actor: 'carrier', seq: null }, at)
  return number
}

async function aMessage(email: string): Promise<void> {
  const body = { locale: 'cs', name: 'Jana', phone: null, subject: null, message: 'Ahoj' } as const
  const message = { ...body, email, sentAt: NOW.toISOString() }
  await storeMessage(
    env.DB,
    { messageKey: crypto.randomUUID(), body: message, isFlagged: false },
    NOW,
  )
}

/** Orders of other people, copies of the first one: nine of ten are emptied, in both databases. */
async function manyOthers(count: number): Promise<void> {
  await anOldOrder({ email: 'first@example.com' })
  const isLiving = 'n % 10 = 0'
  const hash = (column: string) => `iif(${isLiving}, substr(${column}, 1, 4) || '-of-' || n, NULL)`
  const hashes = { email_hash: hash('email_hash'), phone_hash: hash('phone_hash') }
  await copyRows(env.DB, 'orders', count, {
    ...hashes,
    number: NTH_NUMBER,
    order_key: NTH_KEY,
    content: `iif(${isLiving}, json_set(content, '$.email', 'other' || n || '@example.com'), '')`,
  })
  await copyRows(env.PROVIDER_DB, 'orders', count, {
    ...hashes,
    id: NTH_KEY,
    idempotency_key: NTH_KEY,
    number: NTH_NUMBER,
    email: `iif(${isLiving}, 'other' || n || '@example.com', '')`,
    body: `iif(${isLiving}, body, '{}')`,
  })
}

function rowsRead(ran: Ran[]): number {
  return ran.reduce((total, { rowsRead: read }) => total + read, 0)
}

function counted() {
  const site = countedDatabase(env.DB)
  const books = countedDatabase(env.PROVIDER_DB)
  const persons = personsOf({ ...env, DB: site.database, PROVIDER_DB: books.database })
  return { persons, ran: () => [...site.ran, ...books.ran] }
}

test('all orders of a person are found and erased among any number of others, by few rows', async () => {
  await manyOthers(MANY)
  const numbers: string[] = []
  for (let nth = 0; nth < 4; nth += 1) numbers.push(await anOldOrder(JANA))
  await aMessage(JANA.email)
  const exporting = counted()
  const found = await exporting.persons.exportOf(JANA, NOW)
  expect(found.orders.map(({ number }) => String(number)).toSorted()).toEqual(numbers.toSorted())
  expect(found.messages).toHaveLength(1)
  expect(found.backOffice?.orders).toHaveLength(4)
  expect(JSON.stringify(found)).not.toContain('_hash')
  expect(rowsRead(exporting.ran())).toBeLessThan(MOST)
  const erasing = counted()
  const { erased } = await erasing.persons.erase(JANA, NOW)
  expect(erased.orders.toSorted()).toEqual(numbers.toSorted())
  expect(erased).toMatchObject({ messages: 1, backOffice: 4 })
  expect(rowsRead(erasing.ran())).toBeLessThan(MOST)
  const read = [exporting, erasing].map(({ ran }) => rowsRead(ran()))
  console.log(`people ${JSON.stringify({ orders: MANY, exportRead: read[0], eraseRead: read[1] })}`)
  const { orders, backOffice } = await counted().persons.exportOf(JANA, NOW)
  expect([orders, backOffice?.orders]).toEqual([[], []])
}, 1_800_000)

test('a firm with 900 orders is erased whole, by far fewer statements than an invocation may run', async () => {
  await anOldOrder(JANA)
  await copyRows(env.DB, 'orders', 900, { number: NTH_NUMBER, order_key: NTH_KEY })
  await copyRows(env.DB, 'order_events', 900, { order_key: NTH_KEY })
  await copyRows(env.DB, 'outbox', 900, { kind: "'order'", item: NTH_KEY, state: "'delivered'" })
  const { persons, ran } = counted()
  expect((await persons.erase(JANA, NOW)).erased.orders).toHaveLength(901)
  expect(ran().length).toBeLessThan(300)
  expect(Math.max(...ran().map(({ rowsRead: read }) => read))).toBeLessThan(4_000)
  const left = await env.DB.prepare("SELECT COUNT(*) AS n FROM orders WHERE content <> ''").first()
  expect(left).toEqual({ n: 0 })
})

test('a telephone number finds its customer, its guest and the recipient of its parcel', async () => {
  const phone = '+420777111222'
  const guest = await anOldOrder({ guest: { name: 'Host', phone } })
  const customer = await anOldOrder({ phone })
  await anOldOrder({ phone: '+420777111223' })
  const found = await personsOf(env).exportOf({ phone: '777 111 222' }, NOW)
  expect(found.orders.map(({ number }) => number)).toEqual([customer])
  expect(found.namedIn.map(({ number }) => number)).toEqual([guest])
})

/** Rows as an earlier release wrote them, or under a secret that was exchanged. */
test.each([
  ['no hash', 'NULL'],
  ['an earlier hash', "'!!!!' || order_key"],
  ['a later hash', "'~~' || order_key"],
])('rows with %s are found, and the cron hashes them', async (_, hash) => {
  const number = await anOldOrder(JANA)
  await copyRows(env.DB, 'orders', 2_000, {
    number: NTH_NUMBER,
    order_key: NTH_KEY,
    content: "json_set(content, '$.email', 'other' || n || '@example.com')",
  })
  await env.DB.prepare(`UPDATE orders SET email_hash = ${hash}`).run()
  await env.PROVIDER_DB.prepare(`UPDATE orders SET email_hash = NULL`).run()
  const { persons, ran } = counted()
  const found = await persons.exportOf(JANA, NOW)
  expect(found.orders).toMatchObject([{ number }])
  expect(found.backOffice?.orders).toMatchObject([{ number }])
  expect(Math.max(...ran().map(({ rowsRead: read }) => read))).toBeLessThan(1_000)
  while ((await fillHashes(env)).isLeft);
  const { database, ran: later } = countedDatabase(env.DB)
  await personsOf({ ...env, DB: database }).exportOf({ email: 'other7@example.com' }, NOW)
  expect(rowsRead(later)).toBeLessThan(MOST)
  expect(await fillHashes(env)).toEqual({ count: 0, isLeft: false })
})

test('what is forgotten or erased has no hash any more, and is not hashed again', async () => {
  const number = await anOldOrder(JANA)
  await personsOf(env).erase(JANA, NOW)
  while ((await fillHashes(env)).isLeft);
  for (const db of [env.DB, env.PROVIDER_DB]) {
    const row = await db
      .prepare('SELECT email_hash, phone_hash, other_phone_hash FROM orders WHERE number = ?')
      .bind(number)
      .first()
    expect(row).toEqual({ email_hash: null, phone_hash: null, other_phone_hash: null })
  }
})

test('a restored database erases again who was erased, and nothing that came later', async () => {
  const erasedAt = new Date(NOW.getTime() + DAY)
  const numbers = [await anOldOrder(JANA), await anOldOrder(JANA)]
  const other = await anOldOrder({ email: 'petr@example.com' })
  const backup = (await env.DB.prepare('SELECT * FROM orders').all()).results
  const booked = (await env.PROVIDER_DB.prepare('SELECT * FROM orders').all()).results
  await personsOf(env).erase(JANA, erasedAt)
  const later = await anOldOrder(JANA, new Date(erasedAt.getTime() + MINUTE))
  await restore(env.DB, backup)
  await restore(env.PROVIDER_DB, booked)
  expect(await repeatErasures(env, erasedAt)).toBe(1)
  const { results } = await env.DB.prepare("SELECT number FROM orders WHERE content <> ''").all<{
    number: string
  }>()
  expect(results.map(({ number }) => number).toSorted()).toEqual([other, later].toSorted())
  const left = await env.PROVIDER_DB.prepare("SELECT number FROM orders WHERE body <> '{}'").all()
  expect(JSON.stringify(left.results)).not.toContain(numbers[0])
})

test('the terminal repeats the erasures of a restored database, bite by bite, and names what it kept', async () => {
  const people = Array.from({ length: 30 }, (_, nth) => ({ email: `nth-${nth}@example.com` }))
  const erasedAt = new Date(NOW.getTime() + DAY)
  const numbers: string[] = []
  for (const person of people) numbers.push(await anOldOrder(person))
  const backup = (await env.DB.prepare('SELECT * FROM orders').all()).results
  const booked = (await env.PROVIDER_DB.prepare('SELECT * FROM orders').all()).results
  for (const person of people) await personsOf(env).erase(person, erasedAt)
  // In the restored database one of them has not been paid yet.
  const [unpaid = '', ...others] = numbers
  await restore(env.DB, backup)
  await restore(env.PROVIDER_DB, booked)
  await env.DB.prepare('UPDATE orders SET due = 100 WHERE number = ?').bind(unpaid).run()
  let bites = 0
  const asked = { command: 'erase-again', after: '' } as const
  const answer = await wholeAnswer(asked, (command) => {
    bites += 1
    return runCommand(command, { env, persons: personsOf(env), now: erasedAt })
  })
  expect(bites).toBe(2)
  expect(answer).toMatchObject({ found: { kept: [{ number: unpaid, why: 'notPaid' }] } })
  const found = answer.ok && answer.kind === 'again' ? answer.found : null
  expect(found).toMatchObject({ people: 29 })
  const { results } = await env.DB.prepare("SELECT number FROM orders WHERE content <> ''").all()
  expect(results).toEqual([{ number: unpaid }])
  expect(new Set(found?.orders)).toEqual(new Set(others))
})

test('drivers and people of the desk are erased again in a restored database, but not who came back since', async () => {
  const [karel, petr, eva] = ['Karel', 'Petr', 'Eva'].map((name, nth) => ({
    name,
    phone: `+42077700000${nth}`,
    email: `${name.toLowerCase()}@example.com`,
    languages: ['cs'],
    daysOff: [{ from: '2026-12-24', to: '2026-12-26' }],
  }))
  if (!karel || !petr || !eva) throw new Error('no driver')
  const people = [{ id: 'dana', name: 'Dana', email: 'dana@example.com', role: 'owner' }]
  const desk = { ...env, DESK_PEOPLE: JSON.stringify(people) }
  const fill = async () => {
    for (const driver of [karel, petr, eva]) await addDriver(env.DB, driver)
    await env.DB.prepare('UPDATE drivers SET added_at = ?').bind(NOW.getTime()).run()
    await beginSession(env.DB, { person: 'dana', device: 'Firefox' }, NOW)
    await env.DB.prepare(
      `INSERT OR REPLACE INTO tasks (order_key, seq, leg, kind, data, show_at)
       VALUES ('k', 3, 1, 'tell', json_object('phone', ?), ?)`,
    )
      .bind(karel.phone, NOW.getTime())
      .run()
  }
  await fill()
  const erasedAt = new Date(NOW.getTime() + DAY)
  const named = [{ email: karel.email }, { phone: petr.phone }, { email: 'dana@example.com' }]
  for (const name of named) await personsOf(desk).erase(name, erasedAt)
  // The backup is from before; Petr was put on the list again after it.
  await env.DB.prepare('DELETE FROM drivers').run()
  await env.DB.prepare('DELETE FROM days_off').run()
  await fill()
  await env.DB.prepare('UPDATE drivers SET added_at = ? WHERE name = ?')
    .bind(erasedAt.getTime() + 1, petr.name)
    .run()
  await beginSession(env.DB, { person: 'dana', device: 'Safari' }, new Date(erasedAt.getTime() + 1))
  // Karel's row and task, and Dana's session of before.
  expect(await personsOf(desk).eraseAgain('', erasedAt)).toMatchObject({ people: 2, staff: 3 })
  expect((await listDrivers(env.DB)).map(({ name }) => name)).toEqual(['Eva', 'Petr'])
  const left = async (sql: string) => (await env.DB.prepare(sql).all()).results
  expect(await left('SELECT device FROM desk_sessions')).toEqual([{ device: 'Safari' }])
  expect(await left('SELECT seq FROM tasks')).toEqual([])
  expect(await left('SELECT DISTINCT of FROM days_off')).toHaveLength(2)
})

test('after a change of the secret the terminal says that it cannot repeat what was noted before', async () => {
  const number = await anOldOrder(JANA)
  const backup = (await env.DB.prepare('SELECT * FROM orders').all()).results
  const erasedAt = new Date(NOW.getTime() + DAY)
  await personsOf(env).erase(JANA, erasedAt)
  await restore(env.DB, backup)
  const repeat = () =>
    wholeAnswer({ command: 'erase-again', after: '' }, (command) =>
      runCommand(command, { env, persons: personsOf(env), now: erasedAt }),
    )
  const changed = { ...env, ORDER_LINK_SECRET: 'another secret of the tests only, 32 characters' }
  expect(await withEnv(changed, repeat)).toMatchObject({
    found: { people: 0, orders: [], unreadable: 1 },
  })
  // With the old secret back it is done.
  expect(await repeat()).toMatchObject({ found: { orders: [number], unreadable: 0 } })
})

async function restore(db: D1Database, rows: Record<string, unknown>[]): Promise<void> {
  for (const row of rows) {
    const names = Object.keys(row)
    await db
      .prepare(
        `INSERT OR REPLACE INTO orders (${names.join(', ')}) VALUES (${names.map(() => '?').join(', ')})`,
      )
      .bind(...Object.values(row))
      .run()
  }
}
