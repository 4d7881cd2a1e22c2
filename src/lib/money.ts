import { appConfig } from '~config'

/** An amount in whole haléře (or cents), gross unless a name says otherwise. */
export type Money = { amount: number; currency: 'CZK' | 'EUR' }

/** Whole haléře or cents as Money in the currency of the carrier's market. */
export function ownMoney(amount: number): Money {
  return { amount, currency: appConfig.market.currency }
}

/** The net part of a gross amount at a VAT rate in basis points, rounded to haléře (from the top down). */
export function netOf(gross: number, vatRateBp: number): number {
  return Math.round((gross * 10_000) / (10_000 + vatRateBp))
}

/**
 * Splits an amount over shares in their proportion, to the haléř: each part is a whole number, none is above its share,
 * and together they are the amount. The amount is at most the sum of the shares.
 */
export function split(amount: number, shares: readonly number[]): number[] {
  const whole = shares.reduce((total, share) => total + share, 0)
  if (whole === 0) return shares.map(() => 0)
  const exact = shares.map((share) => (amount * share) / whole)
  const parts = exact.map(Math.floor)
  const left = amount - parts.reduce((total, part) => total + part, 0)
  const byRemainder = exact
    .map((value, index) => ({ index, remainder: value - Math.floor(value) }))
    .toSorted((a, b) => b.remainder - a.remainder || a.index - b.index)
  for (const { index } of byRemainder.slice(0, left)) parts[index] = (parts[index] ?? 0) + 1
  return parts
}
