import { env } from 'cloudflare:workers'
import { beforeEach, expect, test } from 'vitest'
import type { DeskShown } from '~/desk/guard/let-in.server'
import { openUnpaid, submitUnpaid, type UnpaidView } from '~/desk/money/unpaid/unpaid-step.server'
import { DAY } from '~/lib/duration'
import type { Act } from '~/order/life/event-data'
import type { Order } from '~/order/model/order'
import { issueDocuments } from '~/order/papers/issue-documents.server'
import { actOnOrder } from '~/order/store/act.server'
import { emptyOrders } from '~/order/store/order-forget.server'
import { UNPAID_PAGE } from '~/order/store/orders/unpaid.server'
import { readOrderRow } from '~/order/store/order-store.server'
import { anOrder, NOW } from '../../../../tests/support/builders.ts'
import { atDesk } from '../../../../tests/support/worker/at-desk.ts'
import { countedDatabase } from '../../../../tests/support/worker/counted-database.ts'
import { copyRows, NTH_KEY, NTH_NUMBER } from '../../../../tests/support/worker/many-rows.ts'
import { aNewOrder, placeOrder } from '../../../../tests/support/worker/placed-orders.ts'
import { readUnpaid } from './unpaid-step.server'

const DUE = 790_000
const PATH = '/dispecink/nezaplaceno'

beforeEach(async () => {
  for (const table of ['documents', 'rides', 'order_keys', 'order_events', 'outbox', 'orders'])
    await env.DB.prepare(`DELETE FROM ${table}`).run()
})

async function act(number: string, doing: Act, now = NOW): Promise<void> {
  const done = await actOnOrder(env.DB, number, { act: doing, actor: 'carrier', seq: null }, now)
  expect(done).toMatchObject({ ok: true })
}

async function aDueOrder(changes: Partial<Order> = {}): Promise<string> {
  const order = { ...anOrder(), ...changes }
  const { number } = await placeOrder(env.DB, aNewOrder({ order }), NOW)
  await act(number, { event: 'confirm' })
  return number
}

const after = (days: number) => new Date(NOW.getTime() + days * DAY)

async function pageAt(now: Date): Promise<UnpaidView> {
  const shown: DeskShown<UnpaidView> = await openUnpaid(atDesk(PATH, {}, now))
  return shown.page
}

async function fileOf(intent: string, now: Date): Promise<Response> {
  const answer = await submitUnpaid(atDesk(PATH, { intent }, now))
  if (!(answer instanceof Response)) throw new Error('no file')
  return answer
}

test('what is unpaid is grouped by how long it is overdue, with who owes it and the sums', async () => {
  const firm = {
    customerCompany: true,
    customerCompanyName: 'Dvořák, a.s.',
    customerCompanyID: '00023205',
  }
  const [number, paid] = [await aDueOrder(firm), await aDueOrder()]
  await act(paid, { event: 'paid', amount: DUE - 100 })
  const groupsAt = async (days: number) =>
    (await pageAt(after(days))).groups.map(({ age, rows, sums }) => [
      age,
      rows.map(({ daysLate }) => daysLate),
      sums.map(({ amount }) => amount),
    ])
  // Three days to pay after the confirmation.
  expect(await groupsAt(0)).toEqual([['ahead', [null, null], [DUE + 100]]])
  expect(await groupsAt(4)).toEqual([['to14', [1, 1], [DUE + 100]]])
  expect(await groupsAt(17)).toEqual([['to14', [14, 14], [DUE + 100]]])
  expect(await groupsAt(18)).toEqual([['to30', [15, 15], [DUE + 100]]])
  expect(await groupsAt(34)).toEqual([['to60', [31, 31], [DUE + 100]]])
  expect(await groupsAt(64)).toEqual([['over60', [61, 61], [DUE + 100]]])

  const page = await pageAt(after(4))
  expect(page).toMatchObject({ hasMore: false, sums: [{ amount: DUE + 100, currency: 'CZK' }] })
  expect(page.groups[0]?.rows).toMatchObject([
    { number, customer: 'Dvořák, a.s.', companyId: '00023205', due: DUE, dueOn: '2026-11-24' },
    { number: paid, companyId: null, due: 100 },
  ])
  expect(page.groups[0]?.rows[0]?.phone).toMatch(/^\+/)
})

test('the list is a file, as a workbook and as a table, with its sums', async () => {
  const number = await aDueOrder()
  const csv = await fileOf('csv', after(20))
  expect(csv.headers.get('Content-Disposition')).toContain('nezaplaceno-2026-12-11.csv')
  const rows = (await csv.text()).trim().split('\r\n')
  expect(rows.slice(1)).toEqual([
    `"${number}";"Jana Ukázková";;2026-11-24;17;7900,00;"CZK"`,
    ';"celkem";;;;7900,00;"CZK"',
  ])
  const book = await fileOf('xlsx', after(20))
  expect((await book.arrayBuffer()).byteLength).toBeGreaterThan(1_000)
})

test('an order that was emptied still owes, and its document says who', async () => {
  const number = await aDueOrder()
  await act(number, { event: 'finish', why: 'Dřívější let' }, after(1))
  await issueDocuments(env.DB, after(2))
  const key = (await readOrderRow(env.DB, number))?.orderKey ?? ''
  await env.DB.batch(emptyOrders(env.DB, [key]))
  const { groups } = await pageAt(after(200))
  expect(groups[0]?.rows).toMatchObject([
    { number, customer: 'Jana Ukázková', phone: '', due: DUE },
  ])
})

test('of many the page shows the oldest and says so; the file has all', async () => {
  await aDueOrder()
  const shown = 2 * UNPAID_PAGE
  const count = shown + 20
  await copyRows(env.DB, 'orders', count, {
    number: NTH_NUMBER,
    order_key: NTH_KEY,
    // Many at the same moment.
    due_by: `${NOW.getTime()} + (n / 50) * 60000`,
  })
  const page = await pageAt(after(30))
  expect(page.hasMore).toBe(true)
  expect(page.groups.flatMap(({ rows }) => rows)).toHaveLength(shown)
  expect(page.groups[0]?.rows[0]?.number).toBe('0000000001')
  const { database, ran } = countedDatabase(env.DB)
  const { rows } = await readUnpaid(database, after(30), Infinity)
  expect(new Set(rows.map(({ number }) => number)).size).toBe(count + 1)
  for (const { sql, rowsRead } of ran)
    expect.soft(rowsRead, sql).toBeLessThanOrEqual(2 * UNPAID_PAGE + 1)
})
