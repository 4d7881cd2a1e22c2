import { billingSchema, type LifeEvent } from '~/order/life/event-data'
import type { Life } from '~/order/life/life'
import { isEnded } from '~/order/life/states'
import { keysOf } from '~/lib/keys-of'

/** The fields of an order by which its papers name the customer. */
const CUSTOMER = [...keysOf(billingSchema.entries), 'name'] as const

/**
 * True if a tax document may be owed after an event that led to `life`; which ones, papers/owed-documents says, also that
 * none is needed. A payment after the ride needs none: its invoice is there.
 */
export function mayOweDocuments(happened: LifeEvent, life: Life): boolean {
  const { bindingAt, state, balance, fee, surcharges } = life
  if (bindingAt === null) return false
  switch (happened.event) {
    case 'finish':
    case 'noShow':
      // The way there alone makes no invoice.
      return isEnded(state)
    case 'reopen':
    case 'price':
    case 'surcharge':
    // A document that left before its act was taken back is credited.
    case 'undo':
      return true
    case 'cancel':
      return (fee ?? 0) > 0 || surcharges.length > 0
    case 'paid':
      return !isEnded(state)
    case 'refunded':
      return state !== 'done' && state !== 'noShow'
    case 'acceptChange':
      return balance.paid > balance.refunded
    case 'correct':
      return CUSTOMER.some((field) => happened.data.after[field] !== undefined)
    case 'received':
    case 'confirm':
    case 'offer':
    case 'accept':
    case 'decline':
    case 'reject':
    case 'expire':
    case 'assign':
    case 'progress':
    case 'correctEmail':
    case 'requestCancel':
    case 'requestChange':
    case 'answerChange':
    case 'declineChange':
    case 'waive':
    case 'note':
      return false
  }
}
