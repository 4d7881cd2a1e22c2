import { env } from 'cloudflare:workers'
import { beforeEach, expect, test } from 'vitest'
import { noteFio } from '~/order/bank/fio.server'
import { deleteOpenLines, openLines } from '~/order/bank/line-store.server'
import { matchStatement, noteStatement } from '~/order/bank/note-statement.server'
import type { Statement, StatementLine } from '~/order/bank/statement'
import { actOnOrder } from '~/order/store/act.server'
import { readOrderRow } from '~/order/store/order-store.server'
import { DAY } from '~/lib/duration'
import { NOW } from '../../../tests/support/builders.ts'
import { acts } from '../../../tests/support/lives.ts'
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
