import { env, withEnv } from 'cloudflare:workers'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { seedStatements } from '~/back-office/embedded/seed/sql'
import { DRAFT_LIFETIME, makeDraft, typedText, draftSender } from '~/order/store/draft-store.server'
import { MOST_OF_NETWORK, PUSHED_OUT_JSON } from '~/order/store/drafts/push-out.server'
import { DAY, MINUTE } from '~/lib/duration'
import { NOW, someValues } from '../support/builders.ts'
import { emptyRecord } from '../support/tabs/record.ts'
import {
  askAgain,
  CARD,
  openForm,
  pageOf,
  type Place,
  pressSummary,
  sendForm,
} from '../support/tabs/tab.ts'
import { putDrafts } from '../support/tabs/strangers.ts'
import { countedDatabase } from '../support/worker/counted-database.ts'

/** What the limits let through of one /48 in a minute. */
const A_MINUTE = 1_200
const TYPED = typedText(someValues({ message: 'a stranger' })) ?? ''
const TIMEOUT = 60_000 + env.STRANGERS * 60

beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['Date'] })
  vi.setSystemTime(NOW)
  await env.PROVIDER_DB.batch(seedStatements().map((sql) => env.PROVIDER_DB.prepare(sql)))
})

afterEach(() => {
  vi.useRealTimers()
})

function aCustomer(address: string): Place {
  const browser = { drafts: '', address }
  return { tab: { browser, locale: 'cs', history: [] }, record: emptyRecord() }
}

/** Opens the form and presses "Continue". */
async function continueTo(place: Place): Promise<void> {
  await openForm(place, '?d=new')
  const page = pageOf(place.tab)
  if (page?.at !== 'form') throw new Error('no form')
  // Nobody fills in a form in less than two seconds.
  page.page.renderedAt = null
  const date = new Date(Date.now() + 20 * DAY).toISOString().slice(0, 10)
  await sendForm(place, page.page, someValues({ date }), { isLost: false, intent: '' })
}

async function order(place: Place): Promise<boolean> {
  const page = pageOf(place.tab)
  if (page?.at !== 'summary') return false
  await pressSummary(place, page.view, CARD)
  return place.record.acknowledged.length === 1
}

/** Customers who press "Continue" all at once, and then "Order"; how many of them have an order. */
async function orderAtOnce(addresses: string[]): Promise<number> {
  const places = addresses.map(aCustomer)
  await Promise.all(places.map(continueTo))
  const placed = await Promise.all(places.map(order))
  return placed.filter(Boolean).length
}

/** The nth stranger of one /48, each from another /64. */
async function stranger(nth: number) {
  const address = `2001:db8:7:${(nth % 65_536).toString(16)}::1`
  const sender = await draftSender({ headers: new Headers({ 'CF-Connecting-IP': address }) })
  if (!sender) throw new Error('no sender')
  return sender
}

/** Drafts of strangers in one /48, as fast as the limits allow; no other network pays. */
async function strangersPress(from: number, to: number): Promise<void> {
  // A line for each draft would take longer than the draft.
  const log = vi.spyOn(console, 'log').mockImplementation(() => {})
  for (let nth = from; nth < to; nth += 40) {
    const at = new Date(NOW.getTime() + (nth / A_MINUTE) * MINUTE)
    vi.setSystemTime(at)
    await Promise.all(
      Array.from({ length: Math.min(40, to - nth) }, async (_, one) => {
        const sender = await stranger(nth + one)
        await makeDraft(env.DB, TYPED, at, { page: null, save: 0, sender })
      }),
    )
  }
  log.mockRestore()
}

/** The rows that one more draft of the full network reads. */
async function rowsOfOneMore(): Promise<number> {
  const { database, ran } = countedDatabase(env.DB)
  const origin = { page: null, save: 0, sender: await stranger(1) }
  await makeDraft(database, TYPED, new Date(), origin)
  return ran.reduce((sum, { rowsRead }) => sum + rowsRead, 0)
}

async function livingOfStrangers(): Promise<number> {
  const { results } = await env.DB.prepare(
    "SELECT id FROM drafts WHERE typed LIKE '%a stranger%'",
  ).all()
  return results.length
}

test(
  'after a day of drafts from one network everybody else still orders',
  { timeout: TIMEOUT },
  async () => {
    // A draft that used to pin the oldest row, far below all others.
    const old = await makeDraft(env.DB, TYPED, NOW)
    await env.DB.prepare('UPDATE drafts SET seq = -20000, expires_at = ? WHERE id = ?')
      .bind(NOW.getTime() + 2 * DRAFT_LIFETIME, old.id)
      .run()
    await putDrafts(await stranger(1), MOST_OF_NETWORK - 20, NOW)
    await strangersPress(0, 40)
    const early = await rowsOfOneMore()
    await strangersPress(40, env.STRANGERS)
    const late = await rowsOfOneMore()
    expect(late).toBeLessThanOrEqual(200)
    // Of the 25 drafts that it looks at, each may be of another household by then.
    expect(late).toBeLessThanOrEqual(early + 25)
    expect(await livingOfStrangers()).toBe(MOST_OF_NETWORK + 1)
    const six = Array.from({ length: 6 }, (_, one) => `203.0.113.${one}`)
    expect(await orderAtOnce(six)).toBe(6)
    const office = Array.from({ length: env.CUSTOMERS }, () => '198.51.100.1')
    expect(await orderAtOnce(office)).toBe(env.CUSTOMERS)
    const people = Array.from({ length: env.CUSTOMERS }, (_, one) => `2001:db8:${one + 100}::1`)
    const placed = await orderAtOnce(people)
    const pushedOut = await env.DB.prepare(`SELECT ${PUSHED_OUT_JSON} AS json`).first<string>(
      'json',
    )
    console.log(
      `strangers ${JSON.stringify({ drafts: env.STRANGERS, early, late, placed, pushedOut })}`,
    )
    expect(placed).toBe(env.CUSTOMERS)
  },
)

test('looking at a summary writes nothing, however often', { timeout: TIMEOUT }, async () => {
  const place = aCustomer('203.0.113.50')
  await continueTo(place)
  const before = await env.DB.prepare('SELECT * FROM summaries').all()
  const { database, ran } = countedDatabase(env.DB)
  await withEnv({ ...env, DB: database }, async () => {
    for (let looks = 0; looks < env.CUSTOMERS * 10; looks += 1) {
      vi.setSystemTime(Date.now() + MINUTE)
      await askAgain(place)
    }
  })
  expect(ran.length).toBeGreaterThan(env.CUSTOMERS * 10)
  expect(ran.reduce((sum, { rowsWritten }) => sum + rowsWritten, 0)).toBe(0)
  expect(await env.DB.prepare('SELECT * FROM summaries').all()).toMatchObject({
    results: before.results,
  })
  expect(await order(place)).toBe(true)
})
