import { env } from 'cloudflare:workers'
import { beforeEach, expect, test } from 'vitest'
import { storeMessage } from '~/pages/contact/contact-step.server'
import { NOW } from '../../../tests/support/builders.ts'
import { aContactBody } from '../../../tests/support/provider/bodies.ts'
import { countStates, emptyOutbox } from '../../../tests/support/worker/outbox.ts'
import { aNewOrder, placeOrder } from '../../../tests/support/worker/placed-orders.ts'

beforeEach(emptyOutbox)

function store(messageKey: string, body = aContactBody()): Promise<string> {
  return storeMessage(env.DB, { messageKey, body, isFlagged: false }, NOW)
}

test('the same message again, a moment later or in the other language, is the one that is there', async () => {
  const key = crypto.randomUUID()
  expect(await store(key)).toBe(key)
  expect(
    await store(key, aContactBody({ sentAt: new Date(NOW.getTime() + 1).toISOString() })),
  ).toBe(key)
  expect(await store(key, aContactBody({ locale: 'cs' }))).toBe(key)
  expect(await countStates()).toEqual({ pending: 1 })
  const { results } = await env.DB.prepare("SELECT item FROM outbox WHERE kind = 'mail'").all()
  expect(results).toEqual([{ item: `carrier:message:${key}` }])
})

test('a message pressed fifty times at once is one message', async () => {
  const key = crypto.randomUUID()
  const keys = await Promise.all(Array.from({ length: 50 }, () => store(key)))
  expect(new Set(keys)).toEqual(new Set([key]))
  expect(await countStates()).toEqual({ pending: 1 })
})

test('another message under a used key is kept and owed too', async () => {
  const key = crypto.randomUUID()
  await store(key)
  expect(await store(key, aContactBody({ message: 'Second' }))).not.toBe(key)
  expect(await countStates()).toEqual({ pending: 2 })
})

test('a message under the key of an order is owed beside it, whichever was first', async () => {
  for (const isOrderFirst of [true, false]) {
    await emptyOutbox()
    const order = aNewOrder()
    if (isOrderFirst) await placeOrder(env.DB, order, NOW)
    expect(await store(order.orderKey)).toBe(order.orderKey)
    if (!isOrderFirst) await placeOrder(env.DB, order, NOW)
    const { results } = await env.DB.prepare(
      "SELECT kind, item FROM outbox WHERE kind <> 'mail' ORDER BY kind",
    ).all()
    expect(results).toEqual([
      { kind: 'contact', item: order.orderKey },
      { kind: 'order', item: order.orderKey },
    ])
  }
})

test('a message nobody would owe is not taken', async () => {
  const key = crypto.randomUUID()
  await store(key)
  await env.DB.prepare('DELETE FROM contact_messages').run()
  await expect(store(key)).rejects.toThrow('outbox')
  const row = await env.DB.prepare('SELECT COUNT(*) AS n FROM contact_messages').first()
  expect(row).toEqual({ n: 0 })
})
