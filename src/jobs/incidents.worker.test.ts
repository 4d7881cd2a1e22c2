import { env, withEnv } from 'cloudflare:workers'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { noteAnswer } from '~/gateway/gateway-answers.server'
import { everyMinute } from '~/jobs/every-minute.server'
import { healthReport } from '~/jobs/health/health.server'
import { closeGap, noteRead } from '~/order/bank/fio.server'
import { type Reason, REASONS } from '~/jobs/health/reasons'
import { DAY, HOUR, MINUTE } from '~/lib/duration'
import { BUDGET } from '~/outbox/mailbox/mail-budget.server'
import { NOW } from '../../tests/support/builders.ts'
import { seedDatabase } from '../../tests/support/provider/ends.ts'
import { remoteAccess } from '../../tests/support/provider/remote-access.ts'
import type { FaultStep } from '../../tests/support/provider/remote-provider.ts'
import type { MailScript } from '../../tests/support/provider/mail-service.ts'
import { countedDatabase } from '../../tests/support/worker/counted-database.ts'
import { faultyDatabase, faultyStore } from '../../tests/support/worker/faulty-database.ts'
import { aMailService } from '../../tests/support/worker/mail-service.ts'
import { emptyOutbox } from '../../tests/support/worker/outbox.ts'
import { aNewOrder, placeOrder } from '../../tests/support/worker/placed-orders.ts'
import { copyRows, NTH_KEY, NTH_NUMBER } from '../../tests/support/worker/many-rows.ts'

/** A back office or a mail service over real HTTP, each test with its own, which fails as `step` says for ever. */
function aServer() {
  const base = `${env.REMOTE_PROVIDER_URL}/s/incident-${crypto.randomUUID()}`
  const fail = async (step: FaultStep) => {
    const script = { method: 'POST', body: JSON.stringify({ steps: [step], repeat: true }) }
    // The server closes idle connections of earlier tests, which workerd may still take for open.
    const post = async () => (await fetch(`${base}/__script`, script)).text()
    await post().catch(post).catch(post).catch(post)
  }
  return { base, fail }
}

/** A site with a back office of its own that is over HTTP. */
async function withBackOffice(step: FaultStep) {
  const { base, fail } = aServer()
  await fail(step)
  return {
    PROVIDER: 'remote',
    PROVIDER_API_URL: `${base}/v1`,
    PROVIDER_ACCESS_TOKEN: remoteAccess.accessToken,
    PROVIDER_BEARER: remoteAccess.bearer,
  }
}

/** A mail service that takes the carrier's mails and fails with those to customers, for ever. */
async function failingForCustomers(fault: NonNullable<MailScript['faults']>[number]) {
  const mails = await aMailService(`incident-${crypto.randomUUID()}`)
  const { settings } = mails
  await mails.set({ faults: [fault], spared: settings.CARRIER_EMAIL })
  return settings
}

/** An order that was placed at this moment, or `ago` ms before; its mails are still to be sent. */
async function anUntoldOrder(ago = 0): Promise<void> {
  await placeOrder(env.DB, aNewOrder(), new Date(Date.now() - ago))
}

const site = { ...env, SITE_ORIGIN: 'https://www.example.com' }

/** What is wrong from now on: what differs on the site (`changes`), and what was before (`prepare`). */
type Incident = {
  reason: Reason
  /** Reasons that follow from it; they come after it in the sequence of the work. */
  also?: Reason[]
  changes?: () => object | Promise<object>
  prepare?: () => Promise<unknown>
  /** False: the cron does not run. */
  isCronRunning?: boolean
  /** The cron runs on the sound site, and health is asked once. */
  isForHealthOnly?: boolean
}

/** An order of now of which the carrier and the customer were told. */
async function anOrderNow(at = new Date()): Promise<void> {
  await placeOrder(env.DB, aNewOrder(), at)
  await env.DB.prepare("UPDATE outbox SET state = 'delivered' WHERE kind = 'mail'").run()
}

/** As many orders an hour in the last four weeks, up to this moment or up to `silence` ms before it. */
async function ordersOfWeeks(anHour: number, silence: number): Promise<void> {
  await placeOrder(env.DB, aNewOrder(), new Date(Date.now() - 5 * 7 * DAY))
  const every = Math.floor(HOUR / anHour)
  const count = Math.floor((5 * 7 * DAY - silence) / every)
  await copyRows(env.DB, 'orders', count, {
    number: NTH_NUMBER,
    order_key: NTH_KEY,
    trace: 'NULL',
    placed_at: `${Date.now() - 5 * 7 * DAY} + n * ${every}`,
  })
  await env.DB.batch([
    env.DB.prepare("UPDATE orders SET state = 'done'"),
    env.DB.prepare('DELETE FROM outbox'),
  ])
}

const INCIDENTS: Record<string, Incident> = {
  'the database of the site gives no answer': {
    reason: 'databaseFailed',
    changes: () => ({ DB: faultyDatabase(env.DB, 'failing') }),
  },
  'the database of the embedded back office gives no answer': {
    reason: 'databaseFailed',
    also: ['jobLate', 'catalogueOld'],
    changes: () => ({ PROVIDER_DB: faultyDatabase(env.PROVIDER_DB, 'failing') }),
  },
  'the database takes no writes': {
    reason: 'databaseReadOnly',
    changes: () => ({ DB: faultyDatabase(env.DB, 'readOnly') }),
  },
  'the database is full': {
    reason: 'databaseFull',
    changes: () => ({ DB: faultyDatabase(env.DB, 'full') }),
  },
  'the database will soon be full': {
    reason: 'databaseFull',
    changes: () => ({ DB: faultyDatabase(env.DB, 'large') }),
  },
  'the books of the embedded back office will soon be full': {
    reason: 'databaseFull',
    changes: () => ({ PROVIDER_DB: faultyDatabase(env.PROVIDER_DB, 'large') }),
  },
  'the database is slow': {
    reason: 'databaseSlow',
    isForHealthOnly: true,
    changes: () => ({ DB: faultyDatabase(env.DB, 'slow') }),
  },
  'the address of the site is missing': {
    reason: 'settingsWrong',
    changes: () => ({ SITE_ORIGIN: '' }),
  },
  'the secrets of the payment gateway are missing, and cards are offered': {
    reason: 'cardWithoutGateway',
    changes: () => ({ STRIPE_SECRET_KEY: undefined, STRIPE_WEBHOOK_SECRET: undefined }),
  },
  'the secret of the links is missing': {
    reason: 'settingsWrong',
    changes: () => ({ ORDER_LINK_SECRET: undefined }),
  },
  'a secret of the embedded back office is missing': {
    reason: 'settingsWrong',
    also: ['pendingTooLong', 'catalogueOld'],
    changes: () => ({ PROVIDER_ACCESS_TOKEN: undefined }),
    prepare: () => anOrderNow(),
  },
  'half of the settings of a back office are missing': {
    reason: 'settingsWrong',
    also: ['catalogueOld'],
    changes: async () => ({
      ...(await withBackOffice({ fault: 'ok' })),
      PROVIDER_BEARER: undefined,
    }),
  },
  'the cron is stopped': { reason: 'cronStopped', isCronRunning: false },
  'the cron is half dead: a job of it fails': {
    reason: 'jobLate',
    changes: () => ({ DB: faultyDatabase(env.DB, 'oneJob') }),
  },
  'KV gives no answer': {
    reason: 'storeFailed',
    changes: () => ({ CATALOG: faultyStore(env.CATALOG) }),
  },
  'the back office answers 500': {
    reason: 'pendingTooLong',
    also: ['catalogueOld'],
    changes: () => withBackOffice({ fault: 'status', status: 500 }),
    prepare: () => anOrderNow(),
  },
  'the back office answers 401': {
    reason: 'credentialsRefused',
    also: ['pendingTooLong', 'catalogueOld'],
    changes: () => withBackOffice({ fault: 'status', status: 401 }),
    prepare: () => anOrderNow(),
  },
  'the back office answers 200 with a page': {
    reason: 'pendingTooLong',
    also: ['catalogueOld'],
    changes: () => withBackOffice({ fault: 'html' }),
    prepare: () => anOrderNow(),
  },
  'the back office does not give its catalogue, and no order waits': {
    reason: 'catalogueOld',
    changes: () => withBackOffice({ fault: 'status', status: 503 }),
  },
  'the back office refuses an order': {
    reason: 'needsReview',
    also: ['catalogueOld'],
    changes: () => withBackOffice({ fault: 'status', status: 422 }),
    prepare: () => anOrderNow(),
  },
  'the order of a document cannot be read': {
    reason: 'documentsNotIssued',
    prepare: async () => {
      await anOrderNow()
      await env.DB.prepare(
        `INSERT INTO outbox (kind, item, state, next_at, created_at, last_error)
         SELECT 'document', order_key || ':2', 'needs_review', 0, 0, 'unreadable' FROM orders LIMIT 1`,
      ).run()
    },
  },
  'the payment gateway refuses our key': {
    reason: 'gatewayRefuses',
    prepare: () => noteAnswer(env.DB, 'start', 'http_401', Date.now()),
  },
  'a backlog is older than the back office can explain': {
    reason: 'pendingTooLong',
    prepare: async () => {
      await anOrderNow(new Date(Date.now() - 9 * MINUTE))
      // Another run took it and does not come back.
      await env.DB.prepare("UPDATE outbox SET lease_until = ? WHERE kind = 'order'")
        .bind(Date.now() + HOUR)
        .run()
    },
  },
  'an order could not be delivered for two days': {
    reason: 'dead',
    prepare: async () => {
      await anOrderNow()
      await env.DB.prepare("UPDATE outbox SET state = 'dead' WHERE kind = 'order'").run()
    },
  },
  'the mails to the carrier are refused for now': {
    reason: 'nobodyTold',
    changes: async () => {
      const { base, fail } = aServer()
      await fail({ fault: 'status', status: 500 })
      return { MAIL_API_URL: `${base}/emails`, MAIL_API_TOKEN: 'token' }
    },
    prepare: () => placeOrder(env.DB, aNewOrder(), new Date()),
  },
  'the mail service fails with mails to customers': {
    reason: 'mailsLate',
    changes: () => failingForCustomers('500'),
    prepare: () => anUntoldOrder(MINUTE),
  },
  'the mail service takes no more mails to customers': {
    reason: 'mailsLate',
    changes: () => failingForCustomers('429'),
    prepare: () => anUntoldOrder(MINUTE),
  },
  'the address of the mail service answers with a page': {
    reason: 'mailsLate',
    changes: () => failingForCustomers('html'),
    prepare: () => anUntoldOrder(MINUTE),
  },
  'the mail service answers without an end': {
    reason: 'mailsLate',
    changes: () => failingForCustomers('endless'),
    prepare: () => anUntoldOrder(MINUTE),
  },
  'the mail service refuses a mail to a customer': {
    reason: 'mailsRefused',
    changes: () => failingForCustomers('422'),
    prepare: () => anUntoldOrder(),
  },
  'mails to a customer could not be sent for two days': {
    reason: 'mailsDead',
    also: ['mailsLate', 'ordersUnanswered'],
    changes: () => failingForCustomers('500'),
    prepare: async () => {
      await anOrderNow(new Date(Date.now() - 2 * DAY + 5 * MINUTE))
      await env.DB.prepare(
        "UPDATE outbox SET state = 'pending' WHERE kind = 'mail' AND item LIKE 'customer%'",
      ).run()
    },
  },
  'too many mails go to mailboxes that have proved nothing': {
    reason: 'mailsMany',
    prepare: () =>
      env.DB.prepare("INSERT INTO mail_counts VALUES ('site', 'all', ?, ?)")
        .bind(NOW.toISOString().slice(0, 10), BUDGET.alarm + 1)
        .run(),
  },
  'no sender of mails is set': {
    reason: 'nobodyTold',
    prepare: () => placeOrder(env.DB, aNewOrder(), new Date()),
  },
  'an entry of the catalogue is wrong': {
    reason: 'experiencesLeftOut',
    prepare: () =>
      env.PROVIDER_DB.prepare(
        `UPDATE experiences SET body = json_object('id', id) WHERE id = (SELECT MIN(id) FROM experiences)`,
      ).run(),
  },
  'forms are pushed out': {
    reason: 'draftsPushedOut',
    prepare: () =>
      env.DB.prepare('UPDATE draft_totals SET pushed_out = 3, pushed_out_at = ?')
        .bind(NOW.getTime())
        .run(),
  },
  'the bank’s interface was silent for 100 days': {
    reason: 'bankGap',
    prepare: () => noteRead(env.DB, NOW.getTime(), { from: '2026-08-10', until: '2026-08-20' }),
  },
  'an order is not answered': {
    reason: 'ordersUnanswered',
    prepare: () => anOrderNow(new Date(NOW.getTime() - 3 * HOUR)),
  },
  'nobody drives a ride of tonight': {
    reason: 'ridesWithoutDriver',
    prepare: async () => {
      await anOrderNow()
      await env.DB.batch([
        env.DB.prepare("UPDATE orders SET state = 'confirmed'"),
        env.DB.prepare('UPDATE rides SET pickup_at = ?').bind(NOW.getTime() + 10 * HOUR),
      ])
    },
  },
  'no order has come since noon': {
    reason: 'noOrders',
    prepare: () => ordersOfWeeks(7, HOUR - 5 * MINUTE),
  },
}

beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['Date'] })
  vi.setSystemTime(NOW)
  await emptyOutbox()
  await closeGap(env.DB)
  await env.DB.prepare('UPDATE draft_totals SET pushed_out = 0, pushed_out_at = NULL').run()
  await env.PROVIDER_DB.prepare('DELETE FROM experiences').run()
  await env.PROVIDER_DB.prepare('DELETE FROM seeded').run()
  await seedDatabase()
  await env.CATALOG.delete('cron-unwritten')
  await env.DB.prepare('DELETE FROM gateway_answers').run()
  await minute(site)
})

afterEach(() => {
  vi.useRealTimers()
})

/** The minutes of a quarter of an hour that are run; the cron may miss some, and three runs in a row must be there. */
const MINUTES = [1, 2, 3, 7, 11, 15]

/** A minute of the cron. */
async function minute(current: object): Promise<void> {
  await withEnv(current, () => everyMinute(env))
}

/** The reasons that health gives in each minute of a quarter of an hour; the cron runs before. */
async function quarterOfAnHour(incident: Incident): Promise<Reason[][]> {
  const { isCronRunning = true, isForHealthOnly = false } = incident
  await incident.prepare?.()
  const changes = await incident.changes?.()
  const current = { ...site, ...changes }
  const seen: Reason[][] = []
  for (const passed of MINUTES) {
    vi.setSystemTime(NOW.getTime() + passed * MINUTE)
    if (isCronRunning) await minute(isForHealthOnly ? site : current)
    if (isForHealthOnly && passed < 15) continue
    const { reasons } = await healthReport(current, new Date())
    seen.push(reasons)
  }
  return seen
}

test('a sound site calls nobody in a quarter of an hour', async () => {
  const seen = await quarterOfAnHour({ reason: 'noOrders', prepare: () => anOrderNow() })
  expect(seen.flat()).toEqual([])
})

test.each(Object.entries(INCIDENTS))(
  'where %s, health says so within a quarter of an hour',
  async (_, incident) => {
    const seen = await quarterOfAnHour(incident)
    expect(seen.at(-1)?.[0]).toBe(incident.reason)
    // Until it is sure health says nothing, or what follows from it; nothing else.
    const right = [incident.reason, ...(incident.also ?? [])]
    expect(seen.flat().filter((reason) => !right.includes(reason))).toEqual([])
  },
)

test('an order that came while a secret of the embedded back office was missing arrives once it is set', async () => {
  await env.PROVIDER_DB.prepare('DELETE FROM orders').run()
  const kept = () => env.PROVIDER_DB.prepare('SELECT COUNT(*) AS n FROM orders').first<number>('n')
  await anOrderNow()
  await minute({ ...site, PROVIDER_BEARER: undefined })
  expect(await kept()).toBe(0)
  vi.setSystemTime(NOW.getTime() + 10 * MINUTE)
  await minute(site)
  expect(await kept()).toBe(1)
})

test('each reason has an incident', () => {
  const shown = Object.values(INCIDENTS).map(({ reason }) => reason)
  expect(Object.keys(REASONS).filter((reason) => !shown.some((one) => one === reason))).toEqual([])
})

test('health stays light: six statements, and as many rows for ten orders as for a month of them', async () => {
  await ordersOfWeeks(7, HOUR + MINUTE)
  const { database, ran } = countedDatabase(env.DB)
  const { reasons } = await healthReport({ ...site, DB: database }, new Date())
  expect(reasons).toEqual(['noOrders'])
  expect(ran.length).toBeLessThanOrEqual(6)
  expect(ran.reduce((sum, { rowsRead }) => sum + rowsRead, 0)).toBeLessThanOrEqual(80)
})

test('a silence is none in a quiet hour, on a new site, and once an order comes', async () => {
  await ordersOfWeeks(7, HOUR + MINUTE)
  const reasonsNow = async () => (await healthReport(site, new Date())).reasons
  expect(await reasonsNow()).toEqual(['noOrders'])
  await anOrderNow()
  expect(await reasonsNow()).toEqual([])
  await emptyOutbox()
  // Four in such an hour may be chance.
  await ordersOfWeeks(4, HOUR + MINUTE)
  expect(await reasonsNow()).toEqual([])
  await emptyOutbox()
  await ordersOfWeeks(7, HOUR + MINUTE)
  await env.DB.prepare('DELETE FROM orders WHERE placed_at < ?')
    .bind(Date.now() - 20 * DAY)
    .run()
  expect(await reasonsNow()).toEqual([])
})
