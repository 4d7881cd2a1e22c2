import * as v from 'valibot'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { anOrderBody } from '../../tests/support/provider/bodies'
import {
  json,
  never,
  providerAnswering,
  RECEIPT,
  refusal,
} from '../../tests/support/provider/fake-provider'
import { aLargeExperience } from '../../tests/support/provider/large-experience'
import { getCountries, getItems, postOrder } from '~/back-office/client.server'
import { listedExperienceSchema } from '~/back-office/contract'

const KEY = 'order:3f1c2a9e-5b7d-4c1e-9a52-0d6f8b7c1e11'

beforeEach(() => {
  vi.useFakeTimers()
})

afterEach(() => {
  vi.useRealTimers()
})

/** Duration of a call on the fake clock, and its result. */
async function timed<TResult>(call: Promise<TResult>): Promise<{ ms: number; result: TResult }> {
  const start = Date.now()
  let end = start
  const done = call.then((result) => {
    end = Date.now()
    return result
  })
  await vi.advanceTimersByTimeAsync(60_000)
  const result = await done
  return { ms: end - start, result }
}

test('a read gives up after three seconds and asks only once', async () => {
  const { connection, requests } = providerAnswering(never)
  const { ms, result } = await timed(getCountries(connection))
  expect(ms).toBe(3_000)
  expect(result).toMatchObject({ ok: false, error: { code: 'timeout', status: null } })
  expect(requests).toHaveLength(1)
})

test.each([408, 429, 500, 503])('a read refused with %i is not repeated', async (status) => {
  const { connection, requests } = providerAnswering(refusal(status))
  expect(await getItems(connection)).toMatchObject({ ok: false, error: { code: 'http', status } })
  expect(requests).toHaveLength(1)
})

test('an order that gets no answer is given up after four seconds, without a second try', async () => {
  const { connection, requests } = providerAnswering(never)
  const { ms, result } = await timed(postOrder(connection, anOrderBody(), KEY))
  expect(ms).toBe(4_000)
  expect(result).toMatchObject({ ok: false, error: { code: 'timeout', status: null } })
  expect(requests).toHaveLength(1)
})

test('an order whose connection breaks is not sent again', async () => {
  const { connection, requests } = providerAnswering(() => {
    throw new TypeError('reset')
  })
  const result = await postOrder(connection, anOrderBody(), KEY)
  expect(result).toMatchObject({ ok: false, error: { code: 'network', status: null } })
  expect(requests).toHaveLength(1)
})

test.each([408, 409, 425, 429, 500, 502, 503, 504])(
  'an order refused with %i is sent once more at once, the same under the same key',
  async (status) => {
    const { connection, requests } = providerAnswering(refusal(status), json(RECEIPT, 201))
    const { ms, result } = await timed(postOrder(connection, anOrderBody(), KEY))
    expect(ms).toBe(0)
    expect(result).toEqual({ ok: true, data: RECEIPT })
    expect(requests.map((request) => request.headers.get('Idempotency-Key'))).toEqual([KEY, KEY])
    expect(await requests[1]?.json()).toEqual(anOrderBody())
  },
)

test.each([400, 401, 403, 404, 405, 410, 413, 415, 422, 501])(
  'an order refused with %i is not sent again',
  async (status) => {
    const { connection, requests } = providerAnswering(refusal(status), json(RECEIPT, 201))
    const result = await postOrder(connection, anOrderBody(), KEY)
    expect(result).toMatchObject({ ok: false, error: { code: 'http', status } })
    expect(requests).toHaveLength(1)
  },
)

test('a second refusal is final and its Retry-After is reported', async () => {
  const { connection, requests } = providerAnswering(
    refusal(503, { 'Retry-After': '1' }),
    refusal(429, { 'Retry-After': '120' }),
  )
  const result = await postOrder(connection, anOrderBody(), KEY)
  expect(result).toMatchObject({ ok: false, error: { status: 429, retryAfterMs: 120_000 } })
  expect(requests).toHaveLength(2)
})

test('the four seconds hold both tries', async () => {
  const slow503 = () =>
    new Promise<Response>((resolve) => {
      setTimeout(() => resolve(new Response(null, { status: 503 })), 2_500)
    })
  const { connection, requests } = providerAnswering(slow503)
  const { ms, result } = await timed(postOrder(connection, anOrderBody(), KEY))
  expect(ms).toBe(4_000)
  expect(result).toMatchObject({ ok: false, error: { code: 'timeout' } })
  expect(requests).toHaveLength(2)
})

test('an answer that drips is cut off at the deadline', async () => {
  const drip = () => {
    const body = new ReadableStream<Uint8Array>({
      pull: async (controller) => {
        await new Promise((resolve) => setTimeout(resolve, 100))
        controller.enqueue(new TextEncoder().encode(' '))
      },
    })
    return new Response(body, { status: 201 })
  }
  const { connection } = providerAnswering(drip)
  const { ms, result } = await timed(postOrder(connection, anOrderBody(), KEY))
  expect(ms).toBe(4_000)
  expect(result).toMatchObject({ ok: false, error: { code: 'timeout', status: 201 } })
})

test('a refusal whose text never ends is still that refusal', async () => {
  const endless = () => new Response(new ReadableStream(), { status: 422 })
  const { connection } = providerAnswering(endless)
  const { result } = await timed(postOrder(connection, anOrderBody(), KEY))
  expect(result).toMatchObject({ ok: false, error: { code: 'http', status: 422, problem: null } })
})

test.each([
  ['a list of experiences', getItems, 20],
  ['any other answer', getCountries, 1],
])('%s is read up to its bound and no further', async (_, read, megabytes) => {
  let sent = 0
  const flood = () => {
    const body = new ReadableStream<Uint8Array>({
      pull: (controller) => {
        sent += 65_536
        controller.enqueue(new Uint8Array(65_536).fill(32))
      },
    })
    return new Response(body)
  }
  const { connection } = providerAnswering(flood)
  expect(await read(connection)).toMatchObject({ ok: false, error: { code: 'too_large' } })
  expect(sent).toBeLessThan((megabytes + 0.5) * 1_024 * 1_024)
})

test('a list of two hundred experiences, each as large as the contract allows, is read', async () => {
  const listed = Array.from({ length: 200 }, (_, index) =>
    v.parse(listedExperienceSchema, aLargeExperience(`large-${index}-`)),
  )
  const { connection } = providerAnswering(json(listed))
  const result = await getItems(connection)
  expect(result).toMatchObject({ ok: true, data: { leftOut: { count: 0 } } })
  expect(result.ok && result.data.kept.length).toBe(200)
}, 60_000)

test('an answer that breaks off half way is a broken connection', async () => {
  const half = () => {
    const body = new ReadableStream<Uint8Array>({
      start: (controller) => controller.enqueue(new TextEncoder().encode('{"data":')),
      pull: (controller) => controller.error(new TypeError('reset')),
    })
    return new Response(body, { status: 201 })
  }
  const { connection, requests } = providerAnswering(half)
  const result = await postOrder(connection, anOrderBody(), KEY)
  expect(result).toMatchObject({ ok: false, error: { code: 'network', status: 201 } })
  expect(requests).toHaveLength(1)
})
