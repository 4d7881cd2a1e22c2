import { env } from 'cloudflare:workers'
import { beforeEach, expect, test } from 'vitest'
import { everyMinute } from '~/jobs/every-minute.server'
import { HOUR } from '~/lib/duration'
import type { ProviderConnection } from '~/back-office/client.server'
import { connectProvider } from '~/back-office/connection.server'
import { remoteEnd, seedDatabase } from '../../tests/support/provider/ends.ts'
import { countedDatabase, type Ran } from '../../tests/support/worker/counted-database.ts'
import { copyRows, NTH_KEY, NTH_NUMBER } from '../../tests/support/worker/many-rows.ts'
import { countStates, emptyOutbox } from '../../tests/support/worker/outbox.ts'
import { aNewOrder, placeOrder } from '../../tests/support/worker/placed-orders.ts'

/** Maximum number of statements that D1 runs per invocation. */
const MOST_STATEMENTS = 1_000
/** The rows that a statement reads depend on its limit, never on the backlog. */
const MOST_ROWS = 1_000

/** This many orders, placed an hour ago and never tried: copies of one, each with its own key and number. */
async function manyOrders(count: number): Promise<void> {
  const placedAt = Date.now() - HOUR
  await placeOrder(env.DB, aNewOrder(), new Date(placedAt))
  await copyRows(env.DB, 'orders', count - 1, { order_key: NTH_KEY, number: NTH_NUMBER })
  await copyRows(env.DB, 'outbox', count - 1, { item: NTH_KEY })
}

/** Runs the cron once and returns the statements it ran. */
async function fireCron(
  connect: (providerDatabase: D1Database) => ProviderConnection,
): Promise<Ran[]> {
  const site = countedDatabase(env.DB)
  const provider = countedDatabase(env.PROVIDER_DB)
  const settings = {
    SITE_ORIGIN: 'https://www.example.com',
    CARRIER_EMAIL: 'carrier@example.com',
    EMAIL: { send: () => Promise.resolve({ messageId: '1' }) },
  }
  await everyMinute(
    { ...env, ...settings, DB: site.database, PROVIDER_DB: provider.database },
    connect(provider.database),
  )
  return [...site.ran, ...provider.ran]
}

beforeEach(emptyOutbox)

test('ten thousand orders wait: each run delivers hundreds, all arrive once, and no run asks more of the database than it may', async () => {
  await manyOrders(10_000)
  await env.DB.prepare('UPDATE breaker SET failures = 5').run()
  const { connection, received } = remoteEnd('backlog')
  // The first run shows the pace; the backlog is then shortened so that the test also sees its end.
  const first = await fireCron(() => connection)
  expect(first.length).toBeLessThanOrEqual(MOST_STATEMENTS)
  expect(first.filter(({ rowsRead }) => rowsRead > MOST_ROWS)).toEqual([])
  const { delivered = 0 } = await countStates()
  expect(delivered).toBeGreaterThan(100)
  expect((await received()).orders).toHaveLength(delivered)
  await env.DB.prepare(
    `DELETE FROM outbox WHERE state = 'pending' AND kind = 'order' AND rowid NOT IN
       (SELECT rowid FROM outbox WHERE state = 'pending' AND kind = 'order' LIMIT 100)`,
  ).run()
  await fireCron(() => connection)
  const { orders } = await received()
  expect(new Set(orders.map(({ key }) => key)).size).toBe(orders.length)
  expect(await countStates()).toEqual({ delivered: delivered + 100 })
}, 60_000)

test('behind a provider that is down ten thousand orders cost each run no more than one of them', async () => {
  await manyOrders(10_000)
  await env.DB.prepare('UPDATE breaker SET failures = 5, probe_at = ?')
    .bind(Date.now() + HOUR)
    .run()
  const { connection } = remoteEnd('down')
  const ran = await fireCron(() => connection)
  expect(ran.filter(({ rowsRead }) => rowsRead > MOST_ROWS)).toEqual([])
  expect(await countStates()).toEqual({ pending: 10_000 })
}, 60_000)

test('where the provider is embedded its statements count too, and a hundred are delivered in a run', async () => {
  await seedDatabase()
  await manyOrders(130)
  const app = { appName: 'test', appVersion: '1' }
  const run = () => fireCron((PROVIDER_DB) => connectProvider({ ...env, PROVIDER_DB }, app))
  expect((await run()).length).toBeLessThanOrEqual(MOST_STATEMENTS)
  expect(await countStates()).toEqual({ delivered: 100, pending: 30 })
  await run()
  expect(await countStates()).toEqual({ delivered: 130 })
})
