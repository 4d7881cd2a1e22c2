import { unzipSync } from 'fflate'
import { expect, test } from 'vitest'
import { monthCsv } from '~/order/papers/month/month-csv'
import { monthRows, monthSums } from '~/order/papers/month/month-rows'
import { monthZip } from '~/order/papers/month/month-zip'
import { toIsdoc } from '~/order/papers/isdoc/isdoc'
import {
  aDocument,
  aSum,
  company,
  kinds,
  linesOf,
  longDocument,
} from '../../../../tests/support/papers/documents.ts'

const { euro, ...crowns } = kinds
const all = [...Object.values(crowns), longDocument(40)]

/** The cells of a file as Excel with Czech settings reads them; the first line names the divider. */
function inCzechExcel(file: string): string[][] {
  expect(file.startsWith('\uFEFFsep=;\r\n')).toBe(true)
  const lines = file.slice(1).split('\r\n').slice(1, -1)
  return lines.map((line) =>
    line
      .split(/;(?=(?:[^"]*"[^"]*")*[^"]*$)/)
      .map((cell) => (cell.startsWith('"') ? cell.slice(1, -1).replaceAll('""', '"') : cell)),
  )
}

/** An amount as Czech Excel reads it, in haléře; exactly, because it is read as digits. */
function halere(cell = ''): number {
  expect(cell).toMatch(/^-?\d+,\d\d$/)
  return Number(cell.replace(',', ''))
}

test('a month is a row for each document and rate, and ends with its control sums', () => {
  const [heads, ...rows] = inCzechExcel(monthCsv(all))
  expect(heads?.join(' ')).toBe(
    'doklad druh DUZP odběratel IČO DIČ sazba základ DPH celkem zaplaceno dne způsob reference',
  )
  const last = rows.at(-1)
  const own = rows.slice(0, -1)
  expect(own).toHaveLength(all.reduce((count, { rates }) => count + rates.length, 0))
  expect(last?.[0]).toBe('')
  expect(own.every(([number]) => number !== '')).toBe(true)
  for (const column of [7, 8, 9]) {
    const sum = own.reduce((before, cells) => before + halere(cells[column]), 0)
    expect(halere(last?.[column])).toBe(sum)
  }
  expect(own[0]).toEqual([
    '2026-Z-0001',
    'přijatá platba',
    '2026-11-15',
    'Dvořák & synové, a.s.',
    '27082440',
    'CZ27082440',
    '21 %',
    '5371,90',
    '1128,10',
    '6500,00',
    '2026-11-15',
    'karta',
    'pi_3Qx',
  ])
})

test('the sums of the month are those of its documents, to the haléř', () => {
  const [sum] = monthSums(monthRows(all))
  const owed = all.reduce((before, { total }) => before + total, 0)
  const taxedBefore = all.flatMap(({ deducted }) => deducted)
  expect(sum?.gross).toBe(owed - taxedBefore.reduce((before, { gross }) => before + gross, 0))
  expect((sum?.net ?? 0) + (sum?.vat ?? 0)).toBe(sum?.gross)
})

test('an invoice counts after its advances, also with nothing left, and a credit is below zero', () => {
  const settled = aDocument({
    number: '2026-F-0077',
    deducted: [{ ...aSum(650_000), number: '2026-Z-0001', day: '2026-11-15' }],
  })
  const rows = inCzechExcel(monthCsv([settled, kinds.credit]))
  expect(rows[1]?.slice(7, 10)).toEqual(['0,00', '0,00', '0,00'])
  expect(rows[2]?.[9]).toBe('-500,00')
  expect(rows[3]?.[9]).toBe('-500,00')
})

test('exempt, without VAT and without a payer say so', () => {
  const rates = inCzechExcel(monthCsv([kinds.invoice, kinds.fee, kinds.plain])).map((row) => row[6])
  expect(rates).toEqual(['sazba', 'osvobozeno § 70', '21 %', '12 %', 'bez DPH', '', ''])
})

test('euros are never added to crowns', () => {
  const rows = inCzechExcel(monthCsv([kinds.advance, euro]))
  expect(rows.map((row) => row[13])).toEqual(['měna', 'CZK', 'EUR', 'CZK', 'EUR'])
  expect(rows.slice(-2).map((row) => row[9])).toEqual(['6500,00', '590,00'])
  // 590 € at 24.25 Kč; the column of crowns adds up over both currencies.
  expect(rows.map((row) => row.slice(14))).toEqual([
    ['kurz', 'základ v Kč', 'DPH v Kč'],
    ['', '5371,90', '1128,10'],
    ['24,250', '14307,50', '0,00'],
    ['', '5371,90', '1128,10'],
    ['', '14307,50', '0,00'],
  ])
  const older = inCzechExcel(monthCsv([{ ...euro, exchange: null }]))
  expect(older[1]?.slice(14)).toEqual(['', '', ''])
})

test('a month without documents is a table of nothing', () => {
  const rows = inCzechExcel(monthCsv([]))
  expect(rows).toHaveLength(2)
  expect(rows[1]?.[9]).toBe('0,00')
})

test.each([';', ',', '|', '\t'])('no cell of typed text is a formula, divided by %s', (divider) => {
  const typed = [
    '=1+1',
    '+2',
    '-3',
    '@SUM(A1)',
    'a;=1',
    'b,@x',
    '"=1',
    "'=1",
    '\t=1',
    'c\r\n=1',
    ' =1',
    'd|+1',
  ]
  const month = typed.map((name) =>
    aDocument({
      customer: { ...company, name, companyId: name, vatId: name },
      payments: [{ amount: 1, day: '2026-11-22', way: 'cash', reference: name }],
    }),
  )
  const lines = monthCsv(month).slice(1).split('\r\n')
  expect(lines).toHaveLength(typed.length + 4)
  for (const cell of lines.slice(1).flatMap((line) => line.split(divider))) {
    const inside = cell.replace(/^[\s"]+/, '')
    if (/^-?\d+,\d\d$|^-?\d+$/.test(inside)) continue
    expect(inside).not.toMatch(/^[=+\-@]/)
  }
})

test('the zip has an ISDOC for each document, named by its number', async () => {
  const month = [...all, euro]
  const files = unzipSync(await monthZip(month))
  expect(Object.keys(files)).toEqual(month.map(({ number }) => `${number}.isdoc`))
  expect(new TextDecoder().decode(files['2026-F-0005.isdoc'])).toBe(await toIsdoc(euro))
  const odd = unzipSync(
    await monthZip([aDocument({ ...linesOf([{ gross: 100 }]), number: '../../2026/1' })]),
  )
  expect(Object.keys(odd)).toEqual(['..-..-2026-1.isdoc'])
})
