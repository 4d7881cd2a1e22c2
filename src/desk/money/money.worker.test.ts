import { env } from 'cloudflare:workers'
import { beforeEach, expect, test } from 'vitest'
import type { DeskShown } from '~/desk/guard/let-in.server'
import { openMonth, submitMonth } from '~/desk/money/month/month-step.server'
import { openMoney, submitMoney } from '~/desk/money/money-step.server'
import type { MoneyView } from '~/desk/money/money-view'
import { readMoney } from '~/desk/money/read-money.server'
import { submitOrder } from '~/desk/order/order-step.server'
import { DAY } from '~/lib/duration'
import type { Act } from '~/order/life/event-data'
import { openLines } from '~/order/bank/line-store.server'
import { documentsOf } from '~/order/papers/document-store.server'
import { issueDocuments } from '~/order/papers/issue-documents.server'
import { actOnOrder } from '~/order/store/act.server'
import { MOST_OWING } from '~/order/store/desk/lists.server'
import { emptyOrders } from '~/order/store/order-forget.server'
import { readOrderRow } from '~/order/store/order-store.server'
import { emptyOldMoney } from '~/order/store/orders/moved-money.server'
import { NOW } from '../../../tests/support/builders.ts'
import { atDesk } from '../../../tests/support/worker/at-desk.ts'
import { countedDatabase } from '../../../tests/support/worker/counted-database.ts'
import { copyRows, NTH_KEY, NTH_NUMBER } from '../../../tests/support/worker/many-rows.ts'
import { aNewOrder, placeOrder } from '../../../tests/support/worker/placed-orders.ts'

const DUE = 790_000
const DAY_NOW = '2026-11-21'
const LATER = new Date(NOW.getTime() + 10 * DAY)
beforeEach(async () => {
  for (const table of [
    'bank_readings',
    'bank_lines',
    'documents',
    'rides',
    'order_keys',
    'order_events',
    'outbox',
  ])
    await env.DB.prepare(`DELETE FROM ${table}`).run()
  await env.DB.prepare('DELETE FROM orders').run()
})

const press = (typed: Record<string, string | File>, now = NOW) =>
  submitMoney(atDesk('/dispecink/penize', typed, now))

/** The page that came back; fails for a redirect. */
function shown<TPage>(answer: DeskShown<TPage> | Response): DeskShown<TPage> {
  if (answer instanceof Response) throw new Error(`no page: ${answer.status}`)
  return answer
}

async function aConfirmedOrder(changes: Parameters<typeof aNewOrder>[0] = {}): Promise<string> {
  const { number } = await placeOrder(env.DB, aNewOrder(changes), NOW)
  await act(number, { event: 'confirm' })
  return number
}

async function act(number: string, doing: Act): Promise<void> {
  const done = await actOnOrder(env.DB, number, { act: doing, actor: 'carrier', seq: null }, NOW)
  expect(done).toMatchObject({ ok: true })
}

const keyOf = async (number: string) => (await readOrderRow(env.DB, number))?.orderKey ?? ''
const lifeOf = async (number: string) => (await readOrderRow(env.DB, number))?.life
const ledgerOf = async (number: string) => (await lifeOf(number))?.ledger
const numbersOf = ({ rows }: MoneyView['due']) => rows.map(({ number }) => number)

/** A file of a bank, in windows-1250. */
function aFile(...rows: string[]): File {
  const head = 'Datum;Objem;Měna;VS;Název protiúčtu;ID pohybu'
  const bytes = [head, ...rows].join('\r\n').replaceAll('ě', '\u00ec').replaceAll('č', '\u00e8')
  return new File([Uint8Array.from(bytes, (sign) => sign.charCodeAt(0))], 'vypis.csv')
}

test('what is due, overdue and to be given back is listed with its sums; cash is not late before its ride', async () => {
  const payment = { paymentMethod: 'cash', note: null } as const
  const [card, cash] = [await aConfirmedOrder(), await aConfirmedOrder({ payment })]
  const over = await aConfirmedOrder()
  await act(over, { event: 'paid', amount: DUE + 100, way: 'transfer' })
  const now = shown(await openMoney(atDesk('/dispecink/penize'))).page
  expect(numbersOf(now.due)).toEqual([card, cash])
  expect(now.due.totals).toEqual([{ amount: 2 * DUE, currency: 'CZK' }])
  expect(numbersOf(now.overdue)).toEqual([])
  expect(now.giveBack).toMatchObject({
    rows: [{ number: over, due: -100 }],
    totals: [{ amount: 100, currency: 'CZK' }],
  })
  const pickupAt = Date.parse((await lifeOf(cash))?.pickupAt ?? '')
  const dueAt = Date.parse((await lifeOf(card))?.dueAt ?? '')
  expect(dueAt).toBeLessThan(pickupAt)
  const late = await readMoney(env.DB, new Date(dueAt + 1))
  expect([numbersOf(late.due), numbersOf(late.overdue)]).toEqual([[cash], [card]])
  const after = await readMoney(env.DB, new Date(pickupAt + 1))
  expect(numbersOf(after.overdue)).toEqual([card, cash])
})

test('a paid order leaves the list by one press, and comes back to it', async () => {
  const number = await aConfirmedOrder()
  const { rows } = (await readMoney(env.DB, NOW)).due
  const typed = { intent: 'paid', seq: String(rows[0]?.seq), back: '/dispecink/penize' }
  const done = await submitOrder(number)(atDesk(`/dispecink/objednavka/${number}`, typed))
  expect(done instanceof Response && done.headers.get('Location')).toBe(
    `/dispecink/penize?done=${number}`,
  )
  expect(numbersOf((await readMoney(env.DB, NOW)).due)).toEqual([])
})

test('a statement is answered line by line, in another charset and cut off, and noted once', async () => {
  const [first, second] = [await aConfirmedOrder(), await aConfirmedOrder()]
  const statement = aFile(
    `21.11.2026;7900,00;CZK;${first};Dvo\u00f8\u00e1k Jan;A-1`,
    `21.11.2026;100,00;CZK;${second};Nov\u00e1 Eva;A-2`,
    `21.11.2026;7900,00;EUR;${second};Nov\u00e1 Eva;A-3`,
    '21.11.2026;55,00;CZK;1234567890;Cizí;A-4',
    '21.11.2026;-10,00;CZK;;Banka;A-5',
    '21.11.2026;79',
    '20.1',
  )
  const { page, status } = shown(await press({ intent: 'statement', statement }))
  expect(status).toBe(200)
  expect(page.noted).toMatchObject({
    out: 1,
    waiting: 0,
    faults: [{ line: 8, why: 'amount' }],
    lines: [
      { line: { name: 'Dvořák Jan' }, match: { is: 'noted', number: first } },
      { match: { is: 'open', why: 'otherAmount', likely: [second] } },
      { match: { is: 'open', why: 'otherCurrency', likely: [second] } },
      { match: { is: 'open', why: 'noOrder', likely: [] } },
      { line: { amount: 7900 }, match: { is: 'open' } },
    ],
  })
  expect(page.lines.rows).toHaveLength(4)
  expect((await readOrderRow(env.DB, first))?.log.at(-1)).toMatchObject({
    event: 'paid',
    person: 'dana',
    data: { amount: DUE, day: DAY_NOW, way: 'transfer', reference: 'A-1' },
  })
  const again = shown(await press({ intent: 'statement', statement })).page
  expect(again.noted?.lines.map(({ match }) => match.is)).toEqual([
    'known',
    'open',
    'open',
    'open',
    'open',
  ])
  expect(await ledgerOf(first)).toHaveLength(1)
  expect(again.lines.rows).toHaveLength(4)
})

test.each([
  ['nothing', '', 422, { unread: 'nothing' }],
  ['no statement', 'Dobrý den;\n1;2', 422, { noted: { faults: [{ line: 1, why: 'columns' }] } }],
  ['too much', 'x'.repeat(2 * 1_024 * 1_024 + 1), 422, { unread: 'tooLong' }],
])('a file with %s is said so', async (_what, text, expected, came) => {
  const file = new File([text], 'vypis.csv')
  const { page, status } = shown(await press({ intent: 'statement', statement: file }))
  expect([status, page]).toMatchObject([expected, came])
})

test('a statement that was too large to be read at all is said so', async () => {
  const { page, status } = shown(await press({ tooLarge: 'on' }))
  expect([status, page]).toMatchObject([422, { unread: 'tooLong' }])
})

/** Uploads a line that fits no order; gives its key. */
async function anOpenLine(id: string, currency = 'CZK'): Promise<string> {
  const statement = aFile(`21.11.2026;7900,00;${currency};;Nov\u00e1 Eva;${id}`)
  const { page } = shown(await press({ intent: 'statement', statement }))
  return page.noted?.lines[0]?.line.key ?? ''
}

test('a payment is given to the order of the typed number, once, and an undo opens it again', async () => {
  const [first, second] = [await aConfirmedOrder(), await aConfirmedOrder()]
  const key = await anOpenLine('B-1')
  for (const [number, status, error] of [
    ['12', 422, 'numberInvalid'],
    ['2699999999', 422, 'unknown'],
  ] as const) {
    const { page, ...answer } = shown(await press({ intent: 'give', key, number }))
    expect([answer.status, page.refused]).toEqual([status, { key, number, error }])
  }
  const euros = await anOpenLine('B-2', 'EUR')
  const strange = shown(await press({ intent: 'give', key: euros, number: first }))
  expect(strange).toMatchObject({ status: 422, page: { refused: { error: 'otherCurrency' } } })

  const spaced = first.replace(/^(..)(....)/, '$1 $2 ')
  const given = await Promise.all([
    press({ intent: 'give', key, number: spaced }),
    press({ intent: 'give', key, number: second }),
  ])
  expect(given.map((answer) => answer.status).toSorted((one, other) => one - other)).toEqual([
    303, 409,
  ])
  const ledgers = [await ledgerOf(first), await ledgerOf(second)].flat()
  expect(ledgers).toMatchObject([{ amount: DUE, day: DAY_NOW, way: 'transfer', reference: 'B-1' }])
  const late = shown(await press({ intent: 'give', key, number: second }))
  expect(late).toMatchObject({ status: 409, page: { refused: { error: 'noLine' } } })
  expect(await openLines(env.DB, 10)).toMatchObject([{ key: euros }])

  const paid = (await ledgerOf(first))?.length === 1 ? first : second
  const typed = { intent: 'undo', seq: String((await lifeOf(paid))?.seq) }
  await submitOrder(paid)(atDesk(`/dispecink/objednavka/${paid}`, typed))
  expect(await ledgerOf(paid)).toEqual([])
  expect((await openLines(env.DB, 10)).map((line) => line.key)).toContain(key)
})

test('a payment of no order is settled by a press, does not come again, and may wait again', async () => {
  const key = await anOpenLine('S-1')
  expect(shown(await press({ intent: 'settle', key }))).toMatchObject({
    status: 200,
    page: { settled: key },
  })
  expect(shown(await press({ intent: 'settle', key }))).toMatchObject({
    status: 409,
    page: { refused: { error: 'noLine' } },
  })
  await anOpenLine('S-1')
  const keys = async () => (await openLines(env.DB, 10)).map((line) => line.key)
  expect(await keys()).not.toContain(key)
  expect((await press({ intent: 'openAgain', key })).status).toBe(303)
  expect(await keys()).toContain(key)
})

test('a statement is taken back by a press, and what stays is named', async () => {
  const [first, second] = [await aConfirmedOrder(), await aConfirmedOrder()]
  const rows = [first, second].map((number) => `21.11.2026;7900,00;CZK;${number};Nov;R-${number}`)
  await press({ intent: 'statement', statement: aFile(...rows, '21.11.2026;1,00;CZK;;Nov;R-0') })
  const { page } = shown(await openMoney(atDesk('/dispecink/penize')))
  expect(page.readings).toMatchObject([{ form: 'csv', noted: 2, open: 1 }])
  await env.DB.prepare("UPDATE orders SET content = '' WHERE number = ?").bind(second).run()
  await env.DB.prepare(
    'DELETE FROM order_events WHERE order_key = (SELECT order_key FROM orders WHERE number = ?)',
  )
    .bind(second)
    .run()
  const reading = page.readings[0]?.id ?? ''
  const back = shown(await press({ intent: 'takeBack', reading }, LATER))
  expect(back).toMatchObject({
    status: 200,
    page: { takenBack: { taken: 1, forgotten: 1, kept: [{ number: second, why: 'unknown' }] } },
  })
  expect(await ledgerOf(first)).toEqual([])
})

test('a month has its documents, its sums and its files; what is no month leads to this one', async () => {
  const number = await aConfirmedOrder()
  await act(number, {
    event: 'paid',
    amount: null,
    day: '2026-10-15',
    way: 'transfer',
    reference: 'C-1',
  })
  await issueDocuments(env.DB, LATER)
  // A month of its own: mails and documents of other tests are issued in the background.
  const month = '2026-10'
  const path = `/dispecink/penize/${month}`
  const { page } = shown(await openMonth(month)(atDesk(path)))
  expect(page).toMatchObject({ count: 1, before: '2026-09', after: '2026-11', at: 1, pages: 1 })
  expect(page.sums).toMatchObject([{ currency: 'CZK', gross: DUE }])
  expect(page.rows[0]?.document).toMatchObject({ order: number, payments: [{ reference: 'C-1' }] })
  expect(page).toMatchObject({
    paymentCount: 1,
    payments: [{ order: number, amount: DUE, documents: ['2026-Z-0001'], owes: 0 }],
    moved: [{ event: 'paid', way: 'transfer', amount: DUE, currency: 'CZK' }],
  })
  expect(shown(await openMonth('2027-01')(atDesk(path))).page).toMatchObject({
    count: 0,
    before: '2026-12',
  })
  for (const [intent, type] of [
    ['csv', 'text/csv; charset=utf-8'],
    ['payments', 'text/csv; charset=utf-8'],
    ['xlsx', 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'],
    ['isdoc', 'application/zip'],
  ] as const) {
    const file = await submitMonth(month)(atDesk(path, { intent }))
    if (!(file instanceof Response)) throw new Error('no file')
    expect(file.headers.get('Content-Type')).toBe(type)
    expect((await file.arrayBuffer()).byteLength).toBeGreaterThan(100)
  }
  for (const wrong of ['2026-13', '%', '2026-1', 'listopad']) {
    const led = await openMonth(wrong)(atDesk(path))
    expect(led instanceof Response && led.headers.get('Location'), wrong).toMatch(
      /^\/dispecink\/penize\/20\d\d-\d\d$/,
    )
  }
})

test('a month has money that came after the invoice, in cash and given back, and none that was taken back', async () => {
  const number = await aConfirmedOrder()
  const later = async (doing: Act, days: number) => {
    const now = new Date(NOW.getTime() + days * DAY)
    const done = await actOnOrder(env.DB, number, { act: doing, actor: 'carrier', seq: null }, now)
    expect(done).toMatchObject({ ok: true })
    await issueDocuments(env.DB, new Date(now.getTime() + DAY / 24))
  }
  await later({ event: 'finish', why: 'Dřívější let' }, 1)
  await later({ event: 'paid', amount: DUE, day: '2026-11-22', way: 'cash' }, 2)
  await later({ event: 'undo', of: null }, 2)
  const reference = '00000000000000017'
  await later({ event: 'paid', amount: DUE + 500, way: 'transfer', reference }, 20)
  await later({ event: 'refunded', amount: 100, way: 'transfer' }, 21)
  await later({ event: 'surcharge', amount: 1_000, reason: 'Čekání' }, 22)
  const monthOf = async (month: string) =>
    shown(await openMonth(month)(atDesk(`/dispecink/penize/${month}`))).page
  expect((await monthOf('2026-11')).payments).toEqual([])
  const { payments } = await monthOf('2026-12')
  const invoice = (await documentsOf(env.DB, await keyOf(number)))[0]?.document.number
  expect(payments).toMatchObject([
    { day: '2026-12-11', amount: DUE + 500, reference, documents: [invoice], owes: 600 },
    { day: '2026-12-12', event: 'refunded', amount: -100, documents: [invoice], owes: 600 },
  ])

  // The books need it longer than the order is kept; who it was of stands on the document.
  const customer = payments[0]?.customer
  await env.DB.batch(emptyOrders(env.DB, [await keyOf(number)]))
  expect((await monthOf('2026-12')).payments).toMatchObject([
    { amount: DUE + 500, reference, customer },
    { amount: -100, customer },
  ])
  await emptyOldMoney(env.DB, new Date('2036-12-31T12:00:00Z'), 10).run()
  expect((await monthOf('2026-12')).payments).toHaveLength(2)
  await emptyOldMoney(env.DB, new Date('2037-01-01T12:00:00Z'), 10).run()
  expect((await monthOf('2026-12')).payments).toEqual([])
})

test('among 10,000 orders that owe or are owed each list reads fifty rows at most', async () => {
  await aConfirmedOrder()
  await copyRows(env.DB, 'orders', 10_000, {
    number: NTH_NUMBER,
    order_key: NTH_KEY,
    due: 'iif(n % 3 = 0, -n, n)',
    due_by: `${NOW.getTime()} + (n - 5000) * 60000`,
  })
  await anOpenLine('D-1')
  await copyRows(env.DB, 'bank_lines', 1_000, { key: "'line ' || n" })
  const { database, ran } = countedDatabase(env.DB)
  const lists = await readMoney(database, NOW)
  for (const { rows, hasMore } of [lists.due, lists.overdue, lists.giveBack, lists.lines])
    expect([rows.length, hasMore]).toEqual([MOST_OWING, true])
  expect(lists.openCount).toBe(1_001)
  for (const { sql, rowsRead } of ran) {
    const most = sql.includes('count(*)') ? 2 * lists.openCount : 50
    expect.soft(rowsRead, sql).toBeLessThanOrEqual(most)
  }
})
