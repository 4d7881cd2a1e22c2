import { appConfig } from '~config'
import type {
  Billing,
  ChangeOffer,
  Driver,
  LifeEvent,
  STEPS,
} from '~/features/order/life/event-data'
import { type Balance, balance, noBalance } from '~/features/order/life/balance'
import {
  type Actor,
  type EventName,
  isEnded,
  type OrderState,
  transitionOf,
} from '~/features/order/life/states'
import type { PaymentMethod } from '~/lib/app-config-type'
import { DAY } from '~/lib/duration'

/** What has become of an order, folded from its events. Amounts are haléře, gross; times are ISO instants. */
export type Life = {
  state: OrderState
  /** The number of the last event: whoever acts says which one they saw. */
  seq: number
  placedAt: string
  pickupAt: string
  /** From when on the order is kept for its time: the ride, the way back where there is one, or its early end. */
  rideAt: string
  /** The agreed price; null for a request whose offer was not accepted. */
  price: number | null
  /** VAT of the agreed price as our offer named it; null where that of the order holds. */
  vatRateBp: number | null
  /** What a cancelling costs; null unless it was cancelled. */
  fee: number | null
  /** The price we offered, while it waits for the customer. */
  offer: Extract<LifeEvent, { event: 'offer' }>['data'] | null
  /** Since when it binds; null until then. */
  bindingAt: string | null
  /**
   * By when it is to be paid: some days after the confirmation, never after the pickup; what becomes due by a late
   * cancelling or after the ride, some days after that.
   */
  dueAt: string | null
  accepted: { billing: Billing; paymentMethod: PaymentMethod } | null
  driver: Driver | null
  step: (typeof STEPS)[number] | null
  /** A change the customer asked for and nobody has answered. */
  asked: { message: string; at: string } | null
  /** The last answer to it. */
  answer: { isGranted: boolean; words: string; at: string } | null
  changeOffer: ChangeOffer | null
  /** The pickup as an accepted change has it, wall time in Prague; null while it is as ordered. */
  changedPickup: string | null
  surcharges: { amount: number; reason: string; at: string }[]
  balance: Balance
  /** How and when it ended; null while it has not. */
  end: { at: string; by: Actor; reason: string | null } | null
  history: { seq: number; event: EventName; at: string; actor: Actor }[]
}

/** The life of an order from its events in their order; null where the first is not that it was received. */
export function foldLife(events: readonly LifeEvent[]): Life | null {
  const [first, ...rest] = events
  if (first?.event !== 'received') return null
  return rest.reduce(afterEvent, begin(first))
}

function begin({ seq, at, actor, data }: Extract<LifeEvent, { event: 'received' }>): Life {
  return {
    state: 'received',
    seq,
    placedAt: at,
    pickupAt: data.pickupAt,
    rideAt: data.rideAt,
    price: data.total,
    vatRateBp: null,
    fee: null,
    offer: null,
    bindingAt: null,
    dueAt: null,
    accepted: null,
    driver: null,
    step: null,
    asked: null,
    answer: null,
    changeOffer: null,
    changedPickup: null,
    surcharges: [],
    balance: noBalance,
    end: null,
    history: [{ seq, event: 'received', at, actor }],
  }
}

/** The life after one event more. */
export function afterEvent(life: Life, event: LifeEvent): Life {
  const { seq, at, actor } = event
  const state = transitionOf(event.event).to ?? life.state
  const changed: Life = {
    ...life,
    ...changes(life, event),
    state,
    seq,
    history: [...life.history, { seq, event: event.event, at, actor }],
  }
  const ended = isEnded(state) && !isEnded(life.state) ? ending(changed, event) : {}
  const next = { ...changed, ...ended }
  return { ...next, balance: balance(next) }
}

/** What an event changes besides the state and what is owed. */
function changes(life: Life, { at, ...happened }: LifeEvent): Partial<Life> {
  switch (happened.event) {
    case 'confirm':
      return binding(at, life.pickupAt)
    case 'offer':
      return { offer: happened.data }
    case 'accept':
      return {
        ...binding(at, life.pickupAt),
        price: life.offer?.total ?? life.price,
        vatRateBp: life.offer?.vatRateBp ?? life.vatRateBp,
        offer: null,
        accepted: happened.data,
      }
    case 'assign':
      return { driver: happened.data }
    case 'progress':
      return { step: happened.data.step }
    case 'cancel': {
      const { fee } = happened.data
      return fee > 0 ? { fee, ...dueLater(life, at) } : { fee }
    }
    case 'noShow':
      return dueLater(life, at)
    case 'decline':
      return { fee: 0 }
    case 'requestChange':
      return { asked: { ...happened.data, at } }
    case 'answerChange': {
      const { offer, ...answer } = happened.data
      const changeOffer = offer && { ...offer, words: answer.words }
      return { asked: null, answer: { ...answer, at }, changeOffer }
    }
    case 'acceptChange':
      return accepted(life, at)
    case 'declineChange':
      return { changeOffer: null }
    case 'surcharge':
      return { surcharges: [...life.surcharges, { ...happened.data, at }], ...dueLater(life, at) }
    case 'paid':
    case 'refunded':
    case 'waive':
      return { balance: { ...life.balance, ...moved(life.balance, happened) } }
    default:
      return {}
  }
}

type Movement = { event: 'paid' | 'refunded' | 'waive'; data: { amount: number } }

function moved({ paid, refunded, waived }: Balance, { event, data: { amount } }: Movement) {
  if (event === 'paid') return { paid: paid + amount }
  return event === 'refunded' ? { refunded: refunded + amount } : { waived: waived + amount }
}

function binding(at: string, pickupAt: string): Pick<Life, 'bindingAt' | 'dueAt'> {
  return { bindingAt: at, dueAt: dueAfter(at, pickupAt) }
}

function dueAfter(at: string, pickupAt: string): string {
  const due = Math.min(Date.parse(at) + appConfig.payment.dueDays * DAY, Date.parse(pickupAt))
  return new Date(Math.max(due, Date.parse(at))).toISOString()
}

/** What becomes due by a late cancelling, or after the ride, has its time too. */
function dueLater({ dueAt }: Life, at: string): Pick<Life, 'dueAt'> {
  const later = new Date(Date.parse(at) + appConfig.payment.dueDays * DAY).toISOString()
  return { dueAt: dueAt !== null && dueAt > later ? dueAt : later }
}

function accepted(life: Life, at: string): Partial<Life> {
  if (!life.changeOffer) return {}
  const { total, pickup } = life.changeOffer
  const pickupAt = pickup?.at ?? life.pickupAt
  // Without a way back the ride is the pickup.
  const hasReturn = life.rideAt !== life.pickupAt
  const rideAt = hasReturn && life.rideAt > pickupAt ? life.rideAt : pickupAt
  return {
    price: total ?? life.price,
    pickupAt,
    rideAt,
    changedPickup: pickup?.local ?? life.changedPickup,
    changeOffer: null,
    dueAt: life.bindingAt && dueAfter(total === null ? life.bindingAt : at, pickupAt),
  }
}

/** What ended early is kept for its time from then on; nothing is open any more. */
function ending(life: Life, event: LifeEvent): Partial<Life> {
  const reason = 'reason' in event.data ? event.data.reason : null
  const isEarly = life.state !== 'done' && life.state !== 'noShow'
  return {
    end: { at: event.at, by: event.actor, reason },
    rideAt: isEarly ? event.at : life.rideAt,
    offer: null,
    asked: null,
    changeOffer: null,
  }
}
