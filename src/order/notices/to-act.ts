import type { Notice } from '~/back-office/events/contract-notice'
import type { Act } from '~/order/acts/typed'
import { toLocalTime } from '~/lib/local-time'

/** The act that a back office tells; times of acts are local times, to the minute. */
export function toAct(notice: Notice): Act {
  switch (notice.event) {
    case 'confirm':
      return { event: notice.event }
    case 'offer': {
      const { until, ...offer } = notice.data
      return { event: notice.event, ...offer, until: local(until) }
    }
    case 'finish': {
      const { why, reason, leg } = notice.data
      return { event: notice.event, why: reason ?? why ?? null, leg }
    }
    case 'noShow': {
      const { reason, waited, leg, isBackCancelled } = notice.data
      const waitedUntil = waited ? local(waited.until) : null
      return { event: notice.event, reason, waitedUntil, leg, isBackCancelled }
    }
    case 'answerChange': {
      const { isGranted, words, offer } = notice.data
      return {
        event: notice.event,
        isGranted,
        words,
        total: offer?.total ?? null,
        time: offer?.pickup?.local ?? null,
        until: offer ? local(offer.until) : null,
      }
    }
    case 'reject':
    case 'reopen':
      return { event: notice.event, ...notice.data }
    case 'assign':
      return { event: notice.event, ...notice.data }
    case 'progress':
      return { event: notice.event, ...notice.data }
    case 'cancel': {
      const { reason = null, fee } = notice.data
      return { event: notice.event, reason, ...(fee === undefined ? {} : { fee }) }
    }
    case 'surcharge':
      return { event: notice.event, ...notice.data }
    case 'price':
      return { event: notice.event, ...notice.data }
    case 'waive':
      return { event: notice.event, ...notice.data }
    case 'paid':
    case 'refunded': {
      const { day = null, way = null, reference = '', amount } = notice.data
      return { event: notice.event, amount, day, way, reference }
    }
  }
}

function local(instant: string): string {
  return toLocalTime(new Date(instant))
}
