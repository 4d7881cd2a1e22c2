import { env } from 'cloudflare:workers'
import { expect, test } from 'vitest'
import { oweEvent } from '~/outbox/events/event-items'
import { actOnOrder } from '~/order/store/act.server'
import { rememberRun } from '~/jobs/every-minute.server'
import { answerHealth, healthReport } from '~/jobs/health/health.server'
import { storeMessage } from '~/pages/contact/contact-step.server'
import { JOB_EVERY } from '~/jobs/job-records.server'
import { MINUTE } from '~/lib/duration'
import { keysOf } from '~/lib/keys-of'
import { NOW } from '../../../tests/support/builders.ts'
import {
  json,
  providerAnswering,
  RECEIPT,
  refusal,
} from '../../../tests/support/provider/fake-provider.ts'
import { deliverOrder, drainAt, emptyOutbox } from '../../../tests/support/worker/outbox.ts'
import { aNewOrder, placeOrder } from '../../../tests/support/worker/placed-orders.ts'
import packageJson from '../../../package.json'

const ORIGIN = 'https://www.example.com'
const TOKEN = 'the token of the monitor, 32 characters'
const site = { ...env, SITE_ORIGIN: ORIGIN }
const remote = {
  PROVIDER_API_URL: 'https://api.example.com/v1',
  PROVIDER_ACCESS_TOKEN: 'token',
  PROVIDER_BEARER: 'bearer',
}

function after(ms: number): Date {
  return new Date(NOW.getTime() + ms)
}

/** A site whose cron ran at NOW and whose outbox is empty. */
async function aQuietSite(): Promise<void> {
  await emptyOutbox()
  await env.DB.prepare(
    `UPDATE cron_run SET finished_at = ?1, failures_in_a_row = '{}', provider_answered_at = ?1 - 90000`,
  )
    .bind(NOW.getTime())
    .run()
}

/** An order or a message of NOW in a state of the outbox; the carrier was notified of it. */
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
  if (kind === 'order') await placeOrder(env.DB, aNewOrder({ orderKey: key }), NOW)
  else await storeMessage(env.DB, { messageKey: key, body, isFlagged: false }, NOW)
  await env.DB.prepare(
    'UPDATE outbox SET state = ?, is_unknown = ?, announced_at = ? WHERE item = ?',
  )
    .bind(state, isUnknown, NOW.getTime(), key)
    .run()
  await env.DB.prepare("UPDATE outbox SET state = 'delivered' WHERE kind = 'mail'").run()
}

/** A database that never answers. */
const silent = new Proxy(env.DB, {
  get: () => () => ({ all: () => new Promise(() => {}), first: () => new Promise(() => {}) }),
})

/** The health response for this origin, with or without a token. */
async function ask(settings: Partial<typeof site> = {}, token?: string, origin = ORIGIN) {
  const request = new Request(`${origin}/api/health`)
  if (token !== undefined) request.headers.set('Authorization', `Bearer ${token}`)
  const response = await answerHealth(request, { ...site, ...settings })
  return { response, text: await response.text() }
}

test('a site at rest is well and tells its version and its back office', async () => {
  await aQuietSite()
  expect(await healthReport(site, after(MINUTE))).toEqual({
    status: 'ok',
    reasons: [],
    toDo: [],
    version: expect.stringMatching(/^vozka-web \d+\.\d+\.\d+$/),
    release: packageJson.version,
    schema: env.TEST_SITE_MIGRATIONS.at(-1)?.name,
    build: 'none',
    settings: { wrong: [] },
    providerEnd: 'embedded',
    databases: {
      site: 'ok',
      provider: 'ok',
      sitePercent: 0,
      providerPercent: 0,
      unwritten: null,
    },
    databaseBytes: expect.any(Number),
    mail: { way: 'none', says: 'no way of sending is set, so that mails wait' },
    outbox: {
      orders: expect.anything(),
      events: expect.anything(),
      messages: expect.anything(),
      documents: expect.anything(),
      mails: expect.anything(),
    },
    provider: { breaker: 'closed', lastAnswerSeconds: 150, areCredentialsRefused: false },
    announcements: { oldestSeconds: null, mailsNotAllowed: 0 },
    mails: { lateSeconds: null, unprovedToday: 0 },
    cron: { lastRunSeconds: 60, failedJobs: {} },
    jobs: expect.any(Array),
    placed: { lastSeconds: null, isSilent: false },
    drafts: { pushedOut: 0, lastPushedOutSeconds: null },
    promises: { ordersUnanswered: 0, ridesWithoutDriver: 0 },
    gateway: { refuses: null },
    bank: { gap: null },
    catalogue: null,
  })
})

test('what was delivered and what waits for its turn needs nobody', async () => {
  await aQuietSite()
  await anItem('order', 'delivered')
  await anItem('order', 'pending', 1)
  await anItem('contact', 'pending')
  const none = { count: 0, oldestSeconds: null }
  const report = await healthReport(site, after(MINUTE))
  expect(report).toMatchObject({ status: 'ok', reasons: [] })
  const one = { count: 1, oldestSeconds: 60 }
  const rest = { needsReview: none, held: none, dead: none }
  expect(report.outbox).toMatchObject({
    orders: { pending: one, unknown: one, ...rest },
    messages: { pending: one, unknown: none, ...rest },
  })
})

test('an event of an order that waits too long for the back office is a reason, as an order is', async () => {
  await aQuietSite()
  const item = { orderKey: crypto.randomUUID(), seq: 2 }
  await oweEvent(env.DB, item, NOW).run()
  const early = await healthReport(site, after(9 * MINUTE))
  expect(early.reasons).not.toContain('pendingTooLong')
  const report = await healthReport(site, after(11 * MINUTE))
  expect(report.reasons).toContain('pendingTooLong')
  expect(report.outbox?.events.pending).toEqual({ count: 1, oldestSeconds: 660 })
})

test.each([
  ['needs_review', 'needsReview'],
  ['dead', 'dead'],
] as const)('an order or a message that is %s needs an operator', async (state, reason) => {
  for (const kind of ['order', 'contact'] as const) {
    await aQuietSite()
    await anItem(kind, state)
    const report = await healthReport(site, after(MINUTE))
    expect(report).toMatchObject({ status: 'actionNeeded', reasons: [reason] })
    const backlog = report.outbox?.[kind === 'order' ? 'orders' : 'messages']
    expect(backlog?.[reason]).toEqual({ count: 1, oldestSeconds: 60 })
  }
})

test('what a robot left is counted and calls nobody', async () => {
  await aQuietSite()
  await anItem('order', 'held')
  await anItem('contact', 'held')
  const report = await healthReport(site, after(MINUTE))
  expect(report).toMatchObject({ status: 'ok', reasons: [] })
  expect(report.outbox?.orders.held).toEqual({ count: 1, oldestSeconds: 60 })
  expect(report.outbox?.messages.held).toEqual({ count: 1, oldestSeconds: 60 })
})

test('an order that waits longer than ten minutes needs an operator, a replayed one waits anew', async () => {
  await aQuietSite()
  await anItem('order', 'pending')
  await env.DB.prepare('UPDATE cron_run SET finished_at = ?')
    .bind(after(11 * MINUTE).getTime())
    .run()
  expect((await healthReport(site, after(10 * MINUTE))).reasons).toEqual([])
  expect((await healthReport(site, after(11 * MINUTE))).reasons).toEqual(['pendingTooLong'])
  await env.DB.prepare('UPDATE outbox SET replayed_at = ?')
    .bind(after(5 * MINUTE).getTime())
    .run()
  expect((await healthReport(site, after(11 * MINUTE))).reasons).toEqual([])
})

test('a cron that stopped needs an operator', async () => {
  await aQuietSite()
  expect((await healthReport(site, after(5 * MINUTE))).reasons).toEqual([])
  expect((await healthReport(site, after(6 * MINUTE))).reasons).toEqual(['cronStopped'])
})

test('a job needs an operator when it has not ended well for a quarter of an hour, until it does', async () => {
  await aQuietSite()
  /** The cron ran at `time`, and each job ended well then but for the late one. */
  const reasonsAfter = async (time: number, late: number) => {
    const at = after(time).getTime()
    const jobs = Object.fromEntries(keysOf(JOB_EVERY).map((job) => [job, { success: at }]))
    const stored = { ...jobs, deliver: { success: after(late).getTime() } }
    await env.DB.prepare('UPDATE cron_run SET finished_at = ?, jobs = ?')
      .bind(at, JSON.stringify(stored))
      .run()
    return (await healthReport(site, after(time))).reasons
  }
  expect(await reasonsAfter(15 * MINUTE - 1, 0)).toEqual([])
  expect(await reasonsAfter(15 * MINUTE, 0)).toEqual(['jobLate'])
  expect(await reasonsAfter(16 * MINUTE, 16 * MINUTE)).toEqual([])
})

test('failures in a row are counted until a job ends well', async () => {
  await aQuietSite()
  const told = async (...failed: string[]) => {
    await rememberRun(site, { ran: ['announce', 'warm'], failed, jobs: {} })
    return (await healthReport(site, new Date())).cron?.failedJobs
  }
  expect(await told('warm')).toEqual({ warm: 1 })
  expect(await told()).toEqual({})
  await told('announce')
  expect(await told('announce', 'warm')).toEqual({ announce: 2, warm: 1 })
})

test('the breaker is told, and is no reason by itself: the site delivers when the provider is back', async () => {
  for (const [failures, breaker] of [
    [0, 'closed'],
    [4, 'failing'],
    [5, 'open'],
  ] as const) {
    await aQuietSite()
    await env.DB.prepare('UPDATE breaker SET failures = ?').bind(failures).run()
    const report = await healthReport(site, after(MINUTE))
    expect(report).toMatchObject({ status: 'ok', provider: { breaker } })
  }
})

test('credentials the provider refuses need an operator at once, and nobody once it takes them', async () => {
  await aQuietSite()
  const refusing = providerAnswering(refusal(401)).connection
  const order = aNewOrder()
  await placeOrder(env.DB, order, NOW)
  await deliverOrder(refusing, order.orderKey, NOW)
  expect((await healthReport(site, after(MINUTE))).reasons).toEqual(['credentialsRefused'])
  await drainAt(providerAnswering(json(RECEIPT, 201)).connection, after(2 * MINUTE))
  expect((await healthReport(site, after(2 * MINUTE))).reasons).toEqual([])
})

/** An order of NOW that the back office has and whose mails were not sent; the cron runs. */
async function anUntoldOrder(changes: Parameters<typeof aNewOrder>[0] = {}) {
  await aQuietSite()
  const order = aNewOrder(changes)
  const { number } = await placeOrder(env.DB, order, NOW)
  await env.DB.prepare(
    "UPDATE outbox SET state = 'delivered' WHERE kind = 'order' AND state = 'pending'",
  ).run()
  await env.DB.prepare('UPDATE cron_run SET finished_at = ?')
    .bind(after(15 * MINUTE).getTime())
    .run()
  return { number }
}

async function reasonsAt(ms: number, settings: Partial<typeof site & typeof remote> = {}) {
  return (await healthReport({ ...site, ...settings }, after(ms))).reasons
}

test('an order that waits a quarter of an hour without a mail to the carrier needs an operator', async () => {
  const besides = { pending: [], needs_review: ['mailsRefused'], dead: ['mailsDead'] }
  for (const [state, reasons] of Object.entries(besides)) {
    await anUntoldOrder()
    await env.DB.prepare("UPDATE outbox SET state = ? WHERE kind = 'mail'").bind(state).run()
    expect(await reasonsAt(15 * MINUTE - 1000)).toEqual(reasons)
    expect(await reasonsAt(15 * MINUTE)).toEqual(['nobodyTold', ...reasons])
  }
  const told = "UPDATE outbox SET state = 'delivered' WHERE kind = 'mail' AND item LIKE 'carrier:%'"
  await env.DB.prepare(told).run()
  expect(await reasonsAt(15 * MINUTE)).not.toContain('nobodyTold')
})

test('mails to customers that wait, died, were refused or are too many need an operator, each by its name', async () => {
  await anUntoldOrder()
  const to = (role: string, state: string) =>
    env.DB.prepare(`UPDATE outbox SET state = ? WHERE item LIKE '${role}:%'`).bind(state).run()
  await to('carrier', 'delivered')
  expect(await reasonsAt(15 * MINUTE)).toEqual([])
  expect(await reasonsAt(15 * MINUTE + 1000)).toEqual(['mailsLate'])
  await to('customer', 'dead')
  expect(await reasonsAt(15 * MINUTE + 1000)).toEqual(['mailsDead'])
  await to('customer', 'needs_review')
  expect(await reasonsAt(15 * MINUTE + 1000)).toEqual(['mailsRefused'])
  await to('customer', 'delivered')
  const day = NOW.toISOString().slice(0, 10)
  const count =
    "INSERT INTO mail_counts (recipient, occasion, day, sent) VALUES ('site', 'all', ?, 2001)"
  await env.DB.prepare(count).bind(day).run()
  expect(await reasonsAt(MINUTE)).toEqual(['mailsMany'])
  await env.DB.prepare('DELETE FROM mail_counts').run()
})

test('who answered an order, settled it by hand or has it in their own back office knows of it', async () => {
  const { number } = await anUntoldOrder()
  expect(await reasonsAt(15 * MINUTE, remote)).toEqual([])
  const confirm = { act: { event: 'confirm' }, actor: 'carrier', seq: null } as const
  expect(await actOnOrder(env.DB, number, confirm, NOW)).toMatchObject({ ok: true })
  expect(await reasonsAt(15 * MINUTE)).toEqual([])
  await anUntoldOrder()
  await env.DB.prepare(
    "UPDATE outbox SET last_error = 'settled by hand' WHERE kind = 'order'",
  ).run()
  expect(await reasonsAt(15 * MINUTE)).toEqual([])
})

test('of what looks like a robot’s nobody has to be told', async () => {
  await anUntoldOrder({ isFlagged: true })
  expect(await reasonsAt(15 * MINUTE)).toEqual([])
})

test('why mails were not sent is said in words, and those that were held back call nobody', async () => {
  await anUntoldOrder()
  const of = (role: string, state: string) =>
    env.DB.prepare(
      `UPDATE outbox SET state = ?, last_error = 'not_allowed' WHERE item LIKE '${role}:%'`,
    )
      .bind(state)
      .run()
  await of('carrier', 'delivered')
  await of('customer', 'dead')
  const settings = { ...site, MAIL_API_URL: 'https://mail.example/emails', MAIL_API_TOKEN: 'token' }
  const report = await healthReport(settings, after(15 * MINUTE))
  expect(report).toMatchObject({
    reasons: ['mailsDead'],
    outbox: { mails: { dead: { count: 1 } } },
  })
  expect(report.mail).toEqual({ way: 'api', says: expect.stringContaining('may not send') })
  await of('customer', 'capped')
  const capped = await healthReport(settings, after(15 * MINUTE))
  expect(capped).toMatchObject({
    status: 'ok',
    outbox: { mails: { capped: { count: 1 } } },
    mail: { says: null },
  })
})

test('a database that fails or hangs is named, and the answer still comes', async () => {
  await aQuietSite()
  expect(await healthReport({ ...site, DB: env.PROVIDER_DB }, NOW)).toMatchObject({
    status: 'actionNeeded',
    reasons: ['databaseFailed'],
    databases: { site: 'failed', provider: 'ok' },
    outbox: null,
    cron: null,
  })
  expect(await healthReport({ ...site, PROVIDER_DB: silent }, NOW, { patience: 20 })).toMatchObject(
    { reasons: ['databaseFailed'], databases: { site: 'ok', provider: 'failed' } },
  )
})

test('the database of the embedded back office is nobody’s concern while another one is used', async () => {
  await aQuietSite()
  const { PROVIDER_DB: _, ...unbound } = { ...site, ...remote }
  for (const settings of [{ ...unbound, PROVIDER_DB: silent }, unbound]) {
    expect(await healthReport(settings, NOW, { patience: 20 })).toMatchObject({
      status: 'ok',
      providerEnd: 'remote',
      databases: { site: 'ok', provider: 'unused' },
    })
  }
  const { PROVIDER_DB: __, ...embedded } = site
  expect(await healthReport(embedded, NOW)).toMatchObject({ reasons: ['databaseFailed'] })
})

test.each([
  ['no secret for the links', { ORDER_LINK_SECRET: undefined }, 'ORDER_LINK_SECRET'],
  ['a secret one can guess', { ORDER_LINK_SECRET: 'a' }, 'ORDER_LINK_SECRET'],
  ['no origin', { SITE_ORIGIN: undefined }, 'SITE_ORIGIN'],
  ['an origin without https', { SITE_ORIGIN: 'www.example.com' }, 'SITE_ORIGIN'],
  ['no token of the embedded back office', { PROVIDER_ACCESS_TOKEN: '' }, 'PROVIDER_ACCESS_TOKEN'],
  ['half a back office', { ...remote, PROVIDER_BEARER: undefined }, 'PROVIDER_BEARER'],
  ['two back offices', { ...remote, PROVIDER: 'embedded' }, 'PROVIDER'],
])('%s needs an operator and is named, never its value', async (_name, settings, wrong) => {
  await aQuietSite()
  const report = await healthReport({ ...site, ...settings }, NOW)
  expect(report).toMatchObject({ reasons: ['settingsWrong'], settings: { wrong: [wrong] } })
})

test('on this machine nobody has to name an origin', async () => {
  await aQuietSite()
  expect(await healthReport(env, NOW, { isLocal: true })).toMatchObject({ status: 'ok' })
})

test('strangers learn whether somebody is needed and why; figures are for who has the token', async () => {
  await aQuietSite()
  await env.DB.prepare("UPDATE cron_run SET finished_at = ?1, jobs = json_object('since', ?1)")
    .bind(Date.now())
    .run()
  const figures = /"outbox"/
  const local = 'http://localhost:8787'
  expect((await ask()).text).toBe('{"status":"ok","reasons":[]}')
  expect((await ask({ HEALTH_TOKEN: TOKEN })).text).toBe('{"status":"ok","reasons":[]}')
  expect((await ask({ HEALTH_TOKEN: TOKEN }, `${TOKEN}x`)).text).not.toMatch(figures)
  expect((await ask({ HEALTH_TOKEN: TOKEN }, TOKEN)).text).toMatch(figures)
  expect((await ask({}, undefined, local)).text).toMatch(figures)
  expect((await ask({ HEALTH_TOKEN: TOKEN }, undefined, local)).text).not.toMatch(figures)
})

test('the answer is 200 or 503, is kept by nobody and holds nothing personal', async () => {
  await aQuietSite()
  await env.DB.prepare("UPDATE cron_run SET finished_at = ?1, jobs = json_object('since', ?1)")
    .bind(Date.now())
    .run()
  const { response: well } = await ask()
  expect(well.status).toBe(200)
  expect(well.headers.get('Cache-Control')).toBe('no-store')
  expect(well.headers.get('Content-Type')).toContain('application/json')
  await anItem('order', 'needs_review')
  await anItem('contact', 'held')
  const { response: ill, text } = await ask({ HEALTH_TOKEN: TOKEN }, TOKEN)
  expect(ill.status).toBe(503)
  expect(text).not.toMatch(/jana|ukázk|secret/i)
})

test('looks of strangers read the databases once in five seconds; who has the token sees what is now', async () => {
  await aQuietSite()
  const settings = { ...site, HEALTH_TOKEN: TOKEN }
  const statusAt = async (ms: number, token = '') => {
    const headers = { Authorization: `Bearer ${token}` }
    const request = new Request(`${ORIGIN}/api/health`, { headers })
    return (await answerHealth(request, settings, after(ms))).status
  }
  expect(await statusAt(MINUTE)).toBe(200)
  await anItem('order', 'needs_review')
  expect(await statusAt(MINUTE + 4_999)).toBe(200)
  expect(await statusAt(MINUTE + 4_999, TOKEN)).toBe(503)
  expect(await statusAt(MINUTE + 5_000)).toBe(503)
})

test('an address that looks too often is refused before anything is read', async () => {
  const keys: string[] = []
  const counter = {
    limit: async ({ key }: { key: string }) => ({ success: keys.push(key) <= 2 }),
  }
  const unread = new Proxy(env.DB, {
    get: () => {
      throw new Error('read')
    },
  })
  const headers = { 'CF-Connecting-IP': '192.0.2.7' }
  const look = (db: D1Database) =>
    answerHealth(
      new Request(`${ORIGIN}/api/health`, { headers }),
      { ...site, DB: db, PER_MINUTE_60: counter },
      NOW,
    )
  await aQuietSite()
  expect((await look(env.DB)).status).toBe(200)
  expect((await look(env.DB)).status).toBe(200)
  expect((await look(unread)).status).toBe(429)
  expect(keys).toEqual(Array(3).fill('health 192.0.2.7'))
})
