import { appConfig } from '~config'
import { period } from '~/carrier/phrases/period'
import {
  cancellingOnceAccepted,
  cancellingOnceChanged,
  cancellingTerms,
} from '~/order/promises/cancelling-text'
import { meetingWords } from '~/order/promises/meeting'
import { cancellingFee } from '~/order/acts/cancel'
import type { Life } from '~/order/life/life'
import type { PlacedOrder } from '~/order/model/order'
import { freeCancellationEnd } from '~/order/model/order-times'
import { type OrderState, isEnded, isWaiting } from '~/order/life/states'
import { formatUntil } from '~/i18n/format'
import { m } from '~/paraglide/messages'
import { getLocale } from '~/paraglide/runtime'
import { meetingPlaceOf } from '~/places/words/meeting-place'
import { MINUTE } from '~/lib/duration'

/** The day of a flight: its pickup, and the earliest arrival, ms. */
type DayHours = { flight: string; pickupAt: string; place: string; arrival: number }

/**
 * The known hours of an agreed pickup at an airport; null without a flight, a destination or a duration, and once the
 * passenger is aboard. Nobody knows when a plane lands, so the arrival is the earliest possible one.
 */
export function dayHours({ placed, life }: { placed: PlacedOrder; life: Life }): DayHours | null {
  const { trip, durationMin } = placed.order
  const { pickup, dropoff, flightNumber: flight } = trip
  if (isWaiting(life.state) || isEnded(life.state) || life.step === 'aboard') return null
  if (!flight || !dropoff || durationMin === null || meetingPlaceOf(pickup) !== 'airport')
    return null
  const { pickupAt } = life
  const arrival = Date.parse(pickupAt) + durationMin * MINUTE
  return { flight, pickupAt, place: dropoff, arrival }
}

/** An order as of one moment. */
type Promised = { placed: PlacedOrder; life: Life; now: Date }

type StatePromises = {
  /** When the order binds; null if that is no longer a question. */
  binding: (of: Promised) => string | null
  /** Until when cancelling is free, and what it costs later; null if it cannot be cancelled. */
  cancelling: (of: Promised) => string | null
  /** Where the driver meets the passenger, and how long the driver waits. */
  meeting: (of: Promised) => string[]
}

const nothing = () => null
const nowhere = () => []
const ended: StatePromises = { binding: nothing, cancelling: nothing, meeting: nowhere }
const agreed: StatePromises = {
  binding: bindingSince,
  cancelling: cancellingOfBinding,
  meeting: meetingWords,
}

/**
 * What we promise about binding, cancelling and meeting in each state. The order page, the guest's copy, the mails and
 * the calendar read it here.
 */
const PROMISES: Readonly<Record<OrderState, StatePromises>> = {
  received: { binding: bindingLater, cancelling: cancellingOfWaiting, meeting: nowhere },
  offered: {
    binding: () => m.promise_binding_offered(),
    cancelling: cancellingOfRequest,
    meeting: nowhere,
  },
  confirmed: agreed,
  assigned: agreed,
  underway: { ...agreed, cancelling: nothing },
  done: ended,
  rejected: ended,
  expired: ended,
  cancelled: ended,
  noShow: ended,
}

/** The promises of an order in its state, in the current language. */
export function promisesOf(of: Promised) {
  const { binding, cancelling, meeting } = PROMISES[of.life.state]
  return {
    binding: binding(of),
    cancelling: cancelling(of),
    /** Until when cancelling is free once the offered change is accepted; null if the change does not touch that. */
    changed: cancellingOnceChanged(of.life, of.now),
    meeting: meeting(of),
    day: dayHours(of),
  }
}

function bindingLater({ life }: Promised): string {
  return life.price === null ? m.promise_binding_request() : m.promise_binding_received()
}

function bindingSince({ life }: Promised): string {
  return m.status_lead_confirmed({ at: formatUntil(life.bindingAt ?? 0, getLocale()) })
}

function cancellingOfWaiting(of: Promised): string {
  return of.life.price === null ? cancellingOfRequest(of) : cancellingTerms(of.placed.order)
}

function cancellingOfRequest({ life, now }: Promised): string {
  const end = freeCancellationEnd(new Date(life.pickupAt))
  return cancellingOnceAccepted(end > now ? end.toISOString() : null)
}

function cancellingOfBinding({ life, now }: Promised): string {
  if (life.isCancellingFree) return m.promise_cancel_any_time()
  if (cancellingFee(life, now) > 0) {
    if (Date.parse(life.pickupAt) <= now.getTime()) return m.promise_cancel_binding_over()
    const hours = appConfig.ordering.freeCancellationHours
    return m.promise_cancel_binding_late({ period: period(hours, 'hour', getLocale()) })
  }
  const end = freeCancellationEnd(new Date(life.pickupAt))
  return m.promise_cancel_binding_free({ until: formatUntil(end, getLocale()) })
}
