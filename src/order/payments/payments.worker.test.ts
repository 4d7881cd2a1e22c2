import { env, withEnv } from 'cloudflare:workers'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test, vi } from 'vitest'
import type { Act } from '~/order/life/event-data'
import { openGatewayFor } from '~/carrier/offered-ways'
import { gatewayRefusalSql } from '~/gateway/gateway-answers.server'
import { startVisit } from '~/http/visit'
import { runInLocale } from '~/i18n/run-in-locale.server'
import { ReturnedNotice } from '~/order/status/acts/returned-notice'
import { PaySection } from '~/order/status/pay/pay-section'
import { submitStatusPage } from '~/order/status/status-step.server'
import { answerNotice } from '~/order/payments/answer-notice.server'
import { openPaymentBack } from '~/order/payments/payment-back.server'
import { documentsOf } from '~/order/papers/document-store.server'
import { askOpenPayments } from '~/order/payments/settle-payment.server'
import { findOrderStatus } from '~/order/store/find-order.server'
import { linkSecret, mintStatusToken } from '~/order/store/status-token.server'
import { HOUR, MINUTE } from '~/lib/duration'
import { NOW } from '../../../tests/support/builders.ts'
import {
  begun,
  confirmed,
  does,
  gatewayOf,
  lifeOf,
  moneyOf,
  paysByCard,
  pressed,
  PRICE,
  refund,
  returnedOf,
  site,
} from '../../../tests/support/worker/card-payment.ts'
import {
  aDispute,
  aNotice,
  GATEWAY_SETTINGS,
  lookAtGateway,
  noticeRequest,
  script,
} from '../../../tests/support/worker/gateway.ts'
import { aNewOrder } from '../../../tests/support/worker/placed-orders.ts'

const PAID = ['paid', PRICE, 'card', 'pi_']

test('pressing Pay leads to a page of the gateway for what is due, and pressing again to the same one', async () => {
  const number = await confirmed()
  const first = await pressed(number)
  expect(await pressed(number)).toEqual(first)
  const { sessions } = await lookAtGateway(number)
  expect(sessions).toMatchObject([
    { amount_total: PRICE, currency: 'czk', url: Object(first).address },
  ])
})

test('what the order owes at the moment of the press is what is asked', async () => {
  const number = await confirmed()
  await begun(number)
  await does(number, { event: 'paid', amount: 100_000, way: 'transfer', reference: 'T1' })
  await begun(number)
  const { sessions } = await lookAtGateway(number)
  expect(sessions.map((session) => session.amount_total)).toEqual([PRICE, PRICE - 100_000])
  await does(number, { event: 'paid', amount: null, way: 'transfer', reference: 'T2' })
  expect(await pressed(number)).toBe('nothingDue')
})

test('a notice lets the money be noted once, however often and in whatever order notices come', async () => {
  const number = await confirmed()
  const session = await begun(number)
  const answers = async (notice: Promise<Request>) =>
    (await answerNotice(await notice, site)).status
  expect(await answers(aNotice(session))).toBe(204)
  expect(await moneyOf(number)).toEqual([])
  await script({ do: 'pay', session })
  const five = await Promise.all([0, 1, 2, 3, 4].map(() => answers(aNotice(session))))
  expect(five).toEqual([204, 204, 204, 204, 204])
  expect(await answers(aNotice(session, { type: 'checkout.session.expired' }))).toBe(204)
  expect(await answers(aNotice(session))).toBe(204)
  expect(await moneyOf(number)).toEqual([PAID])
  expect((await lifeOf(number)).history.at(-1)).toMatchObject({ event: 'paid', actor: 'site' })
  expect((await lifeOf(number)).balance).toMatchObject({ state: 'paid', due: 0 })
})

test('the document for money of a notice is issued at once, without the cron', async () => {
  const order = aNewOrder()
  const number = await confirmed(order)
  const session = await begun(number)
  await script({ do: 'pay', session })
  expect((await answerNotice(await aNotice(session), site)).status).toBe(204)
  await vi.waitFor(
    async () => expect(await documentsOf(env.DB, order.orderKey)).toHaveLength(1),
    5_000,
  )
})

test('a notice that is forged, old or of another secret notes nothing', async () => {
  const number = await confirmed()
  const session = await begun(number)
  await script({ do: 'pay', session })
  const good = await aNotice(session)
  const body = await good.clone().text()
  const signature = good.headers.get('Stripe-Signature') ?? ''
  const forged = [
    noticeRequest(body, ''),
    noticeRequest(
      body,
      signature.replace(/v1=(.)/, (_, first) => `v1=${first === '0' ? '1' : '0'}`),
    ),
    noticeRequest(`${body} `, signature),
    await aNotice(session, { at: Date.now() - 6 * MINUTE }),
  ]
  for (const notice of forged) expect((await answerNotice(notice, site)).status).toBe(401)
  expect(await moneyOf(number)).toEqual([])
  expect(
    (await answerNotice(good, { ...env, STRIPE_SECRET_KEY: '', STRIPE_WEBHOOK_SECRET: '' })).status,
  ).toBe(404)
  expect((await answerNotice(new Request(good.url), site)).status).toBe(405)
})

test('an answer that was lost leads to the same payment, and a notice before it notes the money', async () => {
  const number = await confirmed()
  for (const fault of ['lost', 'lost'] as const) await script({ do: 'fault', fault })
  expect(await pressed(number)).toBe('gatewaySilent')
  const { sessions } = await lookAtGateway(number)
  expect(sessions).toHaveLength(1)
  const session = sessions[0]?.id ?? ''
  expect(await pressed(number)).toEqual({ address: sessions[0]?.url })
  await env.DB.prepare('DELETE FROM payments').run()
  await script({ do: 'pay', session })
  expect((await answerNotice(await aNotice(session), site)).status).toBe(204)
  expect(await moneyOf(number)).toEqual([PAID])
  expect(await pressed(number)).toBe('nothingDue')
})

test.each(['failed', 'half'] as const)('a gateway that fails (%s) takes nothing', async (fault) => {
  const number = await confirmed()
  for (let times = 0; times < 2; times += 1) await script({ do: 'fault', fault })
  expect(await pressed(number)).toBe('gatewaySilent')
  expect(await moneyOf(number)).toEqual([])
  expect(await pressed(number)).toHaveProperty('address')
})

test.each([
  { total: 1_400, said: 'tooSmallForCard' },
  { total: 100_000_000, said: 'tooLargeForCard' },
] as const)('$total haléře are $said: that is no silence', async ({ total, said }) => {
  const number = await confirmed()
  await does(number, { event: 'price', total, reason: 'Dohoda' })
  expect(await pressed(number)).toBe(said)
  expect(await refusalNow()).toBeNull()
})

test.each([
  { fault: 'unauthorized', said: 'cardRefused', why: 'start: http_401' },
  { fault: 'forbidden', said: 'cardRefused', why: 'start: http_403' },
  { fault: 'busy', said: 'gatewaySilent', why: null },
] as const)(
  'a gateway that is $fault is $said, and health hears why',
  async ({ fault, said, why }) => {
    const number = await confirmed()
    // A question that may be asked again is asked twice.
    for (const one of [fault, fault]) await script({ do: 'fault', fault: one })
    expect(await pressed(number)).toBe(said)
    await script({ do: 'clearFaults' })
    expect(await refusalNow()).toBe(why)
    expect(await pressed(number)).toHaveProperty('address')
    expect(await refusalNow()).toBeNull()
  },
)

/** Why the gateway refuses questions, as health reads it. */
async function refusalNow(): Promise<unknown> {
  const row = await env.DB.prepare(`SELECT ${gatewayRefusalSql(Date.now())} AS why`).first()
  return row?.['why']
}

test('the customer reads why no card pays so little, and how to pay by transfer', async () => {
  const number = await confirmed()
  await does(number, { event: 'price', total: 1_400, reason: 'Dohoda' })
  const token = await mintStatusToken(linkSecret(env), number)
  const { seq } = await lifeOf(number)
  const form = new FormData()
  for (const [name, value] of Object.entries({ intent: 'pay', seq: String(seq) })) {
    form.set(name, value)
  }
  const url = new URL(`https://example.com/stav-objednavky/${token}`)
  const request = new Request(url, { method: 'POST' })
  const asked = { url, requestId: 'test', form, isOverLimit: false }
  const visit = { ...startVisit(request, env, asked), now: NOW }
  const answers: Awaited<ReturnType<typeof submitStatusPage>>[] = []
  await withEnv(site, async () => {
    answers.push(await submitStatusPage(visit, token))
  })
  const [shown] = answers
  if (!shown || shown instanceof Response || shown.view.state !== 'placed') {
    throw new Error('no page')
  }
  expect(shown.status).toBe(409)
  const { view } = shown
  openGatewayFor(GATEWAY_SETTINGS)
  const markup = await runInLocale('cs', () =>
    Promise.resolve(
      renderToStaticMarkup(createElement(ReturnedNotice, { view })) +
        renderToStaticMarkup(createElement(PaySection, { view })),
    ),
  )
  const read = markup.replaceAll('\u00a0', ' ')
  for (const words of ['Tak malou částku nelze', 'bankovním převodem', 'IBAN', number, '<svg']) {
    expect(read).toContain(words)
  }
  expect(read).not.toContain('Zaplatit kartou')
})

test('a notice while the gateway does not answer is sent again', async () => {
  const number = await confirmed()
  const session = await begun(number)
  await script({ do: 'pay', session })
  for (let times = 0; times < 2; times += 1) await script({ do: 'fault', fault: 'failed' })
  expect((await answerNotice(await aNotice(session), site)).status).toBe(503)
  expect((await answerNotice(await aNotice(session), site)).status).toBe(204)
  expect(await moneyOf(number)).toEqual([PAID])
})

test('a payment that ended without money is followed by another one', async () => {
  const number = await confirmed()
  const session = await begun(number)
  await script({ do: 'expire', session })
  expect(await begun(number)).not.toBe(session)
})

test('money that is no longer due is noted and owed back; the gateway returns it once', async () => {
  const number = await confirmed()
  const session = await begun(number)
  await does(number, { event: 'paid', amount: null, way: 'transfer', reference: 'T9' })
  await script({ do: 'pay', session })
  await answerNotice(await aNotice(session), site)
  expect((await lifeOf(number)).balance).toMatchObject({ state: 'refundDue', due: -PRICE })
  expect(await refund(number, 'card', 50_000)).toMatchObject({ ok: true })
  expect(await refund(number, 'card', null)).toMatchObject({ ok: true })
  const refunds = (await moneyOf(number)).filter(([event]) => event === 'refunded')
  expect(refunds).toEqual([
    ['refunded', 50_000, 'card', 're_'],
    ['refunded', PRICE - 50_000, 'card', 're_'],
  ])
  expect(await refund(number, 'card', null)).toMatchObject({ ok: false, error: 'nothingDue' })
})

/** An order that was paid by card and then cancelled free of charge. */
async function owedBack(): Promise<string> {
  const number = await confirmed()
  await paysByCard(number)
  await does(number, { event: 'cancel', reason: null })
  return number
}

/** Lets a refund meet a lost answer at its `nth` question of the gateway, also when that is asked again. */
async function loseAnswer(nth: number): Promise<void> {
  const before = Array.from({ length: nth - 1 }, () => 'none' as const)
  for (const fault of [...before, 'lost', 'lost'] as const) await script({ do: 'fault', fault })
}

const BETWEEN: readonly Act[] = [
  { event: 'note', text: 'Zavolat zákazníkovi' },
  { event: 'reopen', reason: 'Omyl' },
]

test.each([
  { nth: 1, between: BETWEEN.slice(0, 1) },
  { nth: 2, between: [] },
  { nth: 2, between: BETWEEN.slice(0, 1) },
  { nth: 2, between: [...BETWEEN, { event: 'cancel', reason: null } as const] },
])(
  'a refund that lost the answer to question $nth is repeated, whatever happened since ($between.length), and paid once',
  async ({ nth, between }) => {
    const number = await owedBack()
    await loseAnswer(nth)
    expect(await refund(number, null, null)).toMatchObject({ ok: false, error: 'gatewaySilent' })
    expect(await moneyOf(number)).toEqual([PAID])
    for (const act of between) await does(number, act)
    expect(await refund(number, null, null)).toMatchObject({ ok: true })
    expect(await returnedOf(number)).toEqual([PRICE])
    expect((await lifeOf(number)).balance.due).toBe(0)
    expect(await refund(number, null, null)).toMatchObject({ ok: false, error: 'nothingDue' })
  },
)

test('after a lost answer no other amount goes back, also of no other payment, until the first is noted', async () => {
  const number = await confirmed()
  await paysByCard(number)
  await does(number, { event: 'price', total: PRICE + 300_000, reason: 'Delší cesta' })
  await paysByCard(number)
  await does(number, { event: 'cancel', reason: null })
  await loseAnswer(3)
  expect(await refund(number, 'card', 200_000)).toMatchObject({ error: 'gatewaySilent' })
  // It is noted, and whoever asked for another amount sees the order as it is now.
  expect(await refund(number, 'card', 400_000)).toMatchObject({ error: 'overtaken' })
  expect(await returnedOf(number)).toEqual([200_000])
  expect((await lifeOf(number)).balance.refunded).toBe(200_000)
  expect(await refund(number, 'card', 100_000)).toMatchObject({ ok: true })
  expect(await refund(number, 'card', null)).toMatchObject({ ok: true })
  expect(await returnedOf(number)).toEqual([200_000, 100_000, PRICE])
  expect((await lifeOf(number)).balance.due).toBe(0)
})

test('two people who return the same money at one moment return it once', async () => {
  const number = await owedBack()
  const both = await Promise.all([refund(number, 'card', null), refund(number, 'card', null)])
  expect(both.filter(({ ok }) => ok)).toHaveLength(1)
  expect(await returnedOf(number)).toEqual([PRICE])
})

test('two amounts at one moment: the gateway returns those that are noted', async () => {
  const number = await owedBack()
  const both = await Promise.all([200_000, 100_000].map((one) => refund(number, 'card', one)))
  const noted = (await moneyOf(number)).flatMap(([event, amount]) =>
    event === 'refunded' ? [amount] : [],
  )
  expect(both.filter(({ ok }) => ok)).toHaveLength(noted.length)
  expect(await returnedOf(number)).toEqual(noted)
})

test('a payment that the gateway does not know is not returned by it', async () => {
  const number = await confirmed()
  await does(number, { event: 'paid', amount: null, way: 'card', reference: 'pi_ofAnotherAccount' })
  await does(number, { event: 'cancel', reason: null })
  expect(await refund(number, 'card', null)).toMatchObject({ error: 'gatewayRefused' })
})

test('what the gateway refuses to return is said and not noted', async () => {
  const number = await owedBack()
  await aDispute((await lifeOf(number)).ledger[0]?.reference ?? '')
  expect(await refund(number, 'card', null)).toMatchObject({ ok: false, error: 'gatewayRefused' })
  expect(await moneyOf(number)).toEqual([PAID])
  // Money that went back another way is only noted.
  expect(await refund(number, 'transfer', null)).toMatchObject({ ok: true })
})

test('the cron asks for payments without a notice, and later for a gateway that is silent', async () => {
  const number = await confirmed()
  await env.DB.prepare('DELETE FROM payments').run()
  const session = await begun(number)
  const ask = (now: Date) => askOpenPayments(env.DB, gatewayOf, now, 10)
  const after = (time: number) => new Date(NOW.getTime() + time)
  expect(await ask(after(MINUTE))).toBe(0)
  for (let times = 0; times < 2; times += 1) await script({ do: 'fault', fault: 'failed' })
  await expect(ask(after(3 * MINUTE))).rejects.toThrow('no answer')
  await script({ do: 'pay', session })
  expect(await ask(after(4 * MINUTE))).toBe(0)
  expect(await ask(after(HOUR))).toBe(1)
  expect(await ask(after(3 * HOUR))).toBe(0)
  expect(await moneyOf(number)).toEqual([PAID])
})

test('the address back shows the payment, asks for it, and can do nothing with the order', async () => {
  const number = await confirmed()
  const session = await begun(number)
  const { sessions } = await lookAtGateway(number)
  const back = new URL(sessions[0]?.success_url ?? '')
  const token = back.pathname.split('/').at(-1) ?? ''
  expect(await findOrderStatus(token, NOW)).toBeNull()
  const opened = () => withEnv(site, () => openPaymentBack(token, NOW))
  expect(await opened()).toEqual({ state: 'back', number, token, payment: 'open' })
  await script({ do: 'pay', session })
  expect(await opened()).toMatchObject({ payment: 'paid' })
  expect(await moneyOf(number)).toEqual([PAID])
  const acting = await mintStatusToken(linkSecret(env), number)
  expect(await openPaymentBack(acting, NOW)).toBeNull()
})
