import { env } from 'cloudflare:workers'
import { expect, test } from 'vitest'
import { connectProvider } from '~/back-office/connection.server'
import { healthReport } from '~/jobs/health/health.server'
import { readItem } from '~/order/commands/run-command.server'
import { PAPER_COLUMNS } from '~/order/papers/document-sql'
import { listOrdersSql, showOrderSql, STORED_ORDER } from '~/order/store/order-sql'
import { replay } from '~/outbox/replay.server'
import { findOrderStatus } from '~/order/store/find-order.server'
import type { Order } from '~/order/model/order'
import { orderPath } from '~/order/store/status-token.server'
import { readOrderBody, readStoredOrder } from '~/order/store/stored-order'
import { anOrder, NOW } from '../../../tests/support/builders.ts'
import { drainAt, emptyOutbox, itemOf } from '../../../tests/support/worker/outbox.ts'
import { aNewOrder, bodyOf, placeOrder } from '../../../tests/support/worker/placed-orders.ts'

const DAY_BEFORE = NOW.getTime() - 86_400_000

/** The statements on drafts and orders in the migration with this number. */
function queriesOf(number: string): string[] {
  const migration = env.TEST_SITE_MIGRATIONS.find(({ name }) => name.startsWith(number))
  return (migration?.queries ?? []).filter((query) =>
    /\b(?:drafts|orders|summaries)\w*\b/.test(query),
  )
}

async function run(queries: string[]): Promise<void> {
  await env.DB.batch(queries.map((sql) => env.DB.prepare(sql)))
}

async function storedOf(number: string): Promise<string> {
  const row = await env.DB.prepare(`SELECT ${STORED_ORDER} AS stored FROM orders WHERE number = ?`)
    .bind(number)
    .first<{ stored: string }>()
  return row?.stored ?? ''
}

function aParcel(): Order {
  const sizes = { parcelLength: '40', parcelWidth: '30', parcelHeight: '20', parcelWeight: '9' }
  return anOrder({ kind: 'parcel', ...sizes, street: '', city: '', zip: '' })
}

async function statusOf(number: string) {
  const statusPath = await orderPath('cs', { number, scope: 'act', generation: 0 })
  return findOrderStatus(statusPath.split('/').at(-1) ?? '', NOW)
}

/** The names for the status page, which releases before migration 0004 stored beside the body. */
function firstSummary(order: Order) {
  const { experienceId: _, variantId: __, termsVersion: ___, promise: ____, ...rest } = order
  const { trip, cancelling: _____, countedBy: ______, ...others } = rest
  const { guest: _______, distanceKm: ________, usual: _________, ...later } = others
  const { driverLanguage: __________, childSeatSizes: ___________, ...names } = later
  const { pickup, dropoff, stops, hours, flightNumber, pickupAt, returnAt } = trip
  return { ...names, pickupAt, returnAt, trip: { pickup, dropoff, stops, hours, flightNumber } }
}

test('orders and drafts of an older release are all there and read as they were', async () => {
  await run([
    'DROP TABLE drafts',
    'DROP TABLE orders',
    'DROP TABLE summaries',
    'DROP TABLE draft_networks',
    'DROP TABLE draft_totals',
    ...queriesOf('0001'),
  ])
  const placed = aNewOrder({
    locale: 'en',
    payment: { paymentMethod: 'bankTransfer', note: 'Brána' },
  })
  const {
    guest: _,
    driverLanguage: __,
    childSeatSizes: ___,
    ...body
  } = {
    ...bodyOf(placed, '2600000018'),
    termsVersion: '2025-04-01',
  }
  const text = [JSON.stringify(body), JSON.stringify(firstSummary(placed.order))] as const
  const rows = [
    ['key-whole', '2600000018', ...text],
    ['key-emptied', '2600000026', '', ''],
    ['key-torn', '2600000034', text[0].slice(0, 50), text[1]],
    ['key-odd', '2600000042', '{}', '{}'],
    ['key-odd-time', '2600000059', JSON.stringify({ ...body, trip: { pickupAt: '?' } }), '{}'],
  ] as const
  for (const [key, number, ...texts] of rows) {
    await env.DB.prepare(
      `INSERT INTO orders (order_key, number, body, summary, submit_hash, is_flagged, placed_at)
       VALUES (?, ?, ?, ?, 'hash', 1, ?)`,
    )
      .bind(key, number, ...texts, DAY_BEFORE)
      .run()
  }
  await env.DB.prepare("INSERT INTO drafts VALUES ('draft', 'key', ?, 1, 10, 20)")
    .bind('{"name":"Jana","paymentMethod":"card","note":"Brána"}')
    .run()

  const numbers = ['0021', '0034', '0040']
  const ofOrders = numbers
    .flatMap(queriesOf)
    .filter((query) => /\bON orders\b|TABLE orders\b/.test(query))
  const later = [...queriesOf('0013'), ...queriesOf('0017'), ...ofOrders]
  await run([...queriesOf('0004'), ...queriesOf('0009'), ...later])

  const kept = await env.DB.prepare(
    'SELECT order_key, number FROM orders WHERE is_flagged = 1 AND placed_at = ? ORDER BY number',
  )
    .bind(DAY_BEFORE)
    .raw()
  expect(kept).toEqual(rows.map(([key, number]) => [key, number]))
  expect(readOrderBody(await storedOf('2600000018'))).toEqual({
    ...body,
    placedAt: new Date(DAY_BEFORE).toISOString(),
  })
  expect(await statusOf('2600000018')).toMatchObject({
    state: 'placed',
    placed: {
      number: '2600000018',
      locale: 'en',
      paymentMethod: 'bankTransfer',
      note: 'Brána',
      order: {
        ...placed.order,
        termsVersion: '2025-04-01',
        cancelling: { freeUntil: null, isSure: false },
        promise: { cs: '', en: '' },
        countedBy: {},
        distanceKm: null,
      },
    },
  })
  expect(await statusOf('2600000026')).toEqual({ state: 'ended', number: '2600000026' })
  for (const [, number] of rows.slice(2)) {
    expect(await statusOf(number)).toEqual({ state: 'unreadable', number })
    expect(readOrderBody(await storedOf(number))).toBeNull()
  }
  expect(await env.DB.prepare('SELECT * FROM drafts').first()).toMatchObject({
    id: 'draft',
    revision: 1,
    placed_number: null,
    made_at: 10,
    expires_at: 20,
    payment: '{"paymentMethod":"card","note":"Brána"}',
    typed: expect.stringContaining('Jana'),
  })
  const found = await env.DB.prepare(
    "SELECT pickup_at, ride_at, total, currency, terms_version FROM orders WHERE number = '2600000018'",
  ).first()
  expect(found).toEqual({
    pickup_at: Date.parse(body.trip.pickupAt),
    ride_at: Date.parse(body.trip.pickupAt),
    total: 790_000,
    currency: 'CZK',
    terms_version: '2025-04-01',
  })
})

test('an order of version 2 is read with what it did not have, and is sent as the same body', async () => {
  const placed = aNewOrder()
  const { number } = await placeOrder(env.DB, placed, NOW)
  await env.DB.prepare(
    `UPDATE orders SET version = 2,
       content = json_remove(content, '$.guest', '$.driverLanguage', '$.distanceKm', '$.usual') WHERE number = ?`,
  )
    .bind(number)
    .run()
  expect(await statusOf(number)).toMatchObject({
    placed: { order: { guest: null, distanceKm: null, usual: null }, paymentMethod: 'card' },
  })
  const { guest: _, driverLanguage: __, childSeatSizes: ___, ...body } = bodyOf(placed, number)
  const sent = readOrderBody(await storedOf(number))
  expect(sent).toEqual(body)
  expect(sent).not.toHaveProperty('guest')
})

test('a parcel of version 2 has no recipient, and neither does what is sent of it', async () => {
  const placed = aNewOrder({ order: aParcel() })
  const { number } = await placeOrder(env.DB, placed, NOW)
  await env.DB.prepare(
    `UPDATE orders SET version = 2,
       content = json_remove(content, '$.guest', '$.parcel.recipient') WHERE number = ?`,
  )
    .bind(number)
    .run()
  expect(await statusOf(number)).toMatchObject({
    placed: { order: { parcel: { recipient: null } } },
  })
  const sent = readOrderBody(await storedOf(number))
  expect(sent?.parcel).toMatchObject({ weightKg: 9 })
  expect(sent?.parcel).not.toHaveProperty('recipient')
})

test('a request is read for people and for the provider', async () => {
  const payment = { paymentMethod: null, note: null }
  const usual = { from: 300_000, to: 400_000 }
  const placed = aNewOrder({ order: { ...aParcel(), usual, distanceKm: 83 }, payment })
  const { number } = await placeOrder(env.DB, placed, NOW)
  expect(await statusOf(number)).toMatchObject({
    placed: { paymentMethod: null, order: { usual, distanceKm: 83, countryName: null } },
  })
  const sent = readOrderBody(await storedOf(number))
  expect(sent).toEqual(bodyOf(placed, number))
  expect(sent).toMatchObject({
    paymentMethod: null,
    street: '',
    chooseCountry: '',
    guest: null,
    parcel: { recipient: { name: 'Jan Příjemce', phone: '+420608123456' } },
  })
})

test('an order of version 3 is read without a wish for a language, and is sent as the same body', async () => {
  const placed = aNewOrder()
  const { number } = await placeOrder(env.DB, placed, NOW)
  await env.DB.prepare(
    "UPDATE orders SET version = 3, content = json_remove(content, '$.driverLanguage') WHERE number = ?",
  )
    .bind(number)
    .run()
  expect(await statusOf(number)).toMatchObject({ placed: { order: { driverLanguage: null } } })
  const { driverLanguage: _, childSeatSizes: __, ...body } = bodyOf(placed, number)
  expect(readOrderBody(await storedOf(number))).toStrictEqual(body)
})

test('a wish for a language is kept and sent', async () => {
  const placed = aNewOrder({ order: anOrder({ driverLanguage: 'en' }) })
  const { number } = await placeOrder(env.DB, placed, NOW)
  expect(await statusOf(number)).toMatchObject({ placed: { order: { driverLanguage: 'en' } } })
  expect(readOrderBody(await storedOf(number))).toMatchObject({ driverLanguage: 'en' })
})

test('the sizes of child seats are kept and sent; an order of version 4 is sent as the same body', async () => {
  const seats = { childSeats: '2', childSeatSizes: '9-18 15-36' }
  const placed = aNewOrder({ order: anOrder(seats) })
  const { number } = await placeOrder(env.DB, placed, NOW)
  const sizes = { childSeatSizes: ['9-18', '15-36'] }
  expect(await statusOf(number)).toMatchObject({ placed: { order: sizes } })
  expect(readOrderBody(await storedOf(number))).toMatchObject({ childSeats: 2, ...sizes })
  await env.DB.prepare(
    "UPDATE orders SET version = 4, content = json_remove(content, '$.childSeatSizes') WHERE number = ?",
  )
    .bind(number)
    .run()
  expect(await statusOf(number)).toMatchObject({ placed: { order: { childSeatSizes: null } } })
  const { childSeatSizes: _, ...body } = bodyOf(placed, number)
  expect(readOrderBody(await storedOf(number))).toStrictEqual(body)
})

test('an order of a newer release is read for people and for the provider', async () => {
  const placed = aNewOrder()
  const { number } = await placeOrder(env.DB, placed, NOW)
  await env.DB.prepare(
    `UPDATE orders SET version = 5,
       content = json_set(content, '$.luggageTags', 4, '$.trip.gate', 'B 12') WHERE number = ?`,
  )
    .bind(number)
    .run()
  expect(await statusOf(number)).toMatchObject({ state: 'placed', placed: { order: placed.order } })
  expect(readOrderBody(await storedOf(number))).toEqual(bodyOf(placed, number))
})

test('an order that cannot be read says so on its page, and is never sent as something else', async () => {
  const { number } = await placeOrder(env.DB, aNewOrder(), NOW)
  for (const broken of [
    "'torn'",
    "json_remove(content, '$.price')",
    "json_set(content, '$.kind', 1)",
  ]) {
    const { number: other } = await placeOrder(env.DB, aNewOrder(), NOW)
    await env.DB.prepare(`UPDATE orders SET content = ${broken} WHERE number = ?`).bind(other).run()
    expect(readStoredOrder(await storedOf(other))).toBeNull()
    expect(readOrderBody(await storedOf(other))).toBeNull()
    expect(await statusOf(other)).toEqual({ state: 'unreadable', number: other })
  }
  expect(await statusOf(number)).toMatchObject({ state: 'placed' })
})

test('an order of a newer release that cannot be read waits for a person, who is told why, and stops no other', async () => {
  await emptyOutbox()
  const embedded = connectProvider(env, { appName: 'test', appVersion: '1' })
  const [newer, sound] = [aNewOrder(), aNewOrder()]
  const { number } = await placeOrder(env.DB, newer, NOW)
  await placeOrder(env.DB, sound, NOW)
  const setTo = (version: number, kind: string) =>
    env.DB.prepare(
      "UPDATE orders SET version = ?, content = json_set(content, '$.kind', ?) WHERE number = ?",
    )
      .bind(version, kind, number)
      .run()
  await setTo(9, 'boat')

  await drainAt(embedded, NOW)

  const waiting = { state: 'needs_review', last_error: 'bad_argument' }
  expect(await itemOf(newer.orderKey)).toMatchObject({ ...waiting, is_unknown: 0 })
  expect(await itemOf(sound.orderKey)).toMatchObject({ state: 'delivered' })
  expect(await statusOf(number)).toEqual({ state: 'unreadable', number })
  const report = await healthReport(env, NOW)
  expect(report.reasons).toContain('needsReview')
  expect(report.outbox?.orders.needsReview.count).toBe(1)
  const listed = await env.DB.prepare(listOrdersSql(10)).all()
  expect(listed.results).toContainEqual(
    expect.objectContaining({
      number,
      kind: 'boat',
      delivery: 'needs_review',
      last_error: 'bad_argument',
    }),
  )
  expect(await env.DB.prepare(showOrderSql(number, PAPER_COLUMNS)).first()).toMatchObject({
    version: 9,
  })

  // The release that can read this version is deployed again.
  await setTo(3, 'ride')
  const named = readItem(number)
  if (!named) throw new Error('an order has a name')
  await replay(env.DB, named, NOW.getTime())
  await drainAt(embedded, NOW)
  expect(await itemOf(newer.orderKey)).toMatchObject({ state: 'delivered' })
})
