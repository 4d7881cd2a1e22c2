import { env } from 'cloudflare:workers'
import { beforeEach, expect, test } from 'vitest'
import { actOnOrder } from '~/order/store/act.server'
import type { Act } from '~/order/life/event-data'
import { issueDocuments } from '~/order/papers/issue-documents.server'
import { tasksOf } from '~/order/store/desk/task-store.server'
import { personsOf } from '~/jobs/persons.server'
import { addDriver, listDrivers } from '~/roster/driver-store.server'
import { DAY, MINUTE } from '~/lib/duration'
import { connectProvider } from '~/back-office/connection.server'
import { NOW } from '../../tests/support/builders.ts'
import { deliverOrder, emptyOutbox } from '../../tests/support/worker/outbox.ts'
import {
  aNewOrder,
  keepSummary,
  placeOrder,
  storeMessage,
} from '../../tests/support/worker/placed-orders.ts'

const embedded = connectProvider(env, { appName: 'test', appVersion: '1' })
const persons = personsOf(env)
const AFTER_RIDE = new Date(NOW.getTime() + 30 * DAY)

beforeEach(async () => {
  await emptyOutbox()
  const tables = ['drafts', 'summaries', 'order_events']
  await env.DB.batch(tables.map((table) => env.DB.prepare(`DELETE FROM ${table}`)))
  await env.PROVIDER_DB.batch(
    ['orders', 'messages'].map((table) => env.PROVIDER_DB.prepare(`DELETE FROM ${table}`)),
  )
})

async function anOrderOf(email: string, { isDelivered = true } = {}) {
  const order = aNewOrder()
  const placed = { ...order, order: { ...order.order, email } }
  const { number } = await placeOrder(env.DB, placed, NOW)
  if (isDelivered) await deliverOrder(embedded, order.orderKey, NOW)
  return { number, key: order.orderKey }
}

async function act(number: string, what: Act, now = NOW) {
  const done = await actOnOrder(env.DB, number, { act: what, actor: 'carrier', seq: null }, now)
  if (!done.ok) throw new Error(done.error)
}

async function aMessageOf(email: string) {
  const body = {
    ...({ locale: 'cs', name: 'Jana', phone: null, subject: null, message: 'Dobrý den' } as const),
    email,
    sentAt: NOW.toISOString(),
  }
  await storeMessage(env.DB, { messageKey: crypto.randomUUID(), body, isFlagged: false }, NOW)
}

async function aDraftOf(email: string) {
  const id = crypto.randomUUID()
  await env.DB.prepare(
    `INSERT INTO drafts (id, revision, typed, payment, made_at, expires_at) VALUES (?, 1, ?, '{}', ?, ?)`,
  )
    .bind(id, JSON.stringify({ email }), NOW.getTime(), NOW.getTime() + DAY)
    .run()
  const { order } = aNewOrder()
  const summary = {
    draftId: id,
    typed: JSON.stringify({ email }),
    order: { ...order, email },
    hash: id,
  }
  await keepSummary(env.DB, summary, NOW)
}

/** All content of both databases, as one text. */
async function allThatIsHeld(): Promise<string> {
  const tables = ['orders', 'order_events', 'contact_messages', 'drafts', 'summaries', 'outbox']
  const rows = await Promise.all([
    ...tables.map((table) => env.DB.prepare(`SELECT * FROM ${table}`).all()),
    ...['orders', 'messages'].map((table) =>
      env.PROVIDER_DB.prepare(`SELECT * FROM ${table}`).all(),
    ),
  ])
  return JSON.stringify(rows.map(({ results }) => results))
}

test('a person gets everything that is held of their address, and nothing of another', async () => {
  const { number } = await anOrderOf('Jana@Example.com')
  await anOrderOf('petr@example.com')
  await aMessageOf('jana@example.com')
  await aDraftOf('jana@example.com')
  const found = await persons.exportOf({ email: 'jana@example.com' }, NOW)
  expect(found).toMatchObject({
    search: { backOffice: 'searched' },
    orders: [{ number, body: { email: 'Jana@Example.com' }, events: [{ event: 'received' }] }],
    messages: [{ body: { message: 'Dobrý den' } }],
    drafts: [{ typed: { email: 'jana@example.com' } }],
    summaries: [{ content: { email: 'jana@example.com' } }],
    backOffice: { orders: [{ number }] },
  })
  expect(JSON.stringify(found)).not.toContain('petr@')
})

test('what is over and paid is erased everywhere, in whatever case the address was typed', async () => {
  const { number, key } = await anOrderOf('Jana@Example.com')
  const driver = { driver: 'Karel Tajný', phone: '+420777123456', car: 'Škoda', plate: '1AB 2345' }
  await act(number, { event: 'confirm' })
  await act(number, { event: 'assign', ...driver })
  await act(number, { event: 'finish' }, AFTER_RIDE)
  await act(number, { event: 'paid', amount: null }, AFTER_RIDE)
  await issueDocuments(env.DB, new Date(AFTER_RIDE.getTime() + MINUTE))
  await aMessageOf('JANA@example.com')
  await aDraftOf('jana@example.com')
  const other = await anOrderOf('petr@example.com')
  expect(await persons.erase({ email: 'jana@EXAMPLE.com' }, AFTER_RIDE)).toMatchObject({
    erased: { orders: [number], messages: 1, drafts: 2, backOffice: 1 },
    kept: [],
  })
  const held = await allThatIsHeld()
  expect(held.toLowerCase()).not.toContain('jana@')
  expect(held).not.toContain('Karel Tajný')
  expect(held).not.toContain(`customer:event:${key}`)
  expect(held).toContain(other.number)
  expect(held).toContain('petr@example.com')
  const row = await env.DB.prepare(
    'SELECT state, total, payment_state FROM orders WHERE number = ?',
  )
    .bind(number)
    .first()
  expect(row).toEqual({ state: 'done', total: 790_000, payment_state: 'paid' })
  expect(await persons.exportOf({ email: 'jana@example.com' }, AFTER_RIDE)).toMatchObject({
    orders: [],
    messages: [],
  })
})

test('an order that somebody still owes something by is kept, with the reason', async () => {
  const ahead = await anOrderOf('jana@example.com')
  const unpaid = await anOrderOf('jana@example.com')
  const undelivered = await anOrderOf('jana@example.com', { isDelivered: false })
  await act(unpaid.number, { event: 'confirm' })
  await act(unpaid.number, { event: 'finish', why: 'Dřívější let' })
  await act(undelivered.number, { event: 'reject', reason: 'Plno' })
  const answer = await persons.erase({ email: 'jana@example.com' }, NOW)
  expect(answer).toMatchObject({ erased: { orders: [], backOffice: 0 } })
  expect(answer).toMatchObject({
    kept: expect.arrayContaining([
      { number: ahead.number, why: 'rideAhead' },
      { number: unpaid.number, why: 'notPaid' },
      { number: undelivered.number, why: 'notDelivered' },
    ]),
  })
})

test('a robot’s order is erased with all that could be released of it', async () => {
  const order = aNewOrder({ isFlagged: true })
  const { number } = await placeOrder(env.DB, order, NOW)
  expect(await persons.erase({ email: order.order.email }, NOW)).toMatchObject({
    erased: { orders: [number] },
  })
  const { results } = await env.DB.prepare('SELECT * FROM outbox').all()
  expect(results).toEqual([])
})

test('where another back office has the orders it is said that it was not searched', async () => {
  const remote = {
    PROVIDER_API_URL: 'https://api.example.com/v1',
    PROVIDER_ACCESS_TOKEN: 'a',
    PROVIDER_BEARER: 'b',
  }
  const elsewhere = personsOf({ ...env, ...remote })
  expect(await elsewhere.erase({ email: 'jana@example.com' }, NOW)).toMatchObject({
    search: { backOffice: 'notSearched' },
    erased: { backOffice: 0 },
  })
})

test.each(['mistyped@example.com', 'jana@example.com'])(
  'an order with a corrected address is found and erased under %s, here and at the back office',
  async (email) => {
    const { number } = await anOrderOf('mistyped@example.com')
    const correct = { event: 'correctEmail', email: 'jana@example.com' } as const
    await actOnOrder(env.DB, number, { act: correct, actor: 'customer', seq: null }, NOW)
    await act(number, { event: 'reject', reason: 'Nemáme vůz.' })
    const found = await persons.exportOf({ email }, NOW)
    expect(found).toMatchObject({ orders: [{ number }], backOffice: { orders: [{ number }] } })
    expect(JSON.stringify(found.orders)).toContain('jana@example.com')
    const erased = await persons.erase({ email }, AFTER_RIDE)
    expect(erased.erased).toMatchObject({ orders: [number], backOffice: 1 })
    expect(await allThatIsHeld()).not.toMatch(/(?:mistyped|jana)@example.com/)
  },
)

const alena = { driver: 'Alena Malá', phone: '+420777444555', email: 'alena@example.com' }
const car = { car: 'Škoda', plate: '1AB 2345' }
const other = { ...car, driver: 'Karel Jiný', phone: '+420777999888', email: 'karel@example.com' }

test.each([
  ['listed', 'by e-mail', { email: 'ALENA@example.com' }],
  ['listed', 'by telephone', { phone: alena.phone }],
  ['typed', 'by e-mail', { email: 'ALENA@example.com' }],
  ['typed', 'by telephone', { phone: alena.phone }],
])(
  'a driver (%s, %s) who has a ride is kept with it, and is erased once somebody else has it',
  async (where, _, name) => {
    const { driver, ...contact } = alena
    await env.DB.prepare('DELETE FROM drivers').run()
    const row = { ...contact, name: driver, languages: [], daysOff: [] }
    if (where === 'listed') expect(await addDriver(env.DB, row)).toBe(true)
    const { number } = await anOrderOf('jana@example.com')
    await act(number, { event: 'confirm' })
    await act(number, { event: 'assign', ...alena, ...car })
    expect(await persons.exportOf(name, NOW)).toMatchObject({
      assignments: [{ data: { driver: 'Alena Malá', email: alena.email } }],
    })
    expect(await persons.erase(name, NOW)).toMatchObject({
      erased: { drivers: 0, tasks: 0 },
      kept: [{ number, why: 'drives' }],
    })
    expect(await listDrivers(env.DB)).toHaveLength(where === 'listed' ? 1 : 0)
    await act(number, { event: 'assign', ...other })
    const done = await persons.erase(name, NOW)
    expect(done.kept).toEqual([])
    expect(done.erased.drivers).toBe(1)
    expect(await listDrivers(env.DB)).toEqual([])
    const held = await allThatIsHeld()
    expect(held).not.toContain(alena.email)
    expect(held).toContain(other.email)
  },
)

test('in a restored database a driver who was erased is erased again, typed or listed, but with a ride', async () => {
  const { number } = await anOrderOf('jana@example.com')
  await act(number, { event: 'confirm' })
  await act(number, { event: 'assign', ...alena, ...car })
  await env.DB.prepare('DELETE FROM drivers').run()
  await env.DB.prepare('DELETE FROM erasures').run()
  await persons.erase({ email: alena.email }, NOW)
  expect(await persons.eraseAgain('', NOW)).toMatchObject({
    staff: 0,
    kept: expect.arrayContaining([{ number, why: 'drives' }]),
  })
  expect(await allThatIsHeld()).toContain(alena.email)
  await act(number, { event: 'assign', ...other })
  expect(await persons.eraseAgain('', NOW)).toMatchObject({ staff: 1 })
  expect(await allThatIsHeld()).not.toContain(alena.email)
})

test('a driver who was erased is written to no more, also where a ride of theirs takes place after all', async () => {
  const { number, key } = await anOrderOf('jana@example.com')
  await act(number, { event: 'confirm' })
  await act(number, { event: 'assign', ...alena, ...car })
  await act(number, { event: 'finish' }, AFTER_RIDE)
  expect(await persons.erase({ phone: alena.phone }, AFTER_RIDE)).toMatchObject({ kept: [] })
  await act(number, { event: 'reopen', reason: 'Překlep' }, AFTER_RIDE)
  const { results } = await env.DB.prepare('SELECT item FROM outbox WHERE instr(item, ?) > 0')
    .bind(`:driverNews:${key}:5.`)
    .all()
  expect(results).toEqual([])
  expect(await tasksOf(env.DB, key)).toMatchObject([{ kind: 'tell', data: { what: 'again' } }])
})

const guest = { name: 'Hana Hostová', phone: '+420777111222' }

/** An order of Jana, who named Hana as her guest. */
async function anOrderWithGuest() {
  const order = aNewOrder()
  const placed = {
    ...order,
    order: { ...order.order, email: 'jana@example.com', guest, nameBoard: 'Hostová' },
  }
  const { number } = await placeOrder(env.DB, placed, NOW)
  await deliverOrder(embedded, order.orderKey, NOW)
  return number
}

test('a guest gets what is held of them in an order of somebody else, and nothing of who ordered', async () => {
  const number = await anOrderWithGuest()
  const found = await persons.exportOf({ phone: guest.phone }, NOW)
  const named = [{ number, guest, name_board: 'Hostová' }]
  expect(found).toMatchObject({ orders: [], namedIn: named, backOffice: { orders: [] } })
  expect(found.backOffice).toMatchObject({ namedIn: [{ number, guest }] })
  expect(JSON.stringify(found)).not.toMatch(/jana@|Jana Ukázková/)
})

test('of an order of somebody else a guest alone is erased, once the ride is over; the order stays with whoever ordered', async () => {
  const number = await anOrderWithGuest()
  await act(number, { event: 'confirm' })
  const keysOf = async () => {
    const { results } = await env.DB.prepare(
      'SELECT key FROM order_keys JOIN orders USING (order_key) WHERE number = ?',
    )
      .bind(number)
      .all<{ key: string }>()
    return results.map(({ key }) => key).join(' ')
  }
  expect(await persons.erase({ phone: guest.phone }, NOW)).toMatchObject({
    erased: { orders: [], named: [], backOffice: 0 },
    kept: [{ number, why: 'namedAhead' }],
  })
  expect(await keysOf()).toContain('hostova')
  // Not paid: that is between the carrier and whoever ordered.
  await act(number, { event: 'finish' }, AFTER_RIDE)
  expect(await persons.erase({ phone: guest.phone }, AFTER_RIDE)).toMatchObject({
    erased: { orders: [], named: [number], backOffice: 0 },
    kept: [],
  })
  expect(await allThatIsHeld()).not.toMatch(/Hostová|777111222/)
  expect(await keysOf()).not.toMatch(/hostova|222111777/)
  expect(await keysOf()).toContain('jana')
  const kept = await persons.exportOf({ email: 'jana@example.com' }, AFTER_RIDE)
  expect(kept).toMatchObject({
    orders: [{ number, body: { email: 'jana@example.com', guest: null }, state: 'done' }],
    backOffice: { orders: [{ number }] },
  })
  expect(await persons.exportOf({ phone: guest.phone }, AFTER_RIDE)).toMatchObject({ namedIn: [] })
  // The order can still be read and acted on.
  await act(number, { event: 'paid', amount: null }, AFTER_RIDE)
})

test('in a restored database a guest who was erased is taken out again, and counts as a person', async () => {
  await env.DB.prepare('DELETE FROM erasures').run()
  const number = await anOrderWithGuest()
  await persons.erase({ phone: guest.phone }, NOW)
  await act(number, { event: 'reject', reason: 'Plno' })
  expect(await persons.eraseAgain('', NOW)).toMatchObject({ people: 1, orders: [], kept: [] })
  expect(await allThatIsHeld()).not.toMatch(/Hostová|777111222/)
})

test('whoever named their own number as the guest’s gets the whole order', async () => {
  const own = aNewOrder()
  const { phone } = own.order
  const placed = { ...own, order: { ...own.order, guest: { name: 'Jana Ukázková', phone } } }
  const { number } = await placeOrder(env.DB, placed, NOW)
  const found = await persons.exportOf({ phone }, NOW)
  expect(found.orders).toContainEqual(expect.objectContaining({ number }))
  expect(found.namedIn).toEqual([])
})
