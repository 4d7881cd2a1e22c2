import { expect, test } from 'vitest'
import { getCountries, getItems, postContact, postOrder } from '~/back-office/client.server'
import type { ProviderResult } from '~/back-office/failure'
import { classifyFailure } from '~/back-office/retry'
import type { FaultStep } from '../../tests/support/provider/remote-provider'
import { aContactBody, anOrderBody } from '../../tests/support/provider/bodies'
import { callsElsewhere, remoteEnd } from '../../tests/support/provider/ends'

// The client against real HTTP with every kind of back-office failure. Each row compares the actual state of the
// order with the client's result.

const REFUSAL = { fault: 'status', status: 500 } satisfies FaultStep
const UNAVAILABLE = { fault: 'status', status: 503, retryAfter: '90' } satisfies FaultStep

test.concurrent('after one refusal the order is there once', async () => {
  const { connection, script, received } = remoteEnd('recovers')
  await script(REFUSAL)
  const result = await postOrder(connection, anOrderBody(), `order:${crypto.randomUUID()}`)
  const { calls, orders } = await received()
  expect(result).toMatchObject({ ok: true })
  expect([calls.length, orders.length]).toEqual([2, 1])
})

test.concurrent('an order kept by an answer of 500 is not kept twice by the retry', async () => {
  const { connection, script, received } = remoteEnd('kept-by-500')
  await script({ fault: 'status', status: 500, commits: true })
  const result = await postOrder(connection, anOrderBody(), `order:${crypto.randomUUID()}`)
  const { calls, orders } = await received()
  expect(result).toMatchObject({ ok: true })
  expect([calls.length, orders.length]).toEqual([2, 1])
})

test.concurrent('a lasting 500 is to be retried later', async () => {
  const { connection, script, received } = remoteEnd('lasting-500')
  await script(REFUSAL, REFUSAL)
  const result = await postOrder(connection, anOrderBody(), `order:${crypto.randomUUID()}`)
  expect(result).toMatchObject({ ok: false, error: { code: 'http', status: 500 } })
  expect(fateOf(result)).toBe('retry')
  expect((await received()).calls).toHaveLength(2)
})

test.concurrent('a lasting 503 says how long to wait', async () => {
  const { connection, script } = remoteEnd('lasting-503')
  await script(UNAVAILABLE, UNAVAILABLE)
  const result = await postContact(connection, aContactBody(), `message:${crypto.randomUUID()}`)
  expect(result).toMatchObject({ ok: false, error: { status: 503, retryAfterMs: 90_000 } })
  expect(fateOf(result)).toBe('retry')
})

test.concurrent('a lasting 429 is to be retried later', async () => {
  const { connection, script } = remoteEnd('lasting-429')
  const limit = { fault: 'status', status: 429, retryAfter: '30' } satisfies FaultStep
  await script(limit, limit)
  const result = await postOrder(connection, anOrderBody(), `order:${crypto.randomUUID()}`)
  expect(result).toMatchObject({ ok: false, error: { status: 429, retryAfterMs: 30_000 } })
  expect(fateOf(result)).toBe('retry')
})

test.concurrent('a refusal for good waits for a person and is not repeated', async () => {
  const { connection, script, received } = remoteEnd('refused')
  await script({ fault: 'status', status: 422 })
  const result = await postOrder(connection, anOrderBody(), `order:${crypto.randomUUID()}`)
  expect(fateOf(result)).toBe('review')
  expect((await received()).calls).toHaveLength(1)
})

test.concurrent('a provider that hangs is given up after four seconds, its fate unknown', async () => {
  const { connection, script, received } = remoteEnd('hangs')
  await script({ fault: 'hang', commits: true })
  const { seconds, result } = await timed(
    postOrder(connection, anOrderBody(), `order:${crypto.randomUUID()}`),
  )
  expect(result).toMatchObject({ ok: false, error: { code: 'timeout', status: null } })
  expect(fateOf(result)).toBe('unknown')
  expect(seconds).toBeCloseTo(4, 0)
  const { calls, orders } = await received()
  expect([calls.length, orders.length]).toEqual([1, 1])
})

test.concurrent.each([
  ['before', 'reset-before', 0],
  ['after', 'reset-after', 1],
] as const)(
  'a connection reset %s the order is kept leaves its fate unknown and is not retried',
  async (_, fault, kept) => {
    const { connection, script, received } = remoteEnd(fault)
    await script({ fault })
    const key = `order:${crypto.randomUUID()}`
    const result = await postOrder(connection, anOrderBody(), key)
    const { calls, orders } = await received()
    expect(result).toMatchObject({ ok: false, error: { code: 'network' } })
    expect(fateOf(result)).toBe('unknown')
    expect([calls.length, orders.length]).toEqual([1, kept])
    // The outbox retries later under the same key: now the order exists, exactly once.
    expect(await postOrder(connection, anOrderBody(), key)).toMatchObject({ ok: true })
    expect((await received()).orders).toHaveLength(1)
  },
)

test.concurrent.each(['html', 'wrong-shape'] as const)(
  'a 201 with %s was perhaps carried out and is not retried',
  async (fault) => {
    const { connection, script, received } = remoteEnd(fault)
    await script({ fault })
    const result = await postOrder(connection, anOrderBody(), `order:${crypto.randomUUID()}`)
    const { calls, orders } = await received()
    expect(result).toMatchObject({ ok: false, error: { code: 'invalid', status: 201 } })
    expect(fateOf(result)).toBe('unknown')
    expect([calls.length, orders.length]).toEqual([1, 1])
  },
)

test.concurrent('a redirect is not followed and the secrets reach no other host', async () => {
  const { connection, script } = remoteEnd('redirects')
  await script({ fault: 'redirect' }, { fault: 'redirect' })
  const order = await postOrder(connection, anOrderBody(), `order:${crypto.randomUUID()}`)
  const list = await getItems(connection)
  expect(order).toMatchObject({ ok: false, error: { code: 'redirect', status: 307 } })
  expect(list).toMatchObject({ ok: false, error: { code: 'redirect', status: 307 } })
  expect(fateOf(order)).toBe('retry')
  expect(await callsElsewhere()).toEqual([])
})

test.concurrent('an answer that drips is cut off after four seconds, its fate unknown', async () => {
  const { connection, script } = remoteEnd('drips')
  await script({ fault: 'drip' })
  const { seconds, result } = await timed(
    postOrder(connection, anOrderBody(), `order:${crypto.randomUUID()}`),
  )
  expect(result).toMatchObject({ ok: false, error: { code: 'timeout', status: 201 } })
  expect(fateOf(result)).toBe('unknown')
  expect(seconds).toBeCloseTo(4, 0)
})

test.concurrent.each(['hang', 'drip'] as const)(
  'a list that comes by %s is given up after three seconds',
  async (fault) => {
    const { connection, script } = remoteEnd(`list-${fault}`)
    await script({ fault })
    const { seconds, result } = await timed(getItems(connection))
    expect(result).toMatchObject({ ok: false, error: { code: 'timeout' } })
    expect(seconds).toBeCloseTo(3, 0)
  },
)

test.concurrent.each([
  ['a 503', UNAVAILABLE, 'http'],
  ['a reset', { fault: 'reset-before' }, 'network'],
  ['a page', { fault: 'html' }, 'invalid'],
  ['another shape', { fault: 'wrong-shape' }, 'invalid'],
] as const)('a read answered by %s is not repeated', async (name, step, code) => {
  const { connection, script, received } = remoteEnd(name.replaceAll(' ', '-'))
  await script(step)
  expect(await getCountries(connection)).toMatchObject({ ok: false, error: { code } })
  expect((await received()).calls).toHaveLength(1)
})

test.concurrent('a provider that is not there is an error like any other', async () => {
  const { connection } = remoteEnd('nobody')
  const nobody = { ...connection, baseUrl: 'http://127.0.0.1:1/v1' }
  const result = await postOrder(nobody, anOrderBody(), `order:${crypto.randomUUID()}`)
  expect(result).toMatchObject({ ok: false, error: { code: 'network' } })
})

test.concurrent('the order arrives with every field, letter by letter', async () => {
  const { connection, received } = remoteEnd('every-field')
  const key = `order:${crypto.randomUUID()}`
  await postOrder(connection, anOrderBody(), key)
  const { calls, orders } = await received()
  expect(orders).toMatchObject([{ key, body: anOrderBody() }])
  expect(calls[0]?.headers).toMatchObject({
    accept: 'application/json',
    'content-type': 'application/json',
    'x-app-name': 'vozka-web',
    'x-app-version': '1.0.0',
  })
})

function fateOf(result: ProviderResult<unknown>): string {
  return result.ok ? 'delivered' : classifyFailure(result.error)
}

async function timed<TResult>(call: Promise<TResult>) {
  const start = performance.now()
  const result = await call
  return { result, seconds: (performance.now() - start) / 1000 }
}
