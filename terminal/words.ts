import { appConfig } from '~config'
import messages from '../messages/en.json' with { type: 'json' }
import { priceStays } from '../src/order/commands/corrected-words.ts'
import { type DeskAnswer, DESK_ERRORS, type Standing } from '../src/order/commands/desk-answer.ts'
import type { DeskCommand } from '../src/order/commands/desk-command.ts'
import { TIME_ZONE, toLocalTime } from '../src/lib/local-time.ts'
import { readLocale } from '../src/lib/locale.ts'
import { didYouMean } from './misspelt.ts'

/** The states that a column does not call by their names. */
const STATE_NAMES: Record<string, string> = { underway: 'under way', noShow: 'no-show' }
/** The states of which a sentence says more. */
const STATES: Record<string, string> = {
  received: 'received and waits for you',
  offered: 'offered and waits for the customer',
  assigned: 'assigned to a driver',
  noShow: 'closed, because nobody came',
}

/** The reason why nothing was done, and the state of the order. */
export async function refusalText({ error, order, objections = [] }: Refused): Promise<string> {
  const against = objections.length > 0 ? await objectionsText(objections) : null
  const why = against ?? `${DESK_ERRORS[error]}.`
  return order ? `${why}\n${standingText(order)}` : why
}

type Refused = Omit<Extract<DeskAnswer, { ok: false; order: unknown }>, 'ok'>

/** The desk's sentences. */
async function objectionsText(objections: NonNullable<Refused['objections']>): Promise<string> {
  // Only here: all messages of the site take a second to load.
  const { objectionWords } = await import('../src/desk/rows/objection-words.ts')
  const { runInLocale } = await import('../src/i18n/run-in-locale.server.ts')
  const said = runInLocale(readLocale('en'), () => objections.map(objectionWords))
  return [...said, 'Nothing was done; --anyway does it all the same.']
    .join('\n')
    .replaceAll('\u00a0', ' ')
}

/** What the site does not take of a command. */
export function invalidText(
  { command, ...typed }: DeskCommand,
  { field, fields }: Extract<DeskAnswer, { error: 'invalid' }>,
): string {
  if (fields) {
    const [named = '', ...known] = [field, ...fields].map((one) => `“${one}”`)
    return `The order form has no field ${named}.${didYouMean(named, known)}\nIts fields: ${fields.join(', ')}.`
  }
  return 'fields' in typed
    ? `The order form does not take this “${field}”; its rules are those of the site.`
    : `The site does not take “${field}” of ${command} as it was sent: is its release older?`
}

/** The result of an act, the next step, and the price that a correction keeps. */
export function actedText({ order, told, price }: Acted): string {
  const said = `${standingText(order)} ${TOLD[told]}`
  const amount = (one: number) => amountText(one, order.currency)
  return price ? `${said}\n${priceStays(order.number, price, amount)}` : said
}
type Acted = Omit<Extract<DeskAnswer, { kind: 'acted' }>, 'ok' | 'kind'>

const TOLD = {
  never: 'Nobody is told of it; a tax document that follows is mailed.',
  now: 'A mail tells the customer.',
  afterUndo: 'A mail tells the customer in a minute, unless you undo it.',
}

function standingText({ number, state, payment, due, currency, until }: Standing): string {
  const end = until === null ? '' : ` until ${localTimeText(until)}`
  const owed = paymentText(payment, due, currency)
  return [
    `Order ${groupedNumber(number)} is ${STATES[state] ?? stateName(state)}`,
    state === 'offered' ? end : '',
    owed && `; ${owed}`,
    state !== 'offered' && end ? `; a change waits for the customer${end}` : '',
    '.',
  ].join('')
}

/** A state in one word; one of a newer site as it calls it. */
export function stateName(state: string): string {
  return STATE_NAMES[state] ?? state
}

/** What the desk says of an event, or of a line of a statement; of one of a newer site its name. */
export function deskWord(about: 'event' | 'line' | 'fault', name: string): string {
  const key = name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)
  return (
    messageOf(`desk_${about}_${name}`) ??
    messageOf(`desk_${about}_${key}`) ??
    name
  ).replaceAll('\u00a0', ' ')
}

function messageOf(key: string): string | undefined {
  const known: Record<string, unknown> = messages
  const found = Object.hasOwn(known, key) ? known[key] : undefined
  return typeof found === 'string' ? found : undefined
}

/** The number of an order in groups, as its mails print it: 26 8487 2449. */
export function groupedNumber(number: string): string {
  return number.replace(/^(\d{2})(\d{4})(\d{4})$/, '$1 $2 $3')
}

/** The outstanding payment in a few words; empty when no payment was ever due. */
export function paymentText(payment: string, due: number, currency?: unknown): string {
  if (payment === 'awaiting') return `${amountText(due, currency)} due`
  if (payment === 'refundDue') return `${amountText(-due, currency)} to give back`
  return payment === 'paid' || payment === 'waived' ? payment : ''
}

/** Haléře or cents as English writes them: CZK 6,500, CZK 6,500.50, €490. Without a currency in that of the carrier. */
export function amountText(amount: number, currency: unknown = null): string {
  return new Intl.NumberFormat('en-GB', {
    style: 'currency',
    currency: currency === 'CZK' || currency === 'EUR' ? currency : appConfig.market.currency,
    trailingZeroDisplay: 'stripIfInteger',
  })
    .format(amount / 100)
    .replaceAll('\u00a0', ' ')
}

const zone = new Intl.DateTimeFormat('en-GB', { timeZone: TIME_ZONE, timeZoneName: 'short' })

/** An instant in local time to the minute, with its zone: 2026-12-01 18:00 CET. */
export function localTimeText(instant: string | number): string {
  const at = new Date(instant)
  const name = zone.formatToParts(at).find(({ type }) => type === 'timeZoneName')?.value ?? ''
  return `${toLocalTime(at).replace('T', ' ')} ${name}`.trimEnd()
}
