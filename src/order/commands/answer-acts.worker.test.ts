import { appConfig } from '~config'
import { env } from 'cloudflare:workers'
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { answerActs } from '~/order/commands/answer-acts.server'
import type { Persons } from '~/order/commands/desk-persons'
import { orderFields } from '~/order/fields'
import { actOnOrder } from '~/order/store/act.server'
import { HOUR, MINUTE } from '~/lib/duration'
import { deskAnswerSchema } from '~/order/commands/desk-answer'
import * as v from 'valibot'
import { anOrder, NOW, someValues } from '../../../tests/support/builders.ts'
import { aCounter } from '../../../tests/support/counters.ts'
import { untilBackgroundEnds } from '../../../tests/support/worker/background.ts'
import { emptyOutbox } from '../../../tests/support/worker/outbox.ts'
import { aNewOrder, aNewRequest, placeOrder } from '../../../tests/support/worker/placed-orders.ts'

const TOKEN = 'the token of the terminal, 32 or more'
const site = { ...env, ORDERS_TOKEN: TOKEN }
const remote = {
  PROVIDER_API_URL: 'https://api.example.com/v1',
  PROVIDER_ACCESS_TOKEN: 'token',
  PROVIDER_BEARER: 'bearer',
}
const persons: Persons = {
  exportOf: (name) => Promise.resolve({ ...name }),
  erase: (name) =>
    Promise.resolve({
      ...name,
      at: NOW.toISOString(),
      search: { backOffice: 'searched' },
      erased: {
        orders: [],
        named: [],
        messages: 0,
        drafts: 0,
        backOffice: 0,
        desk: 0,
        drivers: 0,
        tasks: 0,
      },
      kept: [],
      papers: [],
    }),
  eraseAgain: () => Promise.reject(new Error('not asked')),
}

beforeEach(async () => {
  // What the test before set off could deliver an order of this one.
  await untilBackgroundEnds()
  vi.useFakeTimers({ toFake: ['Date'] })
  vi.setSystemTime(NOW)
  await emptyOutbox()
  return () => vi.useRealTimers()
})

function aPost(body: string, changes: { method?: string; headers?: Record<string, string> } = {}) {
  return new Request('https://www.example.com/api/acts', {
    method: 'POST',
    body,
    ...changes,
    headers: {
      Authorization: `Bearer ${TOKEN}`,
      'Content-Type': 'application/json',
      ...changes.headers,
    },
  })
}

/** Sends a command and parses the response as the terminal does. */
async function ask(command: object, settings: object = {}) {
  const response = await answerActs(
    aPost(JSON.stringify(command)),
    { ...site, ...settings },
    persons,
  )
  expect(response.headers.get('Cache-Control')).toBe('no-store')
  return { status: response.status, answer: v.parse(deskAnswerSchema, await response.json()) }
}

async function aPlacedOrder(price: 'fixed' | 'onRequest' = 'fixed'): Promise<string> {
  const order = price === 'fixed' ? aNewOrder() : aNewRequest()
  return (await placeOrder(env.DB, order, NOW)).number
}

const DRIVER = {
  driver: 'Karel Řidič',
  phone: '+420777123456',
  car: 'Škoda Superb',
  plate: '1AB 2345',
}

test('the carrier leads an order from its confirmation to its payment', async () => {
  const number = await aPlacedOrder()
  const steps = [
    [{ command: 'confirm' }, { state: 'confirmed', payment: 'awaiting' }, 'afterUndo'],
    [{ command: 'assign', ...DRIVER }, { state: 'assigned' }, 'afterUndo'],
    [{ command: 'progress', step: 'onTheWay' }, { state: 'underway' }, 'never'],
    [{ command: 'done', why: 'Dřívější let' }, { state: 'done', payment: 'awaiting' }, 'afterUndo'],
    [{ command: 'surcharge', amount: 50_000, reason: 'Čekání' }, { state: 'done' }, 'afterUndo'],
    [{ command: 'paid', amount: null }, { payment: 'paid', due: 0 }, 'never'],
    [
      { command: 'price', total: 600_000, reason: 'Omluva' },
      { payment: 'refundDue', due: -190_000, total: 600_000 },
      'afterUndo',
    ],
    [{ command: 'refunded', amount: null }, { payment: 'paid', due: 0 }, 'never'],
    [
      { command: 'surcharge', amount: 20_000, reason: 'Úklid' },
      { payment: 'awaiting', due: 20_000 },
      'afterUndo',
    ],
    [{ command: 'waive', amount: null }, { payment: 'waived', due: 0 }, 'never'],
    [{ command: 'reopen', reason: 'Překlep' }, { state: 'underway', due: 0 }, 'afterUndo'],
  ] as const
  for (const [command, order, told] of steps) {
    expect(await ask({ ...command, number })).toMatchObject({
      status: 200,
      answer: { ok: true, kind: 'acted', order: { number, ...order }, told },
    })
  }
})

test('nobody is said to be told of an order without an address', async () => {
  const order = anOrder()
  const { number } = await placeOrder(env.DB, aNewOrder({ order: { ...order, email: '' } }), NOW)
  expect(await ask({ command: 'confirm', number })).toMatchObject({
    answer: { kind: 'acted', order: { state: 'confirmed' }, told: 'never' },
  })
})

test('an answer names the currency of an order that is not in crowns', async () => {
  const order = anOrder()
  const { price } = order
  if (price.status !== 'fixed') throw new Error('no price')
  const totalGross = { amount: 49_000, currency: 'EUR' } as const
  const inEuros = aNewOrder({ order: { ...order, price: { ...price, totalGross } } })
  const { number } = await placeOrder(env.DB, inEuros, NOW)
  expect(await ask({ command: 'confirm', number })).toMatchObject({
    answer: { order: { due: 49_000, currency: 'EUR' } },
  })
  expect(await ask({ command: 'confirm', number })).toMatchObject({
    answer: { error: 'notNow', order: { currency: 'EUR' } },
  })
  const inCrowns = await ask({ command: 'confirm', number: await aPlacedOrder() })
  expect(inCrowns.answer).not.toHaveProperty('order.currency')
})

test('a request gets a price, which waits for its customer', async () => {
  const number = await aPlacedOrder('onRequest')
  expect(await ask({ command: 'confirm', number })).toMatchObject({
    status: 409,
    answer: { error: 'noPrice', order: { state: 'received' } },
  })
  const quoted = { command: 'quote', number, total: 650_050, until: '2026-11-22T18:00', words: '' }
  expect(await ask(quoted)).toMatchObject({
    status: 200,
    answer: { order: { state: 'offered', until: '2026-11-22T17:00:00.000Z' }, told: 'afterUndo' },
  })
  expect(await ask({ ...quoted, vatRateBp: 0 })).toMatchObject({ status: 200 })
  expect(await ask({ ...quoted, vatRateBp: 10_001 })).toMatchObject({ status: 422 })
  expect(await ask({ ...quoted, until: '2026-12-03T08:00' })).toMatchObject({
    status: 409,
    answer: { error: 'untilTooLate', order: { state: 'offered' } },
  })
})

test('a change is answered, refused or offered', async () => {
  const number = await aPlacedOrder()
  await ask({ command: 'confirm', number })
  const answered = { command: 'answer', number, words: 'Ano', total: null, time: null, until: null }
  expect(await ask({ ...answered, isGranted: false })).toMatchObject({
    status: 409,
    answer: { error: 'nothingAsked' },
  })
  const offered = { ...answered, isGranted: true, time: '2026-12-03T10:00', total: 700_000 }
  expect(await ask(offered)).toMatchObject({
    status: 200,
    answer: { order: { state: 'confirmed', until: expect.any(String) } },
  })
  expect(await ask({ ...offered, time: '2027-03-28T02:30' })).toMatchObject({
    status: 409,
    answer: { error: 'timeInvalid' },
  })
})

test.each([
  [{ command: 'reject', reason: 'Nemáme volný vůz' }, 'rejected'],
  [{ command: 'cancel', reason: 'Porucha' }, 'cancelled'],
] as const)('an order can be ended by %j', async (command, state) => {
  const number = await aPlacedOrder()
  expect(await ask({ ...command, number })).toMatchObject({ answer: { order: { state, due: 0 } } })
  expect(await ask({ ...command, number })).toMatchObject({
    status: 409,
    answer: { error: 'notNow', order: { state } },
  })
})

test('nobody came', async () => {
  const number = await aPlacedOrder()
  await ask({ command: 'confirm', number })
  const missed = { command: 'no-show', number, reason: 'Nikdo nepřišel' }
  expect(await ask(missed)).toMatchObject({ status: 409, answer: { error: 'stillWaiting' } })
  vi.setSystemTime(new Date('2026-12-03T09:30:00Z'))
  expect(await ask(missed)).toMatchObject({
    answer: { order: { state: 'noShow' }, told: 'afterUndo' },
  })
})

test('who acts at the same moment as another is told how the order stands now', async () => {
  const number = await aPlacedOrder()
  const both = await Promise.all([
    ask({ command: 'cancel', number, reason: 'Porucha' }),
    actOnOrder(
      env.DB,
      number,
      { act: { event: 'cancel', reason: null }, actor: 'customer', seq: null },
      NOW,
    ),
  ])
  const [{ answer }, done] = both
  expect([answer.ok, done.ok].filter(Boolean)).toHaveLength(1)
  if (!answer.ok) expect(answer).toMatchObject({ order: { state: 'cancelled' } })
})

test('an order that is not there is told so, as what can be sent again where nothing waits', async () => {
  const number = '2600000000'
  expect(await ask({ command: 'confirm', number })).toEqual({
    status: 404,
    answer: { ok: false, error: 'unknown', order: null },
  })
  expect(await ask({ command: 'show', number })).toMatchObject({ status: 404 })
  expect(await ask({ command: 'replay', item: number, state: null })).toMatchObject({ status: 404 })
})

test('where another back office decides nothing is done, and everything can be read and sent again', async () => {
  appConfig.ordering.decidedBy = 'back-office'
  onTestFinished(() => {
    appConfig.ordering.decidedBy = 'desk'
  })
  const number = await aPlacedOrder()
  expect(await ask({ command: 'confirm', number }, remote)).toMatchObject({
    status: 409,
    answer: { error: 'decidedElsewhere', order: { state: 'received' } },
  })
  expect(await ask({ command: 'confirm', number }, { PROVIDER: 'nobody' })).toMatchObject({
    answer: { error: 'decidedElsewhere' },
  })
  expect(await ask({ command: 'list', limit: 5 }, remote)).toMatchObject({
    answer: { rows: [{ number, state: 'received', name: 'Jana Ukázková', delivery: 'pending' }] },
  })
  expect(await ask({ command: 'settle', item: number }, remote)).toMatchObject({
    answer: { ok: true, kind: 'outbox', count: 1 },
  })
})

test('where the desk decides it acts also before a back office of the carrier', async () => {
  const number = await aPlacedOrder()
  expect(await ask({ command: 'confirm', number }, remote)).toMatchObject({
    answer: { ok: true, order: { state: 'confirmed' } },
  })
})

test.each(['', '%PDF-1.7', 'Datum;Objem\n', '<html></html>', 'Dobrý den'])(
  'a file that is no statement is refused with the line and why: %j',
  async (text) => {
    const { status, answer } = await ask({ command: 'statement', text, isNoted: true })
    expect([status, answer]).toMatchObject([422, { kind: 'statement', faults: [{ line: 1 }] }])
  },
)

test('an order is shown with what was ordered, what happened and what is owed', async () => {
  const number = await aPlacedOrder()
  await ask({ command: 'confirm', number })
  const { answer } = await ask({ command: 'show', number })
  if (!answer.ok || answer.kind !== 'order') throw new Error('not shown')
  const { row, sections } = answer
  expect(row).toMatchObject({ number, state: 'confirmed', payment_state: 'awaiting' })
  expect(JSON.parse(String(row?.['body']))).toMatchObject({ name: someValues().name })
  expect(JSON.parse(String(row?.['events']))).toMatchObject([
    { event: 'received' },
    { event: 'confirm' },
  ])
  expect(JSON.parse(String(row?.['delivery']))).toMatchObject({ state: 'pending' })
  const mails: { about: string }[] = JSON.parse(String(row?.['mails']))
  expect(mails.map(({ about }) => about).toSorted()).toEqual([
    'carrier:event:1',
    'customer:event:1',
    'customer:event:2',
  ])
  expect(JSON.stringify(row)).not.toContain('order_key')
  expect(sections?.map(({ title }) => title)).toEqual([
    'Order',
    'When and where',
    'Passengers and luggage',
    'Extras',
    'Contact',
    'Billing details',
    'Price',
  ])
  const rows = sections?.flatMap((section) => section.rows) ?? []
  expect(rows).toContainEqual({ label: 'Pickup address', value: 'Praha' })
  expect(rows).toContainEqual({
    label: 'Pickup',
    value: 'Thursday 3\u00a0December\u00a02026 at 08:30 in Prague',
  })
  expect(JSON.stringify(rows)).not.toMatch(/false|null|T08:30/)
})

test('an order that was forgotten has nothing to show but what is no person’s', async () => {
  const number = await aPlacedOrder()
  await env.DB.prepare("UPDATE orders SET content = '' WHERE number = ?").bind(number).run()
  expect(await ask({ command: 'show', number })).toMatchObject({
    answer: { kind: 'order', row: { number, body: '' }, sections: null },
  })
})

/** Numbers that a command lists. */
async function numbersOf(command: object): Promise<unknown[]> {
  const { answer } = await ask(command)
  return answer.ok && answer.kind === 'read' ? answer.rows.map((row) => row['number']) : [answer]
}

test('the rides of a day are listed by their pickup in Prague, and a way back on that day', async () => {
  await env.DB.prepare('DELETE FROM orders').run()
  const place = async (changes: object) =>
    (await placeOrder(env.DB, aNewOrder({ order: anOrder(changes) }), NOW)).number
  const late = await place({ date: '2026-12-01', time: '23:45' })
  const early = await place({ date: '2026-12-01', time: '00:15' })
  const next = await place({ date: '2026-12-02', time: '00:00' })
  const away = { date: '2026-11-30', time: '10:00', returnDate: '2026-12-01', returnTime: '12:00' }
  const back = await place(away)
  const list = { command: 'list', limit: 50 }
  const day = { from: '2026-12-01', to: '2026-12-01' }
  expect(await numbersOf({ ...list, ...day })).toEqual([early, back, late])
  expect(await numbersOf({ ...list, from: '2026-12-01', to: '2026-12-02' })).toEqual([
    early,
    back,
    late,
    next,
  ])
  expect(await numbersOf({ ...list, ...day, limit: 1 })).toEqual([early])
  await ask({ command: 'confirm', number: late })
  expect(await numbersOf({ ...list, ...day, state: 'confirmed' })).toEqual([late])
  expect(await numbersOf({ ...list, state: 'confirmed' })).toEqual([late])
  expect(await numbersOf({ ...list, state: 'received' })).toEqual([back, early, next])
  await ask({ command: 'cancel', number: back, reason: 'Porucha' })
  expect(await numbersOf({ ...list, ...day })).toEqual([early, late])
})

test('the list says where to, who drives, and that a change is asked for until it is answered', async () => {
  const number = await aPlacedOrder()
  await ask({ command: 'confirm', number })
  const row = async () => {
    const { answer } = await ask({ command: 'find', text: number })
    return answer.ok && answer.kind === 'read' ? answer.rows[0] : answer
  }
  const way = { from_place: 'Praha', to_place: 'Brno', service: 'business', passengers: 2 }
  expect(await row()).toMatchObject({ ...way, locale: 'cs', driver: null, is_change_asked: null })
  await ask({ command: 'assign', number, ...DRIVER })
  await ask({ command: 'assign', number, ...DRIVER, driver: 'Alena Řidičová' })
  const wish = { event: 'requestChange', message: 'O hodinu později' } as const
  await actOnOrder(env.DB, number, { act: wish, actor: 'customer', seq: null }, NOW)
  expect(await row()).toMatchObject({ driver: 'Alena Řidičová', is_change_asked: 1 })
  const words = { words: '', total: null, time: null, until: null }
  await ask({ command: 'answer', number, isGranted: true, ...words })
  expect(await row()).toMatchObject({ is_change_asked: 0 })
})

test('an order is found by what a customer says on the telephone', async () => {
  await env.DB.prepare('DELETE FROM orders').run()
  const order = anOrder({
    name: 'Jana Nováková',
    email: 'jana.novakova@example.com',
    phone: '777 123 456',
    guestName: 'Zoë Müller',
  })
  const { number } = await placeOrder(env.DB, aNewOrder({ order }), NOW)
  const second = await placeOrder(
    env.DB,
    aNewOrder({ order: anOrder({ name: 'Petr Svoboda' }) }),
    NOW,
  )
  const correct = { event: 'correctEmail', email: 'petr.svoboda@example.org' } as const
  const doing = { act: correct, actor: 'customer', seq: null } as const
  expect(await actOnOrder(env.DB, second.number, doing, NOW)).toMatchObject({ ok: true })
  for (const [of, plate] of [
    [number, DRIVER.plate],
    [second.number, '2BC 6789'],
  ] as const) {
    await ask({ command: 'confirm', number: of })
    await ask({ command: 'assign', number: of, ...DRIVER, plate, anyway: true })
  }
  for (const text of ['2bc6789', 'petr.svoboda@example.org']) {
    expect(await numbersOf({ command: 'find', text }), text).toEqual([second.number])
  }
  const grouped = number.replace(/^(..)(....)/, '$1\u00a0$2 ')
  for (const text of [
    number,
    grouped,
    number.slice(4),
    'novak',
    'NOVÁKOVÁ Jana',
    'müller',
    'Zoe',
    'jana.novakova@example.com',
    'Jana.Novakova',
    '1ab2345',
    '1AB 2345',
    '2345',
    'jana.novakova@',
  ]) {
    expect(await numbersOf({ command: 'find', text }), text).toEqual([number])
  }
  for (const text of ['123 456', '+420 777 123 456', '00420777123456', '777123456']) {
    expect(await numbersOf({ command: 'find', text }), text).toContain(number)
  }
  for (const text of ['nobody', 'novak petr', '999 999', '9ZZ 9999', '%', "x' OR 1=1 --"]) {
    if (text.length > 2) expect(await numbersOf({ command: 'find', text }), text).toEqual([])
  }
  await env.DB.prepare("UPDATE orders SET content = '' WHERE number = ?").bind(number).run()
  await env.DB.prepare('DELETE FROM order_keys').run()
  expect(await numbersOf({ command: 'find', text: 'novak' })).toEqual([])
  expect(await numbersOf({ command: 'find', text: grouped })).toEqual([number])
})

test('what is sought and found of a person is in the answer alone, and in no line of the log', async () => {
  const spies = (['log', 'info', 'warn', 'error', 'debug'] as const).map((name) =>
    vi.spyOn(console, name).mockImplementation(() => {}),
  )
  const number = await aPlacedOrder()
  for (const command of [
    { command: 'find', text: 'Ukázková' },
    { command: 'show', number },
  ]) {
    expect(JSON.stringify((await ask(command)).answer)).toContain('Jana Ukázková')
  }
  await env.DB.prepare("UPDATE orders SET content = '{' WHERE number = ?").bind(number).run()
  for (const command of [
    { command: 'find', text: 'Ukázková' },
    { command: 'show', number },
  ]) {
    expect((await ask(command)).status).toBe(200)
  }
  const lines = JSON.stringify(spies.map(({ mock }) => mock.calls))
  vi.restoreAllMocks()
  // A number of an order may contain any digits.
  expect(lines.replaceAll(number, '')).not.toMatch(/Jana|Ukázková|777/)
})

test('a search returns no more than fifty orders', async () => {
  for (let placed = 0; placed < 51; placed += 1) await aPlacedOrder()
  expect(await numbersOf({ command: 'find', text: 'Ukázková' })).toHaveLength(50)
})

test('the list names the mails that failed by the number of their order', async () => {
  const number = await aPlacedOrder()
  await env.DB.prepare(
    "UPDATE outbox SET state = 'dead', last_error = 'http 422' WHERE kind = 'mail'",
  ).run()
  expect(await ask({ command: 'list', limit: 5 })).toMatchObject({
    answer: { failedMails: [{ about: number, last_error: 'http 422' }, { about: number }] },
  })
  expect(await ask({ command: 'replay', item: number, state: null })).toMatchObject({
    answer: { count: 2 },
  })
})

test.each([
  ['needs_review', 0, 'refused'],
  ['dead', 0, 'dead'],
  ['capped', 0, 'capped'],
  ['pending', 16, 'late'],
  ['pending', 14, null],
  ['delivered', 16, null],
])(
  'an order whose mail to the customer is %s for %i minutes has the mark %s in the list',
  async (state, minutes, mail) => {
    await aPlacedOrder()
    // The list asks the clock of the database.
    await env.DB.prepare(
      "UPDATE outbox SET state = ?, created_at = unixepoch() * 1000 - ? WHERE item LIKE 'customer%'",
    )
      .bind(state, minutes * MINUTE)
      .run()
    expect(await ask({ command: 'list', limit: 5 })).toMatchObject({ answer: { rows: [{ mail }] } })
  },
)

test('the list marks an order whose mail to us has not gone for a quarter of an hour, until it is answered', async () => {
  const number = await aPlacedOrder()
  const isMarked = async () => {
    const { answer } = await ask({ command: 'list', limit: 5 })
    return answer
  }
  for (const [minutes, marked] of [
    [14, 0],
    [16, 1],
  ]) {
    await env.DB.prepare(
      "UPDATE outbox SET state = 'pending', created_at = unixepoch() * 1000 - ? WHERE item LIKE 'carrier%'",
    )
      .bind((minutes ?? 0) * MINUTE)
      .run()
    expect(await isMarked()).toMatchObject({ rows: [{ is_untold: marked }] })
  }
  await ask({ command: 'confirm', number })
  expect(await isMarked()).toMatchObject({ rows: [{ is_untold: 0 }] })
})

test('a released order is delivered and its customer told; of a settled one the customer hears nothing', async () => {
  const states = async () =>
    (
      await env.DB.prepare('SELECT kind, item, state FROM outbox ORDER BY kind, item').all<{
        item: string
        state: string
      }>()
    ).results.map(({ item, state }) => `${item.split(':')[0]?.slice(0, 8)} ${state}`)
  const order = aNewOrder({ isFlagged: true })
  const { number } = await placeOrder(env.DB, order, NOW)
  const key = order.orderKey.slice(0, 8)
  expect(await ask({ command: 'confirm', number })).toMatchObject({ answer: { error: 'held' } })
  expect(await ask({ command: 'release', item: number })).toMatchObject({ answer: { count: 2 } })
  expect(await states()).toEqual(['carrier pending', 'customer pending', `${key} pending`])
  await emptyOutbox()
  const robot = aNewOrder({ isFlagged: true })
  const { number: other } = await placeOrder(env.DB, robot, NOW)
  expect(await ask({ command: 'settle', item: other })).toMatchObject({ answer: { count: 1 } })
  expect(await states()).toEqual([
    'carrier pending',
    'customer held',
    `${robot.orderKey.slice(0, 8)} delivered`,
  ])
})

test('without the setting, or with a weak one, there is no such address', async () => {
  for (const ORDERS_TOKEN of [undefined, '', 'short']) {
    for (const method of ['GET', 'POST']) {
      const body = method === 'POST' ? '{}' : undefined
      const request = new Request('https://www.example.com/api/acts', { method, body })
      const response = await answerActs(request, { ...site, ORDERS_TOKEN }, persons)
      expect(response.status).toBe(404)
    }
  }
})

test('who does not have the token learns nothing', async () => {
  for (const Authorization of ['', 'Bearer', `Bearer ${TOKEN}x`, `Basic ${TOKEN}`, TOKEN]) {
    const response = await answerActs(aPost('{}', { headers: { Authorization } }), site, persons)
    expect(response.status).toBe(401)
    expect(await response.text()).toBe('')
  }
})

test.each([
  ['a GET', new Request('https://www.example.com/api/acts'), 405],
  [
    'a form',
    aPost('a=1', { headers: { 'Content-Type': 'application/x-www-form-urlencoded' } }),
    415,
  ],
  ['no JSON', aPost('{'), 400],
  ['more than 8 KB', aPost(JSON.stringify({ command: 'x'.repeat(9_000) })), 413],
])('%s is refused', async (_name, request, status) => {
  expect((await answerActs(request, site, persons)).status).toBe(status)
})

test.each([
  [{ command: 'accept', number: '2612345678' }, 'command'],
  [{ command: 'confirm', number: '26123' }, 'number'],
  [{ command: 'list', limit: 5, from: '2026-02-30' }, 'from'],
  [{ command: 'list', limit: 5, state: "x' OR 1" }, 'state'],
  [{ command: 'find', text: ' x' }, 'text'],
  [{ command: 'confirm', number: '2612345678', total: 1 }, 'total'],
  [{ command: 'quote', number: '2612345678', total: 65.5, until: null, words: '' }, 'total'],
  [{ command: 'assign', number: '2612345678', ...DRIVER, phone: '777' }, 'phone'],
  [{ command: 'replay', item: null, state: null }, 'item'],
  [[], 'command'],
])('%j is not understood, because of %s', async (command, field) => {
  expect(await ask(command)).toEqual({
    status: 422,
    answer: { ok: false, error: 'invalid', field },
  })
})

test.each([
  ['correct', { number: '2612345678', fields: { tmie: '09:30', name: 'Jana' } }],
  ['enter', { fields: { tmie: '09:30' } }],
])(
  '%s refuses a field that the order form does not have, and says which it has',
  async (command, typed) => {
    expect(await ask({ command, ...typed })).toEqual({
      status: 422,
      answer: { ok: false, error: 'invalid', field: 'tmie', fields: orderFields },
    })
  },
)

test('guessing is counted', async () => {
  const settings = { ...site, PER_MINUTE_60: aCounter(60) }
  const guess = () =>
    answerActs(
      aPost('{}', { headers: { Authorization: 'Bearer x', 'CF-Connecting-IP': '203.0.113.9' } }),
      settings,
      persons,
    )
  for (let tries = 0; tries < 60; tries += 1) expect((await guess()).status).toBe(401)
  expect((await guess()).status).toBe(429)
})

test('after its pickup an order cannot be confirmed any more', async () => {
  const number = await aPlacedOrder()
  vi.setSystemTime(NOW.getTime() + 24 * 30 * HOUR)
  expect(await ask({ command: 'confirm', number })).toMatchObject({ answer: { error: 'tooLate' } })
})

test('each command has a line of the log by its name and request, without whom it is about', async () => {
  const written: string[] = []
  vi.spyOn(console, 'log').mockImplementation((line: unknown) => void written.push(String(line)))
  onTestFinished(() => void vi.restoreAllMocks())
  const requestId = crypto.randomUUID()
  for (const command of [
    { command: 'export', email: 'jana@example.com' },
    { command: 'confirm', number: '2600000001' },
  ])
    await answerActs(aPost(JSON.stringify(command)), site, persons, requestId)
  const lines = written.filter((line) => line.includes('"terminal"'))
  expect(lines.map((line): unknown => JSON.parse(line))).toMatchObject([
    { event: 'terminal', requestId, outcome: 'export' },
    { event: 'terminal', requestId, outcome: 'confirm.unknown' },
  ])
  expect(lines.join()).not.toMatch(/jana|2600000001/)
})
