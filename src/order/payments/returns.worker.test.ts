import { env } from 'cloudflare:workers'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { beforeEach, expect, test, vi } from 'vitest'
import { NeedItem } from '~/desk/home/need-item'
import { submitHome } from '~/desk/home/home-step.server'
import { readHome } from '~/desk/home/read-home.server'
import { runInLocale } from '~/i18n/run-in-locale.server'
import { documentsOf } from '~/order/papers/document-store.server'
import { answerNotice } from '~/order/payments/answer-notice.server'
import { askReturns } from '~/order/payments/settle-returns.server'
import { HOUR } from '~/lib/duration'
import { atDesk } from '../../../tests/support/worker/at-desk.ts'
import {
  begun,
  confirmed,
  does,
  gatewayOf,
  lifeOf,
  moneyOf,
  paysByCard,
  PRICE,
  refund,
  returnedOf,
  site,
} from '../../../tests/support/worker/card-payment.ts'
import {
  aDispute,
  aNotice,
  lookAtGateway,
  refundByHand,
  returnNotices,
  script,
} from '../../../tests/support/worker/gateway.ts'
import { aNewOrder } from '../../../tests/support/worker/placed-orders.ts'

const PAID = ['paid', PRICE, 'card', 'pi_']
const BACK = ['refunded', PRICE, 'card', 're_']

beforeEach(async () => {
  await env.DB.prepare('DELETE FROM tasks').run()
})

/** An order whose customer paid by card. */
async function paid(order = aNewOrder()) {
  const number = await confirmed(order)
  return { number, payment: await paysByCard(number) }
}

/** Delivers every notice of what went back of a payment so far, in an order of the test's choice. */
async function hears(payment: string, inSequence = (notices: Request[]) => notices): Promise<void> {
  for (const notice of inSequence(await returnNotices(payment))) {
    expect((await answerNotice(notice, site)).status).toBe(204)
  }
}

/** What the desk reads of tasks at its home, a line each. */
async function readAtDesk(): Promise<string[]> {
  const { needs } = await readHome(env.DB, new Date(Date.now() + HOUR))
  const rows = needs.filter(({ kind }) => kind === 'task')
  return runInLocale('cs', () =>
    Promise.resolve(
      rows.map((row) =>
        renderToStaticMarkup(createElement(NeedItem, { row, rowKey: '', now: 0 }))
          .replaceAll(/<[^>]+>/g, ' ')
          .replaceAll(/[\s\u00a0]+/g, ' '),
      ),
    ),
  )
}

/** Presses the button of the only task. */
async function settlesTask(): Promise<void> {
  const { needs } = await readHome(env.DB, new Date(Date.now() + HOUR))
  const row = needs.find(({ kind }) => kind === 'task')
  if (!row) throw new Error('no task')
  const markup = renderToStaticMarkup(createElement(NeedItem, { row, rowKey: '', now: 0 }))
  const valueOf = (name: string) => new RegExp(`name="${name}" value="([^"]+)"`).exec(markup)?.[1]
  const typed = { intent: 'endTask', number: valueOf('number') ?? '', task: valueOf('task') ?? '' }
  await submitHome(atDesk('/dispecink', typed))
}

test('a refund in the dashboard of the gateway is noted once, by the site, and its credit document follows', async () => {
  const order = aNewOrder()
  const { number, payment } = await paid(order)
  await does(number, { event: 'cancel', reason: null })
  const reference = await refundByHand(payment, PRICE)
  for (const times of [1, 2]) {
    await hears(payment, (notices) => (times === 1 ? notices : notices.toReversed()))
  }
  expect(await moneyOf(number)).toEqual([PAID, BACK])
  const life = await lifeOf(number)
  expect(life.ledger.at(-1)).toMatchObject({ reference, way: 'card' })
  expect(life.history.at(-1)).toMatchObject({ event: 'refunded', actor: 'site' })
  expect(life.balance).toMatchObject({ state: 'notDue', due: 0 })
  expect(await readAtDesk()).toEqual([])
  await vi.waitFor(async () => {
    const documents = await documentsOf(env.DB, order.orderKey)
    expect(documents.map(({ kind }) => kind)).toEqual(['advance', 'credit'])
  }, 5_000)
})

test('notices of one refund at one moment note it once', async () => {
  const { number, payment } = await paid()
  await does(number, { event: 'cancel', reason: null })
  await refundByHand(payment, 100_000)
  await refundByHand(payment, 200_000)
  const notices = [...(await returnNotices(payment)), ...(await returnNotices(payment))]
  const answers = await Promise.all(notices.map((notice) => answerNotice(notice, site)))
  // One who met too many others is sent again.
  expect(answers.every(({ status }) => status === 204 || status === 503)).toBe(true)
  await hears(payment)
  const back = (await moneyOf(number)).filter(([event]) => event === 'refunded')
  expect(back.map(([, amount]) => amount)).toEqual([100_000, 200_000])
})

test('the notice of our own refund that is faster than its answer notes it once, and the person reads that it went', async () => {
  const { number, payment } = await paid()
  await does(number, { event: 'cancel', reason: null })
  for (const fault of ['none', 'held'] as const) await script({ do: 'fault', fault })
  const refunding = refund(number, 'card', null)
  await vi.waitFor(async () => expect(await returnNotices(payment)).not.toEqual([]), 5_000)
  await hears(payment)
  expect(await moneyOf(number)).toEqual([PAID, BACK])
  await script({ do: 'release' })
  expect(await refunding).toMatchObject({ ok: true })
  expect(await moneyOf(number)).toEqual([PAID, BACK])
  expect(await returnedOf(number)).toEqual([PRICE])
})

test('a refund whose answer was lost and whose notice came is not made again by the repeated command', async () => {
  const { number, payment } = await paid()
  await does(number, { event: 'cancel', reason: null })
  for (const fault of ['none', 'lost', 'lost'] as const) await script({ do: 'fault', fault })
  expect(await refund(number, 'card', 100_000)).toMatchObject({ error: 'gatewaySilent' })
  await hears(payment)
  expect(await refund(number, 'card', 100_000)).toMatchObject({ error: 'alreadyNoted' })
  expect(await returnedOf(number)).toEqual([100_000])
})

test('a refund in the dashboard that we did not owe is noted all the same, and the desk reads that it is due again', async () => {
  const { number, payment } = await paid()
  const reference = await refundByHand(payment, 300_000)
  await hears(payment)
  expect((await lifeOf(number)).balance).toMatchObject({ state: 'awaiting', due: 300_000 })
  const [said, ...others] = await readAtDesk()
  expect(others).toEqual([])
  for (const words of ['vráceno víc, než dlužíme', '3 000 Kč', reference]) {
    expect(said).toContain(words)
  }
  await settlesTask()
  await hears(payment)
  expect(await readAtDesk()).toEqual([])
})

test('a refund of ours whose answer was lost is noted also where it is no longer owed, and the desk reads that it is due again', async () => {
  const { number, payment } = await paid()
  await does(number, { event: 'cancel', reason: null })
  for (const fault of ['none', 'lost', 'lost'] as const) await script({ do: 'fault', fault })
  expect(await refund(number, 'card', null)).toMatchObject({ error: 'gatewaySilent' })
  await does(number, { event: 'reopen', reason: 'Omyl' })
  await hears(payment)
  expect(await moneyOf(number)).toEqual([PAID, BACK])
  expect((await lifeOf(number)).balance).toMatchObject({ state: 'awaiting', due: PRICE })
  const [said, ...others] = await readAtDesk()
  expect(others).toEqual([])
  expect(said).toContain('vráceno víc, než dlužíme')
})

test('a notice of a refund that comes before that of its payment notes both', async () => {
  const number = await confirmed()
  const session = await begun(number)
  await script({ do: 'pay', session })
  const { sessions } = await lookAtGateway(number)
  const payment = sessions[0]?.payment_intent ?? ''
  await refundByHand(payment, PRICE)
  await hears(payment)
  await answerNotice(await aNotice(session), site)
  expect(await moneyOf(number)).toEqual([PAID, BACK])
})

test.each(['ours', 'by hand'] as const)(
  'a refund (%s) that fails later is owed again, and the desk reads what to do; what went back is not counted twice',
  async (whose) => {
    const { number, payment } = await paid()
    await does(number, { event: 'cancel', reason: null })
    if (whose === 'ours') await refund(number, 'card', null)
    const id = whose === 'ours' ? await onlyRefund(payment) : await refundByHand(payment, PRICE)
    await hears(payment)
    await script({ do: 'failRefund', id })
    // In whatever order they come: the state is asked.
    await hears(payment, (notices) => notices.toReversed())
    expect(await moneyOf(number)).toEqual([PAID, BACK, ['paid', PRICE, 'card', 're_']])
    expect((await lifeOf(number)).balance).toMatchObject({ due: -PRICE, paid: PRICE, refunded: 0 })
    const [said, ...others] = await readAtDesk()
    expect(others).toEqual([])
    for (const words of ['Vrácení na kartu se nezdařilo', '7 900 Kč', id]) {
      expect(said).toContain(words)
    }
    // The gateway returns it once more, with another key.
    expect(await refund(number, 'card', null)).toMatchObject({ ok: true })
    expect((await lifeOf(number)).balance).toMatchObject({ due: 0, paid: PRICE, refunded: PRICE })
  },
)

async function onlyRefund(payment: string): Promise<string> {
  const { refunds } = await lookAtGateway('')
  return refunds.find(({ payment_intent: of }) => of === payment)?.id ?? ''
}

test('a dispute is told with sum, reason and the end of the time to answer; lost, it is noted as refunded', async () => {
  const { number, payment } = await paid()
  const due = Date.parse('2026-12-01T11:00:00Z') / 1_000
  const what = { reason: 'product_not_received', evidence_details: { due_by: due } }
  const id = await aDispute(payment, what)
  for (const times of [1, 2]) await hears(payment, (all) => all.slice(0, times))
  const [said] = await readAtDesk()
  for (const words of [
    'zpochybnil',
    '7 900 Kč',
    'jízda prý nebyla',
    '1. prosince 2026 ve 12:00',
    id,
  ]) {
    expect(said).toContain(words)
  }
  expect(await moneyOf(number)).toEqual([PAID])
  await settlesTask()
  await script({ do: 'moveDispute', id, status: 'under_review' })
  await hears(payment)
  expect(await readAtDesk()).toEqual([])
  await script({ do: 'moveDispute', id, status: 'lost' })
  await hears(payment, (notices) => notices.toReversed())
  expect(await moneyOf(number)).toEqual([PAID, ['refunded', PRICE, 'card', 'du_']])
  expect((await lifeOf(number)).balance).toMatchObject({ due: PRICE })
  expect(await readAtDesk()).toEqual([expect.stringContaining('Spor o platbu kartou je prohraný')])
})

test('an inquiry that ends and a dispute that is won change no money and leave one word each', async () => {
  const { number, payment } = await paid()
  const inquiry = await aDispute(payment, { status: 'warning_needs_response', amount: 50_000 })
  const dispute = await aDispute(payment, { amount: 60_000, reason: 'something_new' })
  await hears(payment)
  const open = await readAtDesk()
  expect(open).toHaveLength(2)
  expect(open[0]).toContain('se ptá na platbu')
  expect(open[1]).toContain('důvod podle banky: something_new')
  await script({ do: 'moveDispute', id: inquiry, status: 'warning_closed' })
  await script({ do: 'moveDispute', id: dispute, status: 'won' })
  await hears(payment)
  const closed = await readAtDesk()
  expect(closed).toHaveLength(2)
  for (const said of closed) expect(said).toContain('Spor o platbu kartou skončil')
  expect(await moneyOf(number)).toEqual([PAID])
})

test('a dispute that was lost and is won on appeal is money that came back', async () => {
  const { number, payment } = await paid()
  const id = await aDispute(payment)
  for (const status of ['lost', 'appeal_under_review', 'won']) {
    await script({ do: 'moveDispute', id, status })
    await hears(payment)
  }
  expect((await lifeOf(number)).balance).toMatchObject({ due: 0, paid: PRICE, refunded: 0 })
})

test('a claim in another currency is told to the desk, because the order cannot say it', async () => {
  const { number, payment } = await paid()
  await aDispute(payment, { status: 'lost', currency: 'eur', amount: 31_000 })
  await hears(payment)
  expect(await moneyOf(number)).toEqual([PAID])
  expect(await readAtDesk()).toEqual([expect.stringMatching(/nejde zapsat .*310 €/)])
})

test('money of nobody of ours, and of an order that is forgotten, lets a notice end', async () => {
  const { number, payment } = await paid()
  await refundByHand(payment, PRICE)
  await env.DB.prepare('DELETE FROM orders WHERE number = ?').bind(number).run()
  await hears(payment)
  await env.DB.prepare('DELETE FROM tasks').run()
})

test('what went back without any notice is found by the list of events, each once, and from where it was read', async () => {
  const { number, payment } = await paid()
  await env.DB.prepare('DELETE FROM gateway_answers').run()
  await does(number, { event: 'cancel', reason: null })
  await refundByHand(payment, PRICE)
  const ask = () => askReturns(env.DB, gatewayOf, new Date(Date.now() + HOUR))
  for (let times = 0; times < 2; times += 1) await script({ do: 'fault', fault: 'failed' })
  await expect(ask()).rejects.toThrow('no answer')
  let asked = await ask()
  expect(asked.count).toBeGreaterThan(0)
  // The tests before this one left payments, too: the list is read in bites.
  while (asked.isLeft) asked = await ask()
  expect(await moneyOf(number)).toEqual([PAID, BACK])
  // Read to the end: nothing that is older is asked for again.
  expect(await ask()).toEqual({ count: 0, isLeft: false })
})

test('one refund goes back over several payments, the least of them, each noted by itself', async () => {
  const { number } = await paid()
  await does(number, { event: 'price', total: PRICE + 300_000, reason: 'Delší cesta' })
  await paysByCard(number)
  await does(number, { event: 'cancel', reason: null })
  expect(await refund(number, 'card', 100_000)).toMatchObject({ ok: true })
  expect(await refund(number, 'card', null)).toMatchObject({ ok: true })
  expect(await returnedOf(number)).toEqual([100_000, PRICE, 200_000])
  expect((await lifeOf(number)).balance.due).toBe(0)
  expect(await refund(number, 'card', null)).toMatchObject({ error: 'nothingDue' })
})

test.each([
  { fault: 'lost', said: 'gatewayPartly' },
  { fault: 'failed', said: 'gatewayPartly' },
  { fault: 'forbidden', said: 'gatewayPartly' },
] as const)(
  'a refund over two payments whose second part meets "$fault" is said, and repeated pays nothing twice',
  async ({ fault, said }) => {
    const { number } = await paid()
    await does(number, { event: 'price', total: PRICE + 300_000, reason: 'Delší cesta' })
    await paysByCard(number)
    await does(number, { event: 'cancel', reason: null })
    // Two questions for refunds, the first part, and the second one twice.
    for (const one of ['none', 'none', 'none', fault, fault] as const) {
      await script({ do: 'fault', fault: one })
    }
    expect(await refund(number, 'card', null)).toMatchObject({ ok: false, error: said })
    await script({ do: 'clearFaults' })
    expect((await lifeOf(number)).balance.due).toBe(-300_000)
    expect(await refund(number, 'card', null)).toMatchObject({ ok: true })
    expect(await returnedOf(number)).toEqual([PRICE, 300_000])
    expect((await lifeOf(number)).balance.due).toBe(0)
  },
)

test('what was returned in the dashboard meanwhile is noted before anything else goes back', async () => {
  const { number, payment } = await paid()
  await does(number, { event: 'cancel', reason: null })
  await refundByHand(payment, 300_000)
  expect(await refund(number, 'card', null)).toMatchObject({ ok: false, error: 'overtaken' })
  expect((await lifeOf(number)).balance.due).toBe(300_000 - PRICE)
  expect(await refund(number, 'card', null)).toMatchObject({ ok: true })
  expect(await returnedOf(number)).toEqual([300_000, PRICE - 300_000])
})

test('a post that names no task is refused, and one that was done meanwhile is not', async () => {
  const post = async (task: string) => {
    const answer = await submitHome(atDesk('/dispecink', { intent: 'endTask', number: '1', task }))
    return answer.status
  }
  expect(await post('1 1 told ')).toBe(422)
  expect(await post('')).toBe(422)
  expect(await post('1 1 tell ')).toBe(303)
})
