import { amountOf, currencyNamed } from '~/order/bank/read-amount'

/** Above any price, haléře or cents. */
const MOST = 100_000_000_000

/**
 * Parses an amount as it is typed in a form to haléře or cents, as a statement's is read: "6 500", "6.500,50", "6500 Kč".
 * Null for anything else, for less than nothing, and for "6,500", which is six and a half where the comma is decimal.
 */
export function readAmount(typed: string): number | null {
  if (!/^$|^(?:Kč|CZK|EUR|€)$/i.test(currencyNamed(typed))) return null
  if (/^\D*\d{1,3},\d{3}\D*$/.test(typed)) return null
  const amount = amountOf(typed)
  return amount !== null && amount >= 0 && amount < MOST ? amount : null
}
