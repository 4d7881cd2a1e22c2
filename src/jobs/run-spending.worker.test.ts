import { env } from 'cloudflare:workers'
import { beforeEach, expect, test } from 'vitest'
import { everyMinute } from '~/jobs/every-minute.server'
import { HOUR } from '~/lib/duration'
import type { ProviderConnection } from '~/provider/client.server'
import { connectProvider } from '~/provider/connection.server'
import type { FaultStep } from '../../tests/support/provider/remote-provider.ts'
import { remoteEnd, seedDatabase } from '../../tests/support/provider/ends.ts'
import { countedDatabase, type Ran } from '../../tests/support/worker/counted-database.ts'
import { copyRows, NTH_KEY, NTH_NUMBER } from '../../tests/support/worker/many-rows.ts'
import { countStates, emptyOutbox } from '../../tests/support/worker/outbox.ts'
import { aNewOrder, placeOrder } from '../../tests/support/worker/placed-orders.ts'

/** A free plan allows 50 of each; some are left for what the platform counts besides. */
const MOST = 40

/** So many orders, placed an hour ago and never tried: copies of one, each with a key and a number of its own. */
async function manyOrders(count: number): Promise<void> {
  const placedAt = Date.now() - HOUR
  await placeOrder(env.DB, aNewOrder(), new Date(placedAt))
  await copyRows(env.DB, 'orders', count - 1, { order_key: NTH_KEY, number: NTH_NUMBER })
  await copyRows(env.DB, 'outbox', count - 1, { item: NTH_KEY })
}

/** Fires the cron once and counts what it spends: calls out, mails among them, and statements. */
async function fireCron(
  connect: (providerDatabase: D1Database) => ProviderConnection,
  costsCalls: boolean,
): Promise<{ calls: number; ran: Ran[] }> {
  const site = countedDatabase(env.DB)
  const provider = countedDatabase(env.PROVIDER_DB)
  const connection = connect(provider.database)
  let calls = 0
  const settings = {
    SITE_ORIGIN: 'https://www.example.com',
    CARRIER_EMAIL: 'carrier@example.com',
    EMAIL: {
      send: () => {
        calls += 1
        return Promise.resolve({ messageId: '1' })
      },
    },
  }
  await everyMinute(
    { ...env, ...settings, DB: site.database, PROVIDER_DB: provider.database },
    {
      ...connection,
      fetch: (request) => {
        if (costsCalls) calls += 1
        return connection.fetch(request)
      },
    },
  )
  return { calls, ran: [...site.ran, ...provider.ran] }
}

beforeEach(emptyOutbox)

test('ten thousand orders wait: the first arrive with the first run, all in the end, and no run spends or reads more than it may', async () => {
  await manyOrders(10_000)
  await env.DB.prepare('UPDATE breaker SET failures = 5').run()
  const { connection, received } = remoteEnd('backlog')
  let arrived = 0
  for (let run = 1; run <= 20 && (await countStates())['pending']; run += 1) {
    const { calls, ran } = await fireCron(() => connection, true)
    expect(calls).toBeLessThanOrEqual(MOST)
    expect(ran.length).toBeLessThanOrEqual(MOST)
    expect(ran.filter(({ rowsRead }) => rowsRead > MOST)).toEqual([])
    const { orders } = await received()
    expect(new Set(orders.map(({ key }) => key)).size).toBe(orders.length)
    expect(orders.length).toBeGreaterThan(arrived)
    arrived = orders.length
    expect((await countStates())['delivered']).toBe(arrived)
    // Four runs show what a large backlog costs; the rest of it is cut so that its end is seen too.
    if (run === 4)
      await env.DB.prepare("DELETE FROM outbox WHERE state = 'pending' AND rowid > 202").run()
  }
  expect(await countStates()).toEqual({ delivered: 200 })
}, 60_000)

test('behind a provider that is down ten thousand orders cost each run no more than one of them', async () => {
  await manyOrders(10_000)
  await env.DB.prepare('UPDATE breaker SET failures = 5, probe_at = ?')
    .bind(Date.now() + HOUR)
    .run()
  const { connection } = remoteEnd('down')
  const { ran } = await fireCron(() => connection, true)
  expect(ran.filter(({ rowsRead }) => rowsRead > MOST)).toEqual([])
  expect(await countStates()).toEqual({ pending: 10_000 })
}, 60_000)

test('answers that are asked for twice count twice', async () => {
  await manyOrders(100)
  const { connection, script } = remoteEnd('stammers')
  const stammer: FaultStep[] = [{ fault: 'status', status: 500 }, { fault: 'ok' }]
  await script(
    { fault: 'ok' },
    { fault: 'ok' },
    ...Array.from({ length: 50 }, () => stammer).flat(),
  )
  const { calls } = await fireCron(() => connection, true)
  expect(calls).toBeLessThanOrEqual(MOST)
  expect((await countStates())['delivered']).toBeGreaterThanOrEqual(10)
})

test('where the provider is embedded its statements count too, and all is delivered run by run', async () => {
  await seedDatabase()
  await manyOrders(30)
  const app = { appName: 'test', appVersion: '1' }
  for (let run = 1; run <= 20 && (await countStates())['pending']; run += 1) {
    const { ran } = await fireCron((PROVIDER_DB) => connectProvider({ PROVIDER_DB }, app), false)
    expect(ran.length).toBeLessThanOrEqual(MOST)
  }
  expect(await countStates()).toEqual({ delivered: 30 })
})
