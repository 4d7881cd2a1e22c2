import { env } from 'cloudflare:workers'
import { expect, test } from 'vitest'
import type { ProviderConnection } from '~/back-office/client.server'
import { connectProvider } from '~/back-office/connection.server'
import { HOUR, MINUTE } from '~/lib/duration'
import { NOW } from '../../tests/support/builders.ts'
import {
  countStates,
  deliverOrder,
  drainAt,
  emptyOutbox,
  itemOf,
} from '../../tests/support/worker/outbox.ts'
import { aNewOrder, placeOrder } from '../../tests/support/worker/placed-orders.ts'

const embedded = connectProvider(env, { appName: 'test', appVersion: '1' })

function after(ms: number): Date {
  return new Date(NOW.getTime() + ms)
}

/** A provider that answers with a status until `state.isDown` is false, and counts its requests. */
function aProvider(status = 500, headers: Record<string, string> = {}) {
  const state = { isDown: true, calls: 0 }
  const connection: ProviderConnection = {
    ...embedded,
    fetch: (request) => {
      state.calls += 1
      if (!state.isDown) return embedded.fetch(request)
      return Promise.resolve(new Response(null, { status, headers }))
    },
  }
  return { state, connection }
}

/** Orders placed and tried inline while the provider is down. */
async function placeAndTry(connection: ProviderConnection, count: number, now = NOW) {
  const orders = Array.from({ length: count }, () => aNewOrder())
  for (const order of orders) {
    await placeOrder(env.DB, order, now)
    await deliverOrder(connection, order.orderKey, now)
  }
  return orders.map(({ orderKey }) => orderKey)
}

// Failures that need a person, and failures that are retried.
const REVIEW = [400, 404, 405, 409, 410, 413, 415, 422]
const RETRY = [401, 403, 408, 425, 429, 500, 501, 502, 503, 504, 301, 302, 303, 307, 308]

test.each([
  ...REVIEW.map((status) => [status, 'needs_review'] as const),
  ...RETRY.map((status) => [status, 'pending'] as const),
])('an answer of %i leaves an order %s', async (status, state) => {
  await emptyOutbox()
  const headers = { Location: 'https://elsewhere.example/' }
  const [key = ''] = await placeAndTry(aProvider(status, headers).connection, 1)
  expect(await itemOf(key)).toMatchObject({ state, is_unknown: 0, attempts: 1 })
})

test('after five failures in a row a customer waits for nobody', async () => {
  await emptyOutbox()
  const { state, connection } = aProvider()
  await placeAndTry(connection, 5)
  const calls = state.calls
  const hanging = { ...connection, fetch: () => new Promise<Response>(() => {}) }
  const startedAt = performance.now()
  const [key = ''] = await placeAndTry(hanging, 1)
  expect(performance.now() - startedAt).toBeLessThan(300)
  expect(await itemOf(key)).toMatchObject({ state: 'pending', attempts: 0 })
  expect(state.calls).toBe(calls)
})

test('a success or a refusal for good in between keeps the breaker closed', async () => {
  await emptyOutbox()
  const down = aProvider()
  const refusing = aProvider(422)
  await placeAndTry(down.connection, 4)
  await placeAndTry(refusing.connection, 1)
  await placeAndTry(down.connection, 4)
  const [key = ''] = await placeAndTry(embedded, 1)
  expect(await itemOf(key)).toMatchObject({ state: 'delivered' })
})

test('an open breaker lets one probe a minute through, also of two drains at once', async () => {
  await emptyOutbox()
  const { state, connection } = aProvider(408)
  await placeAndTry(connection, 7)
  const calls = state.calls
  const drain = (ms: number) => drainAt(connection, after(ms))
  expect(await drain(1_000)).toBe(0)
  const tried = await Promise.all([drain(MINUTE), drain(MINUTE)])
  expect(tried.toSorted()).toEqual([0, 1])
  expect(await drain(MINUTE + 1_000)).toBe(0)
  expect(await drain(2 * MINUTE)).toBe(1)
  // Each probe is a delivery with the client's one immediate retry.
  expect(state.calls - calls).toBe(4)
})

test('when the breaker closes, everything pending is due at once', async () => {
  await emptyOutbox()
  const { state, connection } = aProvider()
  await placeAndTry(connection, 30)
  state.isDown = false
  await drainAt(connection, after(MINUTE))
  expect(await countStates()).toEqual({ delivered: 30 })
})

test('one order the provider chokes on does not keep the breaker open', async () => {
  await emptyOutbox()
  const { state, connection } = aProvider()
  const [poison = ''] = await placeAndTry(connection, 6)
  state.isDown = false
  const choking: ProviderConnection = {
    ...connection,
    fetch: (request) =>
      request.headers.get('Idempotency-Key') === `order:${poison}`
        ? Promise.resolve(new Response(null, { status: 500 }))
        : connection.fetch(request),
  }
  for (const ms of [MINUTE, 2 * MINUTE]) {
    await drainAt(choking, after(ms))
  }
  expect(await countStates()).toEqual({ delivered: 5, pending: 1 })
})

test('Retry-After is waited for by the order and by the probe', async () => {
  await emptyOutbox()
  const { connection } = aProvider(503, { 'Retry-After': '600' })
  const [key = ''] = await placeAndTry(connection, 5)
  expect((await itemOf(key))?.next_at).toBeGreaterThanOrEqual(after(600_000).getTime())
  const drain = (ms: number) => drainAt(connection, after(ms))
  expect(await drain(9 * MINUTE)).toBe(0)
  expect(await drain(10 * MINUTE)).toBe(1)
})

test.each(['172800', '999999999', 'Fri, 01 Jan 2038 00:00:00 GMT'])(
  'a Retry-After of %s holds an order for an hour and never makes it dead',
  async (retryAfter) => {
    await emptyOutbox()
    const { state, connection } = aProvider(503, { 'Retry-After': retryAfter })
    const [key = ''] = await placeAndTry(connection, 1)
    const held = { state: 'pending', next_at: after(HOUR).getTime() }
    expect(await itemOf(key)).toMatchObject(held)
    state.isDown = false
    await drainAt(connection, after(HOUR))
    expect(await itemOf(key)).toMatchObject({ state: 'delivered' })
  },
)

test('a delivery makes everything due that waits, though the breaker was never open', async () => {
  await emptyOutbox()
  const { state, connection } = aProvider(429, { 'Retry-After': '86400' })
  const [early = ''] = await placeAndTry(connection, 1)
  state.isDown = false
  await placeAndTry(connection, 1, after(1_000))
  await drainAt(connection, after(2_000))
  expect(await itemOf(early)).toMatchObject({ state: 'delivered' })
})

test('what failed in the same run as others arrived is due in the next', async () => {
  await emptyOutbox()
  const [refused, taken] = [aNewOrder(), aNewOrder()]
  for (const order of [refused, taken]) await placeOrder(env.DB, order, NOW)
  const { state, connection } = aProvider(503, { 'Retry-After': '3600' })
  const choosy: ProviderConnection = {
    ...connection,
    fetch: (request) =>
      request.headers.get('Idempotency-Key') === `order:${refused.orderKey}`
        ? connection.fetch(request)
        : embedded.fetch(request),
  }
  await drainAt(choosy, NOW)
  expect(await countStates()).toEqual({ delivered: 1, pending: 1 })
  state.isDown = false
  await drainAt(choosy, after(MINUTE))
  expect(await countStates()).toEqual({ delivered: 2 })
})

test('a Retry-After of before a delivery does not hold back the probes of a later outage', async () => {
  await emptyOutbox()
  await placeAndTry(aProvider(503, { 'Retry-After': '3600' }).connection, 1)
  await placeAndTry(embedded, 1)
  const { state, connection } = aProvider()
  await placeAndTry(connection, 5)
  state.isDown = false
  expect(await drainAt(connection, after(MINUTE))).toBe(6)
  expect(await countStates()).toEqual({ delivered: 7 })
})

test('orders wait while the provider refuses our credentials, and go by themselves when it takes them', async () => {
  await emptyOutbox()
  const { state, connection } = aProvider(401)
  await placeAndTry(connection, 7)
  expect(await countStates()).toEqual({ pending: 7 })
  state.isDown = false
  await drainAt(connection, after(MINUTE))
  expect(await countStates()).toEqual({ delivered: 7 })
})

test('a try that died on the way leaves the outcome unknown and is repeated', async () => {
  await emptyOutbox()
  const order = aNewOrder()
  await placeOrder(env.DB, order, NOW)
  await env.DB.prepare('UPDATE outbox SET lease_until = ?').bind(after(30_000).getTime()).run()
  expect(await drainAt(embedded, after(29_000))).toBe(0)
  await drainAt(aProvider(422).connection, after(31_000))
  expect(await itemOf(order.orderKey)).toMatchObject({ state: 'needs_review', is_unknown: 1 })
})

test('a stored order that cannot be read waits for a person and stops nobody', async () => {
  await emptyOutbox()
  const broken = aNewOrder()
  const sound = aNewOrder()
  for (const order of [broken, sound]) await placeOrder(env.DB, order, NOW)
  await env.DB.prepare("UPDATE orders SET content = '{' WHERE order_key = ?")
    .bind(broken.orderKey)
    .run()
  await drainAt(embedded, NOW)
  expect(await itemOf(broken.orderKey)).toMatchObject({ state: 'needs_review' })
  expect(await itemOf(sound.orderKey)).toMatchObject({ state: 'delivered' })
})

test('a provider down for hours is not hammered, and all is delivered when it is back', async () => {
  const minutes = env.OUTAGE_HOURS * 60
  await emptyOutbox()
  const { state, connection } = aProvider()
  for (let minute = 0; minute < minutes; minute += 1) {
    const now = after(minute * MINUTE)
    if (minute % 30 === 0) await placeAndTry(connection, 1, now)
    await drainAt(connection, now)
  }
  // Five deliveries open the breaker, then one a minute, each with one immediate retry.
  expect(state.calls).toBeLessThanOrEqual(2 * (5 + minutes))
  expect(await countStates()).toEqual({ pending: minutes / 30 })
  state.isDown = false
  await drainAt(connection, after(minutes * MINUTE))
  expect(await countStates()).toEqual({ delivered: minutes / 30 })
}, 120_000)

test('after 48 hours behind an open breaker an order is dead but kept', async () => {
  await emptyOutbox()
  const { connection } = aProvider()
  const [key = ''] = await placeAndTry(connection, 6)
  await drainAt(connection, after(49 * HOUR))
  expect(await itemOf(key)).toMatchObject({ state: 'dead' })
})
