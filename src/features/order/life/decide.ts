import { appConfig } from '~config'
import type { Billing, DecidedEvent, Driver, STEPS } from '~/features/order/life/event-data'
import type { Life } from '~/features/order/life/life'
import { type Actor, transitionOf } from '~/features/order/life/states'
import { freeCancellationEnd } from '~/features/order/rules/order-times'
import type { PaymentMethod } from '~/lib/app-config-type'
import { HOUR } from '~/lib/duration'
import { fromPragueLocal } from '~/lib/prague-time'

/** What somebody wants to happen to an order. Amounts are haléře, gross; `until` and `pickupLocal` wall times in Prague. */
export type Act =
  | { event: 'confirm' | 'decline' | 'expire' | 'finish' | 'acceptChange' | 'declineChange' }
  /** `until` null: as long as offers last. */
  | {
      event: 'offer'
      total: number
      vatRateBp?: number | undefined
      until: string | null
      words: string
    }
  | { event: 'accept'; billing: Billing; paymentMethod: PaymentMethod }
  | { event: 'reject' | 'noShow'; reason: string }
  | ({ event: 'assign' } & Driver)
  | { event: 'progress'; step: (typeof STEPS)[number] }
  | { event: 'cancel'; reason: string | null }
  | { event: 'requestChange'; message: string }
  | {
      event: 'answerChange'
      isGranted: boolean
      words: string
      total: number | null
      pickupLocal: string | null
      until: string | null
    }
  | { event: 'surcharge'; amount: number; reason: string }
  /** `amount` null: all that is due. */
  | { event: 'paid' | 'refunded' | 'waive'; amount: number | null }

/** Why an act is not allowed. */
export type Refusal =
  /** The state of the order, or whoever asks, does not allow it. */
  | 'notNow'
  | 'notYours'
  /** A request is confirmed by an offer that its customer accepts. */
  | 'noPrice'
  /** The pickup of an unconfirmed order, or the end of an offer, is over. */
  | 'tooLate'
  /** Nothing is offered, or nothing of it would change. */
  | 'nothingOffered'
  | 'timeInvalid'
  /** The end of an offer is past, or later than two hours before the pickup. */
  | 'untilPast'
  | 'untilTooLate'
  | 'pickupPast'
  /** Its end has not come yet. */
  | 'tooEarly'
  | 'nothingDue'
  | 'amountTooLarge'

export type Decision = { ok: true; happened: DecidedEvent } | { ok: false; error: Refusal }

const OFFER_LASTS = appConfig.ordering.offer.hours * HOUR
const OFFER_ENDS_BEFORE_PICKUP = appConfig.ordering.offer.endsHoursBefore * HOUR

/** What happens to an order when somebody acts at `now`, by the table of states and the terms; pure. */
export function decide(life: Life, act: Act, actor: Actor, now: Date): Decision {
  const { from, who } = transitionOf(act.event)
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
        : happens({ event: 'acceptChange', data: {} })
    case 'declineChange':
      return life.changeOffer
        ? happens({ event: 'declineChange', data: {} })
        : refuse('nothingOffered')
    case 'paid':
    case 'refunded':
    case 'waive':
      return decideMoney(life, act)
    default:
      return happens(asItIs(act))
  }
}

type Simple = Exclude<
  Act,
  { event: 'offer' | 'accept' | 'cancel' | 'answerChange' | 'paid' | 'refunded' | 'waive' }
>

/** Acts whose words are all there is to say of them. */
function asItIs(act: Simple): DecidedEvent {
  switch (act.event) {
    case 'reject':
    case 'noShow':
      return { event: act.event, data: { reason: act.reason } }
    case 'assign': {
      const { event, ...data } = act
      return { event, data }
    }
    case 'progress':
      return { event: act.event, data: { step: act.step } }
    case 'requestChange':
      return { event: act.event, data: { message: act.message } }
    case 'surcharge':
      return { event: act.event, data: { amount: act.amount, reason: act.reason } }
    default:
      return { event: act.event, data: {} }
  }
}

/** Until when an order waits for a decision: one of ours until its pickup, the customer's until the offer ends. */
export function endOfWaiting({ state, offer, pickupAt }: Life): string {
  return state === 'offered' && offer ? offer.until : pickupAt
}

/**
 * What a customer's cancelling costs at `now`, haléře: nothing until it binds, then nothing up to and including the
 * moment of the terms before the pickup, later the whole price.
 */
export function cancellingFee({ bindingAt, pickupAt, price }: Life, now: Date): number {
  if (bindingAt === null || now <= freeCancellationEnd(new Date(pickupAt))) return 0
  return price ?? 0
}

type OfferEnd = { ok: true; until: string } | { ok: false; error: Refusal }

/** When an offer made now ends: as said, else after its time; always some time before the pickup. */
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
  if (!isGranted || changesNothing) {
    return happens({ event: 'answerChange', data: { isGranted, words, offer: null } })
  }
  // A request has no price yet that could become another one.
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

type MoneyAct = Extract<Act, { event: 'paid' | 'refunded' | 'waive' }>

function decideMoney({ balance, bindingAt }: Life, act: MoneyAct): Decision {
  const { due, paid, refunded } = balance
  const { event } = act
  if (event === 'refunded') {
    const amount = act.amount ?? Math.max(0, -due)
    if (amount <= 0) return refuse('nothingDue')
    return amount > paid - refunded
      ? refuse('amountTooLarge')
      : happens({ event, data: { amount } })
  }
  const amount = act.amount ?? Math.max(0, due)
  // What was paid too early or too much is noted too: it then is to be given back.
  if (amount <= 0 || bindingAt === null) return refuse('nothingDue')
  return happens({ event, data: { amount } })
}

function instantOf(local: string): Date | null {
  const read = fromPragueLocal(local)
  return read.kind === 'once' || read.kind === 'doubled' ? read.instant : null
}

function isOver(end: string, now: Date): boolean {
  return Date.parse(end) <= now.getTime()
}

function happens(happened: DecidedEvent): Decision {
  return { ok: true, happened }
}

function refuse(error: Refusal): Decision {
  return { ok: false, error }
}
