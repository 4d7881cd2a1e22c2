import { amountText, localTimeText } from '../words.ts'
import { entriesOf, joined } from './rows.ts'

/** The labels of values of an event that are not those of the code; null for one that the order itself shows as it is now. */
const LABELS: Record<string, string | null> = {
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
  billing: null,
  pickupAt: null,
  rideAt: null,
  local: null,
}

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
  return entriesOf(data).flatMap((entry) =>
    Object.entries(entry).flatMap(([name, value]) => detail(name, value, currency)),
  )
}

function detail(name: string, value: unknown, currency: unknown): string[] {
  const label = Object.hasOwn(LABELS, name) ? LABELS[name] : spoken(name)
  if (label == null || value === null || value === '') return []
  const list = Array.isArray(value) ? joined(...value) : ''
  if (list !== '') return [`${label} ${list}`]
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
