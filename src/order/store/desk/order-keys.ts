import type { Life } from '~/order/life/life'
import type { PlacedOrder } from '~/order/model/order'

// By what an order is found, and what a typed text may mean. Both sides fold in the same way.

/** The first sign of digits that are stored from their end: people know the last ones of a telephone, an order or a plate. */
const BACKWARDS = '~'
/** The last sign there is, for the end of a range. */
const LAST = '\u{10ffff}'
const FEWEST_SIGNS = 3
const MOST_KEYS = 40

/** The keys of an order as it stands now, each once. */
export function keysOfOrder({ number, order }: PlacedOrder, { rides }: Life): string[] {
  const recipient = order.parcel?.recipient
  const drivers = rides.flatMap(({ driver }) => driver ?? [])
  const names = [
    order.name,
    order.guest?.name,
    recipient?.name,
    order.customerCompanyName,
    ...drivers.map(({ driver }) => driver),
  ]
  const digits = [
    number,
    order.phone,
    order.guest?.phone,
    recipient?.phone,
    ...drivers.flatMap(({ phone, plate }) => [phone, plate]),
  ]
  const keys = [
    number,
    order.email.toLowerCase(),
    ...names.flatMap((name) => rotated(name ?? '')),
    ...digits.flatMap((known) => (known ? [BACKWARDS + reversed(known)] : [])),
    ...drivers.map(({ plate }) => squeezed(plate)),
  ]
  return [...new Set(keys)].filter((key) => key.length >= FEWEST_SIGNS).slice(0, MOST_KEYS)
}

/** The keys by which an order is found for a guest or a recipient it names. */
export function keysOfNamed({ name, phone }: { name: string; phone: string | null }): string[] {
  return [...rotated(name), ...(phone ? [BACKWARDS + reversed(phone)] : [])]
}

/** A part of the sequence of keys, the end exclusive. */
export type KeyRange = { from: string; to: string }

/** The ranges of keys that a typed text may mean; none for fewer than three signs. */
export function rangesOf(typed: string): KeyRange[] {
  const email = typed.trim().toLowerCase()
  // A dialled 00 is the plus of a prefix.
  const number = email.replace(/^00(?=[1-9])/, '+')
  const plain = squeezed(number)
  const isDigits = /^\+?[\d\s()/.-]+$/.test(number)
  const meant = new Set([
    email,
    ...(email.includes('@') ? [] : [wordsOf(number).join(' ')]),
    ...(/\d/.test(plain) ? [plain] : []),
    ...(isDigits && plain.length >= FEWEST_SIGNS ? [BACKWARDS + reversed(number)] : []),
  ])
  return [...meant]
    .filter((key) => key.length >= FEWEST_SIGNS)
    .map((key) => ({ from: key, to: key + LAST }))
}

/** A name from each of its words on: „jan novák“ is also found as „novák jan“. */
function rotated(name: string): string[] {
  const words = wordsOf(name)
  return words.map((_, at) => [...words.slice(at), ...words.slice(0, at)].join(' '))
}

function wordsOf(text: string): string[] {
  return folded(text)
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)
}

/** Letters and digits alone, as a plate or a number is typed with and without spaces. */
export function squeezed(text: string): string {
  return folded(text).replace(/[^\p{L}\p{N}]/gu, '')
}

function reversed(text: string): string {
  return Array.from(text.replace(/\D/g, '')).toReversed().join('')
}

function folded(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()
}
