import { appConfig } from '~config'
import type { LifeEvent } from '~/order/life/event-data'
import type { LedgerRow, Life } from '~/order/life/life'
import { endOfLocalDay, toLocalTime } from '~/lib/local-time'

/**
 * True if a payment is money of a refund or a dispute that came back to us, because the refund failed or the dispute was
 * won: it has its reference.
 */
export function isReturned({ event, way, reference }: LedgerRow, ledger: Life['ledger']): boolean {
  const isOf = (row: LedgerRow) =>
    row.event === 'refunded' && row.way === way && row.reference === reference
  return event === 'paid' && reference !== '' && ledger.some(isOf)
}

/** The ledger after a payment or a refund. */
export function afterMoney(
  { balance: before, ledger }: Life,
  {
    event,
    seq,
    at,
    data,
  }: Pick<Extract<LifeEvent, { event: LedgerRow['event'] }>, 'event' | 'seq' | 'at' | 'data'>,
): Pick<Life, 'balance' | 'ledger'> {
  const { amount, day = toLocalTime(new Date(at)).slice(0, 10), way = null, reference = '' } = data
  const row = { event, seq, at, amount, day, way, reference }
  // What came beyond all that went back is a payment of its own.
  const back = isReturned(row, ledger) ? Math.min(amount, before.refunded) : 0
  const moved = { [event]: before[event] + amount - back }
  return {
    balance: { ...before, refunded: before.refunded - back, ...moved },
    ledger: [...ledger, row],
  }
}

/** An order binds from now on. */
export function binding(at: string, pickupAt: string): Pick<Life, 'bindingAt' | 'dueAt'> {
  return { bindingAt: at, dueAt: dueAfter(at, pickupAt) }
}

/** The end of the last day to pay what is owed since `at`. */
function lastDay(at: string): string {
  return endOfLocalDay(new Date(at), appConfig.payment.dueDays).toISOString()
}

/** When a price is due that binds from `at`, an ISO instant. */
export function dueAfter(at: string, pickupAt: string): string {
  const due = lastDay(at)
  const isNearer = at < pickupAt && pickupAt < due
  return isNearer ? pickupAt : due
}

/** An amount that becomes due by a late cancellation or after the ride has its own due date. */
export function dueLater({ dueAt }: Pick<Life, 'dueAt'>, at: string): Pick<Life, 'dueAt'> {
  const later = lastDay(at)
  return { dueAt: dueAt !== null && dueAt > later ? dueAt : later }
}

/** A due date that is over at `at` becomes a later one. */
export function dueAgain({ dueAt }: Pick<Life, 'dueAt'>, at: string): Pick<Life, 'dueAt'> {
  return dueAt !== null && dueAt < at ? dueLater({ dueAt }, at) : { dueAt }
}
