import { appConfig } from '~config'
import { type Act, type Decision, happens, instantOf, isOver, refuse } from '~/order/life/acts'
import type { Leg } from '~/order/life/rides/steps'
import type { Life } from '~/order/life/life'
import { rideOf } from '~/order/life/rides/rides'
import { MINUTE } from '~/lib/duration'

// What may happen to a ride of an order: its driver, its steps and its end.

/**
 * Waiting time at a pickup that the price includes: from the pickup or the landing that the desk noted, or from the
 * driver's later arrival. Without a leg, of the next ride.
 */
export function freeWaiting(life: Life, leg: Leg | null = null) {
  const { pickupAt, arrivedAt } = rideOf(life, leg) ?? life
  const { freeWaitingMin, landedAt } = life
  const begin = (leg ?? life.ride) === 1 && landedAt !== null ? landedAt : pickupAt
  const from = arrivedAt !== null && arrivedAt > begin ? arrivedAt : begin
  const minutes = freeWaitingMin ?? appConfig.ordering.freeWaiting.airportMin
  return { from, until: new Date(Date.parse(from) + minutes * MINUTE).toISOString() }
}

/** Nobody came: never before the waiting that the price includes is over, whoever asks. */
export function decideNoShow(
  life: Life,
  {
    reason,
    waitedUntil = null,
    isBackCancelled = false,
    ...act
  }: Extract<Act, { event: 'noShow' }>,
  now: Date,
): Decision {
  const ride = rideOf(life, act.leg)
  if (!ride || ride.over !== null) return refuse('noSuchRide')
  if (ride.leg !== life.ride) return refuse('notNow')
  const { from, until } = freeWaiting(life, ride.leg)
  if (!isOver(until, now)) return refuse('stillWaiting')
  const said = waitedUntil === null ? null : instantOf(waitedUntil)
  if (waitedUntil !== null && said === null) return refuse('timeInvalid')
  if (said && said > now) return refuse('waitedInFuture')
  if (said && said.toISOString() < until) return refuse('waitedTooShort')
  const waited = { from, until: said?.toISOString() ?? until }
  const back = isBackCancelled && ride.leg === 1 && life.rides.length > 1 ? { isBackCancelled } : {}
  return happens({ event: 'noShow', data: { reason, waited, leg: ride.leg, ...back } })
}

/** A ride is done after its pickup time, or before it with its passenger aboard or with words. */
export function decideFinish(
  life: Life,
  { why, leg }: Extract<Act, { event: 'finish' }>,
  now: Date,
): Decision {
  const ride = rideOf(life, leg)
  if (!ride || ride.over !== null) return refuse('noSuchRide')
  if (ride.leg !== life.ride) return refuse('notNow')
  const isEarly = !isOver(ride.pickupAt, now) && ride.step !== 'aboard'
  if (isEarly && !why) return refuse('beforePickup')
  return happens({ event: 'finish', data: { ...(why ? { why } : {}), leg: ride.leg } })
}

/** Also while the ride is under way: a car breaks down, a telephone is stolen. The former driver's link ends. */
export function decideAssign(
  life: Life,
  { event, leg, ...driver }: Extract<Act, { event: 'assign' }>,
): Decision {
  const ride = rideOf(life, leg)
  if (!ride || ride.over !== null) return refuse('noSuchRide')
  return happens({ event, data: { ...driver, leg: ride.leg } })
}

/** The way back does not begin before the way there is over. */
export function decideProgress(
  life: Life,
  { step, leg }: Extract<Act, { event: 'progress' }>,
): Decision {
  const ride = rideOf(life, leg)
  if (!ride || ride.over !== null) return refuse('noSuchRide')
  if (ride.leg !== life.ride) return refuse('notNow')
  return happens({ event: 'progress', data: { step, leg: ride.leg } })
}
