import { env } from 'cloudflare:workers'
import { expect, test } from 'vitest'
import { deliverNow } from '~/outbox/outbox.server'
import { NOW } from '../../tests/support/builders.ts'
import { aDelivery, drainAt, emptyOutbox, itemOf } from '../../tests/support/worker/outbox.ts'
import {
  aNewOrder,
  bodyOf,
  placeOrder,
  storeMessage,
} from '../../tests/support/worker/placed-orders.ts'
import type { FaultStep } from '../../tests/support/provider/remote-provider.ts'
import { aContactBody } from '../../tests/support/provider/bodies.ts'
import { callsElsewhere, remoteEnd } from '../../tests/support/provider/ends.ts'

// All failures of a back office, over real HTTP: the outbox's state of an order or a message after the inline
// attempt, and that the provider, which deduplicates by key, has it exactly once after it recovers.

const LATER = new Date(NOW.getTime() + 3_600_000)
const twice = (step: FaultStep): FaultStep[] => [step, step]

type Row = { name: string; steps: FaultStep[]; state: string; isUnknown: 0 | 1 }

const MATRIX: Row[] = [
  { name: 'ok', steps: [{ fault: 'ok' }], state: 'delivered', isUnknown: 0 },
  { name: '500', steps: twice({ fault: 'status', status: 500 }), state: 'pending', isUnknown: 0 },
  {
    name: '503 with Retry-After',
    steps: twice({ fault: 'status', status: 503, retryAfter: '1800' }),
    state: 'pending',
    isUnknown: 0,
  },
  { name: '429', steps: twice({ fault: 'status', status: 429 }), state: 'pending', isUnknown: 0 },
  {
    name: '500 after it kept the order',
    steps: twice({ fault: 'status', status: 500, commits: true }),
    state: 'pending',
    isUnknown: 0,
  },
  { name: 'hang', steps: [{ fault: 'hang' }], state: 'pending', isUnknown: 1 },
  {
    name: 'hang after it kept the order',
    steps: [{ fault: 'hang', commits: true }],
    state: 'pending',
    isUnknown: 1,
  },
  { name: 'reset before', steps: [{ fault: 'reset-before' }], state: 'pending', isUnknown: 1 },
  { name: 'reset after', steps: [{ fault: 'reset-after' }], state: 'pending', isUnknown: 1 },
  { name: 'a page instead of JSON', steps: [{ fault: 'html' }], state: 'pending', isUnknown: 1 },
  { name: 'another shape', steps: [{ fault: 'wrong-shape' }], state: 'pending', isUnknown: 1 },
  { name: 'redirect elsewhere', steps: [{ fault: 'redirect' }], state: 'pending', isUnknown: 0 },
  { name: 'slow drip', steps: [{ fault: 'drip' }], state: 'pending', isUnknown: 1 },
]

/** An order and a message before their delivery, stored as the site stores them. */
const SENT = {
  order: async () => {
    const order = aNewOrder()
    const { number } = await placeOrder(env.DB, order, NOW)
    return { kind: 'order' as const, item: order.orderKey, body: bodyOf(order, number) }
  },
  message: async () => {
    const body = aContactBody()
    const item = await storeMessage(
      env.DB,
      { messageKey: crypto.randomUUID(), body, isFlagged: false },
      NOW,
    )
    return { kind: 'contact' as const, item, body }
  },
}

test.each(MATRIX)(
  'after $name an order and a message are $state, and once at the provider in the end',
  { timeout: 15_000 },
  async ({ steps, state, isUnknown }) => {
    await emptyOutbox()
    const { connection, script, received } = remoteEnd('outbox')
    await script(...steps, ...steps)
    const sent = [await SENT.order(), await SENT.message()]
    // In parallel, because some of them wait for seconds.
    await Promise.all(
      sent.map(({ kind, item }) => deliverNow(aDelivery(connection, NOW), { kind, item })),
    )
    for (const { item } of sent) {
      expect(await itemOf(item)).toMatchObject({ state, is_unknown: isUnknown })
    }
    await drainAt(connection, LATER)
    for (const { item } of sent) {
      expect(await itemOf(item)).toMatchObject({ state: 'delivered', is_unknown: 0 })
    }
    const { orders, messages } = await received()
    const kept = sent.map(({ kind, item, body }) => ({
      key: `${kind === 'order' ? 'order' : 'message'}:${item}`,
      body,
    }))
    expect([...orders, ...messages]).toMatchObject(kept)
    expect(await callsElsewhere()).toEqual([])
  },
)
