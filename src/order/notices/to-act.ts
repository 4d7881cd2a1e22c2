import type { Notice } from '~/back-office/events/contract-notice'
import { toLocalTime } from '~/lib/local-time'
import type { Act } from '~/order/acts/typed'

/** The act that a back office tells: its data, but that times of acts are local times, to the minute. */
export function toAct(notice: Notice): Act {
  switch (notice.event) {
    case 'offer':
      return { event: notice.event, ...notice.data, until: local(notice.data.until) }
    case 'finish': {
      const { why, reason, leg } = notice.data
      return { event: notice.event, why: reason ?? why, leg }
    }
    case 'noShow': {
      const { waited, ...data } = notice.data
      return { event: notice.event, ...data, waitedUntil: waited && local(waited.until) }
    }
    case 'answerChange': {
      const { offer, ...data } = notice.data
      const { total = null, pickup = null, until = null } = offer ?? {}
      const time = pickup && pickup.local
      return { event: notice.event, ...data, total, time, until: until && local(until) }
    }
    case 'cancel':
      return { event: notice.event, ...notice.data, reason: notice.data.reason ?? null }
    case 'confirm':
      return { event: notice.event }
    case 'reject':
    case 'reopen':
      return { event: notice.event, ...notice.data }
    case 'assign':
      return { event: notice.event, ...notice.data }
    case 'progress':
      return { event: notice.event, ...notice.data }
    case 'surcharge':
      return { event: notice.event, ...notice.data }
    case 'price':
      return { event: notice.event, ...notice.data }
    case 'waive':
      return { event: notice.event, ...notice.data }
    case 'paid':
    case 'refunded':
      return { event: notice.event, ...notice.data }
  }
}

function local(instant: string): string {
  return toLocalTime(new Date(instant))
}
