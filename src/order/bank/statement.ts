import { appConfig } from '~config'
import * as v from 'valibot'

/**
 * A line of a bank statement: money that came to the account. `amount` in haléře or cents, above zero; below zero where
 * the bank took a payment back that had come. `day` is the day of booking, `YYYY-MM-DD`, empty where the file does not
 * say which of two days it is; `symbol` is the variable symbol without leading zeros, empty for none.
 */
export const statementLineSchema = v.object({
  /** The bank's own id of the payment; empty where its statement says none. */
  bankId: v.string(),
  /**
   * What stands in the place of an id and may stand at several payments: a reference of who paid, a word such as
   * `NOTPROVIDED`, an id that a spreadsheet has rounded.
   */
  weakId: v.string(),
  day: v.string(),
  amount: v.number(),
  /** ISO 4217, `XXX` for one that cannot be read; an order of another currency is never paid by it. */
  currency: v.string(),
  symbol: v.string(),
  /** Money of ours that had left and came back: it pays nothing, and somebody still waits for it. Left out of others. */
  isReturned: v.exactOptional(v.boolean()),
  /** Who paid, from which account, and the message: personal data. */
  name: v.string(),
  account: v.string(),
  message: v.string(),
})
export type StatementLine = v.InferOutput<typeof statementLineSchema>

/**
 * Why a line is not read. `direction`: nothing says whether the money came or left; `status`: nor whether it is booked;
 * `sums`: the payments of an entry are not its sum. Of the whole file: `columns` no headings of amount and day, `noLines` no money in it, `otherFile` a
 * picture, a PDF, a page, a spreadsheet, `cutOff` an end that is missing.
 */
export const lineFaultSchema = v.object({
  /** Number of the line in the file, from 1. */
  line: v.number(),
  /** What it says, where no person has the file. */
  text: v.exactOptional(v.string()),
  why: v.picklist([
    'amount',
    'day',
    'direction',
    'status',
    'sums',
    'tooShort',
    'record',
    'quotes',
    'columns',
    'noLines',
    'otherFile',
    'cutOff',
  ]),
})
export type LineFault = v.InferOutput<typeof lineFaultSchema>

/** The forms in which a statement comes. */
export const STATEMENT_FORMS = ['csv', 'gpc', 'camt', 'fio'] as const

/**
 * A statement as read. `out` counts lines of money that left the account: they pay no order. `waiting` counts money that
 * the bank has not booked: it may still not come.
 */
export type Statement = {
  form: (typeof STATEMENT_FORMS)[number]
  lines: StatementLine[]
  out: number
  waiting: number
  faults: LineFault[]
}

export function emptyStatement(form: Statement['form']): Statement {
  return { form, lines: [], out: 0, waiting: 0, faults: [] }
}

/** How a file is read: the account's currency where it says none, and today, `YYYY-MM-DD`. */
export type Reading = { usual: string; today: string }

/** A day that exists as `YYYY-MM-DD`; null for any other text. */
export function dayOf(year: string, month: string, day: string): string | null {
  const text = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`
  const at = new Date(`${text}T00:00:00Z`)
  return Number.isNaN(at.getTime()) || at.toISOString().slice(0, 10) !== text ? null : text
}

/** Words without a digit, and numbers as spreadsheets round them: `2,64532E+10`, zeros from the sixteenth digit on. */
const NO_ID = /^\D*$|^\d+(?:[.,]\d+)?E\+?\d+$|^\d{15}0+$/i

/** True for a text that may be an id of a bank. */
export function isId(typed: string): boolean {
  return !NO_ID.test(typed)
}

/** What names a payment: the text where its bank writes ids of its own, else the reference of who paid. */
export function idsOf(typed: string, reference: string): Pick<StatementLine, 'bankId' | 'weakId'> {
  return isId(typed) ? { bankId: typed, weakId: '' } : { bankId: '', weakId: typed || reference }
}

/** Symbols are numbers; banks print some with leading zeros, and spreadsheets part them. */
export function symbolOf(typed: string): string {
  const digits = typed.replace(/^\s*VS\s*[:.]?/i, '').replace(/\s/g, '')
  return /^\d{1,10}$/.test(digits) ? digits.replace(/^0+/, '') : onlyOne(numbersInText(typed))
}

/** The symbol in a reference of the payer as banks of the SEPA write it: `/VS2650766427/SS/KS`, `VS:2650766427`. */
export function symbolIn(reference: string): string {
  const [, digits = ''] = /(?:^|[^A-Z])VS[:/ ]?\s*(\d{1,10})(?!\d)/i.exec(reference) ?? []
  return digits.replace(/^0+/, '')
}

/**
 * The number of an order that is the whole reference of a payer, or of the payee: alone, or as a creditor reference with
 * right check digits (ISO 11649: `RF69 2650 7664 27`); empty for none.
 */
export function numberOfReference(reference: string): string {
  const text = reference.replace(/\s/g, '').toUpperCase()
  if (/^\d{10}$/.test(text)) return text
  const [, check = '', number = ''] = /^RF(\d{2})0*(\d{10})$/.exec(text) ?? []
  // R and F are 27 and 15 in the number of which the rest is told.
  return number !== '' && BigInt(`${text.slice(4)}2715${check}`) % 97n === 1n ? number : ''
}

/** What may part the groups of a number: spaces of any kind, hyphens, dots, slashes, a soft hyphen. */
const PART = String.raw`[\s\u00AD\u200B\u2060./\-\u2010-\u2015_]{0,3}`
const NUMBER = new RegExp(String.raw`(?<!\d)\d{2}${PART}\d{4}${PART}\d{4}(?!\d)`, 'g')
/** An account of Czechia, Slovakia, Austria or Germany, in groups of four or none, whose digits are no order. */
const IBAN =
  /\b(?:(?:CZ|SK)\d{2}(?: ?\d{4}){5}|AT\d{2}(?: ?\d{4}){4}|DE\d{2}(?: ?\d{4}){4} ?\d{2})\b/gi

/**
 * Texts that may be numbers of orders, in any notation of two, four and four digits, each once. A line break may stand
 * anywhere in it, because banks break a message after 35 signs.
 */
export function numbersInText(text: string): string[] {
  const plain = text.replace(IBAN, ' ')
  const joined = plain.replace(/ *\r?\n */g, '')
  const named = [plain, joined].flatMap((one) => one.match(NUMBER) ?? [])
  return [...new Set(named.map((one) => one.replace(/\D/g, '')))]
}

/**
 * The number of an order in the texts of a payment, in countries whose transfers have no symbol; empty where they name
 * none or several.
 */
export function onlyNumber(texts: readonly string[]): string {
  return appConfig.market.statements.isNumberInText ? onlyOne(texts.flatMap(numbersInText)) : ''
}

function onlyOne(numbers: readonly string[]): string {
  const [number, ...others] = new Set(numbers)
  return number !== undefined && others.length === 0 ? number : ''
}

/** True if nothing of a file could be read; `counts` are its lines by what became of them. */
export function isUnread({
  counts,
  out,
  waiting,
  faults,
}: Pick<Statement, 'out' | 'waiting' | 'faults'> & {
  counts: Readonly<Record<string, number>>
}): boolean {
  const read = Object.values(counts).reduce((sum, count) => sum + count, out + waiting)
  return read === 0 && faults.length > 0
}
