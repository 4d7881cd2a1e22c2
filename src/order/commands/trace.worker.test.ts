import { env } from 'cloudflare:workers'
import { beforeEach, expect, test, vi } from 'vitest'
import * as v from 'valibot'
import { runCommand } from '~/order/commands/run-command.server'
import { actOnOrder } from '~/order/store/act.server'
import { sendOwedMail } from '~/order/mail/send-mail.server'
import { announceNew } from '~/outbox/announce.server'
import { MINUTE } from '~/lib/duration'
import { traceKey } from '~/lib/hash'
import { NOW } from '../../../tests/support/builders.ts'
import { embeddedEnd } from '../../../tests/support/provider/ends.ts'
import { drainAt, emptyOutbox } from '../../../tests/support/worker/outbox.ts'
import { aNewOrder, placeOrder } from '../../../tests/support/worker/placed-orders.ts'
import { traceText } from '../../../terminal/print/trace.ts'
import { showText } from '../../../terminal/print/show.ts'

const nobody = () => Promise.reject(new Error('not asked'))
const persons = { exportOf: nobody, erase: nobody, eraseAgain: nobody }
const lineSchema = v.pipe(v.string(), v.parseJson(), v.record(v.string(), v.unknown()))
const ORDERS = 20

beforeEach(async () => {
  await emptyOutbox()
  vi.useFakeTimers({ toFake: ['Date'] })
  vi.setSystemTime(NOW)
  return () => {
    vi.useRealTimers()
    vi.restoreAllMocks()
  }
})

/** The lines of the log from now on. */
function theLog() {
  const written: unknown[] = []
  vi.spyOn(console, 'log').mockImplementation((line: unknown) => void written.push(line))
  return () =>
    written.flatMap((line) => {
      const read = v.safeParse(lineSchema, line)
      return read.success ? [read.output] : []
    })
}

/** An order that was placed by one request, confirmed by another, delivered, and whose mails cannot leave. */
async function aLife() {
  const order = aNewOrder({ requestId: crypto.randomUUID() })
  const { number } = await placeOrder(env.DB, order, NOW)
  const confirmed = crypto.randomUUID()
  const act = { event: 'confirm' } as const
  vi.setSystemTime(NOW.getTime() + MINUTE)
  const doing = { act, actor: 'carrier', seq: null, requestId: confirmed } as const
  expect(await actOnOrder(env.DB, number, doing, new Date())).toMatchObject({ ok: true })
  return { number, orderKey: order.orderKey, requests: [order.requestId ?? '', confirmed] }
}

function trace(of: string) {
  return runCommand({ command: 'trace', of }, { env, persons, now: new Date() })
}

test('of 20 orders each is traced by its number, by either request and by its key in the log', async () => {
  const lines = theLog()
  const lives = await Promise.all(Array.from({ length: ORDERS }, aLife))
  await announceNew(env.DB, new Date())
  await drainAt(await embeddedEnd(), new Date())
  const settings = {
    SITE_ORIGIN: 'https://www.example.com',
    MAIL_API_URL: `${env.REMOTE_PROVIDER_URL}/s/trace/emails`,
    MAIL_API_TOKEN: 'token',
  }
  for (let sent = 1; sent > 0;) sent = await sendOwedMail({ ...env, ...settings }, new Date())
  let traced = 0
  for (const { number, orderKey, requests } of lives) {
    const key = await traceKey(orderKey)
    const answers = await Promise.all([number, ...requests, key].map(trace))
    const texts = answers.map(
      (answer) => answer.ok && answer.kind === 'trace' && traceText(answer.row),
    )
    const [text] = texts
    expect(new Set(texts).size).toBe(1)
    expect(text).toContain(`trace = "${key}"`)
    for (const request of requests) expect(text).toContain(`requestId = "${request}"`)
    expect(text).toMatch(/ordered, by customer +request .+\n(?:.*\n)*.*confirmed, by you +request/)
    expect(text).toMatch(/delivery to the back office +delivered, 1 attempt/)
    expect(text).toMatch(/mail to you: ordered/)
    expect(text).toMatch(/mail to the customer: confirmed/)
    // Neither the order's key, which opens its link, nor a person.
    expect(JSON.stringify([answers, text])).not.toContain(orderKey)
    expect(JSON.stringify([answers, text])).not.toMatch(/jana|ukázk|@/i)
    const ofOrder = lines().filter((line) => line['trace'] === key)
    expect(ofOrder.map(({ event }) => event)).toEqual(
      expect.arrayContaining(['order', 'announcement', 'delivery', 'mail']),
    )
    expect(ofOrder.map(({ requestId }) => requestId)).toEqual(expect.arrayContaining(requests))
    traced += 1
  }
  expect(traced).toBe(ORDERS)
  expect(JSON.stringify(lines())).not.toMatch(
    new RegExp(lives.map((life) => life.orderKey).join('|')),
  )
})

test('show names the key by which the log has the order', async () => {
  const { number, orderKey } = await aLife()
  const answer = await runCommand({ command: 'show', number }, { env, persons, now: NOW })
  const text = answer.ok && answer.kind === 'order' && showText(answer.row, answer.sections)
  expect(text).toContain(`In the log  `)
  expect(text).toContain(await traceKey(orderKey))
})

test('an act that is refused and a press that is repeated have a line with their request, too', async () => {
  const { number, orderKey } = await aLife()
  const lines = theLog()
  const requestId = crypto.randomUUID()
  const act = { event: 'confirm' } as const
  await actOnOrder(env.DB, number, { act, actor: 'carrier', seq: null, requestId }, new Date())
  await placeOrder(env.DB, aNewOrder({ orderKey, requestId }), NOW)
  const named = { event: 'order', requestId, trace: await traceKey(orderKey) }
  expect(lines()).toMatchObject([
    { ...named, outcome: 'confirm.notNow' },
    { ...named, outcome: 'repeated' },
  ])
})

test('an erased order keeps its key and loses its requests; nothing is traced by a word that nobody made', async () => {
  const { number, requests } = await aLife()
  const { emptyEvents } = await import('~/order/store/event-store')
  const row = await env.DB.prepare('SELECT order_key FROM orders WHERE number = ?')
    .bind(number)
    .first<{ order_key: string }>()
  await emptyEvents(env.DB, JSON.stringify([row?.order_key])).run()
  expect(await trace(number)).toMatchObject({ ok: true, row: { number } })
  for (const of of [...requests, '2600000000', 'AAAAAAAAAAAA']) {
    expect(await trace(of)).toEqual({ ok: false, error: 'nothingTraced', order: null })
  }
})
