import type { Life } from '~/order/life/life'
import type { PlacedOrder } from '~/order/model/order'

// By what an order is found, and what a typed text may mean. Both sides fold in the same way.

/** The first sign of a telephone number, which is stored from its end: people know its last digits. */
const PHONE = '~'
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
  const phones = [
    order.phone,
    order.guest?.phone,
    recipient?.phone,
    ...drivers.map(({ phone }) => phone),
  ]
  const keys = [
    number,
    order.email.toLowerCase(),
    ...names.flatMap((name) => rotated(name ?? '')),
    ...phones.flatMap((phone) => (phone ? [PHONE + reversed(phone)] : [])),
    ...drivers.map(({ plate }) => squeezed(plate)),
  ]
  return [...new Set(keys)].filter((key) => key.length >= FEWEST_SIGNS).slice(0, MOST_KEYS)
}

/** A part of the sequence of keys, the end exclusive. */
export type KeyRange = { from: string; to: string }

/** The ranges of keys that a typed text may mean; none for fewer than three signs. */
export function rangesOf(typed: string): KeyRange[] {
  const words = wordsOf(typed).join(' ')
  const plain = squeezed(typed)
  const isPhone = /^\+?[\d\s()/.-]+$/.test(typed.trim())
  const meant = new Set([
    ...(typed.includes('@') ? [typed.trim().toLowerCase()] : [words]),
    ...(/\d/.test(plain) ? [plain] : []),
    ...(isPhone && plain.length >= FEWEST_SIGNS ? [PHONE + reversed(typed)] : []),
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

function reversed(phone: string): string {
  return Array.from(phone.replace(/\D/g, '')).toReversed().join('')
}

function folded(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()
}
