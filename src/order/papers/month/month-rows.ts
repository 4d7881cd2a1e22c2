import { appConfig } from '~config'
import { sumInCrowns } from '~/order/papers/exchange'
import { taxedRates, type RateSum, type TaxDocument } from '~/order/papers/tax-document'

/**
 * A row of the month: what a document taxes at one rate; `crowns` is the same in the currency of the market, null where
 * no rate is known.
 */
export type MonthRow = { document: TaxDocument; sum: RateSum; crowns: RateSum | null }
type Sum = Pick<RateSum, 'net' | 'vat' | 'gross'>
/** The control sum of a month in one currency; `crowns` is null where a document in it has no rate of exchange. */
export type MonthSum = Sum & Pick<TaxDocument, 'currency'> & { crowns: Sum | null }

/**
 * A row for each document and rate. An invoice counts after its advances, which were taxed by documents of their own;
 * it has its rows also where nothing is left, so that no number is missing. A credit is below zero.
 */
export function monthRows(documents: TaxDocument[]): MonthRow[] {
  return documents.flatMap((document) => {
    const { currency, exchange } = document
    return taxedRates(document).map((sum) => ({
      document,
      sum,
      crowns: currency === appConfig.market.currency ? sum : exchange && sumInCrowns(sum, exchange),
    }))
  })
}

/** The control sums, one for each currency, crowns first. */
export function monthSums(rows: MonthRow[]): MonthSum[] {
  const currencies = new Set(rows.map(({ document }) => document.currency))
  return [...currencies].toSorted().map((currency) => {
    const own = rows.filter(({ document }) => document.currency === currency)
    return {
      currency,
      ...addedUp(own.map(({ sum }) => sum)),
      crowns: allKnown(own.map(({ crowns }) => crowns)),
    }
  })
}

/**
 * The sum of a month over its currencies in that of the market, by the rates that the documents bear: null where one has
 * none, and undefined where every document is in the currency of the market, whose control sum is the whole.
 */
export function monthTotal(sums: readonly MonthSum[]): Sum | null | undefined {
  if (sums.every(({ currency }) => currency === appConfig.market.currency)) return undefined
  return allKnown(sums.map(({ crowns }) => crowns))
}

function allKnown(sums: (Sum | null)[]): Sum | null {
  const known = sums.flatMap((sum) => (sum ? [sum] : []))
  return known.length < sums.length ? null : addedUp(known)
}

function addedUp(sums: readonly Sum[]): Sum {
  const total = (part: keyof Sum) => sums.reduce((all, sum) => all + sum[part], 0)
  return { net: total('net'), vat: total('vat'), gross: total('gross') }
}
