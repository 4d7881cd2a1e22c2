import { env } from 'cloudflare:workers'
import { expect, test } from 'vitest'
import { storeMessage } from '~/pages/contact/contact-step.server'
import { makeDraft, typedText } from '~/order/store/draft-store.server'
import { findOrderStatus } from '~/order/store/find-order.server'
import { linkSecret, mintStatusToken } from '~/order/store/status-token.server'
import { actOnOrder } from '~/order/store/act.server'
import { deliverNow } from '~/outbox/outbox.server'
import { forgetExpired } from '~/jobs/forget.server'
import { DAY } from '~/lib/duration'
import { connectProvider } from '~/back-office/connection.server'
import { aContactBody } from '../../tests/support/provider/bodies.ts'
import { NOW, someValues } from '../../tests/support/builders.ts'
import { aDelivery, deliverOrder, emptyOutbox, itemOf } from '../../tests/support/worker/outbox.ts'
import { aNewOrder, placeOrder } from '../../tests/support/worker/placed-orders.ts'

const embedded = connectProvider(env, { appName: 'test', appVersion: '1' })

/** The moment at which a period of this many days ends, and the last moment before it. */
function endOf(days: number) {
  const end = new Date(NOW.getTime() + days * DAY)
  return { end, before: new Date(end.getTime() - 1) }
}

async function count(db: D1Database, table: 'drafts' | 'contact_messages' | 'messages' | 'outbox') {
  const row = await db.prepare(`SELECT COUNT(*) AS n FROM ${table}`).first<{ n: number }>()
  return row?.n
}

/** Kind and state of the items in the outbox. */
async function openItems(): Promise<string[]> {
  const { results } = await env.DB.prepare(
    "SELECT kind || ' ' || state AS one FROM outbox ORDER BY one",
  ).all<{ one: string }>()
  return results.map(({ one }) => one)
}

async function aMessage(state: string): Promise<string> {
  const messageKey = crypto.randomUUID()
  await storeMessage(env.DB, { messageKey, body: aContactBody(), isFlagged: false }, NOW)
  await env.DB.prepare('UPDATE outbox SET state = ? WHERE item = ?').bind(state, messageKey).run()
  return messageKey
}

test('a draft is forgotten after 24 hours', async () => {
  await makeDraft(env.DB, typedText(someValues()) ?? '', NOW)
  await forgetExpired(env, endOf(1).before)
  expect(await count(env.DB, 'drafts')).toBe(1)
  await forgetExpired(env, endOf(1).end)
  expect(await count(env.DB, 'drafts')).toBe(0)
})

test('what is personal in an order is forgotten 90 days after its ride, and its link says so', async () => {
  await emptyOutbox()
  const order = aNewOrder({ payment: { paymentMethod: 'card', note: 'Tiše, prosím.' } })
  const { number } = await placeOrder(env.DB, order, NOW)
  await deliverOrder(embedded, order.orderKey, NOW)
  const token = await mintStatusToken(linkSecret(env), number)
  const ride = new Date(order.order.trip.pickupAt).getTime()
  const end = new Date(ride + 90 * DAY)
  const before = new Date(end.getTime() - 1)
  await forgetExpired(env, before)
  expect(await findOrderStatus(token, before)).toMatchObject({ state: 'placed' })
  await forgetExpired(env, end)
  expect(await findOrderStatus(token, end)).toEqual({ state: 'ended', number })
  const row = await env.DB.prepare('SELECT * FROM orders WHERE number = ?').bind(number).first()
  expect(row).toMatchObject({ number, content: '', note: null, total: 790_000, pickup_at: ride })
  const kept = await env.PROVIDER_DB.prepare('SELECT * FROM orders WHERE number = ?')
    .bind(number)
    .first()
  expect(JSON.stringify(kept)).not.toContain(order.order.email)
  expect(kept).toMatchObject({ name: '', body: '{}', total_gross: 790_000 })
})

test('what happened to an order is forgotten with it, but not when and that it did', async () => {
  await emptyOutbox()
  const order = aNewOrder()
  const { number } = await placeOrder(env.DB, order, NOW)
  await deliverOrder(embedded, order.orderKey, NOW)
  const act = { event: 'cancel', reason: 'Volala paní Nováková.' } as const
  await actOnOrder(env.DB, number, { act, actor: 'carrier', seq: null }, NOW)
  // It ended early; its period starts at that moment.
  const eventsOf = () =>
    env.DB.prepare('SELECT event, data FROM order_events ORDER BY seq').all<{ data: string }>()
  await forgetExpired(env, endOf(90).before)
  expect((await eventsOf()).results[1]?.data).toContain('Nováková')
  await forgetExpired(env, endOf(90).end)
  expect((await eventsOf()).results).toEqual([
    { event: 'received', data: '' },
    { event: 'cancel', data: '' },
  ])
})

test('that a mail was sent is kept for 90 days', async () => {
  await emptyOutbox()
  await placeOrder(env.DB, aNewOrder(), NOW)
  await env.DB.prepare(
    "UPDATE outbox SET state = 'delivered', delivered_at = ? WHERE item LIKE 'carrier:%'",
  )
    .bind(NOW.getTime())
    .run()
  await forgetExpired(env, endOf(90).before)
  expect(await openItems()).toEqual(['mail delivered', 'mail pending', 'order pending'])
  await forgetExpired(env, endOf(90).end)
  expect(await openItems()).toEqual(['mail pending', 'order pending'])
})

test('a ride is over when its way back is', async () => {
  await emptyOutbox()
  const there = aNewOrder()
  const returnAt = new Date(NOW.getTime() + 200 * DAY).toISOString()
  const order = { ...there.order, trip: { ...there.order.trip, returnAt } }
  const { number } = await placeOrder(env.DB, { ...there, order }, NOW)
  await deliverOrder(embedded, there.orderKey, NOW)
  await forgetExpired(env, endOf(289).end)
  const token = await mintStatusToken(linkSecret(env), number)
  expect(await findOrderStatus(token, endOf(289).end)).toMatchObject({ state: 'placed' })
})

test.each(['pending', 'needs_review', 'dead'])(
  'an order that is %s is never forgotten',
  async (state) => {
    await emptyOutbox()
    const order = aNewOrder()
    const { number } = await placeOrder(env.DB, order, NOW)
    await env.DB.prepare('UPDATE outbox SET state = ?').bind(state).run()
    await forgetExpired(env, endOf(3_650).end)
    const row = await env.DB.prepare('SELECT content FROM orders WHERE number = ?')
      .bind(number)
      .first<{ content: string }>()
    expect(JSON.parse(row?.content ?? '')).toEqual(order.order)
    expect(await itemOf(order.orderKey)).toMatchObject({ state })
  },
)

test('what a robot left and nobody released is forgotten after 30 days', async () => {
  await emptyOutbox()
  const order = aNewOrder({ isFlagged: true })
  const { number } = await placeOrder(env.DB, order, NOW)
  await aMessage('held')
  await forgetExpired(env, endOf(30).before)
  expect(await openItems()).toEqual([
    'contact held',
    'mail held',
    'mail pending',
    'mail pending',
    'order held',
  ])
  await forgetExpired(env, endOf(30).end)
  // Only the carrier may know that an order was held for review, whatever its outcome.
  expect(await openItems()).toEqual(['mail pending'])
  expect(await count(env.DB, 'contact_messages')).toBe(0)
  const row = await env.DB.prepare('SELECT * FROM orders WHERE number = ?').bind(number).first()
  expect(row).toMatchObject({ number, content: '', note: null })
})

test('a site with a back office of its own forgets without the embedded database', async () => {
  await emptyOutbox()
  await aMessage('delivered')
  const { PROVIDER_DB: _, ...unbound } = env
  const done = await forgetExpired({ ...unbound, PROVIDER: 'remote' }, endOf(90).end)
  expect(done).toEqual({ count: 1, isLeft: false })
})

test.each(['pending', 'delivered', 'needs_review', 'dead'])(
  'a contact message that is %s is deleted after 90 days',
  async (state) => {
    await emptyOutbox()
    await aMessage(state)
    await forgetExpired(env, endOf(90).before)
    expect(await count(env.DB, 'contact_messages')).toBe(1)
    await forgetExpired(env, endOf(90).end)
    expect(await count(env.DB, 'contact_messages')).toBe(0)
    expect(await count(env.DB, 'outbox')).toBe(0)
  },
)

test('what is owed of an order outlives a message that bore its key', async () => {
  await emptyOutbox()
  const item = await aMessage('delivered')
  await placeOrder(env.DB, aNewOrder({ orderKey: item }), NOW)
  await forgetExpired(env, endOf(90).end)
  expect(await openItems()).toContain('order pending')
})

test('the embedded back office forgets messages after 90 days too', async () => {
  await emptyOutbox()
  const key = await aMessage('pending')
  await deliverNow(aDelivery(embedded, NOW), { kind: 'contact', item: key })
  expect(await count(env.PROVIDER_DB, 'messages')).toBe(1)
  await forgetExpired(env, new Date(Date.now() + 91 * DAY))
  expect(await count(env.PROVIDER_DB, 'messages')).toBe(0)
})
