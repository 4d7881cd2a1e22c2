import { env } from 'cloudflare:workers'
import { beforeEach, expect, test } from 'vitest'
import { answerActs } from '~/order/commands/answer-acts.server'
import type { DeskCommand } from '~/order/commands/desk-command'
import { personsOf } from '~/jobs/persons.server'
import { actOnOrder } from '~/order/store/act.server'
import type { Act } from '~/order/life/event-data'
import { DAY, HOUR } from '~/lib/duration'
import { anOrder } from '../../../tests/support/builders.ts'
import { issueDocuments } from '~/order/papers/issue-documents.server'
import { emptyOutbox } from '../../../tests/support/worker/outbox.ts'
import { aNewOrder, aNewRequest, placeOrder } from '../../../tests/support/worker/placed-orders.ts'

const TOKEN = 'the token of the terminal, 32 signs or more'
const settings = { ...env, ORDERS_TOKEN: TOKEN }
const persons = personsOf(env)

beforeEach(async () => {
  await emptyOutbox()
  await env.DB.batch(
    ['order_events', 'command_keys', 'erasures'].map((table) =>
      env.DB.prepare(`DELETE FROM ${table}`),
    ),
  )
})

type Given = { ok: boolean; error?: string }

async function send(command: object, key: string): Promise<{ status: number; answer: Given }> {
  const response = await answerActs(
    new Request('https://vozka.example/api/acts', {
      method: 'POST',
      headers: {
        Authorization: `Bearer ${TOKEN}`,
        'Content-Type': 'application/json',
        'Idempotency-Key': key,
      },
      body: JSON.stringify(command),
    }),
    settings,
    persons,
  )
  return { status: response.status, answer: await response.json() }
}

/** Events, mails and the state of the outbox: what must not change when a command comes again. */
async function allThatHappened(): Promise<unknown> {
  // What a document comes to does not depend on when it is issued.
  await issueDocuments(env.DB, new Date())
  const statements = [
    'SELECT order_key, seq, event, data FROM order_events ORDER BY order_key, seq',
    'SELECT kind, item, state FROM outbox ORDER BY kind, item',
    'SELECT number, seq, due, state FROM orders ORDER BY number',
  ]
  const results = await env.DB.batch(statements.map((sql) => env.DB.prepare(sql)))
  return results.map((result) => result.results)
}

/** An order at this time before or after its pickup, after some acts of the carrier. */
async function anOrderThat(...acts: Act[]): Promise<string> {
  const { number } = await placeOrder(env.DB, aNewOrder(), new Date())
  await acted(number, acts)
  return number
}

async function acted(number: string, acts: Act[], now = new Date()): Promise<void> {
  for (const act of acts) {
    const done = await actOnOrder(env.DB, number, { act, actor: 'carrier', seq: null }, now)
    if (!done.ok) throw new Error(done.error)
  }
}

const CONFIRM = { event: 'confirm' } as const
const FINISH = { event: 'finish', why: 'Dřívější let' } as const
const PAID = { event: 'paid', amount: null } as const
const LEDGER = { day: null, way: null, reference: '' } as const
const reason = 'Porucha vozu'
const driver = { driver: 'Karel', phone: '+420777123456', car: 'Škoda', plate: '1AB 2345' }

/** Of each command that acts a case in which it does something. */
const CASES: Record<string, () => Promise<DeskCommand>> = {
  confirm: async () => ({ command: 'confirm', number: await anOrderThat() }),
  quote: async () => {
    const { number } = await placeOrder(env.DB, aNewRequest(), new Date())
    return { command: 'quote', number, total: 650_000, until: null, words: '' }
  },
  answer: async () => {
    const number = await anOrderThat(CONFIRM)
    const act = { event: 'requestChange', message: 'O hodinu později, prosím.' } as const
    await actOnOrder(env.DB, number, { act, actor: 'customer', seq: null }, new Date())
    const rest = { words: 'Nejde to', total: null, time: null, until: null }
    return { command: 'answer', number, isGranted: false, ...rest }
  },
  reject: async () => ({ command: 'reject', number: await anOrderThat(), reason }),
  assign: async () => ({ command: 'assign', number: await anOrderThat(CONFIRM), ...driver }),
  progress: async () => ({
    command: 'progress',
    number: await anOrderThat(CONFIRM, { event: 'assign', ...driver }),
    step: 'onTheWay',
  }),
  done: async () => ({ command: 'done', number: await anOrderThat(CONFIRM), why: reason }),
  'no-show': async () => {
    const order = anOrder()
    const begin = Date.now() - 6 * HOUR
    const pickupAt = new Date(begin).toISOString()
    const trip = { ...order.trip, pickupAt }
    const { number } = await placeOrder(
      env.DB,
      aNewOrder({ order: { ...order, trip } }),
      new Date(begin - DAY),
    )
    await acted(number, [CONFIRM], new Date(begin - HOUR))
    return { command: 'no-show', number, reason, waitedUntil: null }
  },
  price: async () => ({
    command: 'price',
    number: await anOrderThat(CONFIRM),
    total: 400_000,
    reason,
  }),
  reopen: async () => ({ command: 'reopen', number: await anOrderThat(CONFIRM, FINISH), reason }),
  surcharge: async () => ({
    command: 'surcharge',
    number: await anOrderThat(CONFIRM, FINISH),
    amount: 50_000,
    reason,
  }),
  cancel: async () => ({ command: 'cancel', number: await anOrderThat(), reason }),
  paid: async () => ({
    command: 'paid',
    number: await anOrderThat(CONFIRM, FINISH),
    amount: 100_000,
    ...LEDGER,
  }),
  refunded: async () => ({
    command: 'refunded',
    number: await anOrderThat(CONFIRM, FINISH, PAID, {
      event: 'price',
      total: 100_000,
      reason,
    }),
    amount: 10_000,
    ...LEDGER,
  }),
  waive: async () => ({
    command: 'waive',
    number: await anOrderThat(CONFIRM, FINISH),
    amount: 10_000,
  }),
  replay: async () => {
    const item = await anOrderThat()
    await env.DB.prepare("UPDATE outbox SET state = 'dead'").run()
    return { command: 'replay', item, state: null }
  },
  release: async () => {
    const { number } = await placeOrder(env.DB, aNewOrder({ isFlagged: true }), new Date())
    return { command: 'release', item: number }
  },
  settle: async () => {
    const item = await anOrderThat()
    await env.DB.prepare("UPDATE outbox SET state = 'dead'").run()
    return { command: 'settle', item }
  },
  erase: async () => {
    const number = await anOrderThat({ event: 'reject', reason })
    await env.DB.prepare("UPDATE outbox SET state = 'delivered' WHERE kind = 'order'").run()
    expect(number).toMatch(/^\d{10}$/)
    return { command: 'erase', email: anOrder().email }
  },
}

test.each(Object.keys(CASES))(
  'a %s whose answer was lost is sent again: it happened once, and has the first answer',
  async (name) => {
    const command = (await CASES[name]?.()) ?? {}
    const before = await allThatHappened()
    const key = crypto.randomUUID()
    const first = await send(command, key)
    expect(first).toMatchObject({ status: 200, answer: { ok: true } })
    const happened = await allThatHappened()
    expect(happened).not.toEqual(before)
    for (const again of [await send(command, key), await send(command, key)]) {
      expect(again).toEqual(first)
    }
    expect(await allThatHappened()).toEqual(happened)
  },
)

test('of ten that come at once one acts, and all have its answer', async () => {
  const number = await anOrderThat(CONFIRM, FINISH)
  const command = { command: 'surcharge', number, amount: 50_000, reason }
  const key = crypto.randomUUID()
  const answers = await Promise.all(Array.from({ length: 10 }, () => send(command, key)))
  expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1)
  expect(answers[0]).toMatchObject({ status: 200, answer: { order: { due: 840_000 } } })
})

test('a refusal is an answer too: what was refused does not happen when it comes again', async () => {
  const number = await anOrderThat()
  const [command, key] = [{ command: 'paid', number, amount: null }, crypto.randomUUID()]
  const first = await send(command, key)
  expect(first).toMatchObject({ status: 409, answer: { error: 'nothingDue' } })
  await acted(number, [CONFIRM, FINISH])
  expect(await send(command, key)).toEqual(first)
})

test('another command under a used key is refused', async () => {
  const number = await anOrderThat()
  const key = crypto.randomUUID()
  await send({ command: 'confirm', number }, key)
  expect(await send({ command: 'cancel', number, reason }, key)).toMatchObject({
    status: 409,
    answer: { error: 'keyReused' },
  })
  expect(await send({ command: 'confirm', number }, 'no key')).toMatchObject({ status: 422 })
})

test('an act that names the event it saw is refused once another came', async () => {
  const number = await anOrderThat(CONFIRM)
  const cancel = { command: 'cancel', number, reason }
  const sendSeen = (seq: number) => send({ ...cancel, seq }, crypto.randomUUID())
  expect(await sendSeen(1)).toMatchObject({ answer: { error: 'overtaken' } })
  expect(await sendSeen(2)).toMatchObject({ answer: { ok: true, order: { seq: 3 } } })
})

test('what is kept of a command names nobody', async () => {
  await send({ command: 'erase', email: 'jana.tajna@example.com' }, crypto.randomUUID())
  await send({ command: 'erase', phone: '+420777999888' }, crypto.randomUUID())
  const { results } = await env.DB.prepare('SELECT * FROM command_keys').all()
  expect(results).toHaveLength(2)
  expect(JSON.stringify(results)).not.toMatch(/tajna|777999888/)
})
