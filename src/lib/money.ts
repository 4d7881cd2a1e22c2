/** An amount in whole haléře (or cents), gross unless a name says otherwise. */
export type Money = { amount: number; currency: 'CZK' | 'EUR' }

/** Haléře as Money in crowns. */
export function czk(amount: number): Money {
  return { amount, currency: 'CZK' }
}

/** The net part of a gross amount at a VAT rate in basis points, rounded to haléře (from the top down). */
export function netOf(gross: number, vatRateBp: number): number {
  return Math.round((gross * 10_000) / (10_000 + vatRateBp))
}
