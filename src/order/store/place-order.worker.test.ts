import { env } from 'cloudflare:workers'
import { expect, test } from 'vitest'
import { placeOrder } from '~/order/store/place-order.server'
import { findDrafts, makeDraft, typedText } from '~/order/store/draft-store.server'
import type { OrderValues } from '~/order/model/typed-order'
import { readOrderRow } from '~/order/store/order-store.server'
import { anOrder, NOW, someValues } from '../../../tests/support/builders.ts'
import { PARCEL } from '../../../tests/support/order-fields.ts'
import { aNewOrder, placeOrder as placed } from '../../../tests/support/worker/placed-orders.ts'

async function countRows(table: 'orders' | 'outbox', column: string, key: string): Promise<number> {
  const row = await env.DB.prepare(`SELECT COUNT(*) AS n FROM ${table} WHERE ${column} = ?`)
    .bind(key)
    .first<{ n: number }>()
  return row?.n ?? 0
}

function aDraft() {
  return makeDraft(env.DB, typedText(someValues()) ?? '', NOW)
}

test('an order is stored with the duty to deliver it, and its draft says what became of it', async () => {
  const { id: draftId } = await aDraft()
  const order = aNewOrder({ draftId })
  const placement = await placeOrder(env.DB, order, NOW)
  expect(placement).toMatchObject({ ok: true, number: expect.stringMatching(/^26\d{8}$/) })
  expect(await countRows('orders', 'order_key', order.orderKey)).toBe(1)
  expect(await countRows('outbox', 'item', order.orderKey)).toBe(1)
  const [tombstone] = await findDrafts(env.DB, [draftId], NOW)
  expect(tombstone?.placedNumber).toBe(placement.ok && placement.number)
  const row = await env.DB.prepare('SELECT typed, payment FROM drafts WHERE id = ?')
    .bind(draftId)
    .first()
  expect(row).toEqual({ typed: '', payment: '' })
})

test('a passenger at an airport is waited for an hour, and a parcel there as anywhere', async () => {
  const waiting = async (changes: Partial<OrderValues>) => {
    const placing = aNewOrder({ order: anOrder({ pickup: 'Letiště Praha', ...changes }) })
    const { number } = await placed(env.DB, placing, NOW)
    return (await readOrderRow(env.DB, number))?.life?.freeWaitingMin
  }
  expect(await waiting({})).toBe(60)
  expect(await waiting({ ...PARCEL, pickup: 'Letiště Praha' })).toBe(15)
})

test('the same key twice is one order with one number', async () => {
  const order = aNewOrder()
  const first = await placeOrder(env.DB, order, NOW)
  const number = first.ok && first.number
  expect(await placeOrder(env.DB, order, NOW)).toEqual({ ok: true, number, claimed: [] })
  expect(await countRows('orders', 'order_key', order.orderKey)).toBe(1)
})

test('fifty submits at once are one order', async () => {
  const order = aNewOrder()
  const placements = await Promise.all(
    Array.from({ length: 50 }, () => placeOrder(env.DB, order, NOW)),
  )
  expect(new Set(placements.map((one) => one.ok && one.number)).size).toBe(1)
  expect(placements.filter((one) => one.ok && one.claimed.length > 0)).toHaveLength(1)
  expect(await countRows('outbox', 'item', order.orderKey)).toBe(1)
})

test('the same key with another payment changes nothing and says whose it is', async () => {
  const order = aNewOrder()
  const first = await placeOrder(env.DB, order, NOW)
  const payment = { paymentMethod: 'bankTransfer', note: null } as const
  const other = await placeOrder(env.DB, { ...order, payment }, NOW)
  expect(other).toEqual({ ok: false, error: 'key_used', number: first.ok && first.number })
  const row = await env.DB.prepare('SELECT payment_method FROM orders WHERE order_key = ?')
    .bind(order.orderKey)
    .first()
  expect(row).toEqual({ payment_method: 'card' })
})

test('the same key with another content or language changes nothing and says whose it is', async () => {
  const order = aNewOrder()
  const first = await placeOrder(env.DB, order, NOW)
  const number = first.ok && first.number
  const renamed = { ...order, order: { ...order.order, name: 'Karel Druhý' } }
  for (const other of [renamed, { ...order, locale: 'en' as const }])
    expect(await placeOrder(env.DB, other, NOW)).toEqual({ ok: false, error: 'key_used', number })
})

test('a request is placed without a payment, and pressed again it is the same one', async () => {
  const payment = { paymentMethod: null, note: null }
  const request = aNewOrder({ payment })
  const first = await placeOrder(env.DB, request, NOW)
  const number = first.ok && first.number
  expect(await placeOrder(env.DB, request, NOW)).toEqual({ ok: true, number, claimed: [] })
  const other = await placeOrder(env.DB, { ...request, payment: { ...payment, note: 'x' } }, NOW)
  expect(other).toEqual({ ok: false, error: 'key_used', number })
})

test('of two summaries of one draft pressed at once one is placed, and the other asks', async () => {
  const { id: draftId } = await aDraft()
  const [one, other] = [aNewOrder({ draftId }), aNewOrder({ draftId })]
  const placements = await Promise.all([one, other].map((order) => placeOrder(env.DB, order, NOW)))
  const refused = placements.filter(({ ok }) => !ok)
  expect(refused).toEqual([{ ok: false, error: 'draft_placed' }])
  const again = placements[0]?.ok ? other : one
  expect(await placeOrder(env.DB, { ...again, isAgain: true }, NOW)).toMatchObject({ ok: true })
})

test('an order whose duty to be delivered cannot be written is not stored at all', async () => {
  const order = aNewOrder()
  await env.DB.prepare(
    "INSERT INTO outbox (kind, item, state, next_at, created_at) VALUES ('order', ?, 'delivered', 0, 0)",
  )
    .bind(order.orderKey)
    .run()
  await expect(placeOrder(env.DB, order, NOW)).rejects.toThrow('UNIQUE')
  expect(await countRows('orders', 'order_key', order.orderKey)).toBe(0)
})

test('a number another order bears is minted again, so that no order is swallowed', async () => {
  const numbers = [0.123, 0.123, 0.123, 0.456]
  const random = () => numbers.shift() ?? 0.9
  const one = await placeOrder(env.DB, aNewOrder(), NOW, random)
  const other = await placeOrder(env.DB, aNewOrder(), NOW, random)
  expect(one.ok && other.ok && one.number !== other.number).toBe(true)
})

test('an order a robot seems to have sent is held for the carrier', async () => {
  const order = aNewOrder({ isFlagged: true })
  await placeOrder(env.DB, order, NOW)
  const row = await env.DB.prepare('SELECT state FROM outbox WHERE item = ?')
    .bind(order.orderKey)
    .first()
  expect(row).toEqual({ state: 'held' })
})
