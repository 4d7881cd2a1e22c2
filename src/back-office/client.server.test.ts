import { expect, test, vi } from 'vitest'
import { aContactBody, anOrderBody } from '../../tests/support/provider/bodies'
import {
  json,
  providerAnswering,
  RECEIPT,
  refusal,
} from '../../tests/support/provider/fake-provider'
import {
  getCountries,
  getItem,
  getItems,
  postContact,
  postOrder,
} from '~/back-office/client.server'
import { countries } from '~/lib/countries'
import { experiences } from '~carrier/catalogue/experiences'
import { classifyFailure } from '~/back-office/retry'

const KEY = 'order:3f1c2a9e-5b7d-4c1e-9a52-0d6f8b7c1e11'

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

test.each<[string, object, string[]]>([
  [
    'an id and a status',
    { id: 'A-1', status: 'new' },
    ['date', 'totalAmount', 'paymentMethodName'],
  ],
  ['a date in words', { ...RECEIPT, date: 'today' }, ['date']],
  ['an amount that is no money', { ...RECEIPT, totalAmount: 4990 }, ['totalAmount']],
])(
  'a receipt with %s is a delivery, and the log names what it lacks',
  async (_, receipt, lacks) => {
    const log = vi.spyOn(console, 'log').mockImplementation(() => undefined)
    const { connection } = providerAnswering(json(receipt, 201))
    const result = await postOrder(connection, anOrderBody(), KEY)
    const lines = log.mock.calls.map(([line]) => JSON.parse(String(line)))
    log.mockRestore()
    expect(result).toMatchObject({ ok: true, data: { id: expect.any(String) } })
    expect(lines).toMatchObject(lacks.map((item) => ({ event: 'receipt_incomplete', item })))
  },
)

test('a receipt without an id is none: whether the order arrived is unknown', async () => {
  const { id: _, ...rest } = RECEIPT
  const { connection } = providerAnswering(json(rest, 201))
  const result = await postOrder(connection, anOrderBody(), KEY)
  expect(result).toMatchObject({ ok: false, error: { code: 'invalid', status: 201 } })
  expect(!result.ok && classifyFailure(result.error)).toBe('unknown')
})

test('what is left out of a list is named in the log by its id, with nothing of its content', async () => {
  const log = vi.spyOn(console, 'log').mockImplementation(() => undefined)
  const [first, second] = experiences
  const { connection } = providerAnswering(json([first, { ...second, title: 'Tajné' }, null]))
  await getItems(connection)
  const lines = log.mock.calls.map(([line]) => JSON.parse(String(line)))
  log.mockRestore()
  expect(lines).toMatchObject([
    { event: 'catalogue_left_out', item: second?.id, outcome: 'invalid', count: 2 },
    { event: 'catalogue_left_out', item: '#2', outcome: 'invalid', count: 2 },
  ])
  expect(JSON.stringify(lines)).not.toContain('Tajné')
})

test('a message is posted to the forms', async () => {
  const { connection, requests } = providerAnswering(json({ id: 'msg_1' }, 202))
  expect(await postContact(connection, aContactBody(), KEY.replace('order', 'message'))).toEqual({
    ok: true,
    data: { id: 'msg_1' },
  })
  expect(requests[0]?.url).toBe('https://api.example.com/v1/forms/contacts')
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

test.each([
  ['a page', () => new Response('<!doctype html>')],
  ['nothing', () => new Response('')],
  ['a byte that is no text', () => new Response(receiptWithBadByte())],
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
  const { connection } = providerAnswering(json(answer))
  const safe = { cs: '<p>Ahoj</p>', en: '<b>Hi</b>' }
  expect(await getItem(connection, 'evening-prague')).toMatchObject({
    data: { descriptionHtml: safe },
  })
})

test('countries come as they are', async () => {
  const { connection } = providerAnswering(json({ countries }))
  expect(await getCountries(connection)).toEqual({
    ok: true,
    data: { kept: countries, leftOut: { count: 0, named: [] } },
  })
})

/** The right answer except for its id, which contains a byte that is invalid in UTF-8. */
function receiptWithBadByte(): Uint8Array<ArrayBuffer> {
  const bytes = new TextEncoder().encode(JSON.stringify({ data: { ...RECEIPT, id: '#' } }))
  return bytes.map((byte) => (byte === 0x23 ? 0xff : byte))
}
