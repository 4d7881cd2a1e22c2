import { period } from '~/carrier/phrases/period'
import { KIND_RULES } from '~/order/model/kinds'
import { freeWaiting } from '~/order/life/decide'
import type { Life } from '~/order/life/life'
import type { PlacedOrder } from '~/order/model/order'
import { meetingPlaceOf } from '~/places/words/meeting-place'
import { formatTime } from '~/i18n/format'
import { m } from '~/paraglide/messages'
import { getLocale } from '~/paraglide/runtime'

type Met = { placed: PlacedOrder; life: Life }

/**
 * Where the driver meets the passenger or collects the parcel, and how long the driver waits free of charge; empty
 * once the passenger is aboard, and while the pickup is not agreed.
 */
export function meetingWords({ placed: { order }, life }: Met): string[] {
  const place = meetingPlaceOf(order.trip.pickup)
  if (place === null || life.step === 'aboard') return []
  const { flightNumber: flight } = order.trip
  const follows = place === 'airport' && flight !== null && life.step !== 'arrived'
  return [
    placeWords(order, place),
    ...(follows ? [m.promise_meet_flight({ flight })] : []),
    ...waitingWords(life, place),
  ]
}

function placeWords(order: PlacedOrder['order'], place: 'airport' | 'station' | 'address'): string {
  if (KIND_RULES[order.kind].carries === 'parcel') return m.promise_meet_parcel()
  const board = order.nameBoard ?? order.guest?.name ?? order.name
  switch (place) {
    case 'airport':
      return m.promise_meet_airport({ board })
    case 'station':
      return m.promise_meet_station({ board })
    case 'address':
      return order.nameBoard === null
        ? m.promise_meet_address()
        : m.promise_meet_address_board({ board })
  }
}

function waitingWords(life: Life, place: string): string[] {
  const { freeWaitingMin, step } = life
  if (freeWaitingMin === null) return []
  const locale = getLocale()
  if (step === 'arrived') {
    return [m.promise_waiting_until({ until: formatTime(freeWaiting(life).until, locale) })]
  }
  const minutes = { period: period(freeWaitingMin, 'minute', locale) }
  return [place === 'airport' ? m.promise_waiting_landing(minutes) : m.promise_waiting(minutes)]
}
