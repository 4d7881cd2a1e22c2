import type * as v from 'valibot'
import { inCash } from '~/order/model/order-money'
import type { partySchema, rateSchema, taxDocumentSchema } from '~/order/papers/document-schema'

// Without the schema, which pages that show a document do not need.

export type Party = v.InferOutput<typeof partySchema>
export type RateSum = v.InferOutput<typeof rateSchema>
export type TaxDocument = v.InferOutput<typeof taxDocumentSchema>

/**
 * What is asked or taken in cash beyond the amounts of a document, because it has no coins for them; below zero where it
 * is less. It is no part of the price.
 */
export function cashRounding(document: TaxDocument): number {
  const { kind, due, dueWay, total, payments, currency } = document
  const roundingOf = (amount: number) => inCash({ amount, currency }) - amount
  if (kind === 'receipt') return roundingOf(total)
  if (kind !== 'advance') return dueWay === 'cash' ? roundingOf(due) : 0
  const cash = payments.filter(({ way, amount }) => way === 'cash' && amount > 0)
  return cash.reduce((sum, { amount }) => sum + roundingOf(amount), 0)
}

/** What a document taxes, by rate: its rates less those that its advances taxed already. */
export function taxedRates({ rates, deducted }: TaxDocument): RateSum[] {
  return rates.map((rate) => {
    const before = deducted.filter(
      ({ vatRateBp, exempt }) => vatRateBp === rate.vatRateBp && exempt === rate.exempt,
    )
    const less = (part: 'net' | 'vat' | 'gross') =>
      before.reduce((left, sum) => left - sum[part], rate[part])
    return { ...rate, net: less('net'), vat: less('vat'), gross: less('gross') }
  })
}
