import { appConfig } from '~config'
import { DAY } from '../src/lib/duration.ts'
import { parsePhone } from '../src/lib/fields/phone.ts'
import { fromLocalTime, toLocalTime, zoneCity } from '../src/lib/local-time.ts'
import { ORDER_STATES } from '../src/order/life/states.ts'
import { nearest } from './nearest.ts'

/** The typed line cannot be read; the message says what is wrong and what is right. */
export class Misspelt extends Error {}

/** Reads what was typed after an option `of` this name; null where it is not understood. */
export type Reader = (typed: string, of: string) => string | number | null

const { currency, vatRates, phone } = appConfig.market

/** What amounts are called. */
export const MONEY = {
  CZK: { whole: 'crowns', hundredths: 'haléře' },
  EUR: { whole: 'euros', hundredths: 'cents' },
}[currency]

/** Reads an amount in the carrier's currency to haléře or cents: 6500 or 6500.50, above zero. */
export function readAmount(typed: string, of: string): number {
  const [, whole = '', hundredths = '00'] = /^(\d{1,9})(?:\.(\d{2}))?$/.exec(typed) ?? []
  const value = Number(whole) * 100 + Number(hundredths)
  if (whole !== '' && value > 0) return value
  // A comma before three digits separates thousands, as the site prints them; any other is a Czech decimal comma.
  const meant = typed
    .replace(/\s|Kč|CZK|EUR|€/g, '')
    .replace(/,(?=\d{3}(?:\D|$))/g, '')
    .replace(',', '.')
    .replace(/\.\d$/, '$&0')
  const isNear = /^\d{1,9}(?:\.\d{2})?$/.test(meant) && Number(meant) > 0
  const example = isNear ? meant : '6500 or 6500.50'
  throw new Misspelt(`${of} is an amount in ${MONEY.whole}: write ${example}.`)
}

const RATES = new Intl.ListFormat('en-GB', { type: 'disjunction' }).format(
  vatRates.map((rate) => String(rate / 100)),
)

/** Reads a VAT rate in whole per cent to basis points. */
export function readRate(typed: string, of: string): number {
  if (/^(?:\d|[1-9]\d)$/.test(typed)) return Number(typed) * 100
  throw new Misspelt(`${of} is a rate in whole per cent: write ${RATES}.`)
}

/** Reads a local day: a date, or the words today and tomorrow. */
export function readDay(typed: string, of: string, now = new Date()): string {
  const ahead = ['today', 'tomorrow'].indexOf(typed.toLowerCase())
  if (ahead >= 0) {
    const today = Date.parse(toLocalTime(now).slice(0, 10))
    return new Date(today + ahead * DAY).toISOString().slice(0, 10)
  }
  if (isDay(typed)) return typed
  const [, day = '', month = '', year = ''] =
    /^(\d{1,2})\.\s*(\d{1,2})\.\s*(\d{4})$/.exec(typed) ?? []
  const meant = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`
  const example = isDay(meant) ? meant : '2026-12-24, today or tomorrow'
  throw new Misspelt(`${of} is a day that exists: write ${example}.`)
}

function isDay(typed: string): boolean {
  return fromLocalTime(`${typed}T12:00`).kind === 'once'
}

/** Reads a local time; a time that occurs twice in autumn is read as the first. */
export function readTime(typed: string, of: string): string {
  const { kind } = fromLocalTime(typed)
  if (kind === 'once' || kind === 'doubled') return typed
  if (kind === 'missing') {
    throw new Misspelt(`${of} does not exist: the clocks skip that hour.`)
  }
  const meant = typed.replace(' ', 'T')
  const example = fromLocalTime(meant).kind === 'invalid' ? 'it as 2026-12-24T18:00' : meant
  throw new Misspelt(`${of} is a time in ${zoneCity()}: write ${example}.`)
}

/** Reads a telephone number to E.164. */
export function readPhone(typed: string): string | null {
  const read = parsePhone(typed, phone)
  return read.ok ? read.phone : null
}

/** The states of an order as they are typed. */
export const stateNames = ORDER_STATES.map((state) => (state === 'noShow' ? 'no-show' : state))

/** Reads a state of orders, in any case and with any divider. */
export function readState(typed: string, of: string) {
  const name = typed.toLowerCase().replace(/[\s_-]/g, '')
  const state = ORDER_STATES.find((known) => known.toLowerCase() === name)
  if (state) return state
  const meant = nearest(typed, stateNames)
  throw new Misspelt(`${of} of list is one of ${stateNames.join(', ')}.${didYouMean(meant)}`)
}

/** The question for what was meant; empty where nothing is near. */
export function didYouMean(meant: string | null): string {
  return meant === null ? '' : ` Did you mean ${meant}?`
}
