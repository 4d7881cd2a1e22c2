import { amountText, deskWord, localTimeText } from '../words.ts'
import { correctedTexts } from '../../src/order/commands/corrected-words.ts'
import { text } from './rows.ts'

/** An event, a mail, a delivery or a document in a JSON column. */
export type Entry = Record<string, unknown>

/** The entries of a parsed column, or the one that it is. */
export function entriesOf(value: unknown): Entry[] {
  return [value].flat().filter(isEntry)
}

function isEntry(value: unknown): value is Entry {
  return typeof value === 'object' && value !== null
}

/** The attempts of a delivery. */
export function triesText({ attempts }: Entry): string {
  return Number(attempts) === 1 ? '1 attempt' : `${Number(attempts)} attempts`
}

/** What the event with this number is called; undefined if there is none. */
export function eventOf(seq: string | undefined, events: Entry[]): string | undefined {
  const found = events.find((event) => text(event['seq']) === seq)
  return found && deskWord('event', text(found['event']))
}

/**
 * To whom a mail goes, and what it tells of. It is named by its receiver and the number of its event:
 * `customer:event:2`; `customer:former:2` went to the address that this event put another in the place of.
 * `carrier:driverNews:5.1.former` is for who drove the ride 1 until the event 5.
 */
export function mailOf(about: string, events: Entry[]): [to: string, subject: string] {
  const [role, kind, rest = ''] = about.split(':')
  const [seq, , driver] = rest.split('.')
  return [
    receiverOf(role, kind, driver),
    kind === 'document'
      ? `document after event ${seq}`
      : kind === 'link'
        ? 'the link again'
        : (eventOf(seq, events) ?? about),
  ]
}

function receiverOf(role?: string, kind?: string, driver?: string): string {
  if (kind === 'driverNews') return driver === 'former' ? 'the driver until then' : 'the driver'
  if (role === 'carrier') return 'you'
  return kind === 'former' ? 'the customer (first address)' : 'the customer'
}

/** The labels of values of an event that are not those of the code. */
const LABELS: Record<string, string> = {
  total: 'price',
  vatRateBp: 'VAT',
  until: 'stands until',
  words: 'our words',
  message: 'wish',
  isGranted: 'granted',
  step: '',
  at: 'new pickup',
  paymentMethod: 'paid by',
  day: 'on',
  way: 'by',
}
/** Values that the order itself shows as they are now. */
const NOT_SHOWN = ['billing', 'pickupAt', 'rideAt', 'local', 'besides']

/** Names of the code that words alone do not explain. */
const WORDS: Record<string, string> = {
  aboard: 'customer aboard',
  card: 'online card',
  cash: 'cash to the driver',
  transfer: 'bank transfer',
  needs_review: 'refused, needs you',
  carrier: 'you',
}

/** A name of the code in words: `bankTransfer` is “bank transfer”. */
export function wordOf(name: string): string {
  return WORDS[name] ?? spoken(name)
}

/** The data of an event, each value with its label, amounts in the currency of the order. */
export function detailsOf(data: unknown, currency?: unknown): string[] {
  return entriesOf(data).flatMap(({ before, after, ...entry }) => [
    ...correctedTexts(before, after),
    ...Object.entries(entry).flatMap(([name, value]) => detail(name, value, currency)),
  ])
}

function detail(name: string, value: unknown, currency: unknown): string[] {
  const label = (Object.hasOwn(LABELS, name) ? LABELS[name] : null) ?? spoken(name)
  if (NOT_SHOWN.includes(name) || value === null || value === '') return []
  if (typeof value === 'object') return detailsOf(value, currency)
  if (typeof value === 'boolean') return [value ? label : `not ${label}`]
  return [`${label} ${valueText(name, value, currency)}`.trim()]
}

function valueText(name: string, value: unknown, currency: unknown): string {
  if (typeof value === 'number') {
    if (name === 'vatRateBp') return `${value / 100}%`
    return /^(?:amount|total|fee)$/.test(name) ? amountText(value, currency) : String(value)
  }
  const said = String(value)
  if (/^\d{4}-\d\d-\d\dT[\d:.]+Z$/.test(said)) return localTimeText(said)
  if (/^(?:words|message|reason)$/.test(name)) return `“${said}”`
  return /^(?:step|paymentMethod|way)$/.test(name) ? wordOf(said) : said
}

/** `waitedUntil` is “waited until”. */
function spoken(name: string): string {
  return name.replace(/(?<=[a-z])[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)
}
