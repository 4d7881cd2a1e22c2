import { appConfig } from '../app.config.ts'
import { MONEY_WAYS, type MoneyWay } from '../src/carrier/payment-methods.ts'
import { findableEmail, parseEmail } from '../src/lib/fields/email.ts'
import { parsePhone } from '../src/lib/fields/phone.ts'
import { type Locale, locales } from '../src/lib/locale.ts'
import { ORDER_STATES, type OrderState } from '../src/order/life/states.ts'
import type { MonthForm } from '../src/order/commands/desk-command.ts'
import { OPTIONS } from './commands.ts'
import { nearest } from './nearest.ts'

/** The typed line cannot be read; the message says what is wrong and what is right. */
export class Misspelt extends Error {}

/** Maximum number of rows that the site returns at once. */
export const MOST_ROWS = 10_000

/** The states of an order as they are typed. */
export const stateNames = ORDER_STATES.map((state) => (state === 'noShow' ? 'no-show' : state))

/** Parses the number of an order, typed with or without spaces. */
export function numberOf(command: string, typed: string): string {
  const digits = typed.replace(/\s/g, '')
  if (/^\d{10}$/.test(digits)) return digits
  const isNumber = /^\d+$/.test(digits)
  const has = isNumber ? ` “${typed}” has ${digits.length}.` : ''
  const meant = isNumber || typed === '' ? '' : ` By a name: find ${typed}.`
  throw new Misspelt(
    `${command} takes the number of an order: ten digits, such as 26 8487 2449.${has}${meant}`,
  )
}

/** Parses the number of an order or the key of a message. */
export function itemOf(typed: string): string {
  const item = typed.replace(/\s/g, '')
  if (/^(?:\d{10}|[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12})$/.test(item)) return item
  throw new Misspelt(
    'An order number has ten digits, such as 26 8487 2449; the key of a message is a UUID, which messages shows.',
  )
}

/** Parses what is traced: the number of an order, a request or a key of the log. */
export function tracedOf(typed: string): string {
  const digits = typed.replace(/\s/g, '')
  if (/^\d{10}$/.test(digits)) return digits
  if (/^(?:[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}|[\w-]{12})$/.test(typed)) return typed
  throw new Misspelt(
    'trace takes the number of an order, a request (X-Request-Id, a UUID) or a key of the log (“trace”, 12 signs).',
  )
}

/** Parses --limit; `usual` where it is left out. */
export function limitOf(typed: string | null, usual: number): number {
  const limit = typed === null ? usual : Number(typed)
  if (Number.isInteger(limit) && limit >= 1 && limit <= MOST_ROWS) return limit
  throw new Misspelt('--limit takes a whole number from 1 to 10000.')
}

/** Parses a month of papers. */
export function monthOf(typed: string): string {
  if (/^20\d\d-(?:0[1-9]|1[0-2])$/.test(typed)) return typed
  const [, month = '', year = ''] = /^(0?[1-9]|1[0-2])[./\s]+\s*(20\d\d)$/.exec(typed) ?? []
  const example = year ? `${year}-${month.padStart(2, '0')}` : '2026-11'
  throw new Misspelt(`month takes a month: write ${example}.`)
}

/** The form of a month: one of those that were typed. */
export function formOf(typed: MonthForm[]): MonthForm {
  const { hasIsdoc } = appConfig.market.documents
  const [form, other] = typed
  if (form === 'isdoc' && !hasIsdoc) {
    throw new Misspelt('month takes --xlsx, --csv or --payments: no ISDOC is made in this country.')
  }
  if (form !== undefined && other === undefined) return form
  throw new Misspelt(
    `month takes --xlsx for a spreadsheet, --csv or --payments for programs${hasIsdoc ? ', or --isdoc for accounting software' : ''}.`,
  )
}

/** Parses --email of somebody who gets mail. */
export function emailOf(typed: string): string {
  return requiredEmail(parseEmail(typed))
}

/** Parses --email of somebody who is looked for. */
export function soughtEmailOf(typed: string): string {
  return requiredEmail(findableEmail(typed))
}

function requiredEmail(email: string | null): string {
  if (email === null) throw new Misspelt(`--email takes an address such as ${OPTIONS.email.value}.`)
  return email
}

/** Parses --phone to E.164. */
export function phoneOf(typed: string): string {
  const read = parsePhone(typed, appConfig.market.phone)
  if (!read.ok)
    throw new Misspelt(`--phone takes a telephone number such as ${OPTIONS.phone.value}.`)
  return read.phone
}

/** Parses --step. */
export function stepOf(typed: string) {
  const steps = ['onTheWay', 'arrived', 'aboard'] as const
  const step = steps.find((known) => known === typed)
  if (step) return step
  const meant = nearest(typed, steps)
  throw new Misspelt(
    `--step is onTheWay, arrived or aboard.${meant ? ` Did you mean ${meant}?` : ''}`,
  )
}

/** Parses --way. */
export function wayOf(typed: string): MoneyWay {
  const way = MONEY_WAYS.find((known) => known === typed)
  if (way) return way
  const meant = nearest(typed, MONEY_WAYS)
  throw new Misspelt(`--way is transfer, card or cash.${meant ? ` Did you mean ${meant}?` : ''}`)
}

/** Parses --language. */
export function languageOf(typed: string): Locale {
  const language = locales.find((known) => known === typed)
  if (language) return language
  throw new Misspelt(`--language is ${OPTIONS.language.value}: a language of the site.`)
}

/** Parses the text of a search. */
export function textOf(typed: string): string {
  if (typed.length >= 2 && typed.length <= 200) return typed
  throw new Misspelt(
    'find takes two signs or more of a number, a name, an e-mail address, a number plate or a telephone number.',
  )
}

/** Parses a state of orders. */
export function stateOf(typed: string): OrderState {
  const name = typed.toLowerCase().replace(/[\s_-]/g, '')
  const state = ORDER_STATES.find((known) => known.toLowerCase() === name)
  if (state) return state
  const meant = nearest(typed, stateNames)
  throw new Misspelt(
    `--state of list is one of ${stateNames.join(', ')}.${meant ? ` Did you mean ${meant}?` : ''}`,
  )
}
