import { appConfig } from '~config'
import {
  type Act,
  type Decision,
  happens,
  instantOf,
  isOver,
  type Refusal,
  refuse,
} from '~/order/life/acts'
import type { Leg } from '~/order/life/event-data'
import type { LedgerRow, Life } from '~/order/life/life'
import { type Actor, eventFacts } from '~/order/life/states'
import { freeCancellationEnd } from '~/order/model/order-times'
import { rideOf } from '~/order/life/rides'
import { HOUR, MINUTE, SECOND } from '~/lib/duration'
import { toPragueLocal } from '~/lib/prague-time'

const OFFER_LASTS = appConfig.ordering.offer.hours * HOUR
const OFFER_ENDS_BEFORE_PICKUP = appConfig.ordering.offer.endsHoursBefore * HOUR
/** For how long after placing, and how often, the customer may correct the e-mail address. */
const CORRECTING = { lasts: HOUR, most: 2 } as const

/** For how long an act of the desk can be taken back, and what it owes waits, in ms. */
export const UNDO_WITHIN = 60 * SECOND

/** Decides an act at `now` by the event table and the terms: the event that follows, or a refusal. Pure. */
export function decide(life: Life, act: Act, actor: Actor, now: Date): Decision {
  const { from, who } = eventFacts(act.event)
  if (!who.includes(actor)) return refuse('notYours')
  return from.includes(life.state) ? decideAllowed(life, act, actor, now) : refuse('notNow')
}

function decideAllowed(life: Life, act: Act, actor: Actor, now: Date): Decision {
  switch (act.event) {
    case 'confirm':
      if (life.price === null) return refuse('noPrice')
      return isOver(life.pickupAt, now)
        ? refuse('tooLate')
        : happens({ event: 'confirm', data: {} })
    case 'offer':
      return decideOffer(life, act, now)
    case 'accept': {
      const { billing, paymentMethod } = act
      if (!life.offer || isOver(life.offer.until, now)) return refuse('tooLate')
      return happens({ event: 'accept', data: { billing, paymentMethod } })
    }
    case 'expire':
      return isOver(endOfWaiting(life), now)
        ? happens({ event: 'expire', data: {} })
        : refuse('tooEarly')
    case 'cancel': {
      const fee = actor === 'customer' ? cancellingFee(life, now) : 0
      return happens({ event: 'cancel', data: { reason: act.reason, fee } })
    }
    case 'answerChange':
      return decideAnswer(life, act, now)
    case 'acceptChange':
      if (!life.changeOffer) return refuse('nothingOffered')
      return isOver(life.changeOffer.until, now)
        ? refuse('tooLate')
        : happens({ event: 'acceptChange', data: act.billing ? { billing: act.billing } : {} })
    case 'declineChange':
      return life.changeOffer
        ? happens({ event: 'declineChange', data: {} })
        : refuse('nothingOffered')
    case 'paid':
    case 'refunded':
      return decideMoney(life, act, now)
    case 'waive':
      return decideWaiving(life, act)
    case 'reject':
      return happens({ event: act.event, data: { reason: act.reason } })
    case 'reopen':
      return life.end?.by === 'customer'
        ? refuse('endedByCustomer')
        : happens({ event: act.event, data: { reason: act.reason } })
    case 'noShow':
      return decideNoShow(life, act, now)
    case 'price':
      return decidePrice(life, act)
    case 'finish':
      return decideFinish(life, act, now)
    case 'assign':
      return decideAssign(life, act)
    case 'progress': {
      const ride = rideOf(life, act.leg)
      if (!ride || ride.over !== null) return refuse('noSuchRide')
      // The way back does not begin before the way there is over.
      if (ride.leg !== life.ride) return refuse('notNow')
      return happens({ event: act.event, data: { step: act.step, leg: ride.leg } })
    }
    case 'correct':
      return decideCorrect(life, act, now)
    case 'note':
      return happens({ event: act.event, data: { text: act.text } })
    case 'undo':
      return decideUndo(life, act, now)
    case 'correctEmail':
      return decideCorrection(life, act, now)
    case 'requestChange':
      return happens({ event: act.event, data: { message: act.message } })
    case 'surcharge':
      return happens({ event: act.event, data: { amount: act.amount, reason: act.reason } })
    case 'decline':
      return happens({ event: act.event, data: {} })
  }
}

/**
 * Deadline for a decision: the pickup while the order waits for us, the end of the offer while it waits for the
 * customer.
 */
export function endOfWaiting({ offer, pickupAt }: Life): string {
  return offer?.until ?? pickupAt
}

/**
 * Fee for a cancellation by the customer at `now`, in haléře. Free until the order binds, then free up to and
 * including the limit of the terms before the pickup, later the full price.
 */
export function cancellingFee(life: Life, now: Date): number {
  const { bindingAt, pickupAt, price, isCancellingFree } = life
  if (isCancellingFree || bindingAt === null || now <= freeCancellationEnd(new Date(pickupAt)))
    return 0
  return price ?? 0
}

/** A mistyped address is corrected at once: whoever acts on the order later has the right one from the start. */
function decideCorrection(
  { history, placedAt, correctedEmails }: Life,
  { email }: Extract<Act, { event: 'correctEmail' }>,
  now: Date,
): Decision {
  if (history.some(({ actor }) => actor !== 'customer')) return refuse('notNow')
  if (now.getTime() >= Date.parse(placedAt) + CORRECTING.lasts) return refuse('tooLate')
  if (correctedEmails.length >= CORRECTING.most) return refuse('tooOften')
  return happens({ event: 'correctEmail', data: { email } })
}

type OfferEnd = { ok: true; until: string } | { ok: false; error: Refusal }

/** End of an offer made now: the given time, else after the default duration; always some time before the pickup. */
function offerEnd(said: string | null, pickupAt: string, now: Date): OfferEnd {
  const last = Date.parse(pickupAt) - OFFER_ENDS_BEFORE_PICKUP
  const read = said === null ? null : instantOf(said)
  if (said !== null && read === null) return { ok: false, error: 'timeInvalid' }
  const until = read?.getTime() ?? Math.min(now.getTime() + OFFER_LASTS, last)
  if (until <= now.getTime()) return { ok: false, error: read ? 'untilPast' : 'tooLate' }
  if (until > last) return { ok: false, error: 'untilTooLate' }
  return { ok: true, until: new Date(until).toISOString() }
}

function decideOffer(life: Life, act: Extract<Act, { event: 'offer' }>, now: Date): Decision {
  const end = offerEnd(act.until, life.pickupAt, now)
  if (!end.ok) return end
  const { total, vatRateBp, words } = act
  const rate = vatRateBp === undefined ? {} : { vatRateBp }
  return happens({ event: 'offer', data: { total, ...rate, until: end.until, words } })
}

function decideAnswer(
  life: Life,
  act: Extract<Act, { event: 'answerChange' }>,
  now: Date,
): Decision {
  const { isGranted, words, total, pickupLocal } = act
  const changesNothing = total === null && pickupLocal === null
  if (!life.asked && (!isGranted || changesNothing)) return refuse('nothingAsked')
  if (!isGranted || changesNothing) {
    return happens({ event: 'answerChange', data: { isGranted, words, offer: null } })
  }
  // A request has no price that could change.
  if (total !== null && life.price === null) return refuse('noPrice')
  const at = pickupLocal === null ? null : instantOf(pickupLocal)
  if (pickupLocal !== null && at === null) return refuse('timeInvalid')
  if (at && at <= now) return refuse('pickupPast')
  const pickup = pickupLocal !== null && at ? { local: pickupLocal, at: at.toISOString() } : null
  const earliest = pickup && pickup.at < life.pickupAt ? pickup.at : life.pickupAt
  const end = offerEnd(act.until, earliest, now)
  if (!end.ok) return end
  const offer = { total, pickup, until: end.until }
  return happens({ event: 'answerChange', data: { isGranted, words, offer } })
}

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

function decideNoShow(
  life: Life,
  { reason, waitedUntil = null, isBackCancelled = false, ...act }: Extract<Act, { event: 'noShow' }>,
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

function decideFinish(
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

/** A driver on the way is not exchanged: the ride is taken back to before it, or its driver is called. */
function decideAssign(
  life: Life,
  { event, leg, ...driver }: Extract<Act, { event: 'assign' }>,
): Decision {
  const ride = rideOf(life, leg ?? (life.state === 'underway' ? null : life.ride))
  if (!ride || ride.over !== null) return refuse('noSuchRide')
  if (life.state === 'underway' && ride.leg === life.ride) return refuse('notNow')
  return happens({ event, data: { ...driver, leg: ride.leg } })
}

function decideCorrect(
  life: Life,
  { before, after, landedAt = null }: Extract<Act, { event: 'correct' }>,
  now: Date,
): Decision {
  if (landedAt === null && Object.keys(after).length === 0) return refuse('nothingChanged')
  const { trip } = after
  const isMoved = trip !== undefined && trip.pickupAt !== life.pickupAt
  if (isMoved && life.ride !== 1) return refuse('notNow')
  if (landedAt === null) return happens({ event: 'correct', data: { before, after } })
  const landed = instantOf(landedAt)
  if (!landed) return refuse('timeInvalid')
  if (landed > now) return refuse('waitedInFuture')
  const data = { before, after, landedAt: landed.toISOString() }
  return happens({ event: 'correct', data })
}

function decideUndo(
  { last }: Life,
  { of }: Extract<Act, { event: 'undo' }>,
  now: Date,
): Decision {
  const isOurs = last.actor === 'carrier' && last.event !== 'received' && !last.isCard
  if (!isOurs || (of !== null && of !== last.seq)) return refuse('nothingToUndo')
  if (now.getTime() >= Date.parse(last.at) + UNDO_WITHIN) return refuse('undoTooLate')
  return happens({ event: 'undo', data: { of: last.seq } })
}

function decidePrice(
  { price, fee, state }: Life,
  { total, reason }: Extract<Act, { event: 'price' }>,
): Decision {
  if (price === null) return refuse('noPrice')
  const charged = fee ?? price
  if (state === 'cancelled' && charged === 0) return refuse('nothingDue')
  return total === charged
    ? refuse('samePrice')
    : happens({ event: 'price', data: { total, reason } })
}

function decideMoney(
  { balance: { due }, bindingAt, ledger }: Life,
  act: Extract<Act, { event: 'paid' | 'refunded' }>,
  now: Date,
): Decision {
  const { event, way, reference = '' } = act
  const isBack = event === 'refunded'
  const amount = act.amount ?? Math.max(0, isBack ? -due : due)
  if (amount <= 0) return refuse('nothingDue')
  // An early or excess payment is recorded too; it becomes a refund that is due.
  if (!isBack && bindingAt === null) return refuse('nothingDue')
  const isNoted = (row: LedgerRow) =>
    row.event === event && row.way === (way ?? null) && row.reference === reference
  if (reference !== '' && ledger.some(isNoted)) return refuse('alreadyNoted')
  // A refund of more than is owed would ask the customer for money: the price is lowered first.
  if (isBack && amount > -due) return refuse('amountTooLarge')
  const today = toPragueLocal(now).slice(0, 10)
  const day = act.day ?? today
  if (day > today) return refuse('dayAhead')
  const known = { ...(way ? { way } : {}), ...(reference === '' ? {} : { reference }) }
  return happens({ event, data: { amount, day, ...known } })
}

function decideWaiving(
  { balance: { due }, bindingAt }: Life,
  act: Extract<Act, { event: 'waive' }>,
): Decision {
  const amount = act.amount ?? Math.max(0, due)
  if (amount <= 0 || bindingAt === null) return refuse('nothingDue')
  return happens({ event: 'waive', data: { amount } })
}
