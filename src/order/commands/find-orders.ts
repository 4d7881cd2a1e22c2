import { MOST_FOUND, type Row } from '~/order/commands/desk-answer'

/** Rows of the orders, plates and corrected addresses that are searched (order-sql.ts, event-store.ts). */
type Sought = { orders: Row[]; plates: Row[]; corrected: Row[] }

/**
 * Numbers of the orders that a text describes, at most MOST_FOUND: the number or its end, the end of a telephone
 * number, an e-mail address, a number plate, or a name, each word of it, without accents.
 */
export function findNumbers(text: string, { orders, plates, corrected }: Sought): string[] {
  const digits = digitsOf(text)
  // A forgotten order is not among those searched, but its number is still an order's.
  const typed = digits?.length === 10 ? [digits] : []
  const inOrders = orders.filter((row) =>
    digits === null ? isNamed(row, text) : hasDigits(row, digits),
  )
  const plate = compact(text)
  const ofPlate = plates.filter((row) => /\d/.test(plate) && compact(row['plate']).includes(plate))
  const ofCorrected = corrected.filter((row) => digits === null && isNamed(row, text))
  const found = [...inOrders, ...ofPlate, ...ofCorrected].map(({ number }) => String(number))
  return [...new Set([...typed, ...found])]
    .filter((number) => /^\d{10}$/.test(number))
    .slice(0, MOST_FOUND)
}

/** The digits of a number, however it is grouped; null for anything else. A dialled 00 is the plus of a prefix. */
function digitsOf(text: string): string | null {
  const compactText = text.replace(/[\s\u00a0()+./-]/g, '')
  return /^\d{3,}$/.test(compactText) ? compactText.replace(/^00/, '') : null
}

function hasDigits(row: Row, digits: string): boolean {
  const numbers = `${row['number']}\n${row['phones']}`.split('\n')
  return numbers.some((number) => number.endsWith(digits))
}

function isNamed(row: Row, text: string): boolean {
  const known = folded(String(row['names']))
  return folded(text)
    .split(/\s+/)
    .every((word) => known.includes(word))
}

/** Small letters without accents. */
function folded(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().trim()
}

/** A number plate without spaces and hyphens. */
function compact(value: string | number | null | undefined): string {
  return folded(String(value ?? '')).replace(/[\s-]/g, '')
}
