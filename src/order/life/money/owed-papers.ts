import type { LifeEvent } from '~/order/life/event-data'
import type { Life } from '~/order/life/life'
import { isEnded } from '~/order/life/states'

/**
 * True if a tax document may be owed after an event that led to `life`; which ones, papers/owed-documents says, also that
 * none is needed. A payment after the ride needs none: its invoice is there.
 */
export function mayOweDocuments({ event }: Pick<LifeEvent, 'event'>, life: Life): boolean {
  const { bindingAt, state, balance, fee, surcharges } = life
  if (bindingAt === null) return false
  switch (event) {
    case 'finish':
    case 'noShow':
      // The way there alone makes no invoice.
      return isEnded(state)
    case 'reopen':
    case 'price':
    case 'surcharge':
      return true
    case 'cancel':
      return (fee ?? 0) > 0 || surcharges.length > 0
    case 'paid':
      return !isEnded(state)
    case 'refunded':
      return state !== 'done' && state !== 'noShow'
    case 'acceptChange':
      return balance.paid > balance.refunded
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
    case 'correct':
    case 'note':
    case 'undo':
      return false
  }
}
