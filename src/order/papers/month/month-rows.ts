import { taxedRates, type RateSum, type TaxDocument } from '~/order/papers/tax-document'

/** A row of the month: what a document taxes at one rate. */
export type MonthRow = { document: TaxDocument; sum: RateSum }
/** The control sum of a month in one currency. */
export type MonthSum = Pick<RateSum, 'net' | 'vat' | 'gross'> & Pick<TaxDocument, 'currency'>

/**
 * A row for each document and rate. An invoice counts after its advances, which were taxed by documents of their own;
 * it has its rows also where nothing is left, so that no number is missing. A credit is below zero.
 */
export function monthRows(documents: TaxDocument[]): MonthRow[] {
  return documents.flatMap((document) => taxedRates(document).map((sum) => ({ document, sum })))
}

/** The control sums, one for each currency, crowns first. */
export function monthSums(rows: MonthRow[]): MonthSum[] {
  const currencies = new Set(rows.map(({ document }) => document.currency))
  return [...currencies].toSorted().map((currency) => {
    const own = rows.filter(({ document }) => document.currency === currency)
    const total = (part: 'net' | 'vat' | 'gross') =>
      own.reduce((all, { sum }) => all + sum[part], 0)
    return { currency, net: total('net'), vat: total('vat'), gross: total('gross') }
  })
}
