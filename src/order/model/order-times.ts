import { appConfig } from '~config'
import { promisedBy } from '~/carrier/open-time'
import { rulesOfKind } from '~/order/model/kinds'
import type { OrderErrors, OrderValues } from '~/order/model/typed-order'
import type { FieldError } from '~/lib/fields/field-error'
import { HOUR, MINUTE } from '~/lib/duration'
import { fromLocalTime } from '~/lib/local-time'
import { findFixedRoute } from '~/places/words/places'

const QUARTER = HOUR / 4
const { leadTimeHours, maxMonthsAhead, freeCancellationHours } = appConfig.ordering

/**
 * The first pickup that can be ordered now, rounded up to a quarter of an hour to leave time for typing. None before we
 * promise to answer: an order of the evening is read in the morning where nobody is there at night.
 */
export function earliestPickup(now: Date): Date {
  const first = Math.max(now.getTime() + leadTimeHours * HOUR, promisedBy(now).getTime())
  return new Date(Math.ceil(first / QUARTER) * QUARTER)
}

/** The first pickup that our office may take now. */
export function nextMinute(now: Date): Date {
  return new Date(Math.ceil(now.getTime() / MINUTE) * MINUTE)
}

/** The last pickup that can be ordered now. */
export function latestPickup(now: Date): Date {
  const latest = new Date(now)
  latest.setUTCMonth(latest.getUTCMonth() + maxMonthsAhead)
  return latest
}

/** End of free cancellation of a confirmed order, inclusive (terms of 1 April 2025). */
export function freeCancellationEnd(pickup: Date): Date {
  return new Date(pickup.getTime() - freeCancellationHours * HOUR)
}

/**
 * End of free cancellation of a confirmed order, as an ISO instant; null once it has passed. `isSure` is false if the
 * carrier may confirm only after it.
 */
export type FreeCancellation = { freeUntil: string | null; isSure: boolean }

/** Free cancellation of an order for `pickup`, as told before it is sent (terms of 1 April 2025). */
export function freeCancellation(pickup: Date, now: Date): FreeCancellation {
  const end = freeCancellationEnd(pickup)
  if (end < now) return { freeUntil: null, isSure: false }
  const isSure = promisedBy(now) <= end
  return { freeUntil: end.toISOString(), isSure }
}

/**
 * Who has an order checked. `telephone`: our office enters it, without a lead time. `correction`: our office mends an
 * order, also one whose ride is over.
 */
export type CheckedFor = 'site' | 'telephone' | 'correction'

/** A local time and its instant. */
type Moment = { local: string; instant: Date; isDoubled: boolean }

export type OrderTimes = { pickup: Moment; back: Moment | null }

/**
 * Reads the pickup and, for a ride, the return: existing local times, within the lead time and the booking
 * horizon, the return after the pickup and, on a fixed route, not before the arrival. Null if an error was written to
 * `errors`.
 */
export function readTimes(
  values: OrderValues,
  now: Date,
  errors: OrderErrors,
  checkedFor: CheckedFor = 'site',
): OrderTimes | null {
  const pickup = readMoment(values, 'date', 'time', errors)
  if (pickup && checkedFor !== 'correction') checkPickup(pickup, now, errors, checkedFor)
  const wantsReturn =
    rulesOfKind(values.kind)?.hasReturn && (values.returnDate || values.returnTime)
  const back = wantsReturn ? readReturn(values, pickup, now, errors) : null
  if (!pickup || errors.date || errors.time || errors.returnDate || errors.returnTime) return null
  return { pickup, back }
}

/** Notices about the chosen times. `isDoubled`: the clock shows one of them twice. */
export type TimeHints = { cancelling: FreeCancellation | null; isDoubled: boolean }

/** The notices about the chosen times; none for invalid times. */
export function findTimeHints(values: OrderValues, now: Date): TimeHints {
  const times = readTimes(values, now, {})
  return {
    cancelling: times && freeCancellation(times.pickup.instant, now),
    isDoubled: times?.pickup.isDoubled === true || times?.back?.isDoubled === true,
  }
}

type DateField = 'date' | 'returnDate'
type TimeField = 'time' | 'returnTime'

function readMoment(
  values: OrderValues,
  dateField: DateField,
  timeField: TimeField,
  errors: OrderErrors,
): Moment | null {
  const date = values[dateField].trim()
  const time = tidyTime(values[timeField])
  const wrongDate = dateError(date)
  if (wrongDate) errors[dateField] = wrongDate
  if (!time) errors[timeField] = { code: 'required' }
  if (errors[dateField] || errors[timeField]) return null
  const local = `${date}T${time}`
  const result = fromLocalTime(local)
  if (result.kind === 'invalid' || result.kind === 'missing') {
    errors[timeField] = { code: result.kind === 'invalid' ? 'timeInvalid' : 'timeMissing' }
    return null
  }
  return { local, instant: result.instant, isDoubled: result.kind === 'doubled' }
}

/** What is wrong with a typed date; null for a day of the calendar. */
export function dateError(date: string): FieldError | null {
  if (date === '') return { code: 'required' }
  if (!/^\d{4}-\d{2}-\d{2}$/.test(date)) return { code: 'dateUnread' }
  return fromLocalTime(`${date}T12:00`).kind === 'once' ? null : { code: 'dateInvalid' }
}

/** Normalises typed times: `8.30` and `8:30:00` become `08:30`. */
export function tidyTime(typed: string): string {
  const match = /^(\d{1,2})[:.](\d{2})(?::\d{2})?$/.exec(typed.trim())
  return match ? `${(match[1] ?? '').padStart(2, '0')}:${match[2] ?? ''}` : typed.trim()
}

function checkPickup(
  { instant }: Moment,
  now: Date,
  errors: OrderErrors,
  checkedFor: CheckedFor,
): void {
  const earliest = checkedFor === 'site' ? earliestPickup(now) : nextMinute(now)
  const moment = earliest.toISOString()
  if (instant < now) errors.date = { code: 'pickupPast', moment }
  else if (checkedFor === 'site' && instant.getTime() - now.getTime() < leadTimeHours * HOUR) {
    errors.time = { code: 'pickupTooSoon', limit: leadTimeHours, moment }
  } else checkLatest('date', instant, now, errors)
}

function checkLatest(field: DateField, instant: Date, now: Date, errors: OrderErrors): void {
  const latest = latestPickup(now)
  if (instant <= latest) return
  errors[field] = { code: 'pickupTooFar', limit: maxMonthsAhead, moment: latest.toISOString() }
}

function readReturn(
  values: OrderValues,
  pickup: Moment | null,
  now: Date,
  errors: OrderErrors,
): Moment | null {
  if (!values.returnDate.trim()) errors.returnDate = { code: 'returnIncomplete' }
  else if (!values.returnTime.trim()) errors.returnTime = { code: 'returnIncomplete' }
  if (errors.returnDate || errors.returnTime) return null
  const back = readMoment(values, 'returnDate', 'returnTime', errors)
  if (!back) return null
  const arrival = pickup && arrivalOf(pickup, values)
  if (pickup && back.instant <= pickup.instant) errors.returnDate = { code: 'returnTooSoon' }
  else if (arrival && back.instant < arrival) {
    errors.returnTime = { code: 'returnBeforeArrival', moment: arrival.toISOString() }
  } else checkLatest('returnDate', back.instant, now, errors)
  return back
}

/**
 * Earliest arrival of a ride on a fixed route; stops only make it later. Null if unknown, and in the browser: the
 * code that reads places is too large to load for this one rule.
 */
function arrivalOf({ instant }: Moment, values: OrderValues): Date | null {
  const { pickup, dropoff } = values
  const route = import.meta.env.SSR ? findFixedRoute(pickup, dropoff, values) : null
  return route && new Date(instant.getTime() + route.durationMin * MINUTE)
}
