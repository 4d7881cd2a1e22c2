import { env, withEnv } from 'cloudflare:workers'
import { expect, test, vi } from 'vitest'
import { everyMinute } from '~/jobs/every-minute.server'
import { DAY, HOUR, MINUTE } from '~/lib/duration'
import type { Act } from '~/order/life/event-data'
import { drainOwedMail } from '~/order/mail/send-mail.server'
import { actOnOrder } from '~/order/store/act.server'
import { findOrderStatus } from '~/order/store/find-order.server'
import { NOW, someValues } from '../support/builders.ts'
import { seedDatabase } from '../support/provider/ends.ts'
import type { Measured } from '../support/scale/costs.ts'
import { emptyRecord } from '../support/tabs/record.ts'
import {
  CARD,
  openForm,
  pageOf,
  type Place,
  pressSummary,
  saveForm,
  sendForm,
} from '../support/tabs/tab.ts'
import { countedDatabase, type Ran } from '../support/worker/counted-database.ts'

// What an order costs in statements, rows and bytes. `npm run proof -- scale` runs it with a hundred orders and writes
// docs/scale.md; here it is the short form.
const ORDERS = env.SCALE_ORDERS
const MANNER = { isLost: false, intent: '' }
const DRIVER = {
  driver: 'Karel Novák',
  phone: '+420777123456',
  car: 'Škoda Superb',
  plate: '1AB2345',
}
/** Views of the order's page in its life. */
const VIEWS = 4
/** Runs of the cron that forget everything of the orders. */
const FORGETTING = 12

function aPlace(): Place {
  return { tab: { browser: { drafts: '' }, locale: 'cs', history: [] }, record: emptyRecord() }
}

function formOf({ tab }: Place) {
  const page = pageOf(tab)
  if (page?.at !== 'form') throw new Error(`no form but ${page?.at}`)
  return page.page
}

/** Somebody types a ride, sees its summary, and leaves. */
async function begin(place: Place): Promise<void> {
  await openForm(place, '?d=new')
  await saveForm(place, formOf(place), someValues({ city: 'Brno' }), MANNER)
  vi.setSystemTime(Date.now() + MINUTE)
  await sendForm(place, formOf(place), someValues(), MANNER)
}

/** A customer orders; the carrier confirms, sends a driver and is paid; both get their mails. */
async function live(): Promise<void> {
  const place = aPlace()
  await begin(place)
  const page = pageOf(place.tab)
  if (page?.at !== 'summary') throw new Error('no summary')
  await pressSummary(place, page.view, CARD)
  const { number = '', statusPath = '' } = place.record.acknowledged[0] ?? {}
  const act = async (asked: Act, at: number) => {
    vi.setSystemTime(at)
    const doing = { act: asked, actor: 'carrier', seq: null, insists: true } as const
    expect(await actOnOrder(env.DB, number, doing, new Date())).toMatchObject({ ok: true })
    await drainOwedMail(env, 100)
  }
  await drainOwedMail(env, 100)
  const ordered = Date.now()
  const pickup = Date.parse(page.view.order.trip.pickupAt)
  await act({ event: 'confirm' }, ordered + HOUR)
  await act({ event: 'assign', ...DRIVER }, pickup - DAY)
  await act({ event: 'progress', step: 'onTheWay' }, pickup - HOUR)
  await act({ event: 'finish' }, pickup + HOUR)
  await act({ event: 'paid', amount: null }, pickup + 2 * HOUR)
  for (let view = 0; view < VIEWS; view += 1) {
    await findOrderStatus(statusPath.split('/').at(-1) ?? '', new Date())
  }
  vi.setSystemTime(ordered)
}

type Cost = { statements: number; rowsRead: number; rowsWritten: number }

/** Runs work with counted databases; what it ran, for each of `times`. */
async function costOf(times: number, work: () => Promise<void>): Promise<Cost> {
  const [site, books] = [countedDatabase(env.DB), countedDatabase(env.PROVIDER_DB)]
  await withEnv({ ...env, DB: site.database, PROVIDER_DB: books.database }, work)
  const ran = [...site.ran, ...books.ran]
  const sum = (of: (one: Ran) => number) => ran.reduce((total, one) => total + of(one), 0) / times
  return {
    statements: sum(() => 1),
    rowsRead: sum(({ rowsRead }) => rowsRead),
    rowsWritten: sum(({ rowsWritten }) => rowsWritten),
  }
}

async function sizeOf(db: D1Database): Promise<number> {
  return (await db.prepare('SELECT 1').run()).meta.size_after ?? 0
}

/** The length of all that tables of orders hold, as text. */
async function lengthOf(db: D1Database): Promise<number> {
  const { results } = await db
    .prepare(
      `SELECT tables.name AS "table", columns.name AS "column"
       FROM sqlite_master AS tables, pragma_table_info(tables.name) AS columns
       WHERE tables.type = 'table' AND tables.name IN ('orders', 'order_events', 'outbox')`,
    )
    .all<{ table: string; column: string }>()
  let length = 0
  for (const { table, column } of results) {
    const row = await db.prepare(`SELECT TOTAL(LENGTH("${column}")) AS n FROM "${table}"`).first()
    length += Number(row?.['n'])
  }
  return length
}

test('an order costs what docs/scale.md says, a quiet minute next to nothing', async () => {
  vi.useFakeTimers({ toFake: ['Date'] })
  vi.setSystemTime(NOW)
  const log = vi.spyOn(console, 'log').mockImplementation(() => {})
  const posting = vi
    .spyOn(globalThis, 'fetch')
    .mockImplementation(async () => Response.json({ id: crypto.randomUUID() }))
  await seedDatabase()
  const mails = { MAIL_API_URL: 'https://mail.example/emails', MAIL_API_TOKEN: 'token' }
  const settings = {
    ...mails,
    SITE_ORIGIN: 'https://vozka.example',
    CARRIER_EMAIL: 'c@example.com',
  }
  const results: Measured[] = []
  await withEnv({ ...env, ...settings }, async () => {
    const begun = await costOf(1, () => begin(aPlace()))
    const before = [await sizeOf(env.DB), await sizeOf(env.PROVIDER_DB)]
    const order = await costOf(ORDERS, async () => {
      for (let count = 0; count < ORDERS; count += 1) await live()
    })
    const after = [await sizeOf(env.DB), await sizeOf(env.PROVIDER_DB)]
    const [site = 0, books = 0] = after.map((size, index) => (size - (before[index] ?? 0)) / ORDERS)
    const full = [await lengthOf(env.DB), await lengthOf(env.PROVIDER_DB)]
    vi.setSystemTime(NOW.getTime() + 200 * DAY)
    for (let run = 0; run < FORGETTING; run += 1) {
      vi.setSystemTime(Date.now() + 10 * MINUTE)
      await everyMinute(env)
    }
    const emptied = [await lengthOf(env.DB), await lengthOf(env.PROVIDER_DB)]
    const [siteShare = 0, booksShare = 0] = emptied.map(
      (length, index) => length / (full[index] ?? 1),
    )
    vi.setSystemTime(Date.now() + MINUTE)
    const minute = await costOf(1, () => everyMinute(env))
    const bytes = { site, books, siteKept: site * siteShare, booksKept: books * booksShare }
    results.push({ order, bytes, begun, minute })
  })
  posting.mockRestore()
  log.mockRestore()
  vi.useRealTimers()
  const [measured] = results
  if (!measured) throw new Error('nothing was measured')
  console.log(`scale ${JSON.stringify(measured)}`)
  expect(measured.order.statements).toBeLessThan(120)
  expect(measured.order.rowsRead).toBeLessThan(600)
  expect(measured.order.rowsWritten).toBeLessThan(250)
  expect(measured.minute.rowsWritten).toBeLessThan(10)
  expect(measured.bytes.siteKept).toBeLessThan(measured.bytes.site)
}, 600_000)
