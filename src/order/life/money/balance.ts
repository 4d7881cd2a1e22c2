/** State of payment, independent of the state of the order. */
export type PaymentState = 'notDue' | 'awaiting' | 'paid' | 'refundDue' | 'waived'

/** Balance of an order, haléře. `due` above zero: the customer owes it; below zero: the carrier does. */
export type Balance = {
  state: PaymentState
  due: number
  paid: number
  refunded: number
  waived: number
}

export const noBalance: Balance = { state: 'notDue', due: 0, paid: 0, refunded: 0, waived: 0 }

type Owing = {
  price: number | null
  /** The cancellation fee, which replaces the price. */
  fee: number | null
  bindingAt: string | null
  surcharges: { amount: number }[]
  balance: Balance
}

/**
 * The balance of a binding order: the price or its cancellation fee, plus surcharges, less payments net of refunds. A
 * waived amount is no longer due and is never paid out.
 */
export function balance({ price, fee, bindingAt, surcharges, balance: moved }: Owing): Balance {
  const { paid, refunded, waived } = moved
  const total = bindingAt === null ? 0 : (fee ?? price ?? 0)
  const kept = paid - refunded
  const asked = surcharges.reduce((sum, { amount }) => sum + amount, total) - kept
  const due = asked > 0 ? Math.max(0, asked - waived) : asked
  return { paid, refunded, waived, due, state: stateOf({ due, asked, kept }) }
}

function stateOf({ due, asked, kept }: Record<'due' | 'asked' | 'kept', number>): PaymentState {
  if (due > 0) return 'awaiting'
  if (due < 0) return 'refundDue'
  if (asked > 0) return 'waived'
  return kept > 0 ? 'paid' : 'notDue'
}
