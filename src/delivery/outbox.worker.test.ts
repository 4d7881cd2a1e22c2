import { env } from 'cloudflare:workers'
import { expect, test } from 'vitest'
import type { ProviderConnection } from '~/provider/client.server'
import { connectProvider } from '~/provider/connection.server'
import { NOW } from '../../tests/support/builders.ts'
import { deliverOrder, drainAt, itemOf } from '../../tests/support/worker/outbox.ts'
import {
  anOrder,
  bodyOf,
  placeOrder,
  storeMessage,
} from '../../tests/support/worker/placed-orders.ts'

const embedded = connectProvider(env, { appName: 'test', appVersion: '1' })

/** The provider's real client over an answer of our choice. */
function answering(answer: () => Promise<Response>): ProviderConnection {
  return { ...embedded, fetch: answer }
}

test('a placed order reaches the provider with every field', async () => {
  const order = anOrder()
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
  const body = {
    locale: 'en',
    name: 'Jane Sample',
    email: 'jane@example.com',
    phone: null,
    subject: null,
    message: 'Do you drive at night?',
    sentAt: NOW.toISOString(),
  } as const
  await storeMessage(env.DB, { messageKey, body, isFlagged: false }, NOW)
  await drainAt(embedded, NOW)
  expect(await itemOf(messageKey)).toMatchObject({ state: 'delivered' })
})

test('a provider that is down leaves the order pending for a later try', async () => {
  const order = anOrder()
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
  const order = anOrder()
  await placeOrder(env.DB, order, NOW)
  const reset = answering(() => Promise.reject(new Error('reset')))
  await deliverOrder(reset, order.orderKey, NOW)
  expect(await itemOf(order.orderKey)).toMatchObject({ state: 'pending', is_unknown: 1 })
})

test('a refusal waits for a person', async () => {
  const order = anOrder()
  await placeOrder(env.DB, order, NOW)
  const refusing = answering(() => Promise.resolve(new Response(null, { status: 422 })))
  await deliverOrder(refusing, order.orderKey, NOW)
  expect(await itemOf(order.orderKey)).toMatchObject({ state: 'needs_review' })
})

test('after 48 hours an order is dead but kept', async () => {
  const order = anOrder()
  await placeOrder(env.DB, order, NOW)
  const down = answering(() => Promise.resolve(new Response(null, { status: 500 })))
  const later = new Date(NOW.getTime() + 49 * 3_600_000)
  await deliverOrder(down, order.orderKey, later)
  expect(await itemOf(order.orderKey)).toMatchObject({ state: 'dead' })
})

test('two drains at once send each order once', async () => {
  const orders = Array.from({ length: 12 }, () => anOrder())
  for (const order of orders) await placeOrder(env.DB, order, NOW)
  const keys: string[] = []
  const counting = answering((...args: unknown[]) => {
    const [request] = args
    if (request instanceof Request) keys.push(request.headers.get('Idempotency-Key') ?? '')
    return Promise.resolve(new Response(null, { status: 422 }))
  })
  await Promise.all([drainAt(counting, NOW), drainAt(counting, NOW)])
  for (const { orderKey } of orders) expect(keys.filter((key) => key === orderKey)).toHaveLength(1)
})
