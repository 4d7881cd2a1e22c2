import { appConfig } from '~config'
import { readCsv } from '~/order/bank/read-csv'
import {
  emptyStatement,
  type Reading,
  type Statement,
  dayOf,
  type LineFault,
  type StatementLine,
  symbolOf,
} from '~/order/bank/statement'
import { currencyOfCode } from '~/order/bank/currencies'

/** Money that left, that came, and both of them taken back. */
const CODES: Readonly<Record<string, 'out' | 'in' | 'returned' | 'back'>> = {
  '1': 'out',
  '2': 'in',
  '4': 'returned',
  '5': 'back',
}
const LENGTH = 128
/** Records with further texts of the payment before them; 076 is about its other bank. */
const TEXTS = ['078', '079']
const OTHERS = ['074', '076']

/** True for a statement in the format ABO (GPC), whose first line is the record of the account. */
function isGpc(text: string): boolean {
  return /^\uFEFF?\s*07[45]\d{16}/.test(text)
}

/**
 * Reads the format ABO (GPC) of Czech banks: lines of 128 characters, of which those that begin with 075 are payments,
 * each followed by its message (078, 079). A payment that was taken back (code 5) is one below zero; money out that was
 * taken back (code 4) is with us again.
 */
function readGpc(text: string): Statement {
  const statement = emptyStatement('gpc')
  const rows = text.replace(/^\uFEFF/, '').split(/\r?\n/)
  const cutAt = cutOffAt(rows)
  let last: StatementLine | null = null
  for (const [index, row] of rows.entries()) {
    const record = row.slice(0, 3)
    if (record === '075') {
      const made = paymentOf(row)
      last = typeof made === 'string' ? null : made
      if (made === 'out') statement.out += 1
      else if (typeof made === 'string') statement.faults.push({ line: index + 1, why: made })
      else statement.lines.push(made)
    } else if (TEXTS.includes(record)) {
      if (last) last.message = [last.message, row.slice(3).trim()].filter(Boolean).join('\n')
    } else if (!OTHERS.includes(record) && row.trim() !== '') {
      statement.faults.push({ line: index + 1, why: 'record' })
    }
  }
  if (cutAt !== null && statement.faults.length === 0) {
    statement.faults.push({ line: cutAt, why: 'cutOff' })
  }
  return statement
}

/**
 * The last line of the first account of which payments are missing, as its record says what came in all (digits 91 to
 * 104, where a bank fills them); null where none is.
 */
function cutOffAt(rows: readonly string[]): number | null {
  let [missing, last] = [0, 0]
  for (const [index, row] of rows.entries()) {
    if (row.startsWith('074')) {
      if (missing > 0) return last
      missing = Number(/^\d{14}$/.exec(row.slice(90, 104))?.[0] ?? 0)
    }
    const way = row.startsWith('075') ? CODES[row[60] ?? ''] : undefined
    // Banks differ in where they count money out that was taken back.
    if (way === 'in' || way === 'returned') missing -= Number(row.slice(48, 60))
    if (row.trim() !== '') last = index + 1
  }
  return missing > 0 ? last : null
}

function paymentOf(row: string): StatementLine | 'out' | LineFault['why'] {
  if (row.trimEnd().length < LENGTH) return 'tooShort'
  const way = CODES[row[60] ?? '']
  if (way === undefined) return 'direction'
  if (way === 'out') return 'out'
  const amount = /^\d{12}$/.test(row.slice(48, 60)) ? Number(row.slice(48, 60)) : 0
  if (amount === 0) return 'amount'
  const booked = row.slice(122, 128)
  const day = dayOf(`20${booked.slice(4)}`, booked.slice(2, 4), booked.slice(0, 2))
  if (day === null) return 'day'
  return {
    bankId: '',
    weakId: '',
    day,
    amount: way === 'back' ? -amount : amount,
    ...(way === 'returned' ? { isReturned: true } : {}),
    currency: currencyOfCode(row.slice(119, 122)),
    symbol: symbolOf(row.slice(61, 71)),
    name: row.slice(97, 117).trim(),
    account: `${row.slice(19, 35).replace(/^0+/, '')}/${row.slice(73, 77)}`,
    message: '',
  }
}

/** A PDF, JSON, RTF, or what has signs that no text has: pictures, spreadsheets. */
const OTHER_FILE = /^\s*(?:%PDF|[{[])|[^\P{Cc}\t\n\v\f\r\u007F-\u009F]|\uFFFD/u

/** The mark by which DOS ended a text, as some banks' GPC still does. */
const DOS_END = '\u001A'

/**
 * Reads the text of a bank's statement: XML (CAMT), ABO (GPC) where banks have it, else a table by its headings. A file
 * that is no statement, or has no money in it, has a fault that says so.
 */
export async function readStatement(text: string, reading: Reading): Promise<Statement> {
  const statement = await readForm(withoutEnd(text), reading)
  const { lines, out, waiting, faults } = statement
  const isEmpty = lines.length + out + waiting + faults.length === 0
  return isEmpty ? { ...statement, faults: [{ line: 1, why: 'noLines' }] } : statement
}

function withoutEnd(text: string): string {
  const bare = text.trimEnd()
  return bare.endsWith(DOS_END) ? bare.slice(0, -DOS_END.length) : text
}

async function readForm(text: string, reading: Reading): Promise<Statement> {
  if (OTHER_FILE.test(text.replace(/^\uFEFF/, ''))) return otherFile()
  if (/^\uFEFF?\s*</.test(text)) return (await import('~/order/bank/read-camt')).readCamt(text)
  return appConfig.market.statements.hasGpc && isGpc(text) ? readGpc(text) : readCsv(text, reading)
}

function otherFile(): Statement {
  return { ...emptyStatement('csv'), faults: [{ line: 1, why: 'otherFile' }] }
}
