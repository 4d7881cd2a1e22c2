import { amountText } from '../amounts.ts'
import { localTimeText } from '../sentences.ts'

/** The words for the values of an event; null for one that the order itself shows. */
const LABELS: Record<string, string | null> = {
  total: 'price',
  vatRateBp: 'VAT',
  until: 'stands until',
  words: 'our words',
  message: 'wish',
  isGranted: 'granted',
  step: '',
  at: 'new pickup',
  fee: 'fee',
  paymentMethod: 'paid by',
  day: 'on',
  way: 'by',
  // The order shows them as they are now.
  billing: null,
  pickupAt: null,
  rideAt: null,
  local: null,
}

const WORDS: Record<string, string> = {
  onTheWay: 'on the way',
  arrived: 'arrived',
  aboard: 'customer aboard',
  card: 'online card',
  bankTransfer: 'bank transfer',
  cash: 'cash to the driver',
  transfer: 'bank transfer',
  needs_review: 'refused, needs you',
  carrier: 'you',
}

/** Values that are names of the code. */
const WORDED = ['step', 'paymentMethod', 'way']

/** A name of the code in words: `bankTransfer` is “bank transfer”. */
export function wordOf(name: string): string {
  return WORDS[name] ?? spoken(name)
}

/** The data of an event, each value with its label, amounts in the currency of the order. */
export function detailsOf(data: unknown, currency?: unknown): string[] {
  if (!isObject(data)) return []
  return Object.entries(data).flatMap(([name, value]) => detail(name, value, currency))
}

function detail(name: string, value: unknown, currency: unknown): string[] {
  const label = Object.hasOwn(LABELS, name) ? LABELS[name] : spoken(name)
  if (label === null || label === undefined || value === null || value === '') return []
  if (isObject(value)) return detailsOf(value, currency)
  if (typeof value === 'boolean') return [value ? label : `not ${label}`]
  return [`${label} ${valueOf(name, value, currency)}`.trim()]
}

function valueOf(name: string, value: unknown, currency: unknown): string {
  if (typeof value === 'number') {
    if (name === 'vatRateBp') return `${value / 100}%`
    return /^(?:amount|total|fee)$/.test(name) ? amountText(value, currency) : String(value)
  }
  const text = String(value)
  if (/^\d{4}-\d\d-\d\dT[\d:.]+Z$/.test(text)) return localTimeText(text)
  if (/^(?:words|message|reason)$/.test(name)) return `“${text}”`
  return WORDED.includes(name) ? wordOf(text) : text
}

function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null
}

/** `waitedUntil` is “waited until”. */
function spoken(name: string): string {
  return name.replace(/(?<=[a-z])[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)
}
