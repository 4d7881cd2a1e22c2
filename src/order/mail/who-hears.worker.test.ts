import { env, withEnv } from 'cloudflare:workers'
import * as v from 'valibot'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Act } from '~/order/life/event-data'
import { correctionSchema, type EventName } from '~/order/life/event-data'
import type { Actor } from '~/order/life/states'
import { sendOwedMail } from '~/order/mail/send-mail.server'
import type { OrderValues } from '~/order/model/typed-order'
import { actOnOrder, type Done } from '~/order/store/act.server'
import type { NewOrder } from '~/order/store/order-store.server'
import type { PaymentMethod } from '~/carrier/payment-methods'
import { tasksOf } from '~/order/store/desk/task-store.server'
import { keysOf } from '~/lib/keys-of'
import { HOUR, MINUTE, SECOND } from '~/lib/duration'
import { formatOrderNumber } from '~/i18n/format'
import { anOrder, NOW } from '../../../tests/support/builders.ts'
import { BILLING } from '../../../tests/support/lives.ts'
import { emptyOutbox } from '../../../tests/support/worker/outbox.ts'
import { aNewOrder, aNewRequest, placeOrder } from '../../../tests/support/worker/placed-orders.ts'

/** The carrier's people decide here, and a back office of their own is told: so everybody who may hear is there. */
const SITE = {
  ...env,
  SITE_ORIGIN: 'https://www.vozka.example',
  ORDER_LINK_SECRET: env.ORDER_LINK_SECRET ?? '',
  MAIL_API_URL: 'https://mail.example/emails',
  MAIL_API_TOKEN: 'token',
  MAIL_FROM: 'site@vozka.example',
  CARRIER_EMAIL: 'carrier@vozka.example',
  PROVIDER_API_URL: 'https://books.example',
}
/** Who has which mailbox; Eva and Ivan have none, and are called. */
const MAILBOXES: Readonly<Record<string, string>> = {
  'jana@example.com': 'customer',
  'jana@example.org': 'customer',
  'carrier@vozka.example': 'carrier',
  'karel@vozka.example': 'Karel',
  'petr@vozka.example': 'Petr',
}
const KAREL = {
  driver: 'Karel',
  phone: '+420700000001',
  car: 'Superb',
  plate: '1AB 2345',
  email: 'karel@vozka.example',
}
const PETR = { ...KAREL, driver: 'Petr', phone: '+420700000002', email: 'petr@vozka.example' }
const EVA = { driver: 'Eva', phone: '+420700000003', car: 'Octavia', plate: '2AB 2345' }
const IVAN = { ...EVA, driver: 'Ivan', phone: '+420700000004' }

/** An act, who does it, and when; without a time it follows two minutes after the act before. */
type Step = [Act, Actor, Date?]
type Case = {
  what: string
  before: Step[]
  /** Acts of the same minute, which nobody heard of yet. */
  soon?: Step[]
  /** Null: the order is placed. */
  step: Step | null
  isRequest?: true
  paymentMethod?: PaymentMethod
  placed?: Partial<NewOrder>
}

const THERE = new Date('2026-12-03T07:30:00Z')
const after = (hours: number) => new Date(THERE.getTime() + hours * HOUR)
/** There by Karel, who has a mailbox, and back two days later by Eva, who has none. */
const VALUES: Partial<OrderValues> = {
  pickup: 'Vodičkova 12, Praha 1',
  dropoff: 'Brno',
  returnDate: '2026-12-05',
  returnTime: '17:00',
  flightNumber: '',
}
const ONE_WAY = { returnDate: '', returnTime: '' }

/** What the desk corrects: the fields that other typed values make others. */
function corrects(changes: Partial<OrderValues>): Act {
  const [old, next] = [anOrder(VALUES), anOrder({ ...VALUES, ...changes })]
  const isOther = (key: keyof typeof next) => JSON.stringify(old[key]) !== JSON.stringify(next[key])
  const fields = keysOf(correctionSchema.entries).filter(isOther)
  const of = (order: typeof next) =>
    v.parse(correctionSchema, Object.fromEntries(fields.map((key) => [key, order[key]])))
  return { event: 'correct', before: of(old), after: of(next) }
}

const answer = {
  event: 'answerChange',
  isGranted: true,
  words: '',
  total: null,
  time: null,
  until: null,
} as const
const confirm: Step = [{ event: 'confirm' }, 'carrier']
const assign = (driver: object, leg: 1 | 2 = 1): Step => [
  { event: 'assign', ...KAREL, email: undefined, ...driver, leg },
  'carrier',
]
const driven = [confirm, assign(KAREL), assign(EVA, 2)]
const wish: Step = [{ event: 'requestChange', message: 'O hodinu později.' }, 'customer']
const later = { local: '2026-12-03T09:30', at: '2026-12-03T08:30:00.000Z' }
const wishLater: Step = [
  { event: 'requestChange', message: 'O hodinu později.', pickup: later },
  'customer',
]
const offer: Step = [{ event: 'offer', total: 500_000, until: null, words: '' }, 'carrier']
const paid: Step = [{ event: 'paid', amount: null, way: 'transfer' }, 'carrier']
const doneThere: Step = [{ event: 'finish', leg: 1 }, 'carrier', after(3)]
const doneBack: Step = [{ event: 'finish', leg: 2 }, 'carrier', after(72)]
const ended: Step = [{ event: 'cancel', reason: 'Porucha.' }, 'carrier']
const onTheWay: Step = [{ event: 'progress', step: 'onTheWay', leg: 1 }, 'driver', after(-1)]
const cancelAsked: Step = [{ event: 'requestCancel', reason: null }, 'customer', after(-3)]
const missed = { event: 'noShow', reason: 'Nikdo nepřišel.' } as const

/** Every event with what it changes of whose ride. The compiler asks for a new one. */
const CASES: Readonly<Record<EventName, [Case, ...Case[]]>> = {
  received: [
    { what: 'on the site', before: [], step: null },
    { what: 'a request on the site', before: [], step: null, isRequest: true },
    { what: 'on the telephone', before: [], step: null, placed: { enteredBy: 'dana' } },
    { what: 'perhaps by a robot', before: [], step: null, placed: { isFlagged: true } },
  ],
  confirm: [{ what: 'an order', before: [], step: confirm }],
  offer: [
    { what: 'a price for a request', before: [], step: offer, isRequest: true },
    { what: 'another price', before: [offer], step: offer, isRequest: true },
  ],
  accept: [
    {
      what: 'the offered price',
      before: [offer],
      step: [{ event: 'accept', billing: BILLING, paymentMethod: 'cash' }, 'customer'],
      isRequest: true,
    },
  ],
  decline: [
    {
      what: 'the offered price',
      before: [offer],
      step: [{ event: 'decline' }, 'customer'],
      isRequest: true,
    },
  ],
  reject: [
    { what: 'an order', before: [], step: [{ event: 'reject', reason: 'Plno.' }, 'carrier'] },
  ],
  expire: [
    {
      what: 'an order that nobody answered',
      before: [],
      step: [{ event: 'expire' }, 'site', after(0)],
    },
  ],
  assign: [
    { what: 'the way there, to a driver with a mailbox', before: [confirm], step: assign(KAREL) },
    { what: 'the way there, to a driver without one', before: [confirm], step: assign(EVA) },
    { what: 'the way back', before: [confirm, assign(KAREL)], step: assign(EVA, 2) },
    {
      what: 'the way back, to the same driver',
      before: [confirm, assign(KAREL)],
      step: assign(KAREL, 2),
    },
    { what: 'to another driver', before: driven, step: assign(PETR) },
    { what: 'to another driver, both without a mailbox', before: driven, step: assign(IVAN, 2) },
    {
      what: 'to another driver, before anybody told the first',
      before: [confirm, assign(KAREL)],
      soon: [assign(EVA, 2)],
      step: assign(IVAN, 2),
    },
    {
      what: 'another car of the same driver',
      before: driven,
      step: assign({ ...KAREL, plate: '3AB 2345' }),
    },
    {
      what: 'to another driver while the first is on the way',
      before: [...driven, onTheWay],
      step: [assign(PETR)[0], 'carrier', after(-0.5)],
    },
    {
      what: 'the way back, while the way there is under way',
      before: [confirm, assign(KAREL), onTheWay],
      step: [assign(EVA, 2)[0], 'carrier', after(-0.5)],
    },
  ],
  progress: [
    { what: 'the driver is on the way', before: driven, step: onTheWay },
    {
      what: 'the desk says that the driver is there',
      before: driven,
      step: [{ event: 'progress', step: 'arrived', leg: 1 }, 'carrier', after(0)],
    },
  ],
  finish: [
    { what: 'the way there, by the desk', before: driven, step: doneThere },
    {
      what: 'the way there, by its driver',
      before: driven,
      step: [{ event: 'finish', leg: 1 }, 'driver', after(3)],
    },
    { what: 'the way back, by the desk', before: [...driven, doneThere], step: doneBack },
  ],
  noShow: [
    { what: 'the way there, by the desk', before: driven, step: [missed, 'carrier', after(2)] },
    { what: 'the way there, by its driver', before: driven, step: [missed, 'driver', after(2)] },
    {
      what: 'the way there, and the way back is dropped',
      before: driven,
      step: [{ ...missed, isBackCancelled: true }, 'carrier', after(2)],
    },
    { what: 'the way back', before: [...driven, doneThere], step: [missed, 'carrier', after(72)] },
  ],
  cancel: [
    {
      what: 'by the customer',
      before: driven,
      step: [{ event: 'cancel', reason: null }, 'customer'],
    },
    { what: 'by the desk', before: driven, step: ended },
    {
      what: 'by the customer, right after the desk confirmed it and gave it a driver',
      before: [],
      soon: [confirm, assign(KAREL)],
      step: [{ event: 'cancel', reason: null }, 'customer'],
    },
    {
      what: 'by the clock, as the customer asked and nobody answered',
      before: [...driven, cancelAsked],
      step: [{ event: 'cancel', reason: null }, 'site', after(0)],
    },
    {
      what: 'before it binds, by the customer',
      before: [],
      step: [{ event: 'cancel', reason: null }, 'customer'],
    },
    {
      what: 'after the way there, by the desk',
      before: [...driven, doneThere],
      step: [{ event: 'cancel', reason: 'Porucha.' }, 'carrier', after(4)],
    },
  ],
  requestCancel: [{ what: 'a cancelling that costs something', before: driven, step: cancelAsked }],
  correctEmail: [
    {
      what: 'the address of the customer',
      before: [],
      step: [{ event: 'correctEmail', email: 'jana@example.org' }, 'customer'],
    },
  ],
  requestChange: [
    { what: 'a wish', before: driven, step: wish },
    { what: 'another wish within the hour', before: [...driven, wish], step: wishLater },
  ],
  answerChange: [
    {
      what: 'a yes to a wish for another time',
      before: [...driven, wishLater],
      step: [{ ...answer, time: later.local }, 'carrier'],
    },
    { what: 'a yes in words', before: [...driven, wish], step: [answer, 'carrier'] },
    {
      what: 'a yes to another flight',
      before: [
        ...driven,
        [{ event: 'requestChange', message: 'Jiný let.', flightNumber: 'BA 854' }, 'customer'],
      ],
      step: [answer, 'carrier'],
    },
    {
      what: 'a no',
      before: [...driven, wish],
      step: [{ ...answer, isGranted: false, words: 'Nejde to.' }, 'carrier'],
    },
    {
      what: 'another price',
      before: [...driven, wish],
      step: [{ ...answer, total: 850_000 }, 'carrier'],
    },
    {
      what: 'a time that the desk proposes',
      before: driven,
      step: [{ ...answer, time: later.local }, 'carrier'],
    },
  ],
  acceptChange: [
    {
      what: 'another time',
      before: [...driven, [{ ...answer, time: later.local }, 'carrier']],
      step: [{ event: 'acceptChange' }, 'customer'],
    },
    {
      what: 'another price',
      before: [...driven, wish, [{ ...answer, total: 850_000 }, 'carrier']],
      step: [{ event: 'acceptChange' }, 'customer'],
    },
  ],
  declineChange: [
    {
      what: 'another time',
      before: [...driven, [{ ...answer, time: later.local }, 'carrier']],
      step: [{ event: 'declineChange' }, 'customer'],
    },
  ],
  surcharge: [
    {
      what: 'after the ride',
      before: [...driven, doneThere, doneBack],
      step: [{ event: 'surcharge', amount: 50_000, reason: 'Úklid.' }, 'carrier', after(73)],
    },
  ],
  price: [
    {
      what: 'lower, paid to the driver',
      before: driven,
      step: [{ event: 'price', total: 300_000, reason: 'Sleva.' }, 'carrier'],
    },
    {
      what: 'lower, paid by transfer',
      before: driven,
      step: [{ event: 'price', total: 300_000, reason: 'Sleva.' }, 'carrier'],
      paymentMethod: 'bankTransfer',
    },
  ],
  reopen: [
    {
      what: 'what the desk cancelled',
      before: [...driven, ended],
      step: [{ event: 'reopen', reason: 'Omyl.' }, 'carrier'],
    },
    {
      what: 'what the desk rejected',
      before: [[{ event: 'reject', reason: 'Plno.' }, 'carrier']],
      step: [{ event: 'reopen', reason: 'Omyl.' }, 'carrier'],
    },
    {
      what: 'what was done',
      before: [...driven, doneThere, doneBack],
      step: [{ event: 'reopen', reason: 'Omyl.' }, 'carrier', after(73)],
    },
  ],
  paid: [
    { what: 'what the driver would take', before: driven, step: paid },
    {
      what: 'to the driver',
      before: [...driven, doneThere],
      step: [{ event: 'paid', amount: null, way: 'cash' }, 'driver', after(3.1)],
    },
    { what: 'by transfer', before: driven, step: paid, paymentMethod: 'bankTransfer' },
    {
      what: 'by card, as the gateway tells',
      before: driven,
      step: [{ event: 'paid', amount: null, way: 'card' }, 'site'],
      paymentMethod: 'card',
    },
  ],
  refunded: [
    {
      what: 'what was paid, after a cancelling',
      before: [...driven, paid, ended],
      step: [{ event: 'refunded', amount: null }, 'carrier'],
      paymentMethod: 'bankTransfer',
    },
    {
      what: 'the bank took back what was paid',
      before: [...driven, [{ event: 'paid', amount: 100_000, way: 'transfer' }, 'carrier']],
      step: [{ event: 'refunded', amount: 100_000, way: 'transfer', isReversed: true }, 'carrier'],
    },
  ],
  waive: [
    {
      what: 'what the driver would take',
      before: driven,
      step: [{ event: 'waive', amount: null }, 'carrier'],
    },
  ],
  correct: [
    {
      what: 'the time of the way there',
      before: driven,
      step: [corrects({ time: '09:30' }), 'carrier'],
    },
    {
      what: 'the time of the way back',
      before: driven,
      step: [corrects({ returnTime: '18:00' }), 'carrier'],
    },
    {
      what: 'the street of the pickup',
      before: driven,
      step: [corrects({ pickup: 'Dlouhá 5, Praha 1' }), 'carrier'],
    },
    { what: 'a stop', before: driven, step: [corrects({ stops: 'Jihlava' }), 'carrier'] },
    { what: 'the passengers', before: driven, step: [corrects({ passengers: '3' }), 'carrier'] },
    {
      what: 'the telephone of the customer',
      before: driven,
      step: [corrects({ phone: '608 999 888' }), 'carrier'],
    },
    {
      what: 'the name board',
      before: driven,
      step: [corrects({ nameBoard: 'Nováková' }), 'carrier'],
    },
    { what: 'the flight', before: driven, step: [corrects({ flightNumber: 'BA 854' }), 'carrier'] },
    {
      what: 'the landing',
      before: driven,
      step: [{ event: 'correct', before: {}, after: {}, landedAt: '2026-12-03T08:20' }, 'carrier'],
    },
    {
      what: 'words for the driver',
      before: driven,
      step: [corrects({ message: 'Mám psa.' }), 'carrier'],
    },
    { what: 'the category', before: driven, step: [corrects({ service: 'comfort' }), 'carrier'] },
    {
      what: 'the address of the invoice',
      before: driven,
      step: [corrects({ street: 'Lipová 9' }), 'carrier'],
    },
    {
      what: 'the e-mail of the customer',
      before: driven,
      step: [corrects({ email: 'jana@example.org' }), 'carrier'],
    },
    { what: 'without the way back', before: driven, step: [corrects(ONE_WAY), 'carrier'] },
    {
      what: 'without the way back, after the way there',
      before: [...driven, doneThere],
      step: [corrects(ONE_WAY), 'carrier', after(4)],
    },
    {
      what: 'the time, before anybody drives',
      before: [confirm],
      step: [corrects({ time: '09:30' }), 'carrier'],
    },
  ],
  note: [
    {
      what: 'words of the desk',
      before: driven,
      step: [{ event: 'note', text: 'Volala.' }, 'carrier'],
    },
  ],
  undo: [
    {
      what: 'money noted by mistake that the driver takes again',
      before: [...driven, paid],
      step: [{ event: 'undo', money: 'entry' }, 'carrier'],
    },
  ],
}

let posted: { to: unknown; subject: string; text: string }[] = []

beforeEach(() => {
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (url, init) => {
    posted.push(await new Request(url, init).json())
    return Response.json({ id: '1' })
  })
})

afterEach(() => {
  vi.restoreAllMocks()
})

/** An order that a case begins with, how it is acted on, and who heard of what once the minute of undo is over. */
async function begun({ before, soon = [], isRequest, paymentMethod = 'cash', placed = {} }: Case) {
  await emptyOutbox()
  await env.DB.prepare('DELETE FROM tasks').run()
  const order = isRequest
    ? aNewRequest(ONE_WAY)
    : aNewOrder({ order: anOrder(VALUES), payment: { paymentMethod, note: null }, ...placed })
  const { number } = await placeOrder(env.DB, order, NOW)
  let now = NOW
  const act = async ([doing, actor, at]: Step, wait = 2 * MINUTE) => {
    now = at ?? new Date(now.getTime() + wait)
    const what = { act: doing, actor, seq: null, insists: true }
    return actOnOrder(env.DB, number, what, now)
  }
  const hear = () => heard(order.orderKey, number, new Date(now.getTime() + MINUTE))
  return {
    act,
    hear,
    prepare: async () => {
      for (const step of before) await mustHappen(act(step))
      await hear()
      for (const step of soon) await mustHappen(act(step, SECOND))
    },
  }
}

async function mustHappen(acting: Promise<Done>): Promise<void> {
  const done = await acting
  if (!done.ok) throw new Error(done.error)
}

/** Who was told what since the last call. */
async function heard(orderKey: string, number: string, now: Date): Promise<string[]> {
  posted = []
  await env.DB.prepare('DELETE FROM mail_counts').run()
  await sendOwedMail(SITE, now)
  expect(posted.filter((mail) => !isSilent(mail))).toEqual([])
  const mails = posted.flatMap(({ to, subject, text }) =>
    addressesIn(to).map(
      (address) => `${MAILBOXES[address] ?? address}: ${subject}${factsIn(text)}`,
    ),
  )
  const calls = (await tasksOf(env.DB, orderKey)).map((task) =>
    task.kind === 'tell' || task.kind === 'tellFormer'
      ? `desk calls ${task.data.driver}: ${[task.data.what, ...task.data.facts].join(' ')}`
      : `desk: ${task.kind}`,
  )
  const { results } = await env.DB.prepare(
    `SELECT event FROM outbox JOIN order_events ON item = order_key || ':' || printf('%07d', seq)
     WHERE kind = 'event' ORDER BY item`,
  ).all<{ event: string }>()
  await env.DB.batch([
    env.DB.prepare('DELETE FROM tasks'),
    env.DB.prepare("DELETE FROM outbox WHERE kind = 'event'"),
  ])
  const books = results.map(({ event }) => event).join(', ')
  return [...mails.toSorted(), ...calls, ...(books === '' ? [] : [`back office: ${books}`])].map(
    (line) => line.replaceAll('\u00a0', ' ').replaceAll(formatNumber(number), 'NUMBER'),
  )
}

/** An order number as people read it. */
function formatNumber(number: string): string {
  return formatOrderNumber(number).replaceAll('\u00a0', ' ')
}

/** A driver's mail names the town alone: the rest is on his page. */
function isSilent({ to, subject, text }: (typeof posted)[number]): boolean {
  const isDrivers = addressesIn(to).some((address) => /^(?:karel|petr)@/.test(address))
  return !isDrivers || !/Jana|777.?123.?456|Vodičkova|Mám psa/.test(subject + text)
}

function addressesIn(to: unknown): string[] {
  return JSON.stringify(to).match(/[a-z0-9.]+@[a-z0-9.]+/g) ?? []
}

function factsIn(text: string): string {
  const [, facts] = /(Změnilo se: .*?)\. /.exec(text.replace(/\s+/g, ' ')) ?? []
  return facts === undefined ? '' : ` (${facts})`
}

/** Who hears of an act; where the desk takes it back, after its minute, it is refused. */
async function linesAfter(one: Case): Promise<string[]> {
  const { act, hear, prepare } = await begun(one)
  if (one.step === null) return hear()
  await prepare()
  await mustHappen(act(one.step, one.soon ? SECOND : 2 * MINUTE))
  const lines = await hear()
  const undone = await act(UNDO, MINUTE)
  expect(undone.ok ? 'undone' : undone.error, one.what).toMatch(/undoTooLate|nothingToUndo/)
  return lines
}

const UNDO: Step = [{ event: 'undo' }, 'carrier']

function isTakenBack([{ event }, actor]: Step): boolean {
  return actor === 'carrier' && event !== 'undo'
}

/** Who hears where the desk takes it back within its minute. */
async function lineOfUndo(one: Case): Promise<string[]> {
  if (one.step === null || !isTakenBack(one.step)) return []
  const { act, hear, prepare } = await begun(one)
  await prepare()
  await mustHappen(act(one.step))
  const undone = await act(UNDO, MINUTE / 2)
  if (!undone.ok) return [`it is not taken back: ${undone.error}`]
  const lines = await hear()
  return [`taken back within its minute: ${lines.length === 0 ? 'nobody' : lines.join('; ')}`]
}

test('who hears of each act, and of its taking back, is what was read and approved', async () => {
  const written: string[] = []
  await withEnv(SITE, async () => {
    for (const event of keysOf(CASES)) {
      for (const one of CASES[event]) {
        const lines = [...(await linesAfter(one)), ...(await lineOfUndo(one))]
        const title = `${event}: ${one.what}${one.step ? `, by ${one.step[1]}` : ''}`
        const said = lines.length === 0 ? ['nobody'] : lines
        written.push([title, ...said.map((line) => `  ${line}`)].join('\n'))
      }
    }
  })
  await expect(`${written.join('\n\n')}\n`).toMatchFileSnapshot('who-hears.txt')
})
