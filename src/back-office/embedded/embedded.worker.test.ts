import { env } from 'cloudflare:workers'
import { expect, onTestFinished, test, vi } from 'vitest'
import {
  getCountries,
  getItem,
  getItems,
  postContact,
  postOrder,
} from '~/back-office/client.server'
import { embedded } from '~/back-office/embedded/app'
import { experiences } from '~carrier/catalogue/experiences'
import { aContactBody, anOrderBody, aRequestBody } from '../../../tests/support/provider/bodies'
import { embeddedEnd, seedDatabase } from '../../../tests/support/provider/ends'

const db = env.PROVIDER_DB

test('an order is in the database with every field', async () => {
  const key = `order:${crypto.randomUUID()}`
  const result = await postOrder(await embeddedEnd(), anOrderBody(), key)
  const row = await db.prepare('SELECT * FROM orders WHERE idempotency_key = ?').bind(key).first()
  expect(row).toMatchObject({
    id: result.ok && result.data.id,
    status: 'received',
    number: '2647382916',
    placed_at: '2026-11-21T10:00:00.000Z',
    locale: 'cs',
    kind: 'experience',
    service: 'business',
    experience_id: 'evening-prague',
    variant_id: 'three-hours-business',
    pickup_at: '2026-12-03T17:30:00.000Z',
    pickup_local: '2026-12-03T18:30',
    pickup: 'Hotel Paříž, U Obecního domu 1',
    dropoff: null,
    passengers: 3,
    luggages: 2,
    name: 'Žofie Nováková',
    email: 'zofie@example.com',
    phone: '+420777123456',
    street: 'Pohraniční 2911/13b',
    city: 'Ostrava',
    zip: '70300',
    country: 'CZ',
    company_name: "Nováková & O'Brien, s.r.o.",
    company_id: '27082440',
    company_vat_id: 'CZ27082440',
    payment_method: 'card',
    price_status: 'fixed',
    total_gross: 499_000,
    total_net: 412_397,
    currency: 'CZK',
    terms_version: '2025-04-01',
  })
  expect(JSON.parse(String(row?.body))).toEqual(anOrderBody())
})

test('a request has no total, payment and address in the database, and is there whole', async () => {
  const key = `order:${crypto.randomUUID()}`
  await postOrder(await embeddedEnd(), aRequestBody(), key)
  const row = await db.prepare('SELECT * FROM orders WHERE idempotency_key = ?').bind(key).first()
  expect(row).toMatchObject({
    price_status: 'onRequest',
    total_gross: null,
    currency: null,
    payment_method: null,
    street: '',
    city: '',
    zip: '',
    country: '',
  })
  expect(JSON.parse(String(row?.body))).toEqual(aRequestBody())
})

test('a message is in the database with every field', async () => {
  const key = `message:${crypto.randomUUID()}`
  await postContact(await embeddedEnd(), aContactBody(), key)
  const row = await db.prepare('SELECT * FROM messages WHERE idempotency_key = ?').bind(key).first()
  expect(row).toMatchObject({
    locale: 'en',
    name: 'Zoë O’Brien',
    email: 'zoe@example.com',
    phone: null,
    subject: 'A ride for eight',
    message: 'Do you drive to Salzburg?',
    sent_at: '2026-11-21T10:00:00.000Z',
  })
})

test('fifty deliveries of one order at once are one order', async () => {
  const connection = await embeddedEnd()
  const key = `order:${crypto.randomUUID()}`
  const results = await Promise.all(
    Array.from({ length: 50 }, () => postOrder(connection, anOrderBody(), key)),
  )
  const row = await db
    .prepare('SELECT COUNT(*) AS rows FROM orders WHERE idempotency_key = ?')
    .bind(key)
    .first()
  expect(new Set(results.map((result) => result.ok && result.data.id)).size).toBe(1)
  expect(row).toEqual({ rows: 1 })
})

test('seeding again keeps what the carrier has changed', async () => {
  const connection = await embeddedEnd()
  await change(
    "UPDATE experiences SET body = json_set(body, '$.title.cs', 'Jiný') WHERE id = 'vienna'",
  )
  await change("UPDATE countries SET names = json_set(names, '$.cs', 'Helvécie') WHERE code = 'CH'")
  await seedDatabase()
  expect(await getItem(connection, 'vienna')).toMatchObject({ data: { title: { cs: 'Jiný' } } })
  const list = await getCountries(connection)
  const names = list.ok ? list.data.kept.map(({ name }) => name.cs) : []
  expect(names.indexOf('Helvécie')).toBe(names.indexOf('Francie') + 1)
  expect(names.indexOf('Chorvatsko')).toBe(names.indexOf('Helvécie') + 1)
})

test('what the carrier has deleted stays away at the next seed', async () => {
  const connection = await embeddedEnd()
  await change(`DELETE FROM experiences WHERE id = '${experiences[0]?.id ?? ''}'`)
  await change(`DELETE FROM countries WHERE code = 'SK'`)
  await seedDatabase()
  const items = await getItems(connection)
  expect(items.ok && items.data.kept.map(({ id }) => id)).toEqual(
    experiences.slice(1).map(({ id }) => id),
  )
  const countries = await getCountries(connection)
  expect(countries.ok && countries.data.kept.map(({ code }) => code)).not.toContain('SK')
})

test('seeding never collides with a carrier’s own experience of the same slug', async () => {
  await embeddedEnd()
  await change(
    "UPDATE experiences SET body = json_set(body, '$.id', 'own'), id = 'own' WHERE id = 'vienna'",
  )
  await seedDatabase()
  const { results } = await db
    .prepare("SELECT id FROM experiences WHERE body ->> '$.slug.cs' = 'viden-na-den'")
    .all()
  expect(results).toEqual([{ id: 'own' }])
})

test('an experience that is not published is neither listed nor found', async () => {
  const connection = await embeddedEnd()
  await change("UPDATE experiences SET published = 0 WHERE id = 'vienna'")
  const list = await getItems(connection)
  expect(list.ok && list.data.kept.map(({ id }) => id)).not.toContain('vienna')
  expect(await getItem(connection, 'vienna')).toMatchObject({ ok: false, error: { status: 404 } })
})

test('a slip in one experience does not take the others off the site', async () => {
  const connection = await embeddedEnd()
  await change("UPDATE experiences SET body = json_remove(body, '$.title.en') WHERE id = 'dresden'")
  const list = await getItems(connection)
  expect(list.ok && list.data.kept).toHaveLength(experiences.length - 1)
  expect(list.ok && list.data.leftOut.named).toEqual([
    { kind: 'experience', id: 'dresden', reason: 'invalid' },
  ])
})

test('two experiences cannot share a slug', async () => {
  await embeddedEnd()
  const twin = "json_set(body, '$.slug.en', 'a-day-in-vienna')"
  await expect(
    change(`UPDATE experiences SET body = ${twin} WHERE id = 'dresden'`),
  ).rejects.toThrow(/UNIQUE/)
})

test('a database that fails is a 500 that tells nothing', async () => {
  const { accessToken, bearer } = await embeddedEnd()
  const log = silencedErrors()
  const request = new Request('https://provider.embedded/v1/systems/options', {
    headers: {
      'X-App-Name': 'a',
      'X-App-Version': '1',
      'X-Access-Token': accessToken,
      Authorization: `Bearer ${bearer}`,
    },
  })
  // The database of the site has none of the provider's tables.
  const response = await embedded.fetch(request, { db: env.DB, accessToken, bearer })
  expect(response.status).toBe(500)
  expect(await response.json()).toEqual({
    type: 'about:blank',
    title: 'Internal server error',
    status: 500,
  })
  expect(log.mock.calls.join()).toContain('provider.embedded.failed')
})

test('the secrets of its connection open the embedded provider, and nothing else does', async () => {
  const connection = await embeddedEnd()
  expect(await getItems(connection)).toMatchObject({ ok: true })
  expect(await getItems({ ...connection, bearer: '' })).toMatchObject({ error: { status: 401 } })
})

async function change(sql: string): Promise<void> {
  await db.prepare(sql).run()
}

function silencedErrors() {
  const log = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  onTestFinished(() => log.mockRestore())
  return log
}
