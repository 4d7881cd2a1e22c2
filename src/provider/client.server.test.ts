import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { aContactBody, anOrderBody } from '../../tests/worker/provider/bodies'
import {
  getItem,
  getItems,
  getOptions,
  postContact,
  postOrder,
  type ProviderConnection,
} from '~/provider/client.server'
import { countries } from '~/provider/embedded/seed/countries'
import { experiences } from '~/provider/embedded/seed/experiences'

const KEY = '3f1c2a9e-5b7d-4c1e-9a52-0d6f8b7c1e11'
const RECEIPT = {
  id: 'ord_1',
  date: '2026-11-21T10:00:00.000Z',
  status: 'received',
  totalAmount: { amount: 499_000, currency: 'CZK' },
  paymentMethodName: 'Kartou online',
}

type Answer = (request: Request) => Response | Promise<Response>

beforeEach(() => {
  vi.useFakeTimers()
})

afterEach(() => {
  vi.useRealTimers()
})

/** A provider that gives the answers one by one, the last one for ever, and remembers the requests. */
function providerAnswering(...answers: Answer[]) {
  const requests: Request[] = []
  const connection: ProviderConnection = {
    baseUrl: 'https://api.example.com/v1',
    fetch: async (request) => {
      requests.push(request)
      const answer = answers[Math.min(requests.length, answers.length) - 1]
      if (!answer) throw new Error('no answer')
      return answer(request)
    },
    accessToken: 'token',
    bearer: 'bearer',
    appName: 'vozka-web',
    appVersion: '1.2.3',
    imageHosts: [],
  }
  return { connection, requests }
}

function json(data: unknown, status = 200): Answer {
  return () => Response.json({ data }, { status })
}

function refusal(status: number, headers: Record<string, string> = {}): Answer {
  return () => new Response(null, { status, headers })
}

function never(): Promise<Response> {
  return new Promise(() => undefined)
}

/** How long a call takes, on the fake clock, and what comes of it. */
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

test('every request carries the headers of the contract and follows no redirect', async () => {
  const { connection, requests } = providerAnswering(json(experiences))
  await getItems(connection)
  const [request] = requests
  expect(request?.url).toBe('https://api.example.com/v1/items')
  expect(request?.redirect).toBe('manual')
  expect(Object.fromEntries(request?.headers ?? [])).toEqual({
    accept: 'application/json',
    authorization: 'Bearer bearer',
    'x-access-token': 'token',
    'x-app-name': 'vozka-web',
    'x-app-version': '1.2.3',
  })
})

test('an order is posted as JSON under its key', async () => {
  const { connection, requests } = providerAnswering(json(RECEIPT, 201))
  expect(await postOrder(connection, anOrderBody(), KEY)).toEqual({ ok: true, data: RECEIPT })
  const [request] = requests
  expect(request?.url).toBe('https://api.example.com/v1/orders')
  expect(request?.headers.get('Content-Type')).toBe('application/json')
  expect(request?.headers.get('Idempotency-Key')).toBe(KEY)
  expect(await request?.json()).toEqual(anOrderBody())
})

test('a message is posted to the forms', async () => {
  const { connection, requests } = providerAnswering(json({ id: 'msg_1' }, 202))
  expect(await postContact(connection, aContactBody(), KEY)).toEqual({
    ok: true,
    data: { id: 'msg_1' },
  })
  expect(requests[0]?.url).toBe('https://api.example.com/v1/forms/contacts')
})

test('a read gives up after three seconds and asks only once', async () => {
  const { connection, requests } = providerAnswering(never)
  const { ms, result } = await timed(getOptions(connection))
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

test('the reasons of a refusal are handed on', async () => {
  const problem = {
    type: 'about:blank',
    title: 'Unprocessable content',
    status: 422,
    errors: [{ field: 'zip', code: 'invalid' }],
  }
  const { connection } = providerAnswering(() => Response.json(problem, { status: 422 }))
  const result = await postOrder(connection, anOrderBody(), KEY)
  expect(result).toMatchObject({ ok: false, error: { code: 'http', problem } })
})

test.each([301, 302, 307, 308])('a %i is an error and its body is not read', async (status) => {
  const { connection, requests } = providerAnswering(
    refusal(status, { Location: 'https://x.example' }),
  )
  const result = await postOrder(connection, anOrderBody(), KEY)
  expect(result).toMatchObject({ ok: false, error: { code: 'redirect', status } })
  expect(requests).toHaveLength(1)
})

test('an answer over 512 KB is not read to its end', async () => {
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
  expect(await getItems(connection)).toMatchObject({ ok: false, error: { code: 'too_large' } })
  expect(sent).toBeLessThan(1_000_000)
})

test.each([
  ['a page', () => new Response('<!doctype html>')],
  ['nothing', () => new Response('')],
  ['broken text', () => new Response(new Uint8Array([0x7b, 0xff, 0x7d]))],
  ['no envelope', () => Response.json(RECEIPT)],
  ['another shape', json({ id: 7 })],
  ['null', () => Response.json(null)],
])('a 2xx with %s is invalid', async (_, answer) => {
  const { connection } = providerAnswering(answer)
  const result = await postOrder(connection, anOrderBody(), KEY)
  expect(result).toMatchObject({ ok: false, error: { code: 'invalid', status: 200 } })
})

test.each(['', '../orders', 'a/b', 'a?b', 'ä', 'a'.repeat(65)])(
  'no request is made for an experience %j',
  async (id) => {
    const { connection, requests } = providerAnswering(json(experiences[0]))
    expect(await getItem(connection, id)).toMatchObject({ error: { code: 'bad_argument' } })
    expect(requests).toHaveLength(0)
  },
)

test('no order is sent under a key that is no UUID', async () => {
  const { connection, requests } = providerAnswering(json(RECEIPT, 201))
  const result = await postOrder(connection, anOrderBody(), 'key\r\nX-Admin: 1')
  expect(result).toMatchObject({ error: { code: 'bad_argument' } })
  expect(requests).toHaveLength(0)
})

test('another experience than the one asked for is invalid', async () => {
  const { connection } = providerAnswering(json(experiences[0]))
  expect(await getItem(connection, 'evening-prague')).toMatchObject({ ok: true })
  expect(await getItem(connection, 'vienna')).toMatchObject({ error: { code: 'invalid' } })
})

test('descriptions are sanitised before anybody sees them', async () => {
  const evil = { cs: '<p>Ahoj<script>alert(1)</script></p>', en: '<b onclick=x>Hi</b>' }
  const [first] = experiences
  const answer = { ...first, descriptionHtml: evil }
  const { connection } = providerAnswering(json([answer]), json(answer))
  const safe = { cs: '<p>Ahoj</p>', en: '<b>Hi</b>' }
  expect(await getItems(connection)).toMatchObject({ data: [{ descriptionHtml: safe }] })
  expect(await getItem(connection, 'evening-prague')).toMatchObject({
    data: { descriptionHtml: safe },
  })
})

test('countries come as they are', async () => {
  const { connection } = providerAnswering(json({ countries }))
  expect(await getOptions(connection)).toEqual({ ok: true, data: { countries } })
})
