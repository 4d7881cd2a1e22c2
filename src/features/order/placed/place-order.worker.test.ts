import { env } from 'cloudflare:workers'
import { expect, test } from 'vitest'
import { oweDelivery } from '~/delivery/outbox.server'
import { newDraft, saveDraft, findDraft } from '~/features/order/typed/draft-store.server'
import { findPlacedOrder, placeOrder } from '~/features/order/placed/place-order.server'
import { NOW, someValues } from '../../../../tests/support/builders.ts'
import { anOrder } from '../../../../tests/support/worker/placed-orders.ts'

async function countRows(table: 'orders' | 'outbox', column: string, key: string): Promise<number> {
  const row = await env.DB.prepare(`SELECT COUNT(*) AS n FROM ${table} WHERE ${column} = ?`)
    .bind(key)
    .first<{ n: number }>()
  return row?.n ?? 0
}

test('an order is stored together with the duty to deliver it, and its draft is gone', async () => {
  const draft = newDraft(someValues())
  await saveDraft(env.DB, draft, NOW)
  const placement = await placeOrder(env.DB, anOrder({ orderKey: draft.orderKey }), NOW)
  expect(placement).toMatchObject({ ok: true, number: expect.stringMatching(/^26\d{8}$/) })
  expect(await countRows('orders', 'order_key', draft.orderKey)).toBe(1)
  expect(await countRows('outbox', 'item', draft.orderKey)).toBe(1)
  expect(await findDraft(env.DB, draft.id, NOW)).toBeNull()
})

test('the same key twice is one order with one number', async () => {
  const order = anOrder()
  const first = await placeOrder(env.DB, order, NOW)
  const second = await placeOrder(env.DB, order, NOW)
  expect(second).toEqual(first)
  expect(await countRows('orders', 'order_key', order.orderKey)).toBe(1)
})

test('fifty submits at once are one order', async () => {
  const order = anOrder()
  const placements = await Promise.all(
    Array.from({ length: 50 }, () => placeOrder(env.DB, order, NOW)),
  )
  expect(new Set(placements.map(({ number }) => number)).size).toBe(1)
  expect(await countRows('outbox', 'item', order.orderKey)).toBe(1)
})

test('the same key with another content is a conflict and changes nothing', async () => {
  const order = anOrder()
  const first = await placeOrder(env.DB, order, NOW)
  const other = await placeOrder(env.DB, { ...order, submitHash: 'another content' }, NOW)
  expect(other).toEqual({ ok: false, error: 'key_conflict', number: first.number })
  expect(await findPlacedOrder(env.DB, order.orderKey)).toMatchObject({ submitHash: 'one content' })
})

test('a number another order bears is minted again, so that no order is swallowed', async () => {
  const numbers = [0.123, 0.123, 0.123, 0.456]
  const random = () => numbers.shift() ?? 0.9
  const one = await placeOrder(env.DB, anOrder(), NOW, random)
  const other = await placeOrder(env.DB, anOrder(), NOW, random)
  expect(one.number).not.toBe(other.number)
  expect(one.ok && other.ok).toBe(true)
})

test('an order a robot seems to have sent is held for the carrier', async () => {
  const order = anOrder({ isFlagged: true })
  await placeOrder(env.DB, order, NOW)
  const row = await env.DB.prepare('SELECT state FROM outbox WHERE item = ?')
    .bind(order.orderKey)
    .first()
  expect(row).toEqual({ state: 'held' })
})

test('an order nobody would owe is not taken', async () => {
  const order = anOrder()
  await oweDelivery(env.DB, { kind: 'order', item: order.orderKey, isHeld: false }, NOW).run()
  await expect(placeOrder(env.DB, order, NOW)).rejects.toThrow('outbox')
  expect(await findPlacedOrder(env.DB, order.orderKey)).toBeNull()
})
