import type { MoneyWay, PaymentMethod } from '~/carrier/payment-methods'
import type { Balance } from '~/order/life/money/balance'
import type {
  Billing,
  ChangeOffer,
  Driver,
  EventName,
  LifeEvent,
  OpenEvent,
  Wish,
} from '~/order/life/event-data'
import type { Leg, STEPS } from '~/order/life/rides/steps'
import type { Actor, OrderState } from '~/order/life/states'

/** One ride of an order: `over` tells how it ended, null while it is ahead or under way. */
export type Ride = {
  leg: Leg
  pickupAt: string
  driver: (Driver & { driverId?: string | undefined; carId?: string | undefined }) | null
  step: (typeof STEPS)[number] | null
  /** Time at which the driver arrived at the pickup. */
  arrivedAt: string | null
  over: 'done' | 'noShow' | 'cancelled' | null
}

/** Current state of an order, folded from its events. Amounts are haléře, gross; times are ISO instants. */
export type Life = {
  state: OrderState
  /** Number of the last event; an act states the number its actor saw. */
  seq: number
  placedAt: string
  pickupAt: string
  /** Start of the retention period: the return if there is one, else the pickup, or the order's early end. */
  rideAt: string
  /** Minutes that the driver waits at the pickup free of charge; null for an order that did not store them. */
  freeWaitingMin: number | null
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
   * Due date: the end of a day some days after the confirmation, or the pickup if that is nearer. An amount that
   * becomes due by a late cancellation or after the ride has some days from then (life/paying says it in words).
   */
  dueAt: string | null
  /**
   * The addresses that the customer put in the place of a mistyped one, the current last. With each of them the
   * links from before stop working (store/status-token).
   */
  correctedEmails: readonly string[]
  accepted: { billing: Billing; paymentMethod: PaymentMethod } | null
  /** The billing data of the accepted offer, or of a change that needed an address; null if it is as ordered. */
  billing: Billing | null
  /** The ride there and the ride back; `ride` is the next one, or the last one once all are over. */
  rides: readonly Ride[]
  ride: Leg
  /** Driver, step and arrival of `ride`. */
  driver: Driver | null
  step: (typeof STEPS)[number] | null
  arrivedAt: string | null
  /** When the flight of the pickup landed, as the desk noted it. */
  landedAt: string | null
  /** The customer's open request for a change; `replaces` is the time of the open request before it. */
  asked: (Wish & { at: string; replaces: string | null }) | null
  /** Our last answer to such a request, or a change that we proposed ourselves (`isAsked` false). */
  answer: {
    /** `noted`: a yes that changes neither price nor time. `offered`: the customer has not decided yet. */
    outcome: 'noted' | 'refused' | 'offered' | 'accepted' | 'declined'
    isAsked: boolean
    words: string
    at: string
  } | null
  changeOffer: ChangeOffer | null
  /** The pickup of an accepted change, local time; null if it is as ordered. */
  changedPickup: string | null
  /** The flight or train of a wish that was granted; null if it is as ordered. */
  changedFlight: string | null
  /** What the customer wished in words and we granted; `at` is when it was agreed. */
  granted: readonly { words: string; at: string }[]
  surcharges: { amount: number; reason: string; at: string }[]
  balance: Balance
  /** Every payment and refund, in the order in which they were noted. */
  ledger: readonly LedgerRow[]
  /** Time since which we owe the customer money; null if we owe none. */
  owedSince: string | null
  /** The last new price after the agreement, and its reason. */
  repriced: { before: number; total: number; reason: string } | null
  /** True if the customer may cancel free of charge at any time, because we ended the order by mistake. */
  isCancellingFree: boolean
  /**
   * The customer's open wish to cancel at a `fee` (haléře, at most that by the terms), where a back office decides; null
   * without one.
   */
  cancelAsked: { at: string; fee: number } | null
  /** How and when it ended, and what it was before; null while it has not ended. */
  end: {
    at: string
    by: Actor
    reason: string | null
    waited: { from: string; until: string } | null
    before: Pick<Life, 'state' | 'rideAt' | 'dueAt' | 'rides' | 'surcharges' | 'price'> & {
      waived: number
    }
  } | null
  /** What happened and when, without what was taken back and what only the desk may read. */
  history: { seq: number; event: OpenEvent; at: string; actor: Actor }[]
  /** The last event that was not taken back; only it can be. */
  last: { seq: number; event: EventName; at: string; actor: Actor; isCard: boolean }
}

/**
 * A payment or a refund: `amount` in haléře, above zero; `day` is the local day of the money; `way` is null where
 * an older event did not store it.
 */
export type LedgerRow = {
  event: 'paid' | 'refunded'
  seq: number
  /** ISO instant at which it was noted. */
  at: string
  amount: number
  day: string
  way: MoneyWay | null
  reference: string
}

/** Whether sentences call it a request or an order: it is a request until it has a price. */
export function ofRequest({ life }: { life: Pick<Life, 'price'> }): 'request' | 'order' {
  return life.price === null ? 'request' : 'order'
}
