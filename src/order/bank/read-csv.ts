import { appConfig } from '~config'
import Papa from 'papaparse'
import {
  dayOf,
  idsOf,
  type LineFault,
  type Statement,
  type StatementLine,
  symbolOf,
} from '~/order/bank/statement'

type Column =
  | 'amount'
  | 'bankId'
  | 'reference'
  | 'booked'
  | 'made'
  | 'currency'
  | 'symbol'
  | 'name'
  | 'account'
  | 'message'

/**
 * Headings of Fio, ČSOB, Komerční banka, Česká spořitelna and Raiffeisenbank, of banks in Slovakia, Austria and
 * Germany, without accents. Of several columns with one meaning the first that is filled counts.
 */
const HEADINGS: Readonly<Record<Column, readonly string[]>> = {
  amount: [
    'objem',
    'zauctovana castka',
    'castka',
    'castka v mene uctu',
    'amount',
    'betrag',
    'suma',
  ],
  booked: [
    'datum zauctovani',
    'datum zuctovani',
    'datum',
    'booking date',
    'date',
    'buchungsdatum',
    'buchungstag',
    'datum zauctovania',
  ],
  made: ['datum provedeni', 'datum splatnosti', 'datum transakce', 'valutadatum'],
  currency: ['mena', 'mena uctu', 'currency', 'wahrung', 'waehrung'],
  symbol: ['vs', 'variabilni symbol', 'variable symbol', 'variabilny symbol'],
  bankId: [
    'id pohybu',
    'id transakce',
    'identifikace transakce',
    'identifikator transakce',
    'transaction id',
  ],
  reference: ['reference platby'],
  name: [
    'nazev protiuctu',
    'jmeno protistrany',
    'protistrana',
    'nazev uctu protistrany',
    'partner name',
    'partnername',
    'beguenstigter/zahlungspflichtiger',
    'name zahlungsbeteiligter',
    'nazov protiuctu',
  ],
  account: [
    'protiucet',
    'cislo protiuctu',
    'ucet protistrany',
    'counter account',
    'partner iban',
    'kontonummer/iban',
    'iban zahlungsbeteiligter',
  ],
  message: [
    'zprava pro prijemce',
    'zprava',
    'poznamka',
    'popis transakce',
    'message',
    'zahlungsreferenz',
    'verwendungszweck',
    'buchungs-details',
    'sprava pre prijimatela',
  ],
}

type Columns = { readonly [name in Column]: readonly number[] }
type Made = StatementLine | 'out' | LineFault['why']

/** Reads a table of a bank by its headings, whatever stands above them. Without a column of the currency it is `usual`. */
export function readCsv(text: string, usual: string): Statement {
  const { data, errors } = Papa.parse<string[]>(text.replace(/^\uFEFF?(?:sep=.\r?\n)?/, ''), {
    delimitersToGuess: [';', ',', '\t'],
    skipEmptyLines: false,
  })
  const head = data.findIndex((row) => columnsOf(row) !== null)
  const columns = columnsOf(data[head] ?? [])
  if (!columns) return { lines: [], out: 0, faults: [{ line: 1, why: 'columns' }] }
  const statement: Statement = { lines: [], out: 0, faults: [] }
  const broken = new Set(errors.filter(({ type }) => type === 'Quotes').map(({ row }) => row))
  for (const [index, row] of data.entries()) {
    if (index <= head || row.every((cell) => cell.trim() === '')) continue
    const made = broken.has(index) ? 'quotes' : lineOf(row, columns, usual)
    if (made === 'out') statement.out += 1
    else if (typeof made === 'string') statement.faults.push({ line: index + 1, why: made })
    else statement.lines.push(made)
  }
  return statement
}

function columnsOf(row: readonly string[]): Columns | null {
  const heads = row.map(folded)
  const indexes = (names: readonly string[]) =>
    names.map((name) => heads.indexOf(name)).filter((index) => index >= 0)
  const columns = {
    amount: indexes(HEADINGS.amount),
    bankId: indexes(HEADINGS.bankId),
    reference: indexes(HEADINGS.reference),
    booked: indexes(HEADINGS.booked),
    made: indexes(HEADINGS.made),
    currency: indexes(HEADINGS.currency),
    symbol: indexes(HEADINGS.symbol),
    name: indexes(HEADINGS.name),
    account: indexes(HEADINGS.account),
    message: indexes(HEADINGS.message),
  }
  const hasDay = columns.booked.length + columns.made.length > 0
  return columns.amount.length > 0 && hasDay ? columns : null
}

function folded(head: string): string {
  return head.normalize('NFD').replace(/\p{M}/gu, '').trim().toLowerCase()
}

function lineOf(row: readonly string[], columns: Columns, usual: string): Made {
  const cell = (name: Column) =>
    columns[name].map((index) => (row[index] ?? '').trim()).find((text) => text !== '') ?? ''
  const amount = amountOf(cell('amount'))
  if (amount === null) return 'amount'
  const day = readDay(cell('booked') || cell('made'))
  if (day === null) return 'day'
  if (amount <= 0) return 'out'
  const currency = (cell('currency') || usual).toUpperCase()
  if (!/^[A-Z]{3}$/.test(currency)) return 'currency'
  return {
    ...idsOf(cell('bankId'), cell('reference')),
    day,
    amount,
    currency,
    symbol: symbolOf(cell('symbol')) || numberIn(columns.message.map((index) => row[index] ?? '')),
    name: cell('name'),
    account: cell('account'),
    message: cell('message'),
  }
}

/**
 * The number of an order in the texts of a payment, in countries whose transfers have no symbol; empty where they name
 * none or several.
 */
function numberIn(texts: readonly string[]): string {
  if (!appConfig.market.statements.isNumberInText) return ''
  const named = texts.flatMap((text) => text.match(/(?<!\d)\d{2} ?\d{4} ?\d{4}(?!\d)/g) ?? [])
  const [number, ...others] = new Set(named.map((one) => one.replaceAll(' ', '')))
  return number !== undefined && others.length === 0 ? symbolOf(number) : ''
}

/** Haléře of „1 234,50“, "1,234.50", "-500"; null for any other text. */
export function amountOf(typed: string): number | null {
  const text = typed.replace(/[\s\u00A0\u202F]|Kč|CZK|EUR|€/g, '').replace('−', '-')
  const [, sign = '', whole = '', part = ''] =
    /^([+-]?)(\d[\d.,]*?)(?:[.,](\d{1,2}))?$/.exec(text) ?? []
  if (!/^\d+$|^\d{1,3}(?:([.,])\d{3})(?:\1\d{3})*$/.test(whole)) return null
  const value = Number(whole.replace(/[.,]/g, '')) * 100 + Number(part.padEnd(2, '0'))
  return Number.isSafeInteger(value) ? (sign === '-' ? -value : value) : null
}

function readDay(typed: string): string | null {
  const iso = /^(\d{4})-(\d{2})-(\d{2})(?!\d)/.exec(typed)
  if (iso) return dayOf(iso[1] ?? '', iso[2] ?? '', iso[3] ?? '')
  const czech = /^(\d{1,2})[./]\s*(\d{1,2})[./]\s*(\d{4})(?!\d)/.exec(typed)
  return czech ? dayOf(czech[3] ?? '', czech[2] ?? '', czech[1] ?? '') : null
}
