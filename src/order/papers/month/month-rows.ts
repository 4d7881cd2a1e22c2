import { appConfig } from '~config'
import { sumInCrowns } from '~/order/papers/exchange'
import { taxedRates, type RateSum, type TaxDocument } from '~/order/papers/tax-document'

/**
 * A row of the month: what a document taxes at one rate; `crowns` is the same in the currency of the market, null where
 * no rate is known.
 */
export type MonthRow = { document: TaxDocument; sum: RateSum; crowns: RateSum | null }
/** The control sum of a month in one currency; `crowns` is null where a document in it has no rate of exchange. */
export type MonthSum = Pick<RateSum, 'net' | 'vat' | 'gross'> &
  Pick<TaxDocument, 'currency'> & { crowns: Pick<RateSum, 'net' | 'vat'> | null }

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
    const total = (part: 'net' | 'vat' | 'gross') =>
      own.reduce((all, { sum }) => all + sum[part], 0)
    const sums = { currency, net: total('net'), vat: total('vat'), gross: total('gross') }
    return { ...sums, crowns: crownsOf(own) }
  })
}

function crownsOf(rows: MonthRow[]): MonthSum['crowns'] {
  const known = rows.flatMap(({ crowns }) => (crowns ? [crowns] : []))
  if (known.length < rows.length) return null
  const total = (part: 'net' | 'vat') => known.reduce((all, sum) => all + sum[part], 0)
  return { net: total('net'), vat: total('vat') }
}
