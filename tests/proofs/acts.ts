import { mkdirSync, readdirSync, rmSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { openForm, sendDetails, sendOrder } from '../support/site/http-customer.ts'
import { startSite } from '../support/site/killed-site.ts'
import { buildSite } from '../../scripts/tools/build-site.ts'
import { prepareLocalDatabases } from '../../scripts/tools/local-database.ts'
import { readNumbers } from '../../scripts/tools/read-arguments.ts'
import { portFor } from '../../scripts/tools/port.ts'

// `npm run proof -- acts [200]`: that many times kill -9 of workerd while the carrier acts on orders; restart on the
// same state; what got no answer is looked up, and done again where it is not there. In the end every act must have
// happened once, in one unbroken row of events, with one mail owed for each. Ctrl-C ends after the kill at hand and judges what was done so far.
const [kills] = readNumbers('npm run proof -- acts [kills: 200]', [200])
const state = resolve('.wrangler/kill-acts')
const port = await portFor('npm run proof -- acts', 8798)
const token = 'token of the kill run only, 32 characters'
const ORDERS = 8

/** An act that can be told from every other one by the plate it names. */
type Act = { orderKey: string; number: string; plate: string; isAcknowledged: boolean }
type Row = Record<string, unknown>
type EventRow = { order_key: string; seq: number; event: string; plate: string | null }

await buildSite()
rmSync(state, { recursive: true, force: true })
mkdirSync(state, { recursive: true })
await prepareLocalDatabases(state, 'embedded')
const settings = { port, state, providerUrl: null, more: { ORDERS_TOKEN: token } }
let site = await startSite(settings)
const wish = { isEnough: false }
process.once('SIGINT', () => (wish.isEnough = true))
for (const event of ['SIGTERM', 'uncaughtException'] as const) {
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
let killed = 0
for (; killed < kills && !wish.isEnough; killed += 1) {
  const begun = orders.map((order, index) => ({
    ...order,
    plate: `${killed} ${index}`,
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
  if ((killed + 1) % 10 === 0) console.log(`${killed + 1} kills, ${acts.length} acts`)
}
await site.kill()
const result = judge(eventsNow())
console.log(JSON.stringify({ kills: killed, acts: acts.length, repeated, ...result }))
process.exit(Object.values(result).every((count) => count === 0) ? 0 : 1)

async function act(one: Act): Promise<void> {
  const driver = { driver: 'Karel Ukázka', phone: '+420700000001', car: 'Sedan', plate: one.plate }
  one.isAcknowledged = await ask({
    command: 'assign',
    number: one.number,
    ...driver,
    // The same driver has all of them.
    anyway: true,
  })
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
    plate: typeof row['plate'] === 'string' ? row['plate'] : null,
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

/**
 * Reads the file of the site's database, of a site that does not run: SQLite mends it after the kill as workerd would.
 * `wrangler d1 execute` took seconds a time, and on a busy machine ended well without its answer.
 */
function query(sql: string): Row[] {
  const folder = join(state, 'v3/d1/miniflare-D1DatabaseObject')
  for (const name of readdirSync(folder).filter((file) => file.endsWith('.sqlite'))) {
    const database = new DatabaseSync(join(folder, name))
    try {
      const isOurs = database.prepare("SELECT 1 FROM sqlite_master WHERE name = 'order_events'")
      if (isOurs.get()) return database.prepare(sql).all()
    } finally {
      database.close()
    }
  }
  throw new Error('no database of the site')
}
