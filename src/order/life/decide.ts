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
import type { LedgerRow, Life } from '~/order/life/life'
import { type Actor, eventFacts } from '~/order/life/states'
import {
  decideAssign,
  decideFinish,
  decideNoShow,
  decideProgress,
} from '~/order/life/rides/decide-rides'
import { decideCancel, decideCancelWish } from '~/order/life/cancelling'
import { isWishItself } from '~/order/life/wishes'
import { decideCorrect, decideUndo } from '~/order/life/decide-desk'
import { HOUR } from '~/lib/duration'
import { toLocalTime } from '~/lib/local-time'

const OFFER_LASTS = appConfig.ordering.offer.hours * HOUR
const OFFER_ENDS_BEFORE_PICKUP = appConfig.ordering.offer.endsHoursBefore * HOUR
/** For how long after placing, and how often, the customer may correct the e-mail address. */
const CORRECTING = { lasts: HOUR, most: 2 } as const

/** Decides an act at `now` by the event table and the terms: the event that follows, or a refusal. Pure. */
export function decide(life: Life, act: Act, actor: Actor, now: Date): Decision {
  const { from, who } = eventFacts(act.event)
  if (!who.includes(actor)) return refuse('notYours')
  // A wish to cancel from before the driver set off still holds.
  const isWished = act.event === 'cancel' && life.cancelAsked !== null && life.state === 'underway'
  return from.includes(life.state) || isWished
    ? decideAllowed(life, act, actor, now)
    : refuse('notNow')
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
    case 'cancel':
      return decideCancel(life, act, actor, now)
    case 'requestCancel':
      return decideCancelWish(life, act, now)
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
    case 'progress':
      return decideProgress(life, act)
    case 'correct':
      return decideCorrect(life, act, now)
    case 'note':
      return happens({ event: act.event, data: { text: act.text } })
    case 'undo':
      return decideUndo(life, act, now)
    case 'correctEmail':
      return decideCorrection(life, act, now)
    case 'requestChange':
      return decideWish(act)
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
  // A yes that leaves the time would say yes to another one.
  if (isGranted && pickupLocal === null && life.asked?.pickup) return refuse('emptyYes')
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
  const answer = (offer: { total: number | null; pickup: typeof pickup; until: string }) =>
    happens({ event: 'answerChange', data: { isGranted, words, offer } })
  // Nobody is waited for.
  if (isWishItself(life, { total, pickup })) return answer({ total: null, pickup, until: earliest })
  const end = offerEnd(act.until, earliest, now)
  return end.ok ? answer({ total, pickup, until: end.until }) : end
}

function decideWish({
  message,
  pickup,
  flightNumber,
}: Extract<Act, { event: 'requestChange' }>): Decision {
  const fields = { ...(pickup ? { pickup } : {}), ...(flightNumber ? { flightNumber } : {}) }
  return happens({ event: 'requestChange', data: { message, ...fields } })
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
  const today = toLocalTime(now).slice(0, 10)
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
