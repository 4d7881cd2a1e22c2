import { readFileSync } from 'node:fs'
import { appConfig } from '../app.config.ts'
import { DAY } from '../src/lib/duration.ts'
import { parsePhone } from '../src/lib/fields/phone.ts'
import { fromLocalTime, toLocalTime } from '../src/lib/local-time.ts'
import { decodeStatement, MOST_STATEMENT } from '../src/order/bank/decode-statement.ts'
import { ORDER_STATES } from '../src/order/life/states.ts'
import { didYouMean, Misspelt } from './misspelt.ts'

/** Reads what was typed after an option `of` this name; null where it is not understood. */
export type Reader = (typed: string, of: string) => string | number | null

/** Reads a local day: a date as ISO or Czech has it, or the words today and tomorrow. */
export function readDay(typed: string, _of: string, now = new Date()): string | null {
  const ahead = ['today', 'tomorrow'].indexOf(typed.toLowerCase())
  if (ahead >= 0) {
    const today = Date.parse(toLocalTime(now).slice(0, 10))
    return new Date(today + ahead * DAY).toISOString().slice(0, 10)
  }
  const [, day = '', month = '', year = ''] =
    /^(\d{1,2})\.\s*(\d{1,2})\.\s*(\d{4})$/.exec(typed) ?? []
  const iso = year ? `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}` : typed
  return fromLocalTime(`${iso}T12:00`).kind === 'once' ? iso : null
}

/** Reads a local time; a time that occurs twice in autumn is read as the first. */
export function readTime(typed: string, of: string): string | null {
  const local = typed.replace(' ', 'T')
  const { kind } = fromLocalTime(local)
  if (kind === 'missing') throw new Misspelt(`${of} does not exist: the clocks skip that hour.`)
  return kind === 'invalid' ? null : local
}

/** Reads a VAT rate in whole per cent to basis points. */
export function readRate(typed: string): number | null {
  return /^\d{1,2}$/.test(typed) ? Number(typed) * 100 : null
}

/** Reads a telephone number to E.164. */
export function readPhone(typed: string): string | null {
  const read = parsePhone(typed, appConfig.market.phone)
  return read.ok ? read.phone : null
}

/** The states of an order as they are typed. */
export const stateNames = ORDER_STATES.map((state) => (state === 'noShow' ? 'no-show' : state))

/** Reads a state of orders, in any case and with any divider. */
export function readState(typed: string, of: string) {
  const name = typed.toLowerCase().replace(/[\s_-]/g, '')
  const state = ORDER_STATES.find((known) => known.toLowerCase() === name)
  if (state) return state
  throw new Misspelt(
    `${of} of list is one of ${stateNames.join(', ')}.${didYouMean(typed, stateNames)}`,
  )
}

/** Reads the text of a bank's file; - is the standard input. */
export function readStatement(path: string): string {
  if (path === '')
    throw new Misspelt('statement takes the file of a bank statement, or - for the standard input.')
  const bytes = bytesOf(path)
  if (bytes.byteLength <= MOST_STATEMENT) return decodeStatement(bytes)
  throw new Misspelt(`${path} has more than 2 MB: export a shorter period.`)
}

function bytesOf(path: string): Uint8Array {
  try {
    return readFileSync(path === '-' ? 0 : path)
  } catch {
    throw new Misspelt(`${path} cannot be read.`)
  }
}
