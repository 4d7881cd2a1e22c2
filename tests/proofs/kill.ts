import { mkdirSync, rmSync } from 'node:fs'
import { resolve } from 'node:path'
import { type Customer, openSummary, sendOrder } from '../support/site/http-customer.ts'
import { startGate, startSite } from '../support/site/killed-site.ts'
import { startRemoteProvider } from '../support/provider/remote-provider.ts'
import { buildSite } from '../../scripts/tools/build-site.ts'
import { prepareLocalDatabases } from '../../scripts/tools/local-database.ts'
import { readNumbers } from '../../scripts/tools/read-arguments.ts'
import { portFor } from '../../scripts/tools/port.ts'

// `npm run proof -- kill [200]`: that many times kill -9 of workerd while orders are sent or delivered, at five
// points in turn; restart on the same state; customers without an answer send again. Before each kill at least one
// order was acknowledged that the provider has refused so far, so that only the site's database holds it. In the end
// every order must be at the provider once. Ctrl-C ends after the kill at hand and judges what was
// sent so far.
const POINTS = ['before insert', 'after insert', 'mid-post', 'after post', 'mid-drain'] as const
const [kills] = readNumbers('npm run proof -- kill [kills: 200]', [200])
const state = resolve('.wrangler/kill')
const port = await portFor('npm run proof -- kill', 8799)
const CUSTOMERS = 3

await buildSite()
rmSync(state, { recursive: true, force: true })
mkdirSync(state, { recursive: true })
await prepareLocalDatabases(state, 'remote')
const provider = await startRemoteProvider()
const { url, gate, close } = await startGate(provider.url)
const settings = { port, state, providerUrl: `${url}/s/kill/v1` }
let site = await startSite(settings)
const sent: Customer[] = []
let unanswered: Customer[] = []
/** Orders that were acknowledged and then only in the database of the site when it was killed, by the point. */
const acknowledged = {
  'before insert': 0,
  'after insert': 0,
  'mid-post': 0,
  'after post': 0,
  'mid-drain': 0,
}

const wish = { isEnough: false }
process.once('SIGINT', () => (wish.isEnough = true))
for (const event of ['SIGTERM', 'uncaughtException'] as const) {
  process.on(event, (reason) => {
    console.error(reason)
    void site.kill().finally(() => process.exit(1))
  })
}
let killed = 0
while (killed < kills && !wish.isEnough) {
  await killOnce(POINTS[killed % POINTS.length] ?? 'before insert')
  killed += 1
  site = await startSite(settings)
  for (const customer of unanswered) {
    if (!(await sendOrder(site.address, customer))) throw new Error('a repeated order was refused')
  }
  unanswered = []
  if (killed % 10 === 0) console.log(`${killed} kills, ${sent.length} orders`)
}
const result = await settle()
await site.kill()
close()
await provider.close()
const before = Object.values(acknowledged).reduce((sum, count) => sum + count, 0)
console.log(
  JSON.stringify({ kills: killed, orders: sent.length, acknowledged: before, ...acknowledged }),
)
console.log(JSON.stringify(result))
if (before < killed) {
  console.error(
    `Only ${before} orders were acknowledged before ${killed} kills: that proves too little.`,
  )
}
process.exit(result.lost + result.doubled === 0 && before >= killed ? 0 : 1)

/** Sends orders and kills the site at a point of their way. */
async function killOnce(point: (typeof POINTS)[number]): Promise<void> {
  const customers = await Promise.all(
    Array.from({ length: CUSTOMERS }, () => openSummary(site.address)),
  )
  gate.onOrder = () => 503
  const [early, ...late] = customers
  const isEarlyKept = early !== undefined && (await sendOrder(site.address, early))
  if (!isEarlyKept) throw new Error('an order was not acknowledged by a site that nobody killed')
  let kept = 1
  if (point !== 'mid-drain') gate.onOrder = () => null
  let kill = () => {}
  const gone = new Promise<void>((done) => {
    kill = () => void site.kill().finally(() => done())
  })
  if (point === 'mid-post') gate.onOrder = () => (kill(), null)
  if (point === 'after post') gate.onKept = () => kill()
  const answers = Promise.all(
    late.map(async (customer) => ({
      customer,
      isAcknowledged: await sendOrder(site.address, customer),
    })),
  )
  if (point === 'before insert') setTimeout(kill, Math.random() * 4)
  if (point === 'after insert') setTimeout(kill, 4 + Math.random() * 40)
  if (point === 'mid-drain') {
    kept += (await answers).filter(({ isAcknowledged }) => isAcknowledged).length
    gate.onOrder = () => (kill(), null)
    void fireCron()
  }
  // Where the point is never reached, for instance because nothing is due, it is killed all the same.
  const lastMoment = setTimeout(kill, 3_000)
  await gone
  clearTimeout(lastMoment)
  gate.onOrder = () => null
  gate.onKept = () => {}
  sent.push(...customers)
  acknowledged[point] += kept
  for (const { customer, isAcknowledged } of await answers) {
    if (!isAcknowledged) unanswered.push(customer)
  }
}

async function fireCron(): Promise<void> {
  await fetch(`${site.address}/cdn-cgi/local/scheduled`).catch(() => null)
}

/** Drains until the provider has every order, for at most five minutes, and counts. */
async function settle() {
  let kept: { key: string; body: { number: string } }[] = []
  for (let tries = 0; tries < 60; tries += 1) {
    await fireCron()
    const received = await fetch(`${provider.url}/s/kill/__received`)
    const { orders }: { orders: typeof kept } = await received.json()
    kept = orders
    if (countMissing() === 0) break
    await new Promise((done) => setTimeout(done, 5_000))
  }
  const numbers = new Set(kept.map(({ body }) => body.number))
  return { atProvider: kept.length, lost: countMissing(), doubled: kept.length - numbers.size }

  function countMissing(): number {
    const keys = new Set(kept.map(({ key }) => key))
    return sent.filter(({ orderKey }) => !keys.has(`order:${orderKey}`)).length
  }
}
