import { env } from 'cloudflare:workers'
import * as fc from 'fast-check'
import { beforeEach, expect, test } from 'vitest'
import { noteFio } from '~/order/bank/fio.server'
import { deleteOpenLines, openLines } from '~/order/bank/line-store.server'
import { matchStatement, noteStatement } from '~/order/bank/note-statement.server'
import { giveLine } from '~/order/bank/give-line.server'
import type { Statement, StatementLine } from '~/order/bank/statement'
import { noteText } from '~/order/commands/answer-statement.server'
import { actOnOrder } from '~/order/store/act.server'
import { readOrderRow } from '~/order/store/order-store.server'
import { DAY } from '~/lib/duration'
import { sha256 } from '~/lib/hash'
import { NOW } from '../../../tests/support/builders.ts'
import { acts } from '../../../tests/support/lives.ts'
import { SETTINGS } from '../../../tests/support/property-settings.ts'
import { aNewOrder, placeOrder } from '../../../tests/support/worker/placed-orders.ts'

const noting = { actor: 'carrier', now: NOW } as const
const DUE = 790_000

beforeEach(async () => {
  await env.DB.prepare('DELETE FROM bank_lines').run()
})

async function aConfirmedOrder(): Promise<string> {
  const { number } = await placeOrder(env.DB, aNewOrder(), NOW)
  await actOnOrder(env.DB, number, { act: acts.confirm.act, actor: 'carrier', seq: null }, NOW)
  return number
}

const line = (some: Partial<StatementLine> = {}): StatementLine => ({
  bankId: '',
  weakId: '',
  day: '2026-11-20',
  amount: DUE,
  currency: 'CZK',
  symbol: '',
  name: 'Dvořák Jan',
  account: '123/0100',
  message: '',
  ...some,
})
const statement = (...lines: StatementLine[]): Statement => ({ lines, out: 0, faults: [] })
const ledgerOf = async (number: string) => (await readOrderRow(env.DB, number))?.life?.ledger

test('looking stores nothing, noting pays what matches, and the same statement again pays nothing', async () => {
  const [first, second] = [await aConfirmedOrder(), await aConfirmedOrder()]
  const read = statement(
    line({ symbol: first, bankId: 'A-1' }),
    line({ symbol: second, amount: DUE - 1 }),
    line({ symbol: '1234567890', message: 'dar' }),
  )
  expect((await matchStatement(env.DB, read)).lines.map(({ match }) => match.is)).toEqual([
    'pays',
    'open',
    'open',
  ])
  expect([await ledgerOf(first), await openLines(env.DB, 10)]).toEqual([[], []])

  const noted = await noteStatement(env.DB, read, noting)
  expect(noted.lines.map(({ match }) => match.is)).toEqual(['noted', 'open', 'open'])
  expect(await ledgerOf(first)).toMatchObject([
    { event: 'paid', amount: DUE, day: '2026-11-20', way: 'transfer', reference: 'A-1' },
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

test('a day to come is not noted, and its line waits for a person', async () => {
  const number = await aConfirmedOrder()
  const ahead = statement(line({ symbol: number, day: '2099-01-01' }))
  const { lines } = await noteStatement(env.DB, ahead, noting)
  expect(lines[0]?.match).toEqual({ is: 'open', likely: number, why: 'dayAhead' })
  expect(await ledgerOf(number)).toEqual([])
  expect(await openLines(env.DB, 10)).toMatchObject([{ why: 'dayAhead', likely: number }])
})

test('a noted line keeps no name; an open one is forgotten after ninety days', async () => {
  const number = await aConfirmedOrder()
  await noteStatement(env.DB, statement(line({ symbol: number }), line()), noting)
  const { results } = await env.DB.prepare(
    'SELECT number, name, account, message FROM bank_lines ORDER BY number NULLS LAST',
  ).all()
  expect(results).toEqual([
    { number, name: null, account: null, message: null },
    { number: null, name: 'Dvořák Jan', account: '123/0100', message: '' },
  ])
  const forget = async (after: number) =>
    (await deleteOpenLines(env.DB, new Date(NOW.getTime() + after), 10).run()).meta.changes
  expect(await forget(90 * DAY - 1)).toBe(0)
  expect(await forget(90 * DAY)).toBe(1)
})

test('a statement of 400 payments is noted in calls of 150', async () => {
  const number = await aConfirmedOrder()
  const many = Array.from({ length: 400 }, (_, index) =>
    line({ symbol: String(1_000_000_000 + index), bankId: `M-${index}` }),
  )
  const read = statement(...many, line({ symbol: number, bankId: 'M-last' }))
  const { lines, left } = await noteStatement(env.DB, read, noting)
  expect([lines.filter(({ match }) => match.is === 'noted').length, left]).toEqual([1, 0])
})

test('the API of the bank is read with its period and noted once; an error is thrown, without the token', async () => {
  const number = await aConfirmedOrder()
  const settings = { ...env, FIO_TOKEN: 'a'.repeat(64), FIO_API_URL: env.BANK_API_URL }
  const payment = {
    column22: { value: 1 },
    column0: { value: '2026-11-20+0100' },
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
  await noteFio(settings, NOW)
  await noteFio(settings, NOW)
  expect(await ledgerOf(number)).toMatchObject([{ amount: DUE, reference: '1', way: 'transfer' }])
  const asked = await (await fetch(`${env.BANK_API_URL}/asked`)).text()
  expect(asked).toMatch(/\/periods\/a{64}\/\d{4}-\d\d-\d\d\/\d{4}-\d\d-\d\d\/transactions\.json/)

  for (const [body, status] of [
    ['', 409],
    ['<html></html>', 200],
    ['{}', 200],
  ] as const) {
    await script(body, status)
    const error = await noteFio(settings, NOW).catch((thrown: unknown) => String(thrown))
    expect(error).toMatch(/FioError/)
    expect(error).not.toContain('aaaa')
  }
  expect(await noteFio({ ...env }, NOW)).toBe(0)
})

/** A table of a bank, with the column of ids under `heading`. */
const table = (heading: string, ...rows: readonly (readonly string[])[]) =>
  [[heading, 'Datum', 'Objem', 'Měna', 'VS', 'Název protiúčtu'], ...rows]
    .map((row) => row.map((cell) => `"${cell}"`).join(';'))
    .join('\r\n')
const matchesOf = async (text: string) =>
  (await noteText(env.DB, text, noting)).lines.map(({ match }) => match)
const give = async (number: string, key = '') =>
  giveLine(env.DB, { key: key || ((await openLines(env.DB, 1))[0]?.key ?? ''), number }, by, NOW)
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
  const rows = numbers.map((number) => [id, '20.11.2026', '7900,00', 'CZK', number, 'Novák'])
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
    const [one, other] = [half('19.11.2026'), half('20.11.2026')]
    expect(await matchesOf(table('ID transakce', one))).toMatchObject([{ why: 'otherAmount' }])
    expect(await give(number)).toEqual({ ok: true })
    const [known, paid] = await matchesOf(table('ID transakce', one, other))
    expect(known).toEqual({ is: 'known', number })
    // An id that another payment of this order has is for a person to judge.
    if (id === 'REF-7') {
      expect(paid).toEqual({ is: 'open', likely: number, why: 'sameReference' })
      expect(await openLines(env.DB, 9)).toMatchObject([{ why: 'sameReference', likely: number }])
      expect(await give(number)).toEqual({ ok: true })
    } else expect(paid).toEqual({ is: 'noted', number })
    const ledger = await ledgerOf(number)
    expect(ledger?.map(({ amount, day }) => [amount, day])).toEqual([
      [DUE / 2, '2026-11-19'],
      [DUE / 2, '2026-11-20'],
    ])
    expect(new Set(ledger?.map(({ reference }) => reference)).size).toBe(2)
    expect(await openLines(env.DB, 9)).toEqual([])
  },
)

test('equal instalments of one day in one file are two payments, also with one id', async () => {
  const number = await aConfirmedOrder()
  const half = ['A-7', '20.11.2026', '3950,00', 'CZK', number, 'Novák']
  const file = table('ID transakce', half, half)
  await noteText(env.DB, file, noting)
  expect(await openLines(env.DB, 9)).toHaveLength(2)
  expect(await give(number)).toEqual({ ok: true })
  // A file that has a line twice pays nothing twice by itself.
  await noteText(env.DB, file, noting)
  expect(await openLines(env.DB, 9)).toMatchObject([{ why: 'sameReference', likely: number }])
  expect(await give(number)).toEqual({ ok: true })
  expect(await ledgerOf(number)).toHaveLength(2)
})

test('a payment that was typed with its id is known by its sum, another sum waits for a person', async () => {
  const [right, wrong] = [await aConfirmedOrder(), await aConfirmedOrder()]
  for (const [number, amount, reference] of [
    [right, DUE / 2, 'B-1'],
    [wrong, DUE - 1, 'B-2'],
  ] as const) {
    const act = { event: 'paid', amount, day: '2026-11-20', way: 'transfer', reference } as const
    await actOnOrder(env.DB, number, { act, actor: 'carrier', seq: null }, NOW)
  }
  const rows = [
    ['B-1', '19.11.2026', '3950,00', 'CZK', right, 'Novák'],
    ['B-2', '19.11.2026', '0,01', 'CZK', wrong, 'Nová'],
  ]
  expect(await matchesOf(table('ID transakce', ...rows))).toEqual([
    { is: 'known', number: right },
    { is: 'open', likely: wrong, why: 'sameReference' },
  ])
  expect(await give(wrong)).toEqual({ ok: false, error: 'sameReference' })
  expect([await openLines(env.DB, 9), await ledgerOf(wrong)]).toMatchObject([[{}], [{}]])
})

test('a line that a site of 1.x kept by its id alone is the same line, noted and open', async () => {
  const number = await aConfirmedOrder()
  const noted = ['C-1', '20.11.2026', '3950,00', 'CZK', number, 'Novák']
  const open = ['NOTPROVIDED', '20.11.2026', '55,00', 'CZK', '', 'Nová']
  const other = ['NOTPROVIDED', '20.11.2026', '55,00', 'CZK', '', 'Jiná']
  await noteText(env.DB, table('ID pohybu', noted, open), noting)
  for (const [id, amount] of [
    ['C-1', 395_000],
    ['NOTPROVIDED', 5_500],
  ] as const) {
    const former = await sha256(JSON.stringify(['id', id]))
    await env.DB.prepare('UPDATE bank_lines SET key = ?, reference = ? WHERE amount = ?')
      .bind(former, id, amount)
      .run()
  }
  expect(await give(number, await sha256(JSON.stringify(['id', 'C-1'])))).toEqual({ ok: true })
  expect(await matchesOf(table('ID pohybu', noted, open, other))).toMatchObject([
    { is: 'known', number },
    { is: 'open' },
    { is: 'open' },
  ])
  expect((await openLines(env.DB, 9)).map(({ name }) => name)).toEqual(
    expect.arrayContaining(['Jiná', 'Nová']),
  )
  expect(await ledgerOf(number)).toHaveLength(1)
})

test('every credit line of any statement is noted or listed, once, and the counts add up', async () => {
  const row = fc.record({
    id: fc.constantFrom('', 'NOTPROVIDED', '2,64532E+10', '26453200000', 'FA-1', 'A-1', 'A-2'),
    day: fc.constantFrom('19.11.2026', '20.11.2026'),
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
