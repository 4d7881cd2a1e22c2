import { env } from 'cloudflare:workers'
import { expect, test } from 'vitest'
import { answerHealth, healthReport } from '~/jobs/health.server'
import { storeMessage } from '~/features/contact/store-message.server'
import { placeOrder } from '~/features/order/placed/place-order.server'
import { MINUTE } from '~/lib/duration'
import { NOW } from '../../tests/support/builders.ts'
import { emptyOutbox } from '../../tests/support/worker/outbox.ts'
import { anOrder } from '../../tests/support/worker/placed-orders.ts'

function after(ms: number): Date {
  return new Date(NOW.getTime() + ms)
}

/** A site whose cron ran at NOW and whose outbox is empty. */
async function aQuietSite(): Promise<void> {
  await emptyOutbox()
  await env.DB.prepare(
    `UPDATE cron_run SET finished_at = ?1, failed_jobs = '', provider_answered_at = ?1 - 90000`,
  )
    .bind(NOW.getTime())
    .run()
}

/** An order or a message of NOW in a state of the outbox. */
async function anItem(kind: 'order' | 'contact', state: string, isUnknown = 0): Promise<void> {
  const key = crypto.randomUUID()
  const body = {
    locale: 'cs',
    name: 'Jana Ukázková',
    email: 'jana@example.com',
    phone: null,
    subject: null,
    message: 'Dobrý den',
    sentAt: NOW.toISOString(),
  } as const
  if (kind === 'order') await placeOrder(env.DB, anOrder({ orderKey: key }), NOW)
  else await storeMessage(env.DB, { messageKey: key, body, isFlagged: false }, NOW)
  await env.DB.prepare('UPDATE outbox SET state = ?, is_unknown = ? WHERE item_key = ?')
    .bind(state, isUnknown, key)
    .run()
}

/** A database that answers nothing at all. */
const silent = new Proxy(env.DB, {
  get: () => () => ({ all: () => new Promise(() => {}), first: () => new Promise(() => {}) }),
})

test('a site at rest is well and tells its version', async () => {
  await aQuietSite()
  expect(await healthReport(env, after(MINUTE))).toEqual({
    status: 'ok',
    reasons: [],
    version: expect.stringMatching(/^vozka-web \d+\.\d+\.\d+$/),
    build: 'none',
    settings: 'ok',
    databases: { site: 'ok', provider: 'ok' },
    outbox: { orders: expect.anything(), messages: expect.anything() },
    provider: { breaker: 'closed', lastAnswerSeconds: 150 },
    cron: { lastRunSeconds: 60, failedJobs: [] },
    catalogue: null,
  })
})

test('what was delivered and what waits for its turn needs nobody', async () => {
  await aQuietSite()
  await anItem('order', 'delivered')
  await anItem('order', 'pending', 1)
  await anItem('contact', 'pending')
  const none = { count: 0, oldestSeconds: null }
  const report = await healthReport(env, after(MINUTE))
  expect(report).toMatchObject({ status: 'ok', reasons: [] })
  const one = { count: 1, oldestSeconds: 60 }
  const rest = { needsReview: none, held: none, dead: none }
  expect(report.outbox).toEqual({
    orders: { pending: one, unknown: one, ...rest },
    messages: { pending: one, unknown: none, ...rest },
  })
})

test.each([
  ['needs_review', 'needsReview'],
  ['held', 'held'],
  ['dead', 'dead'],
] as const)('an order or a message that is %s needs an operator', async (state, reason) => {
  for (const kind of ['order', 'contact'] as const) {
    await aQuietSite()
    await anItem(kind, state)
    const report = await healthReport(env, after(MINUTE))
    expect(report).toMatchObject({ status: 'actionNeeded', reasons: [reason] })
    const backlog = report.outbox?.[kind === 'order' ? 'orders' : 'messages']
    expect(backlog?.[reason]).toEqual({ count: 1, oldestSeconds: 60 })
  }
})

test('an order that waits longer than half an hour needs an operator, a replayed one waits anew', async () => {
  await aQuietSite()
  await anItem('order', 'pending')
  await env.DB.prepare('UPDATE cron_run SET finished_at = ?')
    .bind(after(31 * MINUTE).getTime())
    .run()
  expect((await healthReport(env, after(30 * MINUTE))).reasons).toEqual([])
  expect((await healthReport(env, after(31 * MINUTE))).reasons).toEqual(['pendingTooLong'])
  await env.DB.prepare('UPDATE outbox SET replayed_at = ?')
    .bind(after(20 * MINUTE).getTime())
    .run()
  expect((await healthReport(env, after(31 * MINUTE))).reasons).toEqual([])
})

test('a cron that stopped, or a job of it that fails, needs an operator', async () => {
  await aQuietSite()
  expect((await healthReport(env, after(5 * MINUTE))).reasons).toEqual([])
  expect((await healthReport(env, after(6 * MINUTE))).reasons).toEqual(['cronStopped'])
  await env.DB.prepare(`UPDATE cron_run SET failed_jobs = 'announce forget'`).run()
  const report = await healthReport(env, after(MINUTE))
  expect(report.reasons).toEqual(['jobFailed'])
  expect(report.cron?.failedJobs).toEqual(['announce', 'forget'])
})

test('the breaker is told, and is no reason by itself: the site delivers when the provider is back', async () => {
  for (const [failures, breaker] of [
    [0, 'closed'],
    [4, 'failing'],
    [5, 'open'],
  ] as const) {
    await aQuietSite()
    await env.DB.prepare('UPDATE breaker SET failures = ?').bind(failures).run()
    const report = await healthReport(env, after(MINUTE))
    expect(report).toMatchObject({ status: 'ok', provider: { breaker } })
  }
})

test('a database that fails or hangs is named, and the answer still comes', async () => {
  await aQuietSite()
  const other = { ...env, DB: env.PROVIDER_DB }
  expect(await healthReport(other, NOW)).toMatchObject({
    status: 'actionNeeded',
    reasons: ['databaseFailed'],
    databases: { site: 'failed', provider: 'ok' },
    outbox: null,
    cron: null,
  })
  expect(await healthReport({ ...env, PROVIDER_DB: silent }, NOW, 20)).toMatchObject({
    reasons: ['databaseFailed'],
    databases: { site: 'ok', provider: 'failed' },
  })
})

test('without the secret that signs the links no order can be taken', async () => {
  await aQuietSite()
  const { ORDER_LINK_SECRET: _, ...rest } = env
  expect(await healthReport(rest, NOW)).toMatchObject({
    reasons: ['settingsWrong'],
    settings: 'failed',
  })
})

test('the answer is 200 or 503, is kept by nobody and holds nothing personal', async () => {
  await aQuietSite()
  await env.DB.prepare('UPDATE cron_run SET finished_at = ?').bind(Date.now()).run()
  const well = await answerHealth(env)
  expect(well.status).toBe(200)
  expect(well.headers.get('Cache-Control')).toBe('no-store')
  expect(well.headers.get('Content-Type')).toContain('application/json')
  await anItem('order', 'needs_review')
  await anItem('contact', 'held')
  const ill = await answerHealth(env)
  expect(ill.status).toBe(503)
  expect(await ill.text()).not.toMatch(/jana|ukázk|secret/i)
})
