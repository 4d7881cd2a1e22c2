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
