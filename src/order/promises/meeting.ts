import { period } from '~/carrier/phrases/period'
import { KIND_RULES } from '~/order/model/kinds'
import { freeWaiting } from '~/order/acts/ride'
import type { Life } from '~/order/life/life'
import type { PlacedOrder } from '~/order/model/order'
import { meetingPlaceOf } from '~/places/words/meeting-place'
import { formatTime } from '~/i18n/format'
import { m } from '~/paraglide/messages'
import { getLocale } from '~/paraglide/runtime'

type Agreed = { placed: PlacedOrder; life: Life; now: Date }

/**
 * Where the driver meets the passenger or collects the parcel, and how long the driver waits free of charge; empty
 * once the passenger is aboard, and while the pickup is not agreed.
 */
export function meetingWords({ placed: { order }, life, now }: Agreed): string[] {
  const place = meetingPlaceOf(order.trip.pickup)
  if (place === null || life.step === 'aboard') return []
  return [
    placeWords(order, life, place),
    ...delayWords(order, life, place),
    ...landingWords(life, now),
    ...waitingWords(order, life, place),
  ]
}

type Place = 'airport' | 'station' | 'address'
type Met = Pick<PlacedOrder, 'order'>['order']

/** What a late flight or train costs; the field of the flight holds the number of a train, too. */
function delayWords({ trip }: Met, { step }: Life, place: Place): string[] {
  const { flightNumber: number } = trip
  if (number === null || step === 'arrived') return []
  switch (place) {
    case 'airport':
      return [m.promise_meet_flight({ flight: number })]
    case 'station':
      return [m.promise_meet_train({ train: number })]
    case 'address':
      return []
  }
}

/** When the flight landed, or is expected to, as the desk noted it: the waiting is counted from there. */
export function landingWords({ landedAt, ride, step }: Life, now: Date): string[] {
  if (landedAt === null || ride !== 1 || step === 'aboard') return []
  const time = formatTime(landedAt, getLocale())
  return [
    Date.parse(landedAt) > now.getTime() ? m.promise_lands({ time }) : m.promise_landed({ time }),
  ]
}

function placeWords(order: Met, life: Life, place: Place): string {
  const step = life.step === 'arrived' ? 'arrived' : 'ahead'
  const isUntold = order.trip.townAlone?.includes('pickup') === true
  if (isUntold && step === 'ahead') return m.promise_meet_untold()
  if (KIND_RULES[order.kind].carries === 'parcel') return m.promise_meet_parcel({ step })
  const board = order.nameBoard ?? order.guest?.name ?? order.name
  switch (place) {
    case 'airport':
      return m.promise_meet_airport({ step, board })
    case 'station':
      return m.promise_meet_station({ step, board })
    case 'address':
      return order.nameBoard === null
        ? m.promise_meet_address({ step })
        : m.promise_meet_address_board({ step, board })
  }
}

/** The free waiting; hire by the hour counts its time from the agreed pickup. */
function waitingWords({ kind }: Met, life: Life, place: Place): string[] {
  const { freeWaitingMin, step } = life
  if (freeWaitingMin === null || KIND_RULES[kind].hasHours) return []
  const locale = getLocale()
  const minutes = { period: period(freeWaitingMin, 'minute', locale) }
  const isParcel = KIND_RULES[kind].carries === 'parcel'
  const isLanding = place === 'airport' && KIND_RULES[kind].hasFlight
  if (step === 'arrived') {
    const until = formatTime(freeWaiting(life).until, locale)
    return [
      isLanding
        ? m.promise_waiting_until_landing({ ...minutes, until })
        : m.promise_waiting_until({ until }),
    ]
  }
  if (isParcel) return [m.promise_handing(minutes)]
  return [isLanding ? m.promise_waiting_landing(minutes) : m.promise_waiting(minutes)]
}
