import { env } from 'cloudflare:workers'
import { beforeEach, expect, test } from 'vitest'
import { actOnOrder } from '~/order/store/act.server'
import { oweLostLink } from '~/order/status/find/lost-link.server'
import { DAY, MINUTE } from '~/lib/duration'
import { NOW } from '../../../../tests/support/builders.ts'
import { aNewOrder, placeOrder } from '../../../../tests/support/worker/placed-orders.ts'

const EMAIL = 'jana@example.com'

beforeEach(async () => {
  await env.DB.prepare('DELETE FROM outbox').run()
})

async function linksOwed(): Promise<number> {
  const { results } = await env.DB.prepare(
    "SELECT item FROM outbox WHERE kind = 'mail' AND item LIKE 'customer:link:%'",
  ).all()
  return results.length
}

test('a lost link is owed to the address of the order, however it is capitalised', async () => {
  const { number } = await placeOrder(env.DB, aNewOrder(), NOW)
  await oweLostLink(env.DB, { number, email: 'Jana@Example.com' }, NOW)
  expect(await linksOwed()).toBe(1)
})

test('nothing is owed to another address, for another number or after the link has ended', async () => {
  const { number } = await placeOrder(env.DB, aNewOrder(), NOW)
  await oweLostLink(env.DB, { number, email: 'other@example.com' }, NOW)
  await oweLostLink(env.DB, { number: '2600000000', email: EMAIL }, NOW)
  await oweLostLink(env.DB, { number, email: EMAIL }, new Date(NOW.getTime() + 120 * DAY))
  expect(await linksOwed()).toBe(0)
})

test('one link for an order in ten minutes, also over the turn of such a span', async () => {
  const { number } = await placeOrder(env.DB, aNewOrder(), NOW)
  for (const minutes of [9, 11, 18]) {
    const now = new Date(NOW.getTime() + minutes * MINUTE)
    await oweLostLink(env.DB, { number, email: EMAIL }, now)
  }
  expect(await linksOwed()).toBe(1)
  await oweLostLink(env.DB, { number, email: EMAIL }, new Date(NOW.getTime() + 20 * MINUTE))
  expect(await linksOwed()).toBe(2)
})

test('after a correction a lost link is owed to the new address alone', async () => {
  const { number } = await placeOrder(env.DB, aNewOrder(), NOW)
  const act = { event: 'correctEmail', email: 'jana@example.org' } as const
  await actOnOrder(env.DB, number, { act, actor: 'customer', seq: null }, NOW)
  await oweLostLink(env.DB, { number, email: EMAIL }, NOW)
  expect(await linksOwed()).toBe(0)
  await oweLostLink(env.DB, { number, email: 'jana@example.org' }, NOW)
  expect(await linksOwed()).toBe(1)
})
