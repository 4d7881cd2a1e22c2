import type { MovedMoney } from '~/order/store/orders/moved-money.server'
import { inCash } from '~/order/model/order-money'
import type { TaxDocument } from '~/order/papers/tax-document'

/**
 * A payment or a refund of a month, as the ledger of its order has it, or what was rounded of one in cash: `amount` in
 * haléře or cents, below zero where money went out; `documents` are the numbers of those that it stands in, else of the invoice that it pays; `owes` is what
 * the order owes today, below zero where we owe it.
 */
export type MonthPayment = Pick<
  MovedMoney,
  'day' | 'order' | 'way' | 'currency' | 'reference' | 'owes'
> & {
  event: MovedMoney['event'] | 'rounding'
  amount: number
  customer: string
  companyId: string | null
  documents: string[]
}

/** What is needed of a document to name it beside a payment. */
export type PaperOfMoney = Pick<TaxDocument, 'number' | 'kind' | 'customer' | 'payments'> & {
  /** The event after which it was issued. */
  seq: number
}

/** A movement of money with the documents of its order, in the sequence of their issue. */
export function monthPayment(moved: MovedMoney, papers: readonly PaperOfMoney[]): MonthPayment {
  const { day, order, event, way, currency, reference, owes } = moved
  const customer = papers.at(-1)?.customer ?? moved.payer
  return {
    day,
    order,
    customer: customer?.name ?? '',
    companyId: customer?.companyId ?? null,
    event,
    way,
    amount: moved.event === 'paid' ? moved.amount : -moved.amount,
    currency,
    reference,
    documents: documentsOf(moved, papers).map(({ number }) => number),
    owes,
  }
}

/**
 * What was taken in cash beyond a payment, because there are no coins for it, as a row of its own beside it: with it the
 * rows are the cash that the documents say.
 */
export function withRounding(payment: MonthPayment): MonthPayment[] {
  const { event, way, amount, currency } = payment
  const rounding = event === 'paid' && way === 'cash' ? inCash({ amount, currency }) - amount : 0
  return rounding === 0 ? [payment] : [payment, { ...payment, event: 'rounding', amount: rounding }]
}

/**
 * The documents that were issued for it; else the first that lists it, as an invoice lists what was paid before; else the
 * last invoice before it, which it pays or takes back.
 */
function documentsOf(moved: MovedMoney, papers: readonly PaperOfMoney[]): PaperOfMoney[] {
  const own = papers.filter(({ seq, payments }) => seq === moved.seq && payments.length > 0)
  if (own.length > 0) return own
  const listing = papers.find(({ seq, payments }) => seq > moved.seq && lists(payments, moved))
  const before = papers.findLast(({ seq, kind }) => seq < moved.seq && kind === 'invoice')
  return [listing ?? before].flatMap((paper) => (paper ? [paper] : []))
}

function lists(
  payments: PaperOfMoney['payments'],
  { day, amount, way, reference, event }: MovedMoney,
) {
  const signed = event === 'paid' ? amount : -amount
  return payments.some(
    (row) =>
      row.day === day && row.amount === signed && row.way === way && row.reference === reference,
  )
}

/** How many payments and refunds rows are, without those of what was rounded. */
export function countPayments(payments: readonly MonthPayment[]): number {
  return payments.filter(({ event }) => event !== 'rounding').length
}

/** What came or went in a month by one way in one currency. */
export type WaySum = Pick<MonthPayment, 'event' | 'way' | 'amount' | 'currency'>

/** The sums of payments by currency, by what came and went, and by way. */
export function waySums(payments: readonly MonthPayment[]): WaySum[] {
  const sums: WaySum[] = []
  for (const { event, way, amount, currency } of payments) {
    const same = sums.find(
      (sum) => sum.event === event && sum.way === way && sum.currency === currency,
    )
    if (same) same.amount += amount
    else sums.push({ event, way, amount, currency })
  }
  const keyOf = ({ currency, event, way }: WaySum) => `${currency} ${event} ${way ?? ''}`
  return sums.toSorted((one, other) => keyOf(one).localeCompare(keyOf(other)))
}
