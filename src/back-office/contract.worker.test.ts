import * as v from 'valibot'
import { describe, expect, test } from 'vitest'
import {
  getCountries,
  getItem,
  getItems,
  postContact,
  postOrder,
  type ProviderConnection,
} from '~/back-office/client.server'
import { countries } from '~/lib/countries'
import {
  type Experience,
  type ListedExperience,
  listedExperienceSchema,
} from '~/back-office/contract'
import { experiences } from '~carrier/catalogue/experiences'
import { aContactBody, anOrderBody, aRequestBody } from '../../tests/support/provider/bodies'
import { embeddedEnd, remoteEnd } from '../../tests/support/provider/ends'

const ENDS: [string, () => Promise<ProviderConnection>][] = [
  ['embedded', embeddedEnd],
  ['remote', async () => remoteEnd('contract').connection],
]

describe.each(ENDS)('the %s provider', (_, connect) => {
  test('lists the experiences in their order', async () => {
    expect(await getItems(await connect())).toEqual({
      ok: true,
      data: { kept: experiences.map(asListed), leftOut: NOTHING },
    })
  })

  test('gives each experience by its id', async () => {
    const connection = await connect()
    for (const experience of experiences) {
      expect(await getItem(connection, experience.id)).toEqual({ ok: true, data: experience })
    }
  })

  test('knows no experience it does not have', async () => {
    expect(await getItem(await connect(), 'the-moon')).toMatchObject({
      ok: false,
      error: { code: 'http', status: 404, problem: { status: 404 } },
    })
  })

  test('gives the countries, the nearest first', async () => {
    expect(await getCountries(await connect())).toEqual({
      ok: true,
      data: { kept: countries, leftOut: NOTHING },
    })
  })

  test.each([
    ['cs', 'card', 'Kartou online'],
    ['cs', 'bankTransfer', 'Bankovním převodem'],
    ['cs', 'cash', 'V\u00a0hotovosti řidiči'],
    ['en', 'card', 'Online card'],
    ['en', 'bankTransfer', 'Bank transfer'],
  ] as const)('takes an order in %s paid by %s', async (locale, paymentMethod, name) => {
    const order = anOrderBody({ locale, paymentMethod })
    const result = await postOrder(await connect(), order, `order:${crypto.randomUUID()}`)
    expect(result).toEqual({
      ok: true,
      data: {
        id: expect.stringMatching(/^\S{8,}$/),
        date: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/),
        status: 'received',
        totalAmount: { amount: 499_000, currency: 'CZK' },
        paymentMethodName: name,
      },
    })
  })

  test('takes a request whole, and names neither a sum nor a payment', async () => {
    const result = await postOrder(await connect(), aRequestBody(), `order:${crypto.randomUUID()}`)
    expect(result).toEqual({
      ok: true,
      data: {
        id: expect.stringMatching(/^\S{8,}$/),
        date: expect.any(String),
        status: 'received',
        totalAmount: null,
      },
    })
  })

  test('takes an order of an older site, which knew no guest and no language, and takes it once', async () => {
    const connection = await connect()
    const {
      guest: _guest,
      driverLanguage: _language,
      childSeatSizes: _sizes,
      ...older
    } = anOrderBody()
    const key = `order:${crypto.randomUUID()}`
    const first = await postOrder(connection, older, key)
    expect(first).toMatchObject({ ok: true })
    expect(await postOrder(connection, older, key)).toEqual(first)
  })

  test('answers a repeated order as the first time, by whatever order its fields come', async () => {
    const connection = await connect()
    const key = `order:${crypto.randomUUID()}`
    const first = await postOrder(connection, anOrderBody(), key)
    const { number, ...rest } = anOrderBody()
    expect(await postOrder(connection, { ...rest, number }, key)).toEqual(first)
    expect(first.ok).toBe(true)
  })

  test('marks a repeated answer', async () => {
    const connection = await connect()
    const key = `order:${crypto.randomUUID()}`
    const first = await rawPost(connection, '/orders', { key, body: anOrderBody() })
    const second = await rawPost(connection, '/orders', { key, body: anOrderBody() })
    expect([first.status, first.headers.get('Idempotency-Replayed')]).toEqual([201, null])
    expect([second.status, second.headers.get('Idempotency-Replayed')]).toEqual([201, 'true'])
    expect(await second.json()).toEqual(await first.json())
  })

  test('refuses another order under a used key', async () => {
    const connection = await connect()
    const key = `order:${crypto.randomUUID()}`
    await postOrder(connection, anOrderBody(), key)
    const other = await postOrder(connection, anOrderBody({ passengers: 4 }), key)
    expect(other).toMatchObject({ ok: false, error: { code: 'http', status: 409 } })
  })

  test('gives two equal orders under two keys two ids', async () => {
    const connection = await connect()
    const first = await postOrder(connection, anOrderBody(), `order:${crypto.randomUUID()}`)
    const second = await postOrder(connection, anOrderBody(), `order:${crypto.randomUUID()}`)
    expect(first.ok && second.ok && first.data.id !== second.data.id).toBe(true)
  })

  test('takes a message once and refuses another under its key', async () => {
    const connection = await connect()
    const key = `message:${crypto.randomUUID()}`
    const first = await postContact(connection, aContactBody(), key)
    const again = await postContact(connection, aContactBody(), key)
    const other = await postContact(connection, aContactBody({ message: 'No.' }), key)
    expect(first).toMatchObject({ ok: true })
    expect(again).toEqual(first)
    expect(other).toMatchObject({ ok: false, error: { status: 409 } })
  })

  test('answers 201 to an order and 202 to a message', async () => {
    const connection = await connect()
    const order = await rawPost(connection, '/orders', { body: anOrderBody() })
    const message = await rawPost(connection, '/forms/contacts', {
      body: aContactBody(),
      key: aMessageKey(),
    })
    expect([order.status, message.status]).toEqual([201, 202])
    expect(order.headers.get('Content-Type')).toContain('application/json')
  })

  test('names the fields that are missing, unknown or wrong, and repeats no value', async () => {
    const { zip: _zip, ...incomplete } = anOrderBody({ email: 'not an address' })
    const trip = { ...anOrderBody().trip, pickupLocal: 'tomorrow' }
    const body = { ...incomplete, trip, isAdmin: true }
    const response = await rawPost(await connect(), '/orders', { body })
    const text = await response.text()
    expect([response.status, response.headers.get('Content-Type')]).toEqual([
      422,
      'application/problem+json',
    ])
    expect(JSON.parse(text)).toMatchObject({
      status: 422,
      errors: expect.arrayContaining([
        { field: 'zip', code: 'required' },
        { field: 'isAdmin', code: 'unknown' },
        { field: 'email', code: 'invalid' },
        { field: 'trip.pickupLocal', code: 'invalid' },
      ]),
    })
    expect(text).not.toContain('not an address')
  })

  test('refuses a post without a key, with a key that is no UUID, and a body that is no JSON', async () => {
    const connection = await connect()
    const body = anOrderBody()
    const noKey = await rawPost(connection, '/orders', { body, key: null })
    const badKey = await rawPost(connection, '/orders', { body, key: 'order-1' })
    const noJson = await rawPost(connection, '/orders', { text: '{"number":' })
    const noText = await rawPost(connection, '/forms/contacts', { text: '', key: aMessageKey() })
    expect(statusesOf(noKey, badKey, noJson, noText)).toEqual([400, 400, 400, 400])
  })

  test('refuses a form and a body over 64 KB', async () => {
    const connection = await connect()
    const form = await rawPost(connection, '/orders', {
      text: 'number=2647382916',
      type: 'application/x-www-form-urlencoded',
    })
    const huge = await rawPost(connection, '/orders', { text: `"${'a'.repeat(65_536)}"` })
    expect(statusesOf(form, huge)).toEqual([415, 413])
  })

  test.each([
    ['X-Access-Token', 'another'],
    ['X-Access-Token', null],
    ['Authorization', 'Bearer another'],
    ['Authorization', null],
    ['X-App-Name', null],
    ['X-App-Version', null],
  ])('refuses a request whose %s is %j', async (name, value) => {
    const connection = await connect()
    const read = await rawGet(connection, '/items', { [name]: value })
    const write = await rawPost(connection, '/orders', {
      body: anOrderBody(),
      headers: { [name]: value },
    })
    expect(statusesOf(read, write)).toEqual([401, 401])
    expect(read.headers.get('Content-Type')).toBe('application/problem+json')
  })

  test('knows no other paths and no other methods', async () => {
    const connection = await connect()
    expect((await rawGet(connection, '/admin')).status).toBe(404)
    const list = await rawPost(connection, '/items', { body: {} })
    const item = await rawPost(connection, '/items/vienna', { body: {} })
    const orders = await rawGet(connection, '/orders')
    expect(statusesOf(list, item, orders)).toEqual([405, 405, 405])
    expect([list, item, orders].map((response) => response.headers.get('Allow'))).toEqual([
      'GET, HEAD',
      'GET, HEAD',
      'POST',
    ])
  })
})

const NOTHING = { count: 0, named: [] }

function asListed(experience: Experience): ListedExperience {
  return v.parse(listedExperienceSchema, experience)
}

function statusesOf(...responses: Response[]): number[] {
  return responses.map(({ status }) => status)
}

type HeaderChanges = Record<string, string | null>

function headersOf(connection: ProviderConnection, changes: HeaderChanges): Headers {
  const headers = new Headers({
    'X-App-Name': connection.appName,
    'X-App-Version': connection.appVersion,
    'X-Access-Token': connection.accessToken,
    Authorization: `Bearer ${connection.bearer}`,
  })
  for (const [name, value] of Object.entries(changes)) {
    if (value === null) headers.delete(name)
    else headers.set(name, value)
  }
  return headers
}

function rawGet(connection: ProviderConnection, path: string, headers: HeaderChanges = {}) {
  return connection.fetch(
    new Request(connection.baseUrl + path, { headers: headersOf(connection, headers) }),
  )
}

type RawPost = {
  body?: unknown
  text?: string
  key?: string | null
  type?: string
  headers?: HeaderChanges
}

function aMessageKey(): string {
  return `message:${crypto.randomUUID()}`
}

/** A POST without the client, which would never send most of these. */
function rawPost(
  connection: ProviderConnection,
  path: string,
  {
    body,
    text = JSON.stringify(body),
    key = `order:${crypto.randomUUID()}`,
    type = 'application/json',
    headers = {},
  }: RawPost,
): Promise<Response> {
  const all = headersOf(connection, { 'Idempotency-Key': key, 'Content-Type': type, ...headers })
  return connection.fetch(
    new Request(connection.baseUrl + path, { method: 'POST', headers: all, body: text }),
  )
}
