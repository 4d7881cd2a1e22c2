import { execFileSync } from 'node:child_process'
import { mkdirSync, rmSync } from 'node:fs'
import { resolve } from 'node:path'
import { openForm, sendDetails, sendOrder } from '../support/site/http-customer.ts'
import { startSite } from '../support/site/killed-site.ts'
import { prepareLocalDatabases } from '../../scripts/tools/local-database.ts'
import { mustRunQuietly, quietEnv } from '../../scripts/tools/run.ts'

// `npm run proof -- acts [200]`: that many times kill -9 of workerd while the carrier acts on orders; restart on the
// same state; what got no answer is looked up, and done again where it is not there. In the end every act must have
// happened once, in one unbroken row of events, with one mail owed for each. `--no-build` takes the build that is there.
const kills = Number(process.argv.slice(2).find((argument) => /^\d+$/.test(argument)) ?? 200)
const state = resolve('.wrangler/kill-acts')
const port = Number(process.env['PORT'] ?? 8798)
const token = 'token of the kill run only, 32 characters'
const ORDERS = 8

/** An act that can be told from every other one by the plate it names. */
type Act = { orderKey: string; number: string; plate: string; isAcknowledged: boolean }
type Row = Record<string, string | number | null>
type EventRow = { order_key: string; seq: number; event: string; plate: string | null }

if (!process.argv.includes('--no-build')) mustRunQuietly('vite', ['build'])
rmSync(state, { recursive: true, force: true })
mkdirSync(state, { recursive: true })
await prepareLocalDatabases(state, 'embedded')
const settings = { port, state, providerUrl: null, more: { ORDERS_TOKEN: token } }
let site = await startSite(settings)
for (const event of ['SIGINT', 'SIGTERM', 'uncaughtException'] as const) {
  process.on(event, (reason) => {
    console.error(reason)
    void site.kill().finally(() => process.exit(1))
  })
}

const form = await openForm(site.address)
const customers = []
for (let count = 0; count < ORDERS; count += 1) {
  const customer = await sendDetails(site.address, form)
  if (!(await sendOrder(site.address, customer))) throw new Error('an order was refused')
  customers.push(customer)
}
const orders = query("SELECT order_key, number FROM orders WHERE state = 'received'").map(
  (row) => ({
    orderKey: String(row['order_key']),
    number: String(row['number']),
  }),
)
for (const { number } of orders) await ask({ command: 'confirm', number })

const acts: Act[] = []
let repeated = 0
for (let count = 0; count < kills; count += 1) {
  const begun = orders.map((order, index) => ({
    ...order,
    plate: `${count} ${index}`,
    isAcknowledged: false,
  }))
  const kill = new Promise<void>((done) =>
    setTimeout(() => void site.kill().finally(() => done()), Math.random() * 250),
  )
  await Promise.all([kill, ...begun.map(act)])
  const seen = new Set(eventsNow().map(({ plate }) => plate))
  site = await startSite(settings)
  for (const one of begun.filter(({ plate }) => !seen.has(plate))) {
    if (one.isAcknowledged) throw new Error(`the act ${one.plate} was acknowledged and is lost`)
    await act(one)
    if (!one.isAcknowledged) throw new Error('a repeated act was refused')
    repeated += 1
  }
  acts.push(...begun)
  if ((count + 1) % 10 === 0) console.log(`${count + 1} kills, ${acts.length} acts`)
}
await site.kill()
const result = judge(eventsNow())
console.log(JSON.stringify({ kills, acts: acts.length, repeated, ...result }))
process.exit(Object.values(result).every((count) => count === 0) ? 0 : 1)

async function act(one: Act): Promise<void> {
  const driver = { driver: 'Karel Ukázka', phone: '+420700000001', car: 'Sedan', plate: one.plate }
  one.isAcknowledged = await ask({ command: 'assign', number: one.number, ...driver })
}

/** Asks the site as the terminal does; whether it said that it was done. */
async function ask(command: object): Promise<boolean> {
  const response = await fetch(`${site.address}/api/acts`, {
    method: 'POST',
    headers: { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json' },
    body: JSON.stringify(command),
  }).catch(() => null)
  return response?.status === 200
}

function eventsNow(): EventRow[] {
  return query(
    "SELECT order_key, seq, event, data ->> 'plate' AS plate FROM order_events ORDER BY order_key, seq",
  ).map((row) => ({
    order_key: String(row['order_key']),
    seq: Number(row['seq']),
    event: String(row['event']),
    plate: row['plate'] === null ? null : String(row['plate']),
  }))
}

/** What is wrong in the end. */
function judge(events: EventRow[]) {
  const times = (plate: string) => events.filter((event) => event.plate === plate).length
  const counts = acts.map(({ plate }) => times(plate))
  const broken = orders.filter(({ orderKey }) =>
    events
      .filter((event) => event.order_key === orderKey)
      .some(({ seq }, index) => seq !== index + 1),
  )
  const behind = query(
    `SELECT number FROM orders WHERE seq <>
       (SELECT MAX(seq) FROM order_events WHERE order_events.order_key = orders.order_key)`,
  )
  const owed = query(
    "SELECT COUNT(*) AS count FROM outbox WHERE kind = 'mail' AND item LIKE 'customer:event:%'",
  )
  return {
    lost: counts.filter((count) => count === 0).length,
    doubled: counts.filter((count) => count > 1).length,
    broken: broken.length,
    behind: behind.length,
    mailsMissing: events.length - Number(owed[0]?.['count']),
  }
}

function query(sql: string): Row[] {
  const output = execFileSync(
    'wrangler',
    ['d1', 'execute', 'DB', '--local', '--persist-to', state, '--json', '--command', sql],
    { env: quietEnv, encoding: 'utf8', stdio: ['ignore', 'pipe', 'inherit'] },
  )
  const [answer]: { results: Row[] }[] = JSON.parse(output)
  return answer?.results ?? []
}
