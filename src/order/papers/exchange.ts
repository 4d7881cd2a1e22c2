import { appConfig } from '~config'
import { type RateSum, type TaxDocument, taxedRates } from '~/order/papers/tax-document'

/** The rate by which a document in euros states its VAT in crowns (§ 4 (8) and 29 (1) l of the VAT Act). */
export type Exchange = NonNullable<TaxDocument['exchange']>

type Subject = Pick<TaxDocument, 'currency' | 'isVatPayer' | 'supplyOn' | 'corrects'>

/**
 * The carrier's rate on the day of supply; of a correction on that of what it corrects (§ 42). The first rate also holds
 * for the days before it, so that no document lacks one. Null in the currency of the market, which in euros is the only
 * one, and for a carrier without VAT.
 */
export function exchangeOf({ currency, isVatPayer, supplyOn, corrects }: Subject): Exchange | null {
  const { market, payment } = appConfig
  if (currency === market.currency || !isVatPayer) return null
  const day = corrects?.supplyOn ?? supplyOn
  const { euroRates } = payment
  const inForce = euroRates.findLast(({ from }) => from <= day) ?? euroRates[0]
  return inForce ? { rate: inForce.rate, day } : null
}

/**
 * What a document in euros taxes by rate, in haléře: its own sums at its rate of exchange. Null for one in crowns, and
 * for one without a rate.
 */
export function inCrowns(document: TaxDocument): RateSum[] | null {
  const { exchange } = document
  return exchange && taxedRates(document).map((sum) => sumInCrowns(sum, exchange))
}

/** A sum of cents in haléře; base and VAT are rounded, and together they are the whole. */
export function sumInCrowns(sum: RateSum, { rate }: Exchange): RateSum {
  const crowns = (cents: number) => Math.sign(cents) * Math.round((Math.abs(cents) * rate) / 1_000)
  const [net, vat] = [crowns(sum.net), crowns(sum.vat)]
  return { ...sum, net, vat, gross: net + vat }
}
