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

test('a wish for a language is kept and sent', async () => {
  const placed = aNewOrder({ order: anOrder({ driverLanguage: 'en' }) })
  const { number } = await placeOrder(env.DB, placed, NOW)
  expect(await statusOf(number)).toMatchObject({ placed: { order: { driverLanguage: 'en' } } })
  expect(readOrderBody(await storedOf(number))).toMatchObject({ driverLanguage: 'en' })
})

test('the sizes of child seats are kept and sent', async () => {
  const seats = { childSeats: '2', childSeatSizes: '9-18 15-36' }
  const placed = aNewOrder({ order: anOrder(seats) })
  const { number } = await placeOrder(env.DB, placed, NOW)
  const sizes = { childSeatSizes: ['9-18', '15-36'] }
  expect(await statusOf(number)).toMatchObject({ placed: { order: sizes } })
  expect(readOrderBody(await storedOf(number))).toMatchObject({ childSeats: 2, ...sizes })
})

test('an order of a newer release is read for people and for the provider', async () => {
  const placed = aNewOrder()
  const { number } = await placeOrder(env.DB, placed, NOW)
  await env.DB.prepare(
    `UPDATE orders SET version = 2,
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
  await setTo(1, 'ride')
  const named = readItem(number)
  if (!named) throw new Error('an order has a name')
  await replay(env.DB, named, NOW.getTime())
  await drainAt(embedded, NOW)
  expect(await itemOf(newer.orderKey)).toMatchObject({ state: 'delivered' })
})
