import { appConfig } from '~config'
import type { Billing, ChangeOffer, Driver, LifeEvent, STEPS } from '~/order/model/event-data'
import { type Balance, balance, noBalance } from '~/order/model/balance'
import {
  type Actor,
  eventFacts,
  type EventName,
  isEnded,
  type OrderState,
  STATES,
} from '~/order/model/states'
import type { PaymentMethod } from '~/carrier/payment-methods'
import { DAY } from '~/lib/duration'

/** Current state of an order, folded from its events. Amounts are haléře, gross; times are ISO instants. */
export type Life = {
  state: OrderState
  /** Number of the last event; an act states the number its actor saw. */
  seq: number
  placedAt: string
  pickupAt: string
  /** Start of the retention period: the return if there is one, else the pickup, or the order's early end. */
  rideAt: string
  /** The agreed price; null for a request without an accepted offer. */
  price: number | null
  /** VAT rate of the agreed price, named in our offer; null if the rate of the order applies. */
  vatRateBp: number | null
  /** The cancellation fee; null unless it was cancelled. */
  fee: number | null
  /** The price we offered, while the customer has not answered. */
  offer: Extract<LifeEvent, { event: 'offer' }>['data'] | null
  /** Time at which it became binding; null before. */
  bindingAt: string | null
  /**
   * Due date: some days after the confirmation, never after the pickup. An amount that becomes due by a late
   * cancellation or after the ride has some days from then.
   */
  dueAt: string | null
  accepted: { billing: Billing; paymentMethod: PaymentMethod } | null
  driver: Driver | null
  step: (typeof STEPS)[number] | null
  /** The customer's open request for a change. */
  asked: { message: string; at: string } | null
  /** Our last answer to such a request. */
  answer: { isGranted: boolean; words: string; at: string } | null
  changeOffer: ChangeOffer | null
  /** The pickup of an accepted change, wall time in Prague; null if it is as ordered. */
  changedPickup: string | null
  surcharges: { amount: number; reason: string; at: string }[]
  balance: Balance
  /** How and when it ended; null before. */
  end: { at: string; by: Actor; reason: string | null } | null
  history: { seq: number; event: EventName; at: string; actor: Actor }[]
}

/** Folds the events, in their order, to the state of an order; null if the first event is not `received`. */
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

/** The state after one more event. */
export function afterEvent(life: Life, event: LifeEvent): Life {
  const { seq, at, actor } = event
  const state = eventFacts(event.event).to ?? life.state
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

/** Changes by an event, besides the state and the balance. */
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
    case 'received':
    case 'reject':
    case 'expire':
    case 'finish':
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

/** An amount that becomes due by a late cancellation or after the ride has its own due date. */
function dueLater({ dueAt }: Life, at: string): Pick<Life, 'dueAt'> {
  const later = new Date(Date.parse(at) + appConfig.payment.dueDays * DAY).toISOString()
  return { dueAt: dueAt !== null && dueAt > later ? dueAt : later }
}

function accepted(life: Life, at: string): Partial<Life> {
  if (!life.changeOffer) return {}
  const { total, pickup } = life.changeOffer
  const pickupAt = pickup?.at ?? life.pickupAt
  // Without a return, `rideAt` is the pickup.
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

/** Closes everything that was open. For an early end, the retention period starts at that time. */
function ending(life: Life, event: LifeEvent): Partial<Life> {
  const reason = 'reason' in event.data ? event.data.reason : null
  return {
    end: { at: event.at, by: event.actor, reason },
    rideAt: STATES[life.state].phase === 'dropped' ? event.at : life.rideAt,
    offer: null,
    asked: null,
    changeOffer: null,
  }
}
