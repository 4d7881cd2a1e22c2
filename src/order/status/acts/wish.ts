import { appConfig } from '~config'
import type { ActErrors, ActValues } from '~/order/status/status-view'
import type { Wish as AskedWish } from '~/order/life/event-data'
import type { Order } from '~/order/model/order'
import { dateError, latestPickup, tidyTime } from '~/order/model/order-times'
import { formatDateTime } from '~/i18n/format'
import { tidyDate, travelNumber } from '~/lib/fields/typed-text'
import { fromLocalTime } from '~/lib/local-time'
import { m } from '~/paraglide/messages'
import { getLocale } from '~/paraglide/runtime'

type WishField = 'date' | 'time' | 'flightNumber'
type Wish = Pick<ActValues, WishField | 'message'>

/** The fields of a wish as they are agreed: an untouched form has these values. */
export function agreedFields({ trip }: Order): Record<WishField, string> {
  const [date = '', time = ''] = trip.pickupLocal.split('T')
  return { date, time, flightNumber: trip.flightNumber ?? '' }
}

/** What the form of a wish begins with: the wish that waits for an answer, so that another one adds to it. */
export function wishBegun(order: Order, asked: AskedWish | null): Wish {
  const agreed = agreedFields(order)
  const [date = agreed.date, time = agreed.time] = asked?.pickup?.local.split('T') ?? []
  return {
    date,
    time,
    flightNumber: asked?.flightNumber ?? agreed.flightNumber,
    message: asked?.besides ?? '',
  }
}

/**
 * The wish in plain text: the time and the flight that differ from the agreed ones, then the message. An emptied field
 * wishes nothing. Empty if nothing was wished; null if an error was written to `errors`.
 */
export function wishText(values: Wish, order: Order, errors: ActErrors): string | null {
  const { pickup, flightNumber } = wishFields(values, order, errors)
  if (errors.date || errors.time) return null
  const lines = [
    pickup && m.wish_pickup({ when: formatDateTime(pickup.at, getLocale()) }),
    flightNumber === undefined ? null : m.wish_flight({ flight: flightNumber }),
    values.message.trim(),
  ]
  return lines.filter(Boolean).join('\n')
}

/** The time and the flight that differ from the agreed ones, as data. */
export function wishFields(
  values: Wish,
  order: Order,
  errors: ActErrors,
): Pick<AskedWish, 'pickup' | 'flightNumber'> {
  const pickup = wishedPickup(values, order, errors)
  const flightNumber = travelNumber(values.flightNumber)
  const isOtherFlight = flightNumber !== '' && flightNumber !== agreedFields(order).flightNumber
  return {
    ...(pickup ? { pickup: { local: pickup.local, at: pickup.at.toISOString() } } : {}),
    ...(isOtherFlight ? { flightNumber } : {}),
  }
}

/** Refuses a wished pickup that has passed, that is not before the way back, or that nobody can order yet. */
export function checkWishedPickup(values: Wish, order: Order, now: Date, errors: ActErrors): void {
  const pickup = wishedPickup(values, order, errors)
  const latest = latestPickup(now)
  if (!pickup) return
  const back = order.trip.returnAt
  if (pickup.at <= now) errors.time = { code: 'timePast' }
  else if (back !== null && pickup.at.toISOString() >= back) {
    errors.time = { code: 'afterReturn', moment: back }
  } else if (pickup.at > latest) {
    const limit = appConfig.ordering.maxMonthsAhead
    errors.date = { code: 'pickupTooFar', limit, moment: latest.toISOString() }
  }
}

/** The wished pickup; null if it is the agreed one, or if an error was written to `errors`. */
function wishedPickup(
  values: Wish,
  order: Order,
  errors: ActErrors,
): { local: string; at: Date } | null {
  const agreed = agreedFields(order)
  const date = tidyDate(values.date) || agreed.date
  const time = tidyTime(values.time) || agreed.time
  if (date === agreed.date && time === agreed.time) return null
  const wrongDate = dateError(date)
  if (wrongDate) {
    errors.date = wrongDate
    return null
  }
  const local = `${date}T${time}`
  const read = fromLocalTime(local)
  if (read.kind === 'once' || read.kind === 'doubled') return { local, at: read.instant }
  errors.time = { code: read.kind === 'missing' ? 'timeMissing' : 'timeInvalid' }
  return null
}
