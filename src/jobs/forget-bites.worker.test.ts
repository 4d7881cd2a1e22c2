import { env } from 'cloudflare:workers'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { everyMinute } from '~/jobs/every-minute.server'
import { forgetExpired } from '~/jobs/forget.server'
import { readJobs } from '~/jobs/job-records.server'
import { DAY, MINUTE } from '~/lib/duration'
import { NOW } from '../../tests/support/builders.ts'
import { countedDatabase } from '../../tests/support/worker/counted-database.ts'
import { copyRows, NTH_KEY, NTH_NUMBER } from '../../tests/support/worker/many-rows.ts'
import { emptyOutbox } from '../../tests/support/worker/outbox.ts'
import { aNewOrder, placeOrder, storeMessage } from '../../tests/support/worker/placed-orders.ts'

/** Orders that are overdue, each with an event; `npm run proof -- people` forgets 200,000. */
const OVERDUE = env.OVERDUE_ORDERS
const OVER = NOW.getTime() - 365 * DAY

beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['Date'] })
  vi.setSystemTime(NOW)
  await emptyOutbox()
  await env.DB.batch(
    ['DELETE FROM order_events', 'UPDATE cron_run SET jobs = json_object()'].map((sql) =>
      env.DB.prepare(sql),
    ),
  )
})

afterEach(() => {
  vi.useRealTimers()
})

async function manyOverdue(count: number): Promise<void> {
  await placeOrder(env.DB, aNewOrder(), NOW)
  const body = {
    locale: 'cs',
    name: 'Jana',
    phone: null,
    subject: null,
    message: 'Dobrý den',
  } as const
  const message = { ...body, email: 'jana@example.com', sentAt: NOW.toISOString() }
  await storeMessage(
    env.DB,
    { messageKey: crypto.randomUUID(), body: message, isFlagged: false },
    NOW,
  )
  const key = { order_key: NTH_KEY }
  await copyRows(env.DB, 'orders', count, { ...key, number: NTH_NUMBER, ride_at: `${OVER} + n` })
  await copyRows(env.DB, 'order_events', count, key)
  await env.DB.prepare("DELETE FROM outbox WHERE kind = 'contact'").run()
  await copyRows(env.DB, 'outbox', count, {
    kind: "'order'",
    item: NTH_KEY,
    // The first ones were never delivered, and stay.
    state: "iif(n <= 200, 'dead', 'delivered')",
    delivered_at: String(OVER),
  })
  await copyRows(env.DB, 'contact_messages', 1_000, { message_key: NTH_KEY, sent_at: String(OVER) })
}

/** Orders and events that still hold something of a person, and messages. */
async function leftOf(): Promise<unknown> {
  return env.DB.prepare(
    `SELECT (SELECT COUNT(*) FROM orders WHERE content <> '') AS orders,
       (SELECT COUNT(*) FROM order_events WHERE data <> '') AS events,
       (SELECT COUNT(*) FROM contact_messages) AS messages`,
  ).first()
}

test('what is long overdue is forgotten in bites, minute by minute, until nothing is left', async () => {
  await manyOverdue(OVERDUE)
  const { database, ran } = countedDatabase(env.DB)
  let minutes = 0
  for (let isLeft = true; isLeft; minutes += 1) {
    ;({ isLeft } = await forgetExpired({ ...env, DB: database }, NOW))
  }
  // The youngest order and message are not overdue.
  expect(await leftOf()).toEqual({ orders: 201, events: 201, messages: 1 })
  expect(minutes).toBeGreaterThan(1)
  expect(minutes).toBeLessThanOrEqual(Math.ceil(OVERDUE / 7_000))
  const most = ran.toSorted((a, b) => b.rowsRead - a.rowsRead)[0]
  console.log(`bites ${JSON.stringify({ overdue: OVERDUE, minutes, mostRead: most?.rowsRead })}`)
  expect(most?.rowsRead, most?.sql).toBeLessThan(1_000)
}, 1_800_000)

/** The database, in which one table cannot be written. */
function withoutWriting(table: string): D1Database {
  const refused = new RegExp(`^\\s*(?:UPDATE|DELETE FROM) ${table}\\b`)
  return new Proxy(env.DB, {
    get: (db, name) => {
      if (name !== 'prepare') {
        const value: unknown = Reflect.get(db, name)
        return typeof value === 'function' ? value.bind(db) : value
      }
      return (sql: string) =>
        refused.test(sql) ? db.prepare(sql.replace(table, 'no_such_table')) : db.prepare(sql)
    },
  })
}

async function runsOf(site: Env, minutes: number[]): Promise<void> {
  for (const minute of minutes) {
    vi.setSystemTime(NOW.getTime() + minute * MINUTE)
    await everyMinute(site)
  }
}

async function recordOf(job: string, minute: number) {
  const records = await readJobs(env.DB, NOW.getTime() + minute * MINUTE)
  return records.find((record) => record.job === job)
}

test('a clean-up that fails is told by its name within half an hour, and no longer once it works', async () => {
  const log = vi.spyOn(console, 'log').mockImplementation(() => {})
  await manyOverdue(3)
  await runsOf(env, [0])
  expect(await recordOf('forget', 0)).toMatchObject({
    lastSuccess: NOW.getTime(),
    lastError: null,
    failures: 0,
    overdue: null,
  })
  const broken = { ...env, DB: withoutWriting('drafts') }
  await runsOf(broken, [5, 10, 20, 30])
  expect(await recordOf('forget', 29)).toMatchObject({ lastSuccess: NOW.getTime(), overdue: null })
  const told = await recordOf('forget', 31)
  expect(told).toMatchObject({
    lastError: { error: 'D1Error', at: NOW.getTime() + 30 * MINUTE },
    overdue: MINUTE,
  })
  expect(told?.failures).toBe(3)
  expect(await recordOf('expire', 31)).toMatchObject({ overdue: null })
  await runsOf(env, [31])
  expect(await recordOf('forget', 32)).toMatchObject({
    lastError: null,
    failures: 0,
    overdue: null,
  })
  log.mockRestore()
}, 120_000)

test('a job of each tenth minute does not succeed in between', async () => {
  const log = vi.spyOn(console, 'log').mockImplementation(() => {})
  await runsOf(env, [0, 1, 9])
  expect(await recordOf('forget', 9)).toMatchObject({ lastSuccess: NOW.getTime() })
  await runsOf(env, [10])
  expect(await recordOf('forget', 11)).toMatchObject({
    lastSuccess: NOW.getTime() + 10 * MINUTE,
  })
  log.mockRestore()
}, 60_000)
