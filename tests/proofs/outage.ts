import { type Customer, openSummary, sendOrder } from '../support/site/http-customer.ts'
import { everyPath, freshState, startClockedSite } from '../support/site/clocked-site.ts'
import { startRemoteProvider } from '../support/provider/remote-provider.ts'
import { buildSite } from '../../scripts/tools/build-site.ts'
import { prepareLocalDatabases } from '../../scripts/tools/local-database.ts'
import { readArguments } from '../../scripts/tools/read-arguments.ts'
import { portFor } from '../../scripts/tools/port.ts'

// `npm run proof -- outage`: what the provider has to do for a thousand page views, and how long a customer waits for
// the acknowledgement of an order, as one whole request, while the provider hangs and the breaker is open.
const VIEWS = 1_000
const MINUTES = 60
const ORDERS = 200
const AT_ONCE = 20
const TO_OPEN_BREAKER = 5
const MINUTE = 60_000

readArguments('npm run proof -- outage', {})
const port = await portFor('npm run proof -- outage', 8797)
await buildSite()
const state = freshState('outage')
await prepareLocalDatabases(state, 'remote')
const provider = await startRemoteProvider()
const space = `${provider.url}/s/outage`
const site = await startClockedSite({ port, state, providerUrl: `${space}/v1` })
try {
  console.log(JSON.stringify({ views: VIEWS, minutes: MINUTES, ...(await measureCalls()) }))
  console.log(JSON.stringify({ orders: ORDERS, ...(await measureAcknowledgement()) }))
} finally {
  await site.kill()
  await provider.close()
}
process.exit(0)

/** A thousand views of all pages in turn, spread over an hour of the site's clock, the cron each minute. */
async function measureCalls() {
  let failures = 0
  for (let view = 0; view < VIEWS; view += 1) {
    const ahead = Math.floor((view / VIEWS) * MINUTES) * MINUTE
    const isNewMinute = view === 0 || ahead !== Math.floor(((view - 1) / VIEWS) * MINUTES) * MINUTE
    const response = await site.visit(everyPath[view % everyPath.length] ?? '/', ahead)
    await response.arrayBuffer()
    if (response.status !== 200) failures += 1
    if (isNewMinute) await site.fireCron()
  }
  const received = await fetch(`${space}/__received`)
  const { calls }: { calls: unknown[] } = await received.json()
  return { failures, providerCalls: calls.length }
}

/** Opens the breaker with orders the provider leaves hanging, then sends the rest one after another. */
async function measureAcknowledgement() {
  const customers = await openSummaries(TO_OPEN_BREAKER + ORDERS)
  await fetch(`${space}/__script`, {
    method: 'POST',
    body: JSON.stringify({ steps: [{ fault: 'hang' }], repeat: true }),
  })
  for (const customer of customers.splice(0, TO_OPEN_BREAKER)) {
    await sendOrder(site.address, customer)
  }
  await waitForBreaker()
  const waits: number[] = []
  let acknowledged = 0
  for (const customer of customers) {
    const startedAt = performance.now()
    if (await sendOrder(site.address, customer)) acknowledged += 1
    waits.push(performance.now() - startedAt)
  }
  waits.sort((a, b) => a - b)
  const percentile = (share: number) => Math.round(waits[Math.ceil(share * waits.length) - 1] ?? 0)
  return { acknowledged, p50: percentile(0.5), p99: percentile(0.99), slowest: percentile(1) }
}

/** A press waits for a second at most; its delivery goes on, and is counted as failed when its time is over. */
async function waitForBreaker(): Promise<void> {
  for (let tries = 0; tries < 240; tries += 1) {
    const answer = await fetch(`${site.address}/api/health`)
    const health: { provider: { breaker: string } } = await answer.json()
    if (health.provider.breaker === 'open') return
    await new Promise((done) => setTimeout(done, 500))
  }
  throw new Error('the breaker did not open within two minutes')
}

async function openSummaries(count: number): Promise<Customer[]> {
  const customers: Customer[] = []
  while (customers.length < count) {
    const group = Array.from({ length: Math.min(AT_ONCE, count - customers.length) })
    customers.push(...(await Promise.all(group.map(() => openSummary(site.address)))))
  }
  return customers
}
