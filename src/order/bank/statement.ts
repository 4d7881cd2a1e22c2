/**
 * A line of a bank statement: money that came to the account. `amount` in haléře or cents, above zero; `day` is the
 * day of booking, `YYYY-MM-DD`; `symbol` is the variable symbol without leading zeros, empty for none.
 */
export type StatementLine = {
  /** The bank's own id of the payment; empty where its statement says none. */
  bankId: string
  /**
   * What stands in the place of an id and may stand at several payments: a reference of who paid, a word such as
   * `NOTPROVIDED`, an id that a spreadsheet has rounded.
   */
  weakId: string
  day: string
  amount: number
  /** ISO 4217; an order of another currency is never paid by it. */
  currency: string
  symbol: string
  /** Who paid, from which account, and the message: personal data. */
  name: string
  account: string
  message: string
}

/** Why a line is not read; `columns`: the file has no headings of amount and day. */
export type LineFault = {
  /** Number of the line in the file, from 1. */
  line: number
  why: 'amount' | 'day' | 'currency' | 'tooShort' | 'quotes' | 'columns'
}

/** A statement as read. `out` counts lines of money that left the account: they pay no order. */
export type Statement = { lines: StatementLine[]; out: number; faults: LineFault[] }

/** A day that exists as `YYYY-MM-DD`; null for any other text. */
export function dayOf(year: string, month: string, day: string): string | null {
  const text = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`
  const at = new Date(`${text}T00:00:00Z`)
  return Number.isNaN(at.getTime()) || at.toISOString().slice(0, 10) !== text ? null : text
}

/** Words without a digit, and numbers as spreadsheets round them: `2,64532E+10`, zeros from the sixteenth digit on. */
const NO_ID = /^\D*$|^\d+(?:[.,]\d+)?E\+?\d+$|^\d{15}0+$/i

/** What names a payment: the text where its bank writes ids of its own, else the reference of who paid. */
export function idsOf(typed: string, reference: string): Pick<StatementLine, 'bankId' | 'weakId'> {
  return NO_ID.test(typed)
    ? { bankId: '', weakId: typed || reference }
    : { bankId: typed, weakId: '' }
}

/** Symbols are numbers; banks print some with leading zeros. */
export function symbolOf(typed: string): string {
  const digits = typed.trim()
  return /^\d{1,10}$/.test(digits) ? digits.replace(/^0+/, '') : ''
}
