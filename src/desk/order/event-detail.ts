import { ACTOR_WORDS, STEP_WORDS, WAY_WORDS } from '~/desk/order/act-words'
import type { Happened } from '~/desk/order/order-view'
import { formatDateTime, formatMoney } from '~/i18n/format'
import type { LifeEvent } from '~/order/life/event-data'
import type { Leg } from '~/order/life/rides/steps'
import { m } from '~/paraglide/messages'
import { getLocale } from '~/paraglide/runtime'

/** Who did it: the person of the desk, or which of the others. */
export function whoOf({ event, person }: Happened): string {
  return person ?? ACTOR_WORDS[event.actor]()
}

/** What an event holds, in a line; empty for one without data. */
export function eventDetail({ event, data }: LifeEvent, currency: string): string {
  const money = (amount: number) => formatMoney({ amount, currency }, getLocale())
  switch (event) {
    case 'received':
      return data.total === null ? '' : money(data.total)
    case 'offer':
      return joined(money(data.total), data.words)
    case 'reject':
    case 'reopen':
      return data.reason
    case 'assign':
      return joined(legWords(data.leg), data.driver, data.car, data.plate)
    case 'progress':
      return STEP_WORDS[data.step]()
    case 'finish':
      return data.why ?? ''
    case 'noShow':
      return data.reason
    case 'cancel':
    case 'requestCancel':
      return joined(data.reason ?? '', data.fee > 0 ? money(data.fee) : '')
    case 'correctEmail':
      return data.email
    case 'requestChange':
      return data.message
    case 'answerChange':
      return joined(
        data.isGranted ? m.desk_field_granted_yes() : m.desk_field_granted_no(),
        data.offer?.pickup ? formatDateTime(data.offer.pickup.at, getLocale()) : '',
        data.offer && data.offer.total !== null ? money(data.offer.total) : '',
        data.words,
      )
    case 'surcharge':
      return joined(money(data.amount), data.reason)
    case 'price':
      return joined(money(data.total), data.reason)
    case 'paid':
    case 'refunded':
      return joined(money(data.amount), data.way ? WAY_WORDS[data.way]() : '', data.reference ?? '')
    case 'waive':
      return money(data.amount)
    case 'note':
      return data.text
    case 'correct':
      return correctedFields(data)
    case 'confirm':
    case 'undo':
    case 'accept':
    case 'decline':
    case 'expire':
    case 'acceptChange':
    case 'declineChange':
      return ''
  }
}

function joined(...parts: string[]): string {
  return parts.filter(Boolean).join(', ')
}

/** The values after a correction, as far as they are texts. */
function correctedFields({ after }: Extract<LifeEvent, { event: 'correct' }>['data']): string {
  return joined(
    ...Object.values(after).flatMap((value) => (typeof value === 'string' ? [value] : [])),
  )
}

/** Which ride of two; empty for the way there, which most orders have alone. */
export function legWords(leg: Leg | undefined): string {
  return leg === 2 ? m.desk_leg_back() : ''
}
