import { env, withEnv } from 'cloudflare:workers'
import { beforeEach, expect, test } from 'vitest'
import type { Act } from '~/order/life/event-data'
import { DAY, HOUR } from '~/lib/duration'
import { actOnOrder } from '~/order/store/act.server'
import { NOW } from '../../../tests/support/builders.ts'
import { type remoteEnd, remoteEnd as aRemoteEnd } from '../../../tests/support/provider/ends.ts'
import { remoteAccess } from '../../../tests/support/provider/remote-access.ts'
import { deliverOrder, drainAt, emptyOutbox } from '../../../tests/support/worker/outbox.ts'
import { aNewOrder, placeOrder } from '../../../tests/support/worker/placed-orders.ts'

const REMOTE = {
  PROVIDER: 'remote',
  PROVIDER_API_URL: 'http://127.0.0.1:9/v1',
  PROVIDER_ACCESS_TOKEN: remoteAccess.accessToken,
  PROVIDER_BEARER: remoteAccess.bearer,
} as const
const confirm: Act = { event: 'confirm' }
const assign: Act = {
  event: 'assign',
  driver: 'Karel Ukázka',
  phone: '+420700000001',
  car: 'Sedan',
  plate: '1AB 2345',
}
const note: Act = { event: 'note', text: 'Jen pro nás.' }
const paid: Act = { event: 'paid', amount: 100_000 }

beforeEach(emptyOutbox)

/** Places an order and acts on it as the carrier, before a back office of the carrier's own. */
async function acted(...acts: Act[]) {
  const order = aNewOrder()
  const { number } = await placeOrder(env.DB, order, NOW)
  await withEnv({ ...env, ...REMOTE }, async () => {
    for (const act of acts) {
      const done = await actOnOrder(
        env.DB,
        number,
        { act, actor: 'carrier', seq: null, insists: true },
        NOW,
      )
      if (!done.ok) throw new Error(done.error)
    }
  })
  return { number, key: order.orderKey }
}

async function toldOf({ received }: ReturnType<typeof remoteEnd>) {
  return (await received()).events.map(({ body }) => body)
}

async function owedEvents() {
  const { results } = await env.DB.prepare(
    "SELECT item, state, attempts, last_error FROM outbox WHERE kind = 'event' ORDER BY item",
  ).all<{ item: string; state: string; attempts: number; last_error: string | null }>()
  return results
}

test('a back office is told after its order what happened, in sequence, each under a key of its own', async () => {
  const end = aRemoteEnd('events')
  const { number } = await acted(confirm, note, assign, paid)
  await drainAt(end.connection, NOW)
  const { orders, events } = await end.received()
  expect(events.map(({ body }) => body)).toMatchObject([
    { number, seq: 2, event: 'confirm', actor: 'carrier', at: NOW.toISOString(), data: {} },
    { number, seq: 4, event: 'assign', data: { driver: 'Karel Ukázka', plate: '1AB 2345' } },
    { number, seq: 5, event: 'paid', data: { amount: 100_000 } },
  ])
  const keys = [...orders, ...events].map(({ key }) => key)
  expect(keys.map((key) => key.split(':')[0])).toEqual(['order', 'event', 'event', 'event'])
  expect(new Set(keys).size).toBe(4)
})

test('words of the desk alone leave to nobody, and the embedded back office is told nothing', async () => {
  await acted(note)
  expect(await owedEvents()).toEqual([])
  const { number } = await placeOrder(env.DB, aNewOrder(), NOW)
  await actOnOrder(env.DB, number, { act: confirm, actor: 'carrier', seq: null }, NOW)
  expect(await owedEvents()).toEqual([])
})

test('whatever fails before it, an event waits for the order and for the events before it', async () => {
  const end = aRemoteEnd('events')
  const { key } = await acted(confirm, assign, paid)
  await end.script({ fault: 'status', status: 422 })
  await drainAt(end.connection, NOW)
  expect(await toldOf(end)).toEqual([])
  expect((await owedEvents()).map(({ attempts }) => attempts)).toEqual([0, 0, 0])
  await env.DB.prepare("UPDATE outbox SET state = 'pending', next_at = 0 WHERE item = ?")
    .bind(key)
    .run()
  // The order arrives, the first event does not.
  await end.script({ fault: 'ok' }, { fault: 'status', status: 422 })
  await drainAt(end.connection, NOW)
  expect(await toldOf(end)).toEqual([])
  expect((await owedEvents()).map(({ state }) => state)).toEqual([
    'needs_review',
    'pending',
    'pending',
  ])
  await env.DB.prepare(
    "UPDATE outbox SET state = 'pending', next_at = 0 WHERE kind = 'event'",
  ).run()
  await drainAt(end.connection, NOW)
  expect(await toldOf(end)).toMatchObject([{ seq: 2 }, { seq: 3 }, { seq: 4 }])
})

test.each([
  ['answers 200 with HTML', { fault: 'html' }],
  ['leads elsewhere', { fault: 'redirect' }],
  ['hangs up', { fault: 'reset-before' }],
  ['cannot now', { fault: 'status', status: 503 }],
  ['answers 200 instead of 202', { fault: 'status', status: 200 }],
] as const)('where a back office %s, the event waits and is told once', async (_name, fault) => {
  const end = aRemoteEnd('events')
  const { key } = await acted(confirm)
  await deliverOrder(end.connection, key, NOW)
  // A POST is repeated once at once.
  await end.script(fault, fault)
  await drainAt(end.connection, NOW)
  expect(await owedEvents()).toMatchObject([{ state: 'pending', attempts: 1 }])
  await end.script()
  await drainAt(end.connection, new Date(NOW.getTime() + HOUR))
  expect(await toldOf(end)).toMatchObject([{ seq: 2, event: 'confirm' }])
  expect(await owedEvents()).toMatchObject([{ state: 'delivered', last_error: null }])
})

test('a back office that is down for a day gets everything in sequence once it is back', async () => {
  const end = aRemoteEnd('events')
  const orders = [await acted(confirm, assign), await acted(confirm, assign, paid)]
  await end.script(...Array.from({ length: 40 }, () => ({ fault: 'reset-before' }) as const))
  for (let hour = 0; hour < 24; hour += 4) {
    await drainAt(end.connection, new Date(NOW.getTime() + hour * HOUR))
  }
  expect(await toldOf(end)).toEqual([])
  await end.script()
  await drainAt(end.connection, new Date(NOW.getTime() + DAY))
  const told = (await end.received()).events.map(({ body }) => body)
  for (const { number } of orders) {
    const seqs = told.flatMap((body) =>
      JSON.stringify(body).includes(number) ? [Number(Object(body).seq)] : [],
    )
    expect(seqs).toEqual(seqs.toSorted((one, other) => one - other))
  }
  expect(told).toHaveLength(5)
})
