import { appConfig } from '~config'
import { KIND_RULES } from '~/order/model/kinds'
import { answerBy, type PlacedView } from '~/order/status/status-view'
import type { Life } from '~/order/model/life'
import { freeCancellationEnd } from '~/order/model/order-times'
import { isWaiting, type OrderState } from '~/order/model/states'
import { formatDateTime, formatMoney, formatUntil } from '~/i18n/format'
import { czk } from '~/lib/money'
import { m } from '~/paraglide/messages'
import { getLocale } from '~/paraglide/runtime'

/** The status of an order: a heading, and its explanation. */
export type StatusWords = { heading: string; lead: string[] }

/** A sentence about the next step. `isCall`: our telephone number follows it. */
type Next = { text: string; isCall: boolean }

type StateWords = {
  /** Status for the holder of an `act` link. */
  customer: (view: PlacedView) => StatusWords
  /** Status for the guest, without the price. */
  guest: (view: PlacedView) => StatusWords
  /** The next step and its time; null if another part of the page says it. */
  next: (view: PlacedView) => Next | null
}

const nothing = () => null
const only = (heading: () => string) => () => ({ heading: heading(), lead: [] })
const guestCancelled = only(m.status_guest_cancelled)

/** The texts of the page for each state. */
const WORDS: Readonly<Record<OrderState, StateWords>> = {
  received: {
    customer: receivedWords,
    guest: only(m.status_guest_waiting),
    next: nextAnswer,
  },
  offered: { customer: offeredWords, guest: only(m.status_guest_waiting), next: nothing },
  confirmed: {
    customer: (view) => ({ heading: m.status_heading_confirmed(), lead: bindingWords(view) }),
    guest: only(m.status_guest_confirmed),
    next: nextDriver,
  },
  assigned: { customer: ridingWords, guest: ridingWords, next: nothing },
  underway: { customer: ridingWords, guest: ridingWords, next: nothing },
  done: {
    customer: (view) => ({ heading: doneHeading(view), lead: [m.status_lead_done()] }),
    guest: (view) => ({ heading: doneHeading(view), lead: [] }),
    next: nothing,
  },
  rejected: { customer: rejectedWords, guest: guestCancelled, next: nothing },
  expired: { customer: expiredWords, guest: guestCancelled, next: nothing },
  cancelled: { customer: cancelledWords, guest: guestCancelled, next: nothing },
  noShow: {
    customer: ({ life }) => ({
      heading: m.status_heading_no_show(),
      lead: [m.status_lead_no_show(), ...reasonOf(life)],
    }),
    guest: only(m.status_heading_no_show),
    next: nothing,
  },
}

/** The status texts for the scope of the visitor's link. */
export function statusWords(view: PlacedView): StatusWords {
  const words = WORDS[view.life.state]
  return view.scope === 'guest' ? words.guest(view) : words.customer(view)
}

/** The next step and its time; null if there is none to show. */
export function nextWords(view: PlacedView): Next | null {
  const { isOpen, life } = view
  if (!isOpen && isWaiting(life.state)) return { text: m.status_next_call(), isCall: true }
  return WORDS[life.state].next(view)
}

function nextAnswer({ life, moment }: PlacedView): Next {
  if (moment.isAnswerLate) return { text: m.status_next_late(), isCall: true }
  const by = formatUntil(answerBy(life), getLocale())
  const text =
    life.price === null ? m.status_next_by_price({ by }) : m.status_next_by_confirm({ by })
  return { text, isCall: false }
}

function nextDriver({ moment }: PlacedView): Next {
  const text = moment.isSoon ? m.status_next_driver_soon() : m.status_next_driver_day()
  return { text, isCall: false }
}

function receivedWords({ life, isOpen, placed }: PlacedView): StatusWords {
  if (!isOpen) {
    const at = formatUntil(placed.placedAt, getLocale())
    return { heading: m.status_heading_received(), lead: [m.status_lead_elsewhere({ at })] }
  }
  return life.price === null
    ? { heading: m.status_heading_request(), lead: [m.status_lead_request()] }
    : { heading: m.status_heading_received(), lead: [m.status_lead_received()] }
}

function offeredWords({ life: { offer }, moment }: PlacedView): StatusWords {
  const locale = getLocale()
  const total = formatMoney(czk(offer?.total ?? 0), locale)
  const until = formatUntil(offer?.until ?? 0, locale)
  const lead = moment.isOfferOver
    ? m.status_lead_offer_over({ until })
    : m.status_lead_offered({ until })
  return { heading: m.status_heading_offered({ total }), lead: [lead] }
}

function bindingWords({ life, moment }: PlacedView): string[] {
  const locale = getLocale()
  const { freeCancellationHours: hours } = appConfig.ordering
  const confirmed = m.status_lead_confirmed({ at: formatUntil(life.bindingAt ?? 0, locale) })
  const until = formatUntil(freeCancellationEnd(new Date(life.pickupAt)), locale)
  const free = moment.fee > 0 ? m.status_cancel_late({ hours }) : m.order_cancel_until({ until })
  return [`${confirmed} ${free}`]
}

function ridingWords({ life: { driver, state, step, pickupAt }, placed }: PlacedView): StatusWords {
  const { car = '', plate = '' } = driver ?? {}
  const name = driver?.driver ?? ''
  const lead = [m.status_lead_assigned({ car, plate })]
  if (state === 'assigned') {
    const place = placed.order.trip.pickup
    const at = formatDateTime(pickupAt, getLocale())
    const pickup = place ? [m.status_next_pickup({ place, at })] : []
    return { heading: m.status_heading_assigned({ driver: name }), lead: [...lead, ...pickup] }
  }
  if (step === 'aboard') {
    const isParcel = KIND_RULES[placed.order.kind].carries === 'parcel'
    return {
      heading: isParcel ? m.status_heading_aboard_parcel() : m.status_heading_aboard(),
      lead,
    }
  }
  const heading = step === 'arrived' ? m.status_heading_arrived() : m.status_heading_on_the_way()
  return { heading, lead: [`${name}. ${lead.join('')}`] }
}

function doneHeading({ placed }: PlacedView): string {
  const isParcel = KIND_RULES[placed.order.kind].carries === 'parcel'
  return isParcel ? m.status_heading_done_parcel() : m.status_heading_done()
}

function reasonOf({ end }: Life): string[] {
  return end?.reason ? [m.status_reason({ reason: end.reason })] : []
}

function rejectedWords({ life }: PlacedView): StatusWords {
  const heading =
    life.price === null ? m.status_heading_rejected_request() : m.status_heading_rejected()
  return { heading, lead: [m.status_lead_declined(), ...reasonOf(life)] }
}

function expiredWords({ life }: PlacedView): StatusWords {
  const hadOffer = life.history.some(({ event }) => event === 'offer')
  const heading =
    life.price === null ? m.status_heading_expired_request() : m.status_heading_expired()
  return { heading, lead: [hadOffer ? m.status_lead_expired_offer() : m.status_lead_expired()] }
}

function cancelledWords({ life }: PlacedView): StatusWords {
  const { fee, end, history } = life
  if (history.some(({ event }) => event === 'decline')) {
    return { heading: m.status_heading_declined(), lead: [m.status_lead_declined()] }
  }
  const heading =
    life.price === null ? m.status_heading_cancelled_request() : m.status_heading_cancelled()
  if (end?.by === 'carrier') {
    return { heading, lead: [m.status_lead_cancelled_by_us(), ...reasonOf(life)] }
  }
  const lead = fee
    ? m.status_lead_cancelled_charged({ amount: formatMoney(czk(fee), getLocale()) })
    : m.status_lead_cancelled_free()
  return { heading, lead: [lead] }
}

/** End of free cancellation of a binding order, and the current fee. */
export function bindingCancelling({ life: { pickupAt }, moment: { fee } }: PlacedView): string[] {
  const locale = getLocale()
  const { freeCancellationHours: hours } = appConfig.ordering
  if (fee > 0) {
    const amount = formatMoney(czk(fee), locale)
    return [m.status_cancel_late({ hours }), m.status_cancel_now({ amount })]
  }
  const until = formatUntil(freeCancellationEnd(new Date(pickupAt)), locale)
  return [m.status_cancel_free_until({ until }), m.status_cancel_free_now()]
}
