import { openSummaries, placeOne, placing, STRANGE_HOST } from './cases.ts'
import { measureBurst } from './workerd/measure-burst.ts'
import { runSql, startOurs } from './workerd/sites.ts'
import type { WorkerdSite } from './workerd/workerd-site.ts'
import { experiences } from '~carrier/catalogue/experiences'

/** What a page costs with so many experiences: its bytes, and CPU of a request in ms. */
export type Grown = {
  count: number
  /** How many of them the list shows; fewer than there are is a fault, and quick for the wrong reason. */
  shown: number
  pages: { path: string; bytes: number; cpu: number }[]
}
/** What so many orders make dearer, CPU in ms. */
export type Stored = { count: number; placing: number; status: number; cron: number }

const PAGES = ['/', '/zazitky', '/objednavka', '/sitemap.xml']
const EXPERIENCE_LINK = /href="\/zazitky\/[^"]+"/g
const PLACINGS = 24
const AT_ONCE = 10_000
const CRON_RUNS = 5

/** The pages that know the catalogue, with more and more in it, rendered anew each time. */
export async function growExperiences(counts: readonly number[], burstMs: number) {
  const grown: Grown[] = []
  for (const count of counts) {
    const site = await startOurs()
    try {
      await runSql(site, 'PROVIDER_DB', ['DELETE FROM experiences', ...manyExperiences(count)])
      const shown = await countShown(site)
      const pages: Grown['pages'] = []
      for (const path of PAGES) pages.push({ path, ...(await measurePage(site, path, burstMs)) })
      grown.push({ count, shown, pages })
    } finally {
      await site.stop()
    }
  }
  return grown
}

/** Copies of those of the seed, under ids and addresses of their own. */
function manyExperiences(count: number): string[] {
  return Array.from({ length: count }, (_, index) => {
    const model = experiences[index % experiences.length]
    const [cs, en] = [`zazitek-${index}`, `experience-${index}`]
    const body = JSON.stringify({ ...model, id: `bench-${index}`, slug: { cs, en } })
    const literal = body.replaceAll("'", "''")
    return `INSERT INTO experiences (id, position, body) VALUES ('bench-${index}', ${index}, '${literal}')`
  })
}

async function countShown(site: WorkerdSite): Promise<number> {
  const page = await fetch(`http://127.0.0.1:${site.port}/zazitky`)
  return new Set((await page.text()).match(EXPERIENCE_LINK)).size
}

async function measurePage(site: WorkerdSite, path: string, burstMs: number) {
  const end = performance.now() + burstMs
  let bytes = 0
  const { cpu } = await measureBurst(site, {
    next: () => (performance.now() < end ? { path, headers: STRANGE_HOST } : null),
    judge: (answer) => {
      bytes = answer.bytes
    },
  })
  return { bytes, cpu }
}

/** Placing, the page of a placed order and a run of the cron, with more and more orders in the database. */
export async function growOrders(counts: readonly number[], burstMs: number): Promise<Stored[]> {
  const site = await startOurs()
  const address = `http://127.0.0.1:${site.port}`
  try {
    const stored: Stored[] = []
    const [first] = await openSummaries(address, 1)
    const status = await placeOne(address, first)
    // What is copied has been delivered and told of.
    await runCron(site)
    let filled = 0
    for (const count of counts) {
      for (; filled < count; filled += AT_ONCE) {
        await copyOrders(site, filled, Math.min(count, filled + AT_ONCE))
      }
      filled = count
      stored.push({
        count,
        placing: await measurePlacing(site, address),
        status: (await measurePage(site, status, burstMs)).cpu,
        cron: await measureCron(site),
      })
    }
    return stored
  } finally {
    await site.stop()
  }
}

/** Copies the first order, and the duty to deliver it, which is done: keys and numbers differ, all else is alike. */
async function copyOrders(site: WorkerdSite, from: number, to: number): Promise<void> {
  const database = await site.miniflare.getD1Database('DB')
  const order = await database.prepare('SELECT * FROM orders ORDER BY placed_at LIMIT 1').first()
  if (!order) throw new Error('there is no order to copy')
  const { number, order_key: orderKey } = order
  const count = `WITH RECURSIVE n(i) AS (SELECT ${from} UNION ALL SELECT i + 1 FROM n WHERE i < ${to - 1})`
  for (const [table, key] of [
    ['orders', 'order_key'],
    ['outbox', null],
  ] as const) {
    const where = key ? `${key} = ?` : `? IN (${await columnNames(table)})`
    const model = await database
      .prepare(`SELECT * FROM ${table} WHERE ${where}`)
      .bind(orderKey)
      .first()
    if (!model) throw new Error(`there is nothing to copy in ${table}`)
    const values = Object.entries(model).map(([name, value]) => {
      if (value === number) return `printf('90%08d', i)`
      return value === orderKey ? `'bench-' || i` : `model.${name}`
    })
    await database
      .prepare(
        `${count} INSERT INTO ${table} SELECT ${values.join(', ')} FROM n, (SELECT * FROM ${table} WHERE ${where}) AS model`,
      )
      .bind(orderKey)
      .run()
  }

  async function columnNames(table: string): Promise<string> {
    const { results } = await database
      .prepare(`SELECT name FROM pragma_table_info('${table}')`)
      .all()
    return results.map(({ name }: { name: string }) => name).join(', ')
  }
}

async function measurePlacing(site: WorkerdSite, address: string): Promise<number> {
  const customers = await openSummaries(address, PLACINGS)
  const { cpu } = await measureBurst(site, {
    next: () => placing(customers.pop()),
    judge: ({ head }) => {
      if (!head.startsWith('HTTP/1.1 303')) throw new Error(`an order was not placed:\n${head}`)
    },
  })
  return cpu
}

/** The middle one of several runs: the first ones after many rows were copied took longer; why was not measured. */
async function measureCron(site: WorkerdSite): Promise<number> {
  // The first run does what has waited.
  await runCron(site)
  const runs: number[] = []
  for (let run = 0; run < CRON_RUNS; run += 1) {
    const before = site.cpu()
    await runCron(site)
    runs.push(site.cpu() - before)
  }
  return runs.toSorted((one, other) => one - other)[Math.floor(CRON_RUNS / 2)] ?? 0
}

async function runCron(site: WorkerdSite): Promise<void> {
  const response = await fetch(`http://127.0.0.1:${site.port}/cdn-cgi/local/scheduled`)
  if (!response.ok) throw new Error(`the cron answered ${response.status}`)
}
