import Papa from 'papaparse'
import { currencyOf, NO_CURRENCY } from '~/order/bank/currencies'
import { type Column, columnsOf, type Columns, folded } from '~/order/bank/csv-columns'
import {
  type Direction,
  directionOf,
  directionsByBalance,
  saysReversal,
} from '~/order/bank/money-direction'
import { amountOf, currencyNamed } from '~/order/bank/read-amount'
import {
  emptyStatement,
  idsOf,
  type LineFault,
  numberOfReference,
  onlyNumber,
  type Reading,
  type Statement,
  type StatementLine,
  symbolIn,
  symbolOf,
  dayOf,
} from '~/order/bank/statement'

/** Words for money that has not come: it is on its way, held, refused, taken back before it was booked, or planned. */
const WAITS =
  /^(?:ne|no|nein|nie|false)$|cek|cak|pend|wait|ne(?:za|z)?uct|neproved|nepreved|blok|rezerv|vor?gemerkt|vormerk|offen|autoriz|authori|\bhold|draft|navrh|rozprac|reject|zamit|zamiet|odmit|odmiet|declin|abgelehnt|revert|zrus|cancel|storn|fail|neuspes|fehl|expir|planov|planned|schedul|geplant|zpracovava|spracovava|processing|bearbeitung/
const BOOKED =
  /^(?:a|ano|ja|yes|ok|x|true)$|uct|proved|preved|prijat|realiz|uskut|vykon|dokonc|uspes|complet|book|gebucht|settled|posted|process|zpracovan|spracovan|execut|durchgef|success|accounted|done|final|cleared/

/** What the status of a row says; `status` for a word that nobody knows here. A day in its place is that of the booking. */
function bookingOf(status: string): 'booked' | 'waits' | 'status' {
  const word = folded(status)
  if (word === '' || /\d/.test(word)) return 'booked'
  if (WAITS.test(word)) return 'waits'
  return BOOKED.test(word) ? 'booked' : 'status'
}

const TOTALS =
  /^(?:celkem|celkom|soucet|sucet|suma|spolu|total|totals|sum|summe|gesamt|(?:pocatecni|zacatecni|konecny|koncovy|zaciatocny|konecna|ucetni|novy|closing|opening|end|anfangs|schluss)?\s?-?(?:zustatek|zostatok|balance|saldo|obraty?))\b[^\d]*$/

/** The batches of a table whose payments have rows of their own, as George writes them below the sum of the batch. */
function batchesOf(rows: readonly (readonly string[])[], columns: Columns): Set<string> {
  return new Set(
    rows.flatMap((cells) => (partOf(cells, columns) === '' ? [] : batchOf(cells, columns))),
  )
}

/** True for the sum of a batch among `batches`: its money stands in the rows of its payments. */
function isSumOfBatch(
  cells: readonly string[],
  columns: Columns,
  batches: ReadonlySet<string>,
): boolean {
  return partOf(cells, columns) === '' && batchOf(cells, columns).some((id) => batches.has(id))
}

function partOf(cells: readonly string[], { batchPart }: Columns): string {
  return batchPart.map((index) => (cells[index] ?? '').trim()).join('')
}

function batchOf(cells: readonly string[], { batch }: Columns): string[] {
  return batch.map((index) => (cells[index] ?? '').trim()).filter(Boolean)
}

/** True for a row of sums or balances: a label, amounts and currencies are all that it has. */
function isTotal(cells: readonly string[], columns: Columns): boolean {
  const { booked, made, symbol, bankId } = columns
  const ofPayments = new Set([...booked, ...made, ...symbol, ...bankId])
  const filled = cells.flatMap((cell, index) => {
    const text = cell.trim()
    return text === '' ? [] : [{ text, mayBeSum: !ofPayments.has(index) }]
  })
  const isLabel = (text: string) => TOTALS.test(folded(text))
  return (
    filled.some(({ text }) => isLabel(text)) &&
    filled.every(
      ({ text, mayBeSum }) =>
        isLabel(text) || (mayBeSum && (amountOf(text) !== null || currencyNamed(text) === text)),
    )
  )
}

/** Which part of a day with slashes is the day: `unclear` where the file does not tell. */
type Notation = 'dayFirst' | 'monthFirst' | 'unclear'

const SLASHED = /^(\d{1,2})([/-])\s*(\d{1,2})\2\s*(\d{4})(?!\d)/

/**
 * How a file writes days with slashes, by all of them: only one of the notations has days that exist, and days of
 * booking that are not to come. `others` are its further days, `today` is `YYYY-MM-DD`.
 */
function notationOf(booked: readonly string[], others: readonly string[], today: string): Notation {
  const slashed = booked.flatMap(slashedIn)
  const all = [...slashed, ...others.flatMap(slashedIn)]
  const isDayFirst = all.some(({ first }) => Number(first) > 12)
  const isMonthFirst = all.some(({ second }) => Number(second) > 12)
  if (isDayFirst !== isMonthFirst) return isDayFirst ? 'dayFirst' : 'monthFirst'
  if (isDayFirst) return 'unclear'
  const isOver = (day: string | null) => day !== null && day <= today
  const may = {
    dayFirst: slashed.every(({ first, second, year }) => isOver(dayOf(year, second, first))),
    monthFirst: slashed.every(({ first, second, year }) => isOver(dayOf(year, first, second))),
  }
  if (may.dayFirst === may.monthFirst) return 'unclear'
  return may.dayFirst ? 'dayFirst' : 'monthFirst'
}

/**
 * The day of a text as banks write it, with or without a time behind it: `23.11.2026`, `23. 11. 26`, `2026-11-23`,
 * `2026/11/23`, `20261123`, `23/11/2026`. Empty where it may be two days, null where it is none.
 */
function readDay(typed: string, notation: Notation): string | null {
  const text = typed.trim()
  const iso = /^(\d{4})([-/.]?)(\d{2})\2(\d{2})(?!\d)/.exec(text)
  if (iso) return dayOf(iso[1] ?? '', iso[3] ?? '', iso[4] ?? '')
  const dotted = /^(\d{1,2})\.\s*(\d{1,2})\.\s*(\d{4}|\d{2})(?!\d)/.exec(text)
  if (dotted) {
    const year = dotted[3] ?? ''
    return dayOf(year.length === 2 ? `20${year}` : year, dotted[2] ?? '', dotted[1] ?? '')
  }
  const [slashed] = slashedIn(text)
  return slashed === undefined ? null : slashedDay(slashed, notation)
}

type Slashed = { first: string; second: string; year: string }

function slashedIn(text: string): Slashed[] {
  const [found, first = '', , second = '', year = ''] = SLASHED.exec(text.trim()) ?? []
  return found === undefined ? [] : [{ first, second, year }]
}

function slashedDay({ first, second, year }: Slashed, notation: Notation): string | null {
  const [dayFirst, monthFirst] = [dayOf(year, second, first), dayOf(year, first, second)]
  if (notation === 'dayFirst') return dayFirst
  if (notation === 'monthFirst') return monthFirst
  if (dayFirst === null || monthFirst === null) return dayFirst ?? monthFirst
  return dayFirst === monthFirst ? dayFirst : ''
}

/**
 * A row with money: `amount` as it stands there, `said` the direction that its columns say. `isTold`: by a column that
 * is there for it, not by the kind of the payment alone.
 */
type Row = {
  line: number
  cells: readonly string[]
  amount: number
  balance: number | null
  said: Direction | 'none' | 'unknown'
  isTold: boolean
}
type Fault = LineFault['why']
/** What a row is: money that came, that left, or that the bank took back; `direction` where nothing says it. */
type Way = Direction | 'back' | 'direction'

/** Reads a table of a bank by its headings, whatever stands above them. */
export function readCsv(text: string, reading: Reading): Statement {
  const [mark = ''] = /^\uFEFF?(?:sep=.\r?\n)?/.exec(text) ?? []
  const table = tableOf(text.slice(mark.length))
  const { at: head, columns } = headOf(table.data)
  const statement = emptyStatement('csv')
  if (!columns) return { ...statement, faults: [{ line: 1, why: 'columns' }] }
  const rows: Row[] = []
  const all = rowsAfter(head, table, mark.includes('\n') ? 2 : 1)
  const batches = batchesOf(
    all.map(({ cells }) => cells),
    columns,
  )
  for (const { cells, line, isBroken } of all) {
    const isSum = isTotal(cells, columns) || isSumOfBatch(cells, columns, batches)
    if (!isBroken && isSum) continue
    const row = isBroken ? 'quotes' : rowOf(cells, columns, line)
    if (row === 'waits') statement.waiting += 1
    else if (typeof row === 'string') statement.faults.push({ line, why: row })
    else rows.push(row)
  }
  const ways = waysOf(rows)
  const notation = notationIn(rows, columns, reading.today)
  for (const [index, row] of rows.entries()) {
    const made = lineOf(row, ways[index] ?? 'direction', { columns, notation, ...reading })
    if (made === 'out') statement.out += 1
    else if (typeof made === 'string') statement.faults.push({ line: row.line, why: made })
    else statement.lines.push(made)
  }
  statement.faults.sort((one, other) => one.line - other.line)
  return statement
}

/**
 * The rows below the headings that have anything, with the number of their line. A row is broken where a quote has no end,
 * or has taken other rows into its cell.
 */
function rowsAfter(
  head: number,
  { data, errors, meta }: Papa.ParseResult<string[]>,
  firstLine: number,
): { cells: string[]; line: number; isBroken: boolean }[] {
  const broken = new Set(errors.filter(({ type }) => type === 'Quotes').map(({ row }) => row))
  const width = withoutEnd(data[head] ?? []).length
  let next = firstLine
  return data.flatMap((cells, index) => {
    const line = next
    next += cells.reduce((lines, cell) => lines + cell.split('\n').length - 1, 1)
    if (index <= head || withoutEnd(cells).length === 0) return []
    const taken = cells.flatMap((cell) => cell.split('\n').slice(1))
    const hasTaken =
      taken.length > 0 &&
      (withoutEnd(cells).length > width ||
        taken.some((one) => width > 2 && one.split(meta.delimiter).length >= width - 1))
    return [{ cells, line, isBroken: broken.has(index) || hasTaken }]
  })
}

/** Cells without the empty ones behind the last that has anything. */
function withoutEnd(cells: string[]): string[] {
  return cells.slice(0, cells.findLastIndex((cell) => cell.trim() !== '') + 1)
}

const DELIMITERS = [';', ',', '\t', '|']

/** The cells of a table. What papaparse guesses of a short one may be wrong, so that its headings choose. */
function tableOf(text: string): Papa.ParseResult<string[]> {
  const guessed = Papa.parse<string[]>(text, { delimitersToGuess: DELIMITERS })
  if (headOf(guessed.data).columns) return guessed
  const others = DELIMITERS.map((delimiter) => Papa.parse<string[]>(text, { delimiter }))
  return others.find(({ data }) => headOf(data).columns) ?? guessed
}

/** What a bank writes above the headings has fewer rows than this. */
const HEAD_WITHIN = 100

/** The row of the headings: one that the lists know, else one with their words. */
function headOf(data: readonly string[][]): { at: number; columns: Columns | null } {
  for (const byWords of [false, true]) {
    for (const [at, row] of data.slice(0, HEAD_WITHIN).entries()) {
      const columns = columnsOf(row, byWords)
      if (columns) return { at, columns }
    }
  }
  return { at: -1, columns: null }
}

function cellOf(cells: readonly string[], columns: Columns, name: Column): string {
  const filled = columns[name].map((index) => (cells[index] ?? '').trim())
  return filled.find((text) => text !== '') ?? ''
}

function rowOf(cells: readonly string[], columns: Columns, line: number): Row | Fault | 'waits' {
  const cell = (name: Column) => cellOf(cells, columns, name)
  const booking = bookingOf(cell('status'))
  if (booking !== 'booked') return booking
  const row = { line, cells, balance: amountOf(cell('balance')) }
  if (!hasSides(columns)) {
    const amount = amountOf(cell('amount'))
    const isTold = columns.direction.length > 0
    return amount === null ? 'amount' : { ...row, amount, said: saidOf(cells, columns), isTold }
  }
  const [credit, debit] = [sideOf(cell('credit')), sideOf(cell('debit'))]
  if (credit === null || debit === null || (credit === 0 && debit === 0)) return 'amount'
  if (credit !== 0 && debit !== 0) return 'direction'
  return credit === 0
    ? { ...row, amount: -Math.abs(debit), said: 'out', isTold: true }
    : { ...row, amount: credit, said: 'in', isTold: true }
}

/** True where credit and debit have columns of their own, which count before one of amounts. */
function hasSides({ amount, credit, debit }: Columns): boolean {
  return credit.length > 0 && (debit.length > 0 || amount.length === 0)
}

/** A cell of a column for credit or debit, which is empty where the money went the other way. */
function sideOf(typed: string): number | null {
  return typed === '' ? 0 : amountOf(typed)
}

/** The direction that a row says in words: in its own column, else by the kind of the payment. */
function saidOf(cells: readonly string[], columns: Columns): Row['said'] {
  const own = cellOf(cells, columns, 'direction')
  if (columns.direction.length > 0) return directionOf(own) ?? 'unknown'
  const kinds = columns.kind.map((index) => directionOf(cells[index] ?? ''))
  return kinds.find((kind) => kind !== null) ?? 'none'
}

/**
 * Which way the money of each row went. Signs say it where the file has any, and nothing may speak against them: less
 * money that came is a payment that is taken back. Sums without a sign need a word, or the balance; where money out is
 * among them, a row that says nothing is no guess.
 */
function waysOf(rows: readonly Row[]): Way[] {
  if (rows.some(({ amount }) => amount < 0)) {
    return rows.map(({ amount, said, isTold }) => {
      if (amount < 0) return isTold && said === 'in' ? 'back' : 'out'
      return isTold && said === 'out' ? 'direction' : 'in'
    })
  }
  const byBalance = directionsByBalance(rows)
  const told = rows.map(({ said, isTold }, index) => {
    if (said === 'unknown') return 'direction'
    const balance = byBalance[index] ?? null
    return isTold || (balance === null && said !== 'none') ? saidOrNull(said) : balance
  })
  const hasOut = told.includes('out')
  return told.map((one) => one ?? (hasOut ? 'direction' : 'in'))
}

/** The currency that cells, or the heading of the amount, name; none where they speak against each other. */
function currencyAt(cells: readonly string[], columns: Columns, usual: string): string {
  const money: Column[] = hasSides(columns) ? ['credit', 'debit'] : ['amount']
  const beside = money.map((name) => currencyNamed(cellOf(cells, columns, name)))
  const named = [cellOf(cells, columns, 'currency'), ...beside, columns.unit].filter(Boolean)
  const [currency = usual, ...others] = new Set(named.map(currencyOf))
  return others.length === 0 ? currency : NO_CURRENCY
}

function saidOrNull(said: Direction | 'none'): Direction | null {
  return said === 'none' ? null : said
}

function notationIn(rows: readonly Row[], columns: Columns, today: string): Notation {
  const days = [...columns.booked, ...columns.made]
  return notationOf(
    rows.map(({ cells }) => dayCell(cells, columns)),
    rows.flatMap(({ cells }) => days.map((index) => cells[index] ?? '')),
    today,
  )
}

function dayCell(cells: readonly string[], columns: Columns): string {
  return cellOf(cells, columns, 'booked') || cellOf(cells, columns, 'made')
}

function lineOf(
  { cells, amount }: Row,
  way: Way,
  { columns, notation, usual }: Reading & { columns: Columns; notation: Notation },
): StatementLine | 'out' | Fault {
  if (way === 'direction') return way
  const day = readDay(dayCell(cells, columns), notation)
  if (day === null) return 'day'
  const textsOf = (...names: Column[]) =>
    names.flatMap((name) => columns[name].map((index) => (cells[index] ?? '').trim()))
  const isBack = way === 'back' || saysReversal(textsOf('kind', 'message', 'name').join(' '))
  const isReturned = way === 'in' && saysReversal(textsOf('kind').join(' '))
  if (amount === 0 || (way !== 'in' && !isBack)) return 'out'
  const cell = (name: Column) => cellOf(cells, columns, name)
  const reference = cell('reference')
  return {
    ...idsOf(cell('bankId'), reference),
    day,
    amount: way === 'in' ? amount : -Math.abs(amount),
    currency: currencyAt(cells, columns, usual),
    symbol:
      symbolOf(cell('symbol')) ||
      symbolIn(reference) ||
      numberOfReference(reference) ||
      onlyNumber(textsOf('message', 'reference')),
    name: cell('name'),
    account: cell('account'),
    message: [...new Set(textsOf('message').filter(Boolean))].join(', '),
    ...(isReturned ? { isReturned } : {}),
  }
}
