import { env } from 'cloudflare:workers'
import { expect, test } from 'vitest'
import { announceNew } from '~/outbox/announce.server'
import { readItem } from '~/order/commands/run-command.server'
import { orderKeySql } from '~/order/store/order-sql'
import { type NamedItem, release, replay, settle } from '~/outbox/replay.server'
import { connectProvider } from '~/back-office/connection.server'
import { NOW } from '../../tests/support/builders.ts'
import { drainAt, emptyOutbox, itemOf } from '../../tests/support/worker/outbox.ts'
import { aNewOrder, placeOrder } from '../../tests/support/worker/placed-orders.ts'

const embedded = connectProvider(env, { appName: 'test', appVersion: '1' })
const LATER = new Date(NOW.getTime() + 72 * 3_600_000)

async function anOrderIn(state: 'pending' | 'needs_review' | 'dead' | 'delivered' | 'held') {
  const order = aNewOrder({ isFlagged: state === 'held' })
  const { number } = await placeOrder(env.DB, order, NOW)
  await env.DB.prepare('UPDATE outbox SET state = ?, attempts = 9 WHERE item = ?')
    .bind(state, order.orderKey)
    .run()
  return { key: order.orderKey, number }
}

function anOrderBy(name: string): NamedItem {
  return { kind: 'order', keySql: orderKeySql('?2'), name }
}

function drainLater(connection = embedded) {
  return drainAt(connection, LATER)
}

test('a replayed order is delivered', async () => {
  await emptyOutbox()
  const refused = await anOrderIn('needs_review')
  const other = await anOrderIn('needs_review')
  expect(await replay(env.DB, anOrderBy(refused.number), LATER.getTime())).toBe(1)
  await drainLater()
  expect(await itemOf(refused.key)).toMatchObject({ state: 'delivered' })
  expect(await itemOf(other.key)).toMatchObject({ state: 'needs_review' })
})

test('a replayed dead order has 48 hours of its own', async () => {
  await emptyOutbox()
  const dead = await anOrderIn('dead')
  await replay(env.DB, { state: 'dead' }, LATER.getTime())
  await drainLater({ ...embedded, fetch: () => Promise.resolve(new Response('', { status: 500 })) })
  expect(await itemOf(dead.key)).toMatchObject({ state: 'pending', attempts: 1 })
})

test('an order that waits for its next try is sent at once, one that is on its way is left to it', async () => {
  await emptyOutbox()
  const { key, number } = await anOrderIn('pending')
  const waitUntil = (column: 'next_at' | 'lease_until', ms: number) =>
    env.DB.prepare(`UPDATE outbox SET ${column} = ? WHERE item = ?`)
      .bind(LATER.getTime() + ms, key)
      .run()
  await waitUntil('next_at', 8 * 60_000)
  await waitUntil('lease_until', 30_000)
  expect(await replay(env.DB, anOrderBy(number), LATER.getTime())).toBe(0)
  // No run takes an item for so long.
  await waitUntil('lease_until', 30_001)
  expect(await replay(env.DB, anOrderBy(number), LATER.getTime())).toBe(1)
  await drainLater()
  expect(await itemOf(key)).toMatchObject({ state: 'delivered' })
  const untried = await placeOrder(env.DB, aNewOrder(), NOW)
  expect(await replay(env.DB, anOrderBy(untried.number), LATER.getTime())).toBe(0)
})

test('replay leaves alone what was delivered or is held, release only what is held', async () => {
  await emptyOutbox()
  const delivered = await anOrderIn('delivered')
  const held = await anOrderIn('held')
  for (const { number } of [delivered, held]) {
    expect(await replay(env.DB, anOrderBy(number), LATER.getTime())).toBe(0)
  }
  expect(
    await release(env.DB, { kind: 'contact', keySql: '?2', name: delivered.key }, LATER.getTime()),
  ).toBe(0)
  // The order, and the mail to its customer.
  expect(await release(env.DB, anOrderBy(held.number), LATER.getTime())).toBe(2)
  await drainLater()
  expect(await itemOf(held.key)).toMatchObject({ state: 'delivered' })
})

test('only a number or a key names an item', () => {
  expect(readItem('2612345678')).toMatchObject({ kind: 'order', name: '2612345678' })
  expect(readItem("1' OR 1=1 --")).toBeNull()
})

test('what was dealt with by hand waits for nobody any more and is never sent', async () => {
  await emptyOutbox()
  for (const state of ['pending', 'needs_review', 'dead', 'held'] as const) {
    const { key, number } = await anOrderIn(state)
    expect(await settle(env.DB, anOrderBy(number), LATER.getTime())).toBe(1)
    expect(await itemOf(key)).toMatchObject({ state: 'delivered', last_error: 'settled by hand' })
  }
  const { number } = await anOrderIn('delivered')
  expect(await settle(env.DB, anOrderBy(number), LATER.getTime())).toBe(0)
  expect(await drainLater()).toBe(0)
})

test('an order on its way at this moment cannot be settled, and can when that try is over', async () => {
  await emptyOutbox()
  const { key, number } = await anOrderIn('pending')
  await env.DB.prepare('UPDATE outbox SET lease_until = ?')
    .bind(LATER.getTime() + 1)
    .run()
  expect(await settle(env.DB, anOrderBy(number), LATER.getTime())).toBe(0)
  expect(await itemOf(key)).toMatchObject({ state: 'pending' })
  expect(await settle(env.DB, anOrderBy(number), LATER.getTime() + 1)).toBe(1)
})

test('of an order that was settled the carrier is told no more', async () => {
  await emptyOutbox()
  const { number } = await anOrderIn('pending')
  await settle(env.DB, anOrderBy(number), LATER.getTime())
  expect(await announceNew(env.DB, LATER)).toBe(0)
})
