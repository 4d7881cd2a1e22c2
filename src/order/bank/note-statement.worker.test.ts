import { env } from 'cloudflare:workers'
import * as fc from 'fast-check'
import * as v from 'valibot'
import { beforeEach, expect, test } from 'vitest'
import { noteFio } from '~/order/bank/fio.server'
import {
  countOpen,
  deleteOpenLines,
  forgetPayers,
  openLines,
  openSettled,
  settleLine,
} from '~/order/bank/line-store.server'
import { matchStatement, noteStatement } from '~/order/bank/note-statement.server'
import { lastReadings } from '~/order/bank/reading-store.server'
import { takeBackReading } from '~/order/bank/take-back.server'
import { documentsOf } from '~/order/papers/document-store.server'
import { issueDocuments } from '~/order/papers/issue-documents.server'
import { giveLine } from '~/order/bank/give-line.server'
import type { Statement, StatementLine } from '~/order/bank/statement'
import { actOfDesk } from '~/order/commands/return-by-gateway.server'
import { noteText } from '~/order/commands/answer-statement.server'
import { readSite } from '~/jobs/health/site-state.server'
import { actOnOrder } from '~/order/store/act.server'
import { emptyOrders } from '~/order/store/order-forget.server'
import { readOrderRow } from '~/order/store/order-store.server'
import { DAY } from '~/lib/duration'
import { NOW } from '../../../tests/support/builders.ts'
import { acts } from '../../../tests/support/lives.ts'
import { SETTINGS } from '../../../tests/support/property-settings.ts'
import { countedDatabase } from '../../../tests/support/worker/counted-database.ts'
import { aNewOrder, placeOrder } from '../../../tests/support/worker/placed-orders.ts'

/** Statements are read three days after the orders were placed. */
const LATER = new Date(NOW.getTime() + 3 * DAY)
const noting = { actor: 'carrier', now: LATER } as const
const DUE = 790_000

beforeEach(async () => {
  await env.DB.batch(
    ['bank_lines', 'bank_readings'].map((name) => env.DB.prepare(`DELETE FROM ${name}`)),
  )
})

async function aConfirmedOrder(): Promise<string> {
  const { number } = await placeOrder(env.DB, aNewOrder(), NOW)
  await actOnOrder(env.DB, number, { act: acts.confirm.act, actor: 'carrier', seq: null }, NOW)
  return number
}

const line = (some: Partial<StatementLine> = {}): StatementLine => ({
  bankId: '',
  weakId: '',
  day: '2026-11-22',
  amount: DUE,
  currency: 'CZK',
  symbol: '',
  name: 'Dvořák Jan',
  account: '123/0100',
  message: '',
  ...some,
})
const statement = (...lines: StatementLine[]): Statement => ({
  form: 'csv',
  lines,
  out: 0,
  waiting: 0,
  faults: [],
})
const ledgerOf = async (number: string) => (await readOrderRow(env.DB, number))?.life?.ledger

test('looking stores nothing, noting pays what matches, and the same statement again pays nothing', async () => {
  const [first, second] = [await aConfirmedOrder(), await aConfirmedOrder()]
  const read = statement(
    line({ symbol: first, bankId: 'A-1' }),
    line({ symbol: second, amount: DUE - 1 }),
    line({ symbol: '1234567890', message: 'dar' }),
  )
  expect((await matchStatement(env.DB, read, LATER)).lines.map(({ match }) => match.is)).toEqual([
    'pays',
    'open',
    'open',
  ])
  expect([await ledgerOf(first), await openLines(env.DB, 10)]).toEqual([[], []])

  const noted = await noteStatement(env.DB, read, noting)
  expect(noted.lines.map(({ match }) => match.is)).toEqual(['noted', 'open', 'open'])
  expect(await ledgerOf(first)).toMatchObject([
    { event: 'paid', amount: DUE, day: '2026-11-22', way: 'transfer', reference: 'A-1' },
  ])
  expect(await ledgerOf(second)).toEqual([])
  expect(await openLines(env.DB, 10)).toHaveLength(2)

  const again = await noteStatement(env.DB, read, noting)
  expect(again.lines.map(({ match }) => match.is)).toEqual(['known', 'open', 'open'])
  expect(await ledgerOf(first)).toHaveLength(1)
  expect(await openLines(env.DB, 10)).toHaveLength(2)
})

test('the same line twice in a file, and two statements at the same time, note one payment', async () => {
  const number = await aConfirmedOrder()
  const twice = statement(line({ symbol: number }), line({ symbol: number }))
  await Promise.all([noteStatement(env.DB, twice, noting), noteStatement(env.DB, twice, noting)])
  await noteStatement(env.DB, twice, noting)
  expect(await ledgerOf(number)).toHaveLength(1)
})

test('of two who note the same statement in the same moment one notes each line, and neither says that it waits', async () => {
  const numbers = await Promise.all(Array.from({ length: 4 }, () => aConfirmedOrder()))
  const read = statement(...numbers.map((number) => line({ symbol: number })))
  const both = await Promise.all([
    noteStatement(env.DB, read, noting),
    noteStatement(env.DB, read, noting),
  ])
  for (const { counts, left } of both) {
    expect([counts.noted + counts.known, counts.open, left]).toEqual([4, 0, 0])
  }
  expect(both.reduce((sum, { counts }) => sum + counts.noted, 0)).toBe(4)
  expect(await openLines(env.DB, 10)).toEqual([])
  for (const number of numbers) expect(await ledgerOf(number)).toHaveLength(1)
})

test('a settled line waits no more, also when its statement comes again, until it is opened again', async () => {
  const number = await aConfirmedOrder()
  const read = statement(line({ symbol: number, amount: 100 }))
  await noteStatement(env.DB, read, noting)
  const [open] = await openLines(env.DB, 9)
  const key = open?.key ?? ''
  expect([await settleLine(env.DB, key, LATER), await settleLine(env.DB, key, LATER)]).toEqual([
    true,
    false,
  ])
  const again = await noteStatement(env.DB, read, noting)
  expect([again.counts.settled, again.counts.open]).toEqual([1, 0])
  expect([await openLines(env.DB, 9), await countOpen(env.DB, 9)]).toEqual([[], 0])
  expect(await give(number, key)).toEqual({ ok: false, error: 'noLine' })
  await openSettled(env.DB, key)
  expect(await openLines(env.DB, 9)).toEqual([open])
  await settleLine(env.DB, key, LATER)
  // Its name and account go as those of other lines do.
  const after = new Date(LATER.getTime() + 90 * DAY)
  expect((await deleteOpenLines(env.DB, after, 10).run()).meta.changes).toBe(1)
})

test('a day to come is not noted, and its line waits for a person', async () => {
  const number = await aConfirmedOrder()
  const ahead = statement(line({ symbol: number, day: '2099-01-01' }))
  const { lines } = await noteStatement(env.DB, ahead, noting)
  expect(lines[0]?.match).toEqual({ is: 'open', likely: [number], why: 'dayAhead' })
  expect(await ledgerOf(number)).toEqual([])
  expect(await openLines(env.DB, 10)).toMatchObject([{ why: 'dayAhead', likely: [number] }])
})

test('after ninety days a noted line has no payer, and an open one is forgotten', async () => {
  const number = await aConfirmedOrder()
  await noteStatement(env.DB, statement(line({ symbol: number }), line()), noting)
  const payers = async () => {
    const sql = 'SELECT number, name, account, message FROM bank_lines ORDER BY number NULLS LAST'
    return (await env.DB.prepare(sql).all()).results
  }
  const payer = { name: 'Dvořák Jan', account: '123/0100', message: '' }
  expect(await payers()).toEqual([
    { number, ...payer },
    { number: null, ...payer },
  ])
  const forget = async (after: number) => {
    const now = new Date(LATER.getTime() + after)
    const done = await env.DB.batch([
      deleteOpenLines(env.DB, now, 10),
      forgetPayers(env.DB, now, 10),
    ])
    return done.map(({ meta }) => meta.changes)
  }
  expect(await forget(90 * DAY - 1)).toEqual([0, 0])
  expect(await forget(90 * DAY)).toEqual([1, 1])
  expect(await forget(90 * DAY)).toEqual([0, 0])
  expect(await payers()).toEqual([{ number, name: null, account: null, message: null }])
})

test('the payer of an order that was erased is forgotten with it', async () => {
  const [erased, other] = [await aConfirmedOrder(), await aConfirmedOrder()]
  const both = statement(line({ symbol: erased }), line({ symbol: other }))
  await noteStatement(env.DB, both, noting)
  const key = (await readOrderRow(env.DB, erased))?.orderKey ?? ''
  await env.DB.batch(emptyOrders(env.DB, [key]))
  expect((await forgetPayers(env.DB, LATER, 10).run()).meta.changes).toBe(1)
  const named = await env.DB.prepare('SELECT number FROM bank_lines WHERE name IS NOT NULL').all()
  expect(named.results).toEqual([{ number: other }])
})

test('a statement of more payments than a call notes is gone on with by the same again', async () => {
  const numbers = await Promise.all(Array.from({ length: 101 }, () => aConfirmedOrder()))
  const read = statement(...numbers.map((number) => line({ symbol: number })))
  const first = await noteStatement(env.DB, read, noting)
  expect([first.counts.noted, first.counts.pays, first.left]).toEqual([100, 1, 1])
  const second = await noteStatement(env.DB, read, noting)
  expect([second.counts.known, second.counts.noted, second.left]).toEqual([100, 1, 0])
}, 60_000)

test('90,000 lines are kept in bites, within the statements that an invocation has', async () => {
  const number = await aConfirmedOrder()
  const rows = Array.from({ length: 90_000 }, (_, index) => `22.11.2026;${index + 1};;${index}`)
  const text = ['Datum;Objem;VS;ID pohybu', ...rows, `22.11.2026;7900,00;${number};x1`].join('\n')
  const { database, ran } = countedDatabase(env.DB)
  const lefts: number[] = []
  for (let left = 1; left > 0; lefts.push(left)) {
    ran.length = 0
    const noted = await noteText(database, text, noting)
    expect(noted.lines.length).toBeLessThanOrEqual(2_000)
    ;({ left } = noted)
    expect(ran.length).toBeLessThan(400)
  }
  expect(lefts).toEqual([70_000, 50_000, 30_000, 10_000, 0])
  expect(await ledgerOf(number)).toHaveLength(1)
  const kept = await env.DB.prepare(
    'SELECT count(*) AS count, sum(amount) AS sum FROM bank_lines',
  ).first()
  expect(kept).toEqual({ count: 90_001, sum: ((90_000 * 90_001) / 2) * 100 + DUE })
}, 120_000)

test('the API of the bank is read with its period and noted once; an error is thrown, without the token', async () => {
  const number = await aConfirmedOrder()
  const settings = { ...env, FIO_TOKEN: 'a'.repeat(64), FIO_API_URL: env.BANK_API_URL }
  const payment = {
    column22: { value: 1 },
    column0: { value: '2026-11-22+0100' },
    column1: { value: DUE / 100 },
    column14: { value: 'CZK' },
    column5: { value: number },
  }
  const transactionList = { transaction: [payment] }
  const script = (body: unknown, status = 200) =>
    fetch(env.BANK_API_URL, {
      method: 'PUT',
      headers: { 'X-Status': String(status) },
      body: typeof body === 'string' ? body : JSON.stringify(body),
    })
  await script({ accountStatement: { transactionList } })
  await noteFio(settings, LATER)
  await noteFio(settings, LATER)
  expect(await ledgerOf(number)).toMatchObject([{ amount: DUE, reference: '1', way: 'transfer' }])
  const asked = await (await fetch(`${env.BANK_API_URL}/asked`)).text()
  expect(asked).toMatch(/\/periods\/a{64}\/\d{4}-\d\d-\d\d\/\d{4}-\d\d-\d\d\/transactions\.json/)

  // What cannot be read is listed with what the bank says of it, once.
  const strange = [
    { column0: { value: '2026-11-22', name: 'Datum' }, column1: { value: 'x', name: 'Objem' } },
    null,
  ]
  await script({ accountStatement: { transactionList: { transaction: strange } } })
  await noteFio(settings, LATER)
  await noteFio(settings, LATER)
  expect(
    (await openLines(env.DB, 9)).map(({ why, message }) => `${why} ${message}`).toSorted(),
  ).toEqual(['unreadable Datum: 2026-11-22, Objem: x', 'unreadable null'])
  for (const [body, status] of [
    ['', 409],
    ['<html></html>', 200],
    ['{}', 200],
  ] as const) {
    await script(body, status)
    const error = await noteFio(settings, LATER).catch((thrown: unknown) => String(thrown))
    expect(error).toMatch(/FioError/)
    expect(error).not.toContain('aaaa')
  }
  expect(await noteFio({ ...env }, LATER)).toEqual({ count: 0, isLeft: false })
})

test('the bank is read on from its last good answer, and days that it gives no more are a gap until a statement is read', async () => {
  await env.DB.prepare('DELETE FROM bank_interface').run()
  const settings = { ...env, FIO_TOKEN: 'a'.repeat(64), FIO_API_URL: env.BANK_API_URL }
  const answers = (status: number) =>
    fetch(env.BANK_API_URL, {
      method: 'PUT',
      headers: { 'X-Status': String(status) },
      body: JSON.stringify({ accountStatement: { transactionList: null } }),
    })
  const after = (days: number) => new Date(NOW.getTime() + days * DAY)
  const asked = async () => {
    const paths = v.parse(
      v.array(v.string()),
      await (await fetch(`${env.BANK_API_URL}/asked`)).json(),
    )
    return paths.at(-1)?.split('/').slice(3, 5)
  }
  const gap = async () =>
    (await readSite(env.DB, 0, { isRemote: false, isDecidedHere: true })).bank.gap
  await answers(200)
  await noteFio(settings, after(0))
  expect(await asked()).toEqual(['2026-11-14', '2026-11-21'])
  await answers(500)
  await noteFio(settings, after(14)).catch(() => null)
  await answers(200)
  await noteFio(settings, after(15))
  expect(await asked()).toEqual(['2026-11-14', '2026-12-06'])
  await noteFio(settings, after(16))
  expect([await asked(), await gap()]).toEqual([['2026-11-29', '2026-12-07'], null])
  // A hundred days of silence: ninety are given.
  await noteFio(settings, after(116))
  expect([await asked(), await gap()]).toEqual([
    ['2026-12-17', '2027-03-17'],
    { from: '2026-12-07', until: '2026-12-17' },
  ])
  // It refuses thirty days: the last seven are read the next time, the others are missing.
  await answers(422)
  await noteFio(settings, after(146)).catch(() => null)
  await answers(200)
  await noteFio(settings, after(146))
  expect([await asked(), await gap()]).toEqual([
    ['2027-04-09', '2027-04-16'],
    { from: '2026-12-07', until: '2027-04-09' },
  ])
  await noteText(env.DB, 'nothing of a bank', noting)
  expect(await gap()).not.toBeNull()
  await noteText(env.DB, table('ID', ['', '22.11.2026', '1,00', 'CZK', '', '']), noting)
  expect(await gap()).toBeNull()
})

/** A table of a bank, with the column of ids under `heading`. */
const table = (heading: string, ...rows: readonly (readonly string[])[]) =>
  [[heading, 'Datum', 'Objem', 'Měna', 'VS', 'Název protiúčtu'], ...rows]
    .map((row) => row.map((cell) => `"${cell}"`).join(';'))
    .join('\r\n')
const matchesOf = async (text: string) =>
  (await noteText(env.DB, text, noting)).lines.map(({ match }) => match)
const give = async (number: string, key = '') =>
  giveLine(
    env.DB,
    { key: key || ((await openLines(env.DB, 1))[0]?.key ?? ''), numbers: [number] },
    by,
    LATER,
  )
const sumsOf = async (...numbers: string[]) => {
  const ledgers = await Promise.all(numbers.map(ledgerOf))
  return ledgers.map((rows) => rows?.map(({ event, amount }) => `${event} ${amount}`).join())
}
const by = { actor: 'carrier', person: { id: 'dana', role: 'owner' } } as const

test.each([
  ['Reference platby', 'NOTPROVIDED'],
  ['Reference platby', 'Faktura 17'],
  ['ID transakce', 'NOTPROVIDED'],
  ['ID pohybu', '2,64532E+10'],
  ['ID pohybu', '2.64532E+10'],
  ['Transaction ID', '264532000000000000'],
  ['ID pohybu', '26453200000'],
])('payments of several orders with one text under %s, %s, are all noted', async (heading, id) => {
  const numbers = [await aConfirmedOrder(), await aConfirmedOrder(), await aConfirmedOrder()]
  const rows = numbers.map((number) => [id, '22.11.2026', '7900,00', 'CZK', number, 'Novák'])
  const [first = [], second = [], third = []] = rows
  const noted = (...some: (string | undefined)[]) => some.map((number) => ({ is: 'noted', number }))
  expect(await matchesOf(table(heading, first, second))).toEqual(noted(numbers[0], numbers[1]))
  // The next file has them in its own order.
  expect(await matchesOf(table(heading, third, second, first))).toEqual([
    ...noted(numbers[2]),
    { is: 'known', number: numbers[1] },
    { is: 'known', number: numbers[0] },
  ])
})

test.each(['NOTPROVIDED', '2,64532E+10', 'REF-7', ''])(
  'the second instalment under the reference %s is noted or waits, and never vanishes',
  async (id) => {
    const number = await aConfirmedOrder()
    const half = (day: string) => [id, day, '3950,00', 'CZK', number, 'Novák']
    const [one, other] = [half('21.11.2026'), half('22.11.2026')]
    expect(await matchesOf(table('ID transakce', one))).toMatchObject([{ why: 'otherAmount' }])
    expect(await give(number)).toEqual({ ok: true })
    const [known, paid] = await matchesOf(table('ID transakce', one, other))
    expect(known).toEqual({ is: 'known', number })
    // An id that another payment of this order has is for a person to judge.
    if (id === 'REF-7') {
      expect(paid).toEqual({ is: 'open', likely: [number], why: 'sameReference' })
      expect(await openLines(env.DB, 9)).toMatchObject([{ why: 'sameReference', likely: [number] }])
      expect(await give(number)).toEqual({ ok: true })
    } else expect(paid).toEqual({ is: 'noted', number })
    const ledger = await ledgerOf(number)
    expect(ledger?.map(({ amount, day }) => [amount, day])).toEqual([
      [DUE / 2, '2026-11-21'],
      [DUE / 2, '2026-11-22'],
    ])
    expect(new Set(ledger?.map(({ reference }) => reference)).size).toBe(2)
    expect(await openLines(env.DB, 9)).toEqual([])
  },
)

test('equal instalments of one day in one file are two payments, also with one id', async () => {
  const number = await aConfirmedOrder()
  const half = ['A-7', '22.11.2026', '3950,00', 'CZK', number, 'Novák']
  const file = table('ID transakce', half, half)
  await noteText(env.DB, file, noting)
  expect(await openLines(env.DB, 9)).toHaveLength(2)
  expect(await give(number)).toEqual({ ok: true })
  // A file that has a line twice pays nothing twice by itself.
  await noteText(env.DB, file, noting)
  expect(await openLines(env.DB, 9)).toMatchObject([{ why: 'sameReference', likely: [number] }])
  expect(await give(number)).toEqual({ ok: true })
  expect(await ledgerOf(number)).toHaveLength(2)
})

test('a payment that was typed with its id is known by its sum, another sum waits for a person', async () => {
  const [right, wrong] = [await aConfirmedOrder(), await aConfirmedOrder()]
  for (const [number, amount, reference] of [
    [right, DUE / 2, 'B-1'],
    [wrong, DUE - 1, 'B-2'],
  ] as const) {
    const act = { event: 'paid', amount, day: '2026-11-22', way: 'transfer', reference } as const
    await actOnOrder(env.DB, number, { act, actor: 'carrier', seq: null }, LATER)
  }
  const rows = [
    ['B-1', '21.11.2026', '3950,00', 'CZK', right, 'Novák'],
    ['B-2', '21.11.2026', '0,01', 'CZK', wrong, 'Nová'],
  ]
  expect(await matchesOf(table('ID transakce', ...rows))).toEqual([
    { is: 'known', number: right },
    { is: 'open', likely: [wrong], why: 'sameReference' },
  ])
  expect(await give(wrong)).toEqual({ ok: false, error: 'sameReference' })
  expect([await openLines(env.DB, 9), await ledgerOf(wrong)]).toMatchObject([[{}], [{}]])
})

test('every credit line of any statement is noted or listed, once, and the counts add up', async () => {
  const row = fc.record({
    id: fc.constantFrom('', 'NOTPROVIDED', '2,64532E+10', '26453200000', 'FA-1', 'A-1', 'A-2'),
    day: fc.constantFrom('21.11.2026', '22.11.2026'),
    amount: fc.constantFrom('7900,00', '7900,00', '3950,00', '-10,00', '?'),
    order: fc.constantFrom(0, 1, null),
    name: fc.constantFrom('Novák', 'Nová'),
  })
  const heading = fc.constantFrom('ID pohybu', 'ID transakce', 'Reference platby')
  const files = fc.array(row, { minLength: 1, maxLength: 7 })
  const orders: string[] = []
  let [runs, paid] = [0, 0]
  await fc.assert(
    fc.asyncProperty(heading, files, fc.nat(6), async (name, rows, until) => {
      // Orders take long to place: most statements come to orders that are paid already.
      if (runs % 25 === 0) orders.unshift(await aConfirmedOrder(), await aConfirmedOrder())
      runs += 1
      const cells = rows.map((one) => {
        const symbol = one.order === null ? '' : (orders[one.order] ?? '')
        return [one.id, one.day, one.amount, 'CZK', symbol, one.name]
      })
      // Some days are read twice: what the account has in the morning, and in the evening.
      if (runs % 5 === 0) await noteText(env.DB, table(name, ...cells.slice(0, until)), noting)
      const came = await noteText(env.DB, table(name, ...cells), noting)
      const of = (is: string) => came.lines.filter(({ match }) => match.is === is).length
      const counts = { open: of('open'), noted: of('noted') + of('known') }
      expect(counts.open + counts.noted + came.out + came.faults.length).toBe(cells.length)
      const [kept] = await env.DB.batch<typeof counts>([
        env.DB.prepare(
          'SELECT count(*) - count(number) AS open, count(number) AS noted FROM bank_lines',
        ),
        env.DB.prepare('DELETE FROM bank_lines'),
      ])
      expect(kept?.results).toEqual([counts])
      paid += counts.noted
    }),
    SETTINGS,
  )
  const ledgers = await Promise.all(orders.map(ledgerOf))
  expect([ledgers.flat().length, paid > 20]).toEqual([paid, true])
}, 300_000)

test('one payment for several orders is given to all of them, each what it owes, and once', async () => {
  const [one, two, three] = [
    await aConfirmedOrder(),
    await aConfirmedOrder(),
    await aConfirmedOrder(),
  ]
  const both = table('ID transakce', [
    'D-1',
    '22.11.2026',
    '23700,00',
    'CZK',
    '',
    `${one}, ${two}, ${three}`,
  ])
  const row = both.replace('Název protiúčtu', 'Zpráva')
  const likely = [one, two, three]
  expect(await matchesOf(row)).toEqual([{ is: 'open', why: 'severalOrders', likely }])
  const [open] = await openLines(env.DB, 9)
  const key = open?.key ?? ''
  const giveTo = (...numbers: string[]) => giveLine(env.DB, { key, numbers }, by, LATER)
  expect(await giveTo(one, two)).toEqual({ ok: false, error: 'otherSum' })
  expect(await giveTo(one, '2699999999')).toEqual({ ok: false, error: 'unknown' })
  expect(await sumsOf(one, two, three)).toEqual(['', '', ''])

  // The second order does not take its part; the first has it, and what is left waits.
  const failing = new Proxy(env.DB, {
    get(target, name) {
      if (name === 'batch')
        return (some: D1PreparedStatement[]) => failAfter(1, () => target.batch(some))
      const value: unknown = Reflect.get(target, name)
      return typeof value === 'function' ? value.bind(target) : value
    },
  })
  let batches = 0
  function failAfter<T>(count: number, run: () => Promise<T>): Promise<T> {
    batches += 1
    return batches > count ? Promise.reject(new Error('D1 is gone')) : run()
  }
  await expect(giveLine(failing, { key, numbers: likely }, by, LATER)).rejects.toThrow('D1 is gone')
  expect(await sumsOf(one, two, three)).toEqual([`paid ${DUE}`, '', ''])
  expect(await openLines(env.DB, 9)).toMatchObject([{ key, amount: 2 * DUE }])
  // The file again is what is left of the line, and pays nothing.
  expect(await matchesOf(row)).toMatchObject([{ is: 'open', why: 'severalOrders' }])

  const came = await Promise.all([giveTo(one, two, three), giveTo(one, two, three)])
  expect(came.filter(({ ok }) => ok)).toHaveLength(1)
  expect(await sumsOf(one, two, three)).toEqual([`paid ${DUE}`, `paid ${DUE}`, `paid ${DUE}`])
  expect(await openLines(env.DB, 9)).toEqual([])
  expect(await matchesOf(row)).toEqual([{ is: 'known', number: three }])
})

test('a payment that the bank took back leaves its order again, which owes it anew', async () => {
  const number = await aConfirmedOrder()
  const rows = [
    ['R-1', '22.11.2026', '7900,00', 'CZK', number, 'Novák'],
    ['R-2', '23.11.2026', '-7900,00', 'CZK', number, 'Storno platby'],
  ]
  const [paid = [], back = []] = rows
  expect(await matchesOf(table('ID transakce', paid))).toMatchObject([{ is: 'noted' }])
  const reversal = { is: 'open', why: 'reversal', likely: [number] }
  expect(await matchesOf(table('ID transakce', paid, back))).toEqual([
    { is: 'known', number },
    reversal,
  ])
  expect(await give(await aConfirmedOrder())).toEqual({ ok: false, error: 'nothingToReverse' })
  expect(await give(number)).toEqual({ ok: true })
  expect(await sumsOf(number)).toEqual([`paid ${DUE},refunded ${DUE}`])
  expect((await readOrderRow(env.DB, number))?.life?.balance).toMatchObject({ due: DUE })
  expect(await matchesOf(table('ID transakce', paid, back))).toMatchObject([
    { is: 'known' },
    { is: 'known' },
  ])
  expect(await openLines(env.DB, 9)).toEqual([])
})

test('a refund that the bank returned is with us again, under its reference, and no payment of the customer', async () => {
  const number = await aConfirmedOrder()
  const money = { amount: DUE, way: 'transfer' } as const
  const by2 = { actor: 'carrier', seq: null } as const
  await actOnOrder(env.DB, number, { act: { event: 'paid', ...money }, ...by2 }, LATER)
  const back = { event: 'refunded', ...money, reference: 'B-1', isReversed: true } as const
  await actOnOrder(env.DB, number, { act: back, ...by2 }, LATER)
  const returned = line({ symbol: number, bankId: 'Z-1', isReturned: true })
  const { lines } = await noteStatement(env.DB, statement(returned), noting)
  expect(lines[0]?.match).toEqual({ is: 'open', why: 'returned', likely: [number] })
  expect(await give(await aConfirmedOrder())).toEqual({ ok: false, error: 'noRefund' })
  expect(await give(number)).toEqual({ ok: true })
  const life = (await readOrderRow(env.DB, number))?.life
  expect(life?.ledger.at(-1)).toMatchObject({ event: 'paid', amount: DUE, reference: 'B-1' })
  expect(life?.balance).toMatchObject({ paid: DUE, refunded: 0, due: 0 })
  expect((await noteStatement(env.DB, statement(returned), noting)).counts.known).toBe(1)
})

test('a payment of a day before its order is noted by a person alone; one of two days by nobody', async () => {
  const number = await aConfirmedOrder()
  const early = ['E-1', '20.11.2026', '7900,00', 'CZK', number, 'Novák']
  expect(await matchesOf(table('ID transakce', early))).toMatchObject([{ why: 'dayBefore' }])
  expect(await give(number)).toEqual({ ok: true })
  expect(await sumsOf(number)).toEqual([`paid ${DUE}`])
  const other = await aConfirmedOrder()
  const unclear = ['E-2', '11/05/2026', '7900,00', 'CZK', other, 'Novák']
  expect(await matchesOf(table('ID transakce', unclear))).toMatchObject([{ why: 'dayUnclear' }])
  expect(await give(other)).toEqual({ ok: false, error: 'dayUnclear' })
  expect(await openLines(env.DB, 9)).toMatchObject([{ day: '', likely: [other] }])
})

/** Says at the desk or the terminal that the last money of an order never moved. */
async function mistake(number: string, now = LATER) {
  const life = (await readOrderRow(env.DB, number))?.life ?? null
  const act = { event: 'undo', money: 'entry' } as const
  return actOfDesk({ env, life }, number, { act, actor: 'carrier', seq: null }, now)
}

test('a payment that a person took off its order waits for a person, whatever statement or reading brings it again', async () => {
  const [wrong, right] = [await aConfirmedOrder(), await aConfirmedOrder()]
  const text = table('ID transakce', ['M-1', '22.11.2026', '7900,00', 'CZK', wrong, 'Novák'])
  expect(await matchesOf(text)).toEqual([{ is: 'noted', number: wrong }])
  expect(await mistake(wrong)).toMatchObject({ ok: true })
  const waits = [{ is: 'open', why: 'takenBack', likely: [] }]
  expect(await matchesOf(text)).toEqual(waits)
  expect(await matchesOf(text)).toEqual(waits)
  expect(await sumsOf(wrong, right)).toEqual(['', ''])
  const [open, ...more] = await openLines(env.DB, 9)
  expect([open, more]).toMatchObject([
    { why: 'takenBack', likely: [], symbol: wrong, name: 'Novák' },
    [],
  ])
  expect(await give(right, open?.key)).toEqual({ ok: true })
  expect(await matchesOf(text)).toEqual([{ is: 'known', number: right }])
  expect(await sumsOf(wrong, right)).toEqual(['', `paid ${DUE}`])
})

test('a payment that is taken off its order after ninety days waits as long as any', async () => {
  const number = await aConfirmedOrder()
  await noteStatement(env.DB, statement(line({ symbol: number })), noting)
  const now = new Date(LATER.getTime() + 100 * DAY)
  await mistake(number, now)
  const forget = (after: number) =>
    deleteOpenLines(env.DB, new Date(now.getTime() + after), 10).run()
  expect((await forget(DAY)).meta.changes).toBe(0)
  expect(await openLines(env.DB, 9)).toHaveLength(1)
  expect((await forget(90 * DAY)).meta.changes).toBe(1)
})

test('a payment taken off its order is not noted by the reading a quarter of an hour later', async () => {
  const number = await aConfirmedOrder()
  const payment = {
    column22: { value: 77 },
    column0: { value: '2026-11-22+0100' },
    column1: { value: DUE / 100 },
    column14: { value: 'CZK' },
    column5: { value: number },
  }
  const transactionList = { transaction: [payment] }
  await fetch(env.BANK_API_URL, {
    method: 'PUT',
    headers: { 'X-Status': '200' },
    body: JSON.stringify({ accountStatement: { transactionList } }),
  })
  const settings = { ...env, FIO_TOKEN: 'a'.repeat(64), FIO_API_URL: env.BANK_API_URL }
  await noteFio(settings, LATER)
  expect(await sumsOf(number)).toEqual([`paid ${DUE}`])
  await mistake(number)
  await noteFio(settings, new Date(LATER.getTime() + DAY))
  expect(await sumsOf(number)).toEqual([''])
  expect(await openLines(env.DB, 9)).toMatchObject([{ why: 'takenBack', reference: '77' }])
})

test('a wrong statement is taken back whole, also when its documents have left, and may come again', async () => {
  // Documents of the tests before would have their turn first.
  await env.DB.prepare('DELETE FROM outbox').run()
  const [one, two, three] = [
    await aConfirmedOrder(),
    await aConfirmedOrder(),
    await aConfirmedOrder(),
  ]
  const row = (id: string, number: string, amount = '7900,00') =>
    [id, '22.11.2026', amount, 'CZK', number, 'Novák'] as const
  const right = table('ID transakce', row('W-1', one))
  const wrong = table(
    'ID transakce',
    row('W-1', one),
    row('W-2', two),
    row('W-3', '', '15,00'),
    row('W-4', three, '7000,00'),
  )
  await noteText(env.DB, right, noting)
  await noteText(env.DB, wrong, noting)
  const part = (await openLines(env.DB, 9)).find(({ likely }) => likely.includes(three))
  expect(await give(three, part?.key)).toEqual({ ok: true })
  expect(await sumsOf(one, two, three)).toEqual([`paid ${DUE}`, `paid ${DUE}`, 'paid 700000'])
  const days = new Date(LATER.getTime() + 9 * DAY)
  await issueDocuments(env.DB, days)
  const [, reading] = (await lastReadings(env.DB, LATER, 5)).toSorted(
    (a, b) => a.noted + a.open - b.noted - b.open,
  )
  expect(await takeBackReading(env.DB, reading?.id ?? '', by, days)).toEqual({
    taken: 2,
    forgotten: 1,
    kept: [],
    isLeft: false,
  })
  // What the right statement brought stays.
  expect(await sumsOf(one, two, three)).toEqual([`paid ${DUE}`, '', ''])
  expect([await openLines(env.DB, 9), await lastReadings(env.DB, LATER, 5)]).toMatchObject([
    [],
    [{}],
  ])
  await issueDocuments(env.DB, days)
  const row2 = await readOrderRow(env.DB, two)
  const documents = await documentsOf(env.DB, row2?.orderKey ?? '')
  expect(documents.map(({ document }) => document.total)).toEqual([DUE, -DUE])
  expect(await matchesOf(table('ID transakce', row('W-2', two)))).toEqual([
    { is: 'noted', number: two },
  ])
  expect(await sumsOf(two)).toEqual([`paid ${DUE}`])
})

test('a statement is taken back once, by however many in one moment, and a line of it that somebody gave or settled goes with it', async () => {
  const [one, two, typed] = [
    await aConfirmedOrder(),
    await aConfirmedOrder(),
    await aConfirmedOrder(),
  ]
  const text = table(
    'ID transakce',
    ['V-1', '22.11.2026', '7900,00', 'CZK', one, 'Novák'],
    ['V-2', '22.11.2026', '5000,00', 'CZK', two, 'Novák'],
    ['V-3', '22.11.2026', '10,00', 'CZK', typed, 'Novák'],
  )
  await noteText(env.DB, text, noting)
  const keyOf = async (number: string) =>
    (await openLines(env.DB, 9)).find(({ likely }) => likely.includes(number))?.key ?? ''
  expect(await give(two, await keyOf(two))).toEqual({ ok: true })
  // The money of the third was typed at its order, and its line settled.
  const act = { event: 'paid', amount: DUE, way: 'transfer' } as const
  await actOnOrder(env.DB, typed, { act, actor: 'carrier', seq: null }, LATER)
  await settleLine(env.DB, await keyOf(typed), LATER)
  const id = (await lastReadings(env.DB, LATER, 1))[0]?.id ?? ''
  const back = () => takeBackReading(env.DB, id, by, LATER)
  const both = await Promise.all([back(), back()])
  expect(both.map(({ kept }) => kept)).toEqual([[], []])
  expect(both.reduce((sum, { taken, forgotten }) => sum + taken + forgotten, 0)).toBe(3)
  expect(await sumsOf(one, two, typed)).toEqual(['', '', `paid ${DUE}`])
  expect(await lastReadings(env.DB, LATER, 1)).toEqual([])
  expect(await back()).toEqual({ taken: 0, forgotten: 0, kept: [], isLeft: false })
  expect(await matchesOf(text)).toMatchObject([{ is: 'noted' }, { is: 'open' }, { is: 'open' }])
  expect(await sumsOf(one, two, typed)).toEqual([`paid ${DUE}`, '', `paid ${DUE}`])
})

test('a payment that somebody typed is not taken back with a statement that had it, too', async () => {
  const number = await aConfirmedOrder()
  const act = {
    event: 'paid',
    amount: DUE,
    day: '2026-11-22',
    way: 'transfer',
    reference: 'T-1',
  } as const
  await actOnOrder(env.DB, number, { act, actor: 'carrier', seq: null }, LATER)
  await env.DB.prepare('UPDATE orders SET due = ? WHERE number = ?').bind(DUE, number).run()
  const text = table('ID transakce', ['T-1', '22.11.2026', '7900,00', 'CZK', number, 'Novák'])
  expect(await matchesOf(text)).toEqual([{ is: 'known', number }])
  const [reading] = await lastReadings(env.DB, LATER, 1)
  await takeBackReading(env.DB, reading?.id ?? '', by, LATER)
  expect(await sumsOf(number)).toEqual([`paid ${DUE}`])
})
