import { unzipSync } from 'fflate'
import { expect, test } from 'vitest'
import { csvTable } from '~/order/papers/month/csv'
import { monthPayment, type PaperOfMoney, withRounding } from '~/order/papers/month/month-payments'
import { monthRows, monthSums } from '~/order/papers/month/month-rows'
import { documentsTable, paymentsTable } from '~/order/papers/month/month-tables'
import { monthZip } from '~/order/papers/month/month-zip'
import type { Table } from '~/order/papers/month/csv'
import { toXlsx } from '~/order/papers/month/xlsx'
import { toIsdoc } from '~/order/papers/isdoc/isdoc'
import type { TaxDocument } from '~/order/papers/tax-document'
import type { MovedMoney } from '~/order/store/orders/moved-money.server'
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

const monthCsv = (documents: TaxDocument[]) => csvTable(documentsTable(documents).rows)

/** The cells of a file as Excel with Czech settings reads them: it divides by semicolons. */
function inCzechExcel(file: string): string[][] {
  expect(file[0]).toBe('\uFEFF')
  const lines = file.slice(1).split('\r\n').slice(0, -1)
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
    'doklad druh objednávka (VS) vystaveno DUZP odběratel IČO DIČ sazba základ DPH celkem měna kurz základ v Kč DPH v Kč celkem v Kč zaplaceno dne způsob reference',
  )
  const last = rows.at(-1)
  const own = rows.slice(0, -1)
  expect(own).toHaveLength(all.reduce((count, { rates }) => count + rates.length, 0))
  expect(last?.[0]).toBe('')
  expect(own.every(([number]) => number !== '')).toBe(true)
  for (const column of [9, 10, 11]) {
    const sum = own.reduce((before, cells) => before + halere(cells[column]), 0)
    expect(halere(last?.[column])).toBe(sum)
  }
  expect(own[0]).toEqual([
    '2026-Z-0001',
    'přijatá platba',
    '2611210001',
    '2026-11-15',
    '2026-11-15',
    'Dvořák & synové, a.s.',
    '27082440',
    'CZ27082440',
    '21 %',
    '5371,90',
    '1128,10',
    '6500,00',
    'CZK',
    '',
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
  expect(rows[1]?.slice(9, 12)).toEqual(['0,00', '0,00', '0,00'])
  expect(rows[2]?.[11]).toBe('-500,00')
  expect(rows[3]?.[11]).toBe('-500,00')
})

test('exempt, without VAT and without a payer say so', () => {
  const rates = inCzechExcel(monthCsv([kinds.invoice, kinds.fee, kinds.plain])).map((row) => row[8])
  expect(rates).toEqual(['sazba', 'osvobozeno § 70', '21 %', '12 %', 'bez DPH', '', ''])
})

test('euros are never added to crowns', () => {
  const rows = inCzechExcel(monthCsv([kinds.advance, euro]))
  expect(rows.map((row) => row[12])).toEqual(['měna', 'CZK', 'EUR', 'CZK', 'EUR', ''])
  expect(rows.slice(-3).map((row) => row[11])).toEqual(['6500,00', '590,00', ''])
  // 590 € at 24.25 Kč; the column of crowns adds up over both currencies.
  expect(rows.map((row) => row.slice(13, 17))).toEqual([
    ['kurz', 'základ v Kč', 'DPH v Kč', 'celkem v Kč'],
    ['', '5371,90', '1128,10', '6500,00'],
    ['24,250', '14307,50', '0,00', '14307,50'],
    ['', '5371,90', '1128,10', '6500,00'],
    ['', '14307,50', '0,00', '14307,50'],
    ['', '19679,40', '1128,10', '20807,50'],
  ])
  expect(rows.at(-1)?.[1]).toBe('celkem v Kč za všechny měny')
})

test('without a rate nothing is added up in crowns, and the table says so', () => {
  const rows = inCzechExcel(monthCsv([kinds.advance, { ...euro, exchange: null }]))
  expect(rows[2]?.slice(13, 17)).toEqual(['', '', '', ''])
  expect(rows.at(-1)?.slice(0, 17).filter(Boolean)).toEqual([
    'celkem v Kč nelze: některý doklad nemá kurz',
  ])
})

test('a month without documents is a table of nothing', () => {
  const rows = inCzechExcel(monthCsv([]))
  expect(rows).toHaveLength(2)
  expect(rows[1]?.[11]).toBe('0,00')
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
  expect(lines).toHaveLength(typed.length + 3)
  for (const cell of lines.slice(1).flatMap((line) => line.split(divider))) {
    const inside = cell.replace(/^[\s"]+/, '')
    if (/^-?\d+,\d\d$|^-?\d+$/.test(inside)) continue
    expect(inside).not.toMatch(/^[=+\-@]/)
  }
})

test('the zip has an ISDOC for each document, named by its number', async () => {
  const month = [...all, euro]
  const files = unzipSync(await monthZip(month, { 'doklady.csv': Uint8Array.of(1) }))
  expect(Object.keys(files)).toEqual([
    ...month.map(({ number }) => `${number}.isdoc`),
    'doklady.csv',
  ])
  expect(new TextDecoder().decode(files['2026-F-0005.isdoc'])).toBe(await toIsdoc(euro))
  const odd = unzipSync(
    await monthZip([aDocument({ ...linesOf([{ gross: 100 }]), number: '../../2026/1' })], {}),
  )
  expect(Object.keys(odd)).toEqual(['..-..-2026-1.isdoc'])
})

/** The cells of the sheets of a workbook, as kind and value: what a spreadsheet is told. */
function inSpreadsheet(tables: Table[]): string[][][] {
  const files = unzipSync(toXlsx(tables))
  return tables.map((_, at) => {
    const xml = new TextDecoder().decode(files[`xl/worksheets/sheet${at + 1}.xml`])
    return [...xml.matchAll(/<row>(.*?)<\/row>/gs)].map(([, row = '']) =>
      [...row.matchAll(/<c(?: s="(\d)")?(?: t="(\w+)")?>(.*?)<\/c>/gs)].map(
        ([, style = '', type = '', inside = '']) =>
          [type || style, inside.replace(/<[^>]*>/g, '')].filter(Boolean).join(' '),
      ),
    )
  })
}

test('a workbook keeps numbers that are names as texts, and says what a day and an amount is', () => {
  const odd = aDocument({
    order: '0611210001',
    customer: { ...company, name: '=1+1', companyId: '00023205' },
    payments: [{ amount: 1, day: '2026-11-22', way: 'card', reference: '12345678901234567' }],
  })
  const [rows] = inSpreadsheet([documentsTable([odd])])
  const cells = rows?.[1] ?? []
  expect([cells[2], cells[5], cells[6], cells[19]]).toEqual([
    'inlineStr 0611210001',
    'inlineStr =1+1',
    'inlineStr 00023205',
    'inlineStr 12345678901234567',
  ])
  // 23 November 2026 is the day 46349 of a spreadsheet.
  expect([cells[3], cells[11]]).toEqual(['2 46349', '3 6500.00'])
  const widths = rows?.map((row) => row.length)
  expect(new Set(widths)).toEqual(new Set([20]))
})

const moved: MovedMoney = {
  order: '2611210001',
  seq: 3,
  event: 'paid',
  day: '2026-11-15',
  amount: 650_000,
  way: 'transfer',
  reference: '00000000000000017',
  currency: 'CZK',
  owes: 0,
  payer: { name: 'Jana', companyId: null },
}

test('payments are rows with the sums of what came and went by each way and currency', () => {
  const payments = [
    ...withRounding(monthPayment({ ...moved, amount: 650_050 }, [])),
    ...withRounding(monthPayment({ ...moved, amount: 650_050, way: 'cash' }, [])),
    ...withRounding(monthPayment({ ...moved, amount: 50_040, way: 'cash' }, [])),
    monthPayment({ ...moved, event: 'refunded', amount: 5_000, owes: -100 }, []),
    monthPayment({ ...moved, currency: 'EUR', amount: 900 }, []),
  ]
  const rows = inCzechExcel(csvTable(paymentsTable(payments).rows))
  expect(rows[0]).toEqual([
    'den',
    'objednávka (VS)',
    'odběratel',
    'IČO',
    'pohyb',
    'způsob',
    'částka',
    'měna',
    'reference',
    'doklad',
    'objednávka dnes dluží',
  ])
  expect(rows[6]?.filter(Boolean)).toEqual([
    '2026-11-15',
    '2611210001',
    'Jana',
    'vráceno',
    'převod',
    '-50,00',
    'CZK',
    '00000000000000017',
    '-1,00',
  ])
  expect(rows[3]?.slice(4, 8)).toEqual(['zaokrouhlení', 'hotovost', '0,50', 'CZK'])
  expect(rows.slice(8).map((row) => row.filter(Boolean).join(' '))).toEqual([
    'celkem přijato hotovost 7000,90 CZK',
    'celkem přijato převod 6500,50 CZK',
    'celkem vráceno převod -50,00 CZK',
    'celkem zaokrouhlení hotovost 0,10 CZK',
    'celkem přijato převod 9,00 EUR',
  ])
})

test('a payment names the document issued for it, else the one that lists it, else the invoice that it pays', () => {
  const row = { amount: 650_000, day: moved.day, way: moved.way, reference: moved.reference }
  const paper = (
    seq: number,
    number: string,
    changes: Partial<TaxDocument> = {},
  ): PaperOfMoney => ({
    ...aDocument({ number, payments: [], ...changes }),
    seq,
  })
  const named = (...papers: PaperOfMoney[]) => monthPayment(moved, papers).documents
  const receipt = paper(3, 'Z-1', { kind: 'advance', payments: [row] })
  const invoice = paper(5, 'F-1', { payments: [{ ...row, amount: 1 }, row] })
  expect(named(receipt, invoice)).toEqual(['Z-1'])
  expect(named(invoice)).toEqual(['F-1'])
  expect(named(paper(2, 'F-2'))).toEqual(['F-2'])
  expect(named(paper(2, 'F-2'), paper(5, 'O-1', { kind: 'credit' }))).toEqual(['F-2'])
  expect(named(paper(5, 'F-3'))).toEqual([])
  // Who it is of stands on the document also after the order was emptied.
  expect(monthPayment({ ...moved, payer: null }, [invoice])).toMatchObject({
    customer: company.name,
    companyId: company.companyId,
  })
})
