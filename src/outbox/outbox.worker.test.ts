import { env } from 'cloudflare:workers'
import { beforeEach, expect, test } from 'vitest'
import type { ProviderConnection } from '~/back-office/client.server'
import { connectProvider } from '~/back-office/connection.server'
import { aContactBody } from '../../tests/support/provider/bodies.ts'
import { ORDER_READER } from '~/order/store/order-store.server'
import { NOW } from '../../tests/support/builders.ts'
import { remoteEnd } from '../../tests/support/provider/ends.ts'
import { drainOutbox } from '~/outbox/outbox.server'
import {
  aDelivery,
  countStates,
  deliverOrder,
  drainAt,
  emptyOutbox,
  itemOf,
} from '../../tests/support/worker/outbox.ts'
import {
  aNewOrder,
  bodyOf,
  placeOrder,
  storeMessage,
} from '../../tests/support/worker/placed-orders.ts'

const embedded = connectProvider(env, { appName: 'test', appVersion: '1' })

/** The provider's real client with a given answer. */
function answering(answer: () => Promise<Response>): ProviderConnection {
  return { ...embedded, fetch: answer }
}

// A delivery that is still running when another file has ended may store a failure.
beforeEach(emptyOutbox)

test('a placed order reaches the provider with every field', async () => {
  const order = aNewOrder()
  const { number } = await placeOrder(env.DB, order, NOW)
  await deliverOrder(embedded, order.orderKey, NOW)
  expect(await itemOf(order.orderKey)).toMatchObject({ state: 'delivered', attempts: 1 })
  const row = await env.PROVIDER_DB.prepare('SELECT body FROM orders WHERE number = ?')
    .bind(number)
    .first<{ body: string }>()
  expect(JSON.parse(row?.body ?? '{}')).toEqual(bodyOf(order, number))
})

test('a contact message takes the same road', async () => {
  const messageKey = crypto.randomUUID()
  await storeMessage(env.DB, { messageKey, body: aContactBody(), isFlagged: false }, NOW)
  await drainAt(embedded, NOW)
  expect(await itemOf(messageKey)).toMatchObject({ state: 'delivered' })
})

test('a provider that is down leaves the order pending for a later try', async () => {
  const order = aNewOrder()
  await placeOrder(env.DB, order, NOW)
  const down = answering(() => Promise.resolve(new Response(null, { status: 503 })))
  await deliverOrder(down, order.orderKey, NOW)
  expect(await itemOf(order.orderKey)).toMatchObject({
    state: 'pending',
    attempts: 1,
    is_unknown: 0,
  })
})

test('no answer marks the outcome unknown and is tried again', async () => {
  const order = aNewOrder()
  await placeOrder(env.DB, order, NOW)
  const reset = answering(() => Promise.reject(new Error('reset')))
  await deliverOrder(reset, order.orderKey, NOW)
  expect(await itemOf(order.orderKey)).toMatchObject({ state: 'pending', is_unknown: 1 })
})

test('a refusal waits for a person', async () => {
  const order = aNewOrder()
  await placeOrder(env.DB, order, NOW)
  const refusing = answering(() => Promise.resolve(new Response(null, { status: 422 })))
  await deliverOrder(refusing, order.orderKey, NOW)
  expect(await itemOf(order.orderKey)).toMatchObject({ state: 'needs_review' })
})

test('after 48 hours an order is dead but kept', async () => {
  const order = aNewOrder()
  await placeOrder(env.DB, order, NOW)
  const down = answering(() => Promise.resolve(new Response(null, { status: 500 })))
  const later = new Date(NOW.getTime() + 49 * 3_600_000)
  await deliverOrder(down, order.orderKey, later)
  expect(await itemOf(order.orderKey)).toMatchObject({ state: 'dead' })
})

test('two drains at once send each order once', async () => {
  const orders = Array.from({ length: 12 }, () => aNewOrder())
  for (const order of orders) await placeOrder(env.DB, order, NOW)
  const keys: string[] = []
  const counting = answering((...args: unknown[]) => {
    const [request] = args
    if (request instanceof Request) keys.push(request.headers.get('Idempotency-Key') ?? '')
    return Promise.resolve(new Response(null, { status: 422 }))
  })
  await Promise.all([drainAt(counting, NOW), drainAt(counting, NOW)])
  for (const { orderKey } of orders) {
    expect(keys.filter((key) => key === `order:${orderKey}`)).toHaveLength(1)
  }
})

test('an order and a message with the same UUID are two things to a back office', async () => {
  const order = aNewOrder()
  // A sender chooses the key of a message.
  const body = aContactBody()
  await storeMessage(env.DB, { messageKey: order.orderKey, body, isFlagged: false }, NOW)
  await placeOrder(env.DB, order, NOW)
  await drainAt(embedded, NOW)
  expect(await itemOf(order.orderKey)).toMatchObject({ state: 'delivered' })
  const kept = await env.PROVIDER_DB.batch<{ idempotency_key: string }>(
    ['orders', 'messages'].map((table) =>
      env.PROVIDER_DB.prepare(
        `SELECT idempotency_key FROM ${table} WHERE idempotency_key LIKE '%' || ?`,
      ).bind(order.orderKey),
    ),
  )
  expect(kept.map(({ results }) => results.map((row) => row.idempotency_key).join())).toEqual([
    `order:${order.orderKey}`,
    `message:${order.orderKey}`,
  ])
})

test('no more than five orders are on their way at once', async () => {
  for (let count = 0; count < 16; count += 1) await placeOrder(env.DB, aNewOrder(), NOW)
  let open = 0
  let most = 0
  const counting: ProviderConnection = {
    ...embedded,
    fetch: async (request) => {
      open += 1
      most = Math.max(most, open)
      const response = await embedded.fetch(request)
      open -= 1
      return response
    },
  }
  await drainAt(counting, NOW)
  expect(most).toBe(5)
  expect(await countStates()).toEqual({ delivered: 16 })
})

test('a stored order whose reading throws waits for a person, and the others arrive', async () => {
  const orders = Array.from({ length: 3 }, () => aNewOrder())
  for (const order of orders) await placeOrder(env.DB, order, NOW)
  let isFirst = true
  const delivery = aDelivery(embedded, NOW)
  const toBody = (stored: string) => {
    const fails = isFirst
    isFirst = false
    if (fails) throw new Error('unreadable')
    return ORDER_READER.toBody(stored)
  }
  await drainOutbox({ ...delivery, orders: { ...ORDER_READER, toBody } })
  expect(await countStates()).toEqual({ delivered: 2, needs_review: 1 })
})

test('orders the platform cut off before they were noted are unknown, sent again and kept once', async () => {
  const { connection, received } = remoteEnd('cut-off')
  for (let count = 0; count < 3; count += 1) await placeOrder(env.DB, aNewOrder(), NOW)
  const cutOff = new Proxy(env.DB, {
    get: (db, name) =>
      name === 'batch'
        ? () => Promise.reject(new Error('Too many API requests by single Worker invocation'))
        : (sql: string) => db.prepare(sql),
  })
  const delivery = aDelivery(connection, NOW)
  await expect(drainOutbox({ ...delivery, db: cutOff })).rejects.toThrow('Too many')
  expect((await received()).orders).toHaveLength(3)
  const later = new Date(NOW.getTime() + 31_000)
  expect(await drainAt(connection, later)).toBe(3)
  const { calls, orders } = await received()
  expect([calls.length, orders.length]).toEqual([6, 3])
  expect(await countStates()).toEqual({ delivered: 3 })
})
