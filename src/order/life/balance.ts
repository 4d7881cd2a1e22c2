import { appConfig } from '~config'
import type { LifeEvent } from '~/order/life/event-data'
import type { LedgerRow, Life } from '~/order/life/life'
import { DAY } from '~/lib/duration'
import { toPragueLocal } from '~/lib/prague-time'

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

/** The ledger after a payment or a refund. */
export function moved(
  { balance: before, ledger }: Life,
  {
    event,
    seq,
    at,
    data,
  }: Pick<Extract<LifeEvent, { event: LedgerRow['event'] }>, 'event' | 'seq' | 'at' | 'data'>,
): Pick<Life, 'balance' | 'ledger'> {
  const {
    amount,
    day = toPragueLocal(new Date(at)).slice(0, 10),
    way = null,
    reference = '',
  } = data
  return {
    balance: { ...before, [event]: before[event] + amount },
    ledger: [...ledger, { event, seq, at, amount, day, way, reference }],
  }
}

/** An order binds from now on. */
export function binding(at: string, pickupAt: string): Pick<Life, 'bindingAt' | 'dueAt'> {
  return { bindingAt: at, dueAt: dueAfter(at, pickupAt) }
}

/** When a price is due that binds from `at`, an ISO instant. */
export function dueAfter(at: string, pickupAt: string): string {
  const due = Math.min(Date.parse(at) + appConfig.payment.dueDays * DAY, Date.parse(pickupAt))
  return new Date(Math.max(due, Date.parse(at))).toISOString()
}

/** An amount that becomes due by a late cancellation or after the ride has its own due date. */
export function dueLater({ dueAt }: Life, at: string): Pick<Life, 'dueAt'> {
  const later = new Date(Date.parse(at) + appConfig.payment.dueDays * DAY).toISOString()
  return { dueAt: dueAt !== null && dueAt > later ? dueAt : later }
}
