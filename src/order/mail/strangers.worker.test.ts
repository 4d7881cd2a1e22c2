import { env } from 'cloudflare:workers'
import { beforeEach, expect, test } from 'vitest'
import { sendOwedMail } from '~/order/mail/send-mail.server'
import { actOnOrder, expireOverdue } from '~/order/store/act.server'
import type { Doing } from '~/order/store/orders/act-statements.server'
import { findOrderStatus } from '~/order/store/find-order.server'
import { readOrderRow } from '~/order/store/order-store.server'
import { PAPER_COLUMNS } from '~/order/papers/document-sql'
import { showOrderSql } from '~/order/store/order-sql'
import { linkSecret, mintStatusToken } from '~/order/store/status-token.server'
import { DAY, HOUR, MINUTE } from '~/lib/duration'
import type { Order } from '~/order/model/order'
import { anOrder, NOW } from '../../../tests/support/builders.ts'
import { acts } from '../../../tests/support/lives.ts'
import { aMailService } from '../../../tests/support/worker/mail-service.ts'
import { emptyOutbox, mailsLeft } from '../../../tests/support/worker/outbox.ts'
import { aNewOrder, aNewRequest, placeOrder } from '../../../tests/support/worker/placed-orders.ts'

const VICTIM = 'jana@example.com'
const CANCEL: Doing = { act: { event: 'cancel', reason: null }, actor: 'customer', seq: null }
const CONFIRM: Doing = { act: { event: 'confirm' }, actor: 'carrier', seq: null }

function after(ms: number): Date {
  return new Date(NOW.getTime() + ms)
}

function wish(message: string): Doing {
  return { act: { event: 'requestChange', message }, actor: 'customer', seq: null }
}

async function place(email = VICTIM, changes: Partial<Order> = {}, now = NOW) {
  const order = { ...anOrder(), ...changes, email }
  return placeOrder(env.DB, aNewOrder({ order }), now)
}

async function sendAll(settings: Parameters<typeof sendOwedMail>[0], now: Date): Promise<void> {
  while ((await sendOwedMail(settings, now)) > 0);
}

async function pageOf(number: string, now: Date) {
  const token = await mintStatusToken(linkSecret(env), number)
  const status = await findOrderStatus(token, now)
  return status?.state === 'placed' ? status.mail : status?.state
}

async function aSite(name: string) {
  const { settings, taken } = await aMailService(name)
  const mailsTo = async (address: string) =>
    (await taken()).taken.filter(({ to }) => to.includes(address))
  return { site: { ...settings, DB: env.DB }, mailsTo, taken }
}

beforeEach(emptyOutbox)

test('a hundred orders and cancellings for one mailbox, however it is spelt, are ten mails', async () => {
  const { site, taken } = await aSite('victim')
  for (let count = 0; count < 100; count += 1) {
    const { number } = await place(count % 2 === 0 ? VICTIM : `ja.na+${count}@example.com`)
    await actOnOrder(env.DB, number, CANCEL, NOW)
    if (count % 20 === 19) await sendAll(site, after(count))
  }
  await sendAll(site, after(HOUR))
  const toVictim = (await taken()).taken.filter(({ to }) => to[0]?.endsWith('@example.com'))
  expect(toVictim).toHaveLength(10)
})

test('what the cap holds back is said on the page and to the carrier, and leaves when the carrier confirms', async () => {
  const { site, mailsTo } = await aSite('held')
  for (let count = 0; count < 10; count += 1) await place()
  await sendAll(site, NOW)
  const { number } = await place(VICTIM, {}, after(MINUTE))
  await sendAll(site, after(MINUTE))
  expect(await mailsTo(VICTIM)).toHaveLength(10)
  expect(await pageOf(number, after(MINUTE))).toBe('capped')
  const shown = await env.DB.prepare(showOrderSql(number, PAPER_COLUMNS)).first<{
    mails: string
  }>()
  expect(shown?.mails).toContain('"state":"capped"')

  await actOnOrder(env.DB, number, CONFIRM, after(2 * MINUTE))
  await sendAll(site, after(3 * MINUTE))
  expect(await mailsTo(VICTIM)).toHaveLength(12)
  expect(await pageOf(number, after(3 * MINUTE))).toBeNull()
})

test('an act by the link of a mail proves its mailbox; by the link of the browser it does not', async () => {
  const { site, mailsTo } = await aSite('proved')
  for (const isFromMail of [false, true]) {
    const { number } = await place()
    await actOnOrder(env.DB, number, { ...CANCEL, isFromMail }, NOW)
    const proofs = await env.DB.prepare('SELECT mailbox FROM mailboxes').all()
    expect(proofs.results).toHaveLength(isFromMail ? 1 : 0)
    expect(JSON.stringify(proofs.results)).not.toContain('jana')
  }
  for (let count = 0; count < 12; count += 1) await place()
  await sendAll(site, after(MINUTE))
  expect((await mailsTo(VICTIM)).length).toBe(16)
})

test('no mail to a customer quotes a web address that a stranger typed, and no mail links one', async () => {
  const { site, mailsTo } = await aSite('quoted')
  const { trip } = anOrder()
  const places = { pickup: 'https://evil.example/win?x=0', dropoff: 'www.evil.example, nám.Míru' }
  const typed = {
    trip: { ...trip, ...places, stops: ['HTTP://1.2.3.4/'] },
    nameBoard: 'evil.example',
  }
  const { number } = await place(VICTIM, typed)
  expect(await actOnOrder(env.DB, number, CONFIRM, after(MINUTE))).toMatchObject({ ok: true })
  await actOnOrder(env.DB, number, wish('Viz https://evil.example/login?0'), after(2 * MINUTE))
  await sendAll(site, after(3 * MINUTE))
  const customer = await mailsTo(VICTIM)
  expect(customer).toHaveLength(2)
  for (const { subject, text, html } of customer) {
    expect(text).toContain('evil. example')
    expect(`${subject}${text}${html}`).not.toMatch(/evil\.example|:\/\/evil|1\.2\.3/)
  }
  const carrier = await mailsTo('carrier@vozka.example')
  expect(carrier.some(({ text }) => text.includes('https://evil.example/login?0'))).toBe(true)
  for (const { html } of carrier) expect(html).not.toMatch(/href="[^"]*evil/)
})

test('however many wishes one order gets, they are a few mails and 64 KB at most; the last one counts', async () => {
  const { site, mailsTo } = await aSite('wishes')
  const { number } = await place()
  let taken = 0
  for (let count = 0; count < 60; count += 1) {
    const done = await actOnOrder(
      env.DB,
      number,
      wish(`${count} ${'語'.repeat(1_980)}`),
      after(count),
    )
    if (done.ok) taken += 1
    else expect(done.error).toBe('wishedTooOften')
    if (count < 20) await sendAll(site, after(count))
  }
  await sendAll(site, after(MINUTE))
  await sendAll(site, after(2 * HOUR))
  const mails = await mailsTo('carrier@vozka.example')
  expect(mails.length).toBeLessThanOrEqual(3)
  expect(mails.at(-1)?.text).toContain(`„${taken - 1} `)
  expect(mails.at(-1)?.text).toContain('Nahrazuje jeho předchozí žádost')
  const row = await env.DB.prepare(
    "SELECT COUNT(*) AS n, SUM(length(CAST(data AS BLOB))) AS bytes FROM order_events WHERE actor = 'customer'",
  ).first<{ n: number; bytes: number }>()
  expect(row?.n).toBeLessThanOrEqual(20)
  expect(row?.bytes).toBeLessThanOrEqual(64 * 1_024)
  // Whoever may ask no more may still cancel.
  expect(await actOnOrder(env.DB, number, CANCEL, after(HOUR))).toMatchObject({ ok: true })
})

test('an order that cannot be read stops no other mail', async () => {
  const { site, mailsTo } = await aSite('unread')
  const { number } = await place()
  await place('karel@example.com')
  await env.DB.prepare("UPDATE orders SET content = 'broken' WHERE number = ?").bind(number).run()
  await sendAll(site, after(MINUTE))
  expect(await mailsTo('karel@example.com')).toHaveLength(1)
  expect(await mailsTo(VICTIM)).toHaveLength(0)
  const { results } = await env.DB.prepare(
    "SELECT last_error FROM outbox WHERE kind = 'mail' AND state = 'needs_review'",
  ).all()
  expect(results).toEqual([{ last_error: 'unreadable' }, { last_error: 'unreadable' }])
})

test('a statement that fails for one order is read order by order', async () => {
  const { site, mailsTo } = await aSite('too-large')
  const bad = await place()
  await place('karel@example.com')
  const row = await readOrderRow(env.DB, bad.number)
  // D1 refuses a row of more than 2 MB; locally there is no such bound.
  const failing = new Proxy(env.DB, {
    get: (target, name) => {
      if (name !== 'prepare') return Reflect.get(target, name).bind(target)
      return (sql: string) => {
        const statement = target.prepare(sql)
        if (!sql.includes('order_key IN (SELECT value')) return statement
        return {
          bind: (keys: string) => {
            if (keys.includes(row?.orderKey ?? '-')) throw new Error('string or blob too big')
            return statement.bind(keys)
          },
        }
      }
    },
  })
  await sendAll({ ...site, DB: failing }, after(MINUTE))
  expect(await mailsTo('karel@example.com')).toHaveLength(1)
  const { results } = await env.DB.prepare(
    "SELECT last_error FROM outbox WHERE kind = 'mail' AND state = 'needs_review'",
  ).all()
  expect(results).toHaveLength(2)
})

test('an offer whose mail waits does not expire; its time runs from when the mail left, as the mail says', async () => {
  const { site, mailsTo } = await aSite('offer')
  const later = new Date(NOW.getTime() + 20 * DAY).toISOString().slice(0, 10)
  const request = aNewRequest({ date: later })
  const { number } = await placeOrder(env.DB, request, NOW)
  await mailsLeft(NOW)
  const offered = await actOnOrder(
    env.DB,
    number,
    { ...acts.offer, actor: 'carrier', seq: null },
    NOW,
  )
  const until = offered.ok ? Date.parse(offered.life.offer?.until ?? '') : 0
  const endAt = async (now: Date) =>
    Date.parse((await readOrderRow(env.DB, number, now))?.life?.offer?.until ?? '')
  expect(await endAt(after(10 * MINUTE))).toBe(until)
  expect(await expireOverdue(env.DB, new Date(until + MINUTE), 10)).toBe(0)
  expect((await readOrderRow(env.DB, number))?.life?.state).toBe('offered')

  const left = new Date(until + 90 * MINUTE)
  await sendAll(site, left)
  const moved = await endAt(new Date(left.getTime() + DAY))
  expect(moved).toBeGreaterThanOrEqual(left.getTime() + (until - NOW.getTime()))
  const [mail] = (await mailsTo(VICTIM)).slice(-1)
  const said = new Intl.DateTimeFormat('cs', {
    timeZone: 'Europe/Prague',
    hour: 'numeric',
    minute: '2-digit',
  }).format(moved)
  expect(mail?.text).toContain(said)
  expect(await expireOverdue(env.DB, new Date(moved - MINUTE), 10)).toBe(0)
  expect(await expireOverdue(env.DB, new Date(moved + MINUTE), 10)).toBe(1)
})
