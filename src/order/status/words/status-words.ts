import { moneyText } from '~/order/model/order-money'
import { answerBy, type PlacedView } from '~/order/status/status-view'
import type { Life } from '~/order/life/life'
import { isCancelledByUs, outcomeOf } from '~/order/life/outcome'
import { freeWaiting } from '~/order/acts/ride'
import { isWaiting, type OrderState } from '~/order/life/states'
import { formatTime, formatDateTime, formatUntil } from '~/i18n/format'
import { m } from '~/paraglide/messages'
import { getLocale } from '~/paraglide/runtime'
import { refundWords } from '~/order/promises/refund'
import { KIND_RULES } from '~/order/model/kinds'

/** The status of an order: a heading, and its explanation. */
type StatusWords = { heading: string; lead: string[] }

/** What the sentences call the order: a ride, a day. */
function nounOf({ placed }: PlacedView) {
  return { what: KIND_RULES[placed.order.kind].noun }
}

/** Sentences after one another, without those that do not apply. */
function sentences(...parts: (string | null)[]): string {
  return parts.filter((part) => part !== null).join(' ')
}

// What the page says of an order that has ended.

/** The heading and the explanation of an order that has ended. */
function endedWords(view: PlacedView): StatusWords {
  const { life, placed } = view
  const outcome = outcomeOf(life)
  const isRequest = life.price === null
  const amountText = (amount: number) => moneyText(placed.order, amount)
  const reason = outcome?.reason ? [m.status_reason({ reason: outcome.reason })] : []
  switch (outcome?.kind) {
    case 'rejected': {
      const heading = isRequest ? m.status_heading_rejected_request() : m.status_heading_rejected()
      return { heading, lead: [m.promise_pay_nothing(), ...reason] }
    }
    case 'expired': {
      const heading = isRequest ? m.status_heading_expired_request() : m.status_heading_expired()
      const unanswered = isRequest ? m.status_lead_expired_request() : m.status_lead_expired()
      const lead = outcome.wasOffered ? m.status_lead_expired_offer() : unanswered
      return { heading, lead: [sentences(lead, m.promise_pay_nothing())] }
    }
    case 'declined':
      return { heading: m.status_heading_declined(), lead: [m.promise_pay_nothing()] }
    case 'cancelled': {
      if (outcome.by === 'carrier') {
        const what = isRequest ? { what: 'request' } : nounOf(view)
        const returned = refundWords(view).join(' ') || m.promise_pay_nothing()
        return {
          heading: m.status_heading_cancelled_by_us(),
          lead: [sentences(m.status_lead_cancelled_by_us(what), returned), ...reason],
        }
      }
      const heading = isRequest
        ? m.status_heading_cancelled_request()
        : m.status_heading_cancelled()
      const charged = outcome.fee > 0
      const paid = charged
        ? m.status_lead_cancelled_charged({ amount: amountText(outcome.fee) })
        : m.status_lead_cancelled_free()
      // The section on payment says that what was left of a fee is waived.
      const lead = charged && outcome.isWaived ? [] : [paid]
      return { heading, lead: [...lead, ...repricedWords(view)] }
    }
    case 'noShow': {
      const lead = outcome.waited
        ? m.status_lead_no_show({ ...nounOf(view), ...waitedText(outcome.waited) })
        : m.status_lead_no_show_untimed(nounOf(view))
      const charged =
        outcome.charge > 0 && !outcome.isWaived
          ? m.status_lead_charged({ amount: amountText(outcome.charge) })
          : null
      return {
        heading: m.status_heading_no_show(nounOf(view)),
        lead: [sentences(lead, charged), ...reason, ...repricedWords(view)],
      }
    }
    case 'done':
    case undefined:
      return {
        heading: m.status_heading_done(nounOf(view)),
        lead: [m.status_lead_done(), ...repricedWords(view)],
      }
  }
}

/** From when to when the driver waited. */
function waitedText({ from, until }: { from: string; until: string }) {
  const locale = getLocale()
  return { from: formatTime(from, locale), until: formatTime(until, locale) }
}

/** The last new price after the agreement, with its reason; its balance is in the section on payment. */
function repricedWords({ life: { repriced }, placed }: PlacedView): string[] {
  if (!repriced) return []
  const { total, reason } = repriced
  return [m.status_lead_repriced({ amount: moneyText(placed.order, total), reason })]
}

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
const guestWaiting = (view: PlacedView) => only(m.status_guest_waiting(nounOf(view)))
const guestCancelled = (view: PlacedView) => only(m.status_guest_cancelled(nounOf(view)))
const instead = () => ({ text: m.status_next_instead(), isCall: true })

function only(heading: string): StatusWords {
  return { heading, lead: [] }
}

/** The texts of the page for each state. */
const WORDS: Readonly<Record<OrderState, StateWords>> = {
  received: { customer: receivedWords, guest: guestWaiting, next: nextAnswer },
  offered: { customer: offeredWords, guest: guestWaiting, next: nextOffer },
  confirmed: {
    customer: (view) => ({
      heading: m.status_heading_confirmed(),
      lead: [sentences(view.promises.binding, view.promises.cancelling), ...repricedWords(view)],
    }),
    guest: (view) => only(m.status_guest_confirmed(nounOf(view))),
    next: nextDriver,
  },
  assigned: { customer: customerRidingWords, guest: ridingWords, next: nothing },
  underway: { customer: customerRidingWords, guest: ridingWords, next: nothing },
  done: {
    customer: endedWords,
    guest: (view) => only(m.status_heading_done(nounOf(view))),
    next: nothing,
  },
  rejected: { customer: endedWords, guest: guestCancelled, next: instead },
  expired: { customer: endedWords, guest: guestCancelled, next: instead },
  cancelled: {
    customer: endedWords,
    guest: guestCancelled,
    next: ({ life }) => (isCancelledByUs(life) ? instead() : null),
  },
  noShow: {
    customer: endedWords,
    guest: (view) => only(m.status_heading_no_show(nounOf(view))),
    next: () => ({ text: m.status_next_object(), isCall: true }),
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

function nextAnswer({ life, moment, scope }: PlacedView): Next {
  if (moment.isAnswerLate) return { text: m.status_next_late(), isCall: true }
  const by = formatUntil(answerBy(life), getLocale())
  // A guest gets no mail of ours and sees no price.
  const isGuest = scope === 'guest'
  if (life.price !== null) {
    const text = isGuest ? m.status_next_by_guest({ by }) : m.status_next_by_confirm({ by })
    return { text, isCall: false }
  }
  const text = isGuest ? m.status_next_by_request({ by }) : m.status_next_by_price({ by })
  return { text, isCall: false }
}

/** An offer that waits is answered by its own form. */
function nextOffer({ moment, scope }: PlacedView): Next | null {
  if (!moment.isOfferOver || scope === 'guest') return null
  return { text: m.status_next_offer_over(), isCall: true }
}

function nextDriver({ moment }: PlacedView): Next {
  // A mistaken end that we took back: whoever waits for the driver has to call.
  if (moment.isOver) return { text: m.status_next_call(), isCall: true }
  const text = moment.isSoon ? m.status_next_driver_soon() : m.status_next_driver_day()
  return { text, isCall: false }
}

function receivedWords({ life, isOpen, placed, promises }: PlacedView): StatusWords {
  if (!isOpen) {
    const at = formatDateTime(placed.placedAt, getLocale())
    return life.price === null
      ? { heading: m.status_heading_request(), lead: [m.status_lead_elsewhere_request({ at })] }
      : { heading: m.status_heading_received(), lead: [m.status_lead_elsewhere({ at })] }
  }
  return life.price === null
    ? {
        heading: m.status_heading_request(),
        lead: [sentences(m.status_lead_request(), promises.binding)],
      }
    : {
        heading: m.status_heading_received(),
        lead: [sentences(m.status_lead_received(), promises.binding)],
      }
}

function offeredWords({ life: { offer }, moment, placed }: PlacedView): StatusWords {
  const locale = getLocale()
  const total = moneyText(placed.order, offer?.total ?? 0)
  const until = formatUntil(offer?.until ?? 0, locale)
  return moment.isOfferOver
    ? {
        heading: m.status_heading_offer_over(),
        lead: [m.status_lead_offer_over_request({ until })],
      }
    : { heading: m.status_heading_offered({ total }), lead: [m.status_lead_offered({ until })] }
}

function customerRidingWords(view: PlacedView): StatusWords {
  const { heading, lead } = ridingWords(view)
  return { heading, lead: [...lead, ...repricedWords(view)] }
}

/** Who drives and in what stands on the card of the driver below. */
function ridingWords(view: PlacedView): StatusWords {
  const { driver, state, step } = view.life
  const noun = nounOf(view)
  if (state === 'assigned' && view.life.ride === 2) return only(m.status_heading_there_done())
  if (state === 'assigned') {
    return only(m.status_heading_assigned({ ...noun, driver: driver?.driver ?? '' }))
  }
  if (step === 'aboard') {
    return only(m.status_heading_aboard(noun))
  }
  if (step !== 'arrived') return only(m.status_heading_on_the_way(noun))
  return { heading: m.status_heading_arrived(noun), lead: waitingWords(view.life) }
}

/** Since when the driver waits, and until when that costs nothing. */
function waitingWords(life: Life): string[] {
  if (life.arrivedAt === null) return []
  const locale = getLocale()
  const from = formatTime(life.arrivedAt, locale)
  return [m.status_lead_waiting({ from, until: formatTime(freeWaiting(life).until, locale) })]
}

/** The current fee of a cancellation, beside the promise that says until when it is free. */
export function feeWords({ moment: { fee }, placed }: PlacedView): string {
  return fee > 0
    ? m.status_cancel_now({ amount: moneyText(placed.order, fee) })
    : m.status_cancel_free_now()
}

/** The customer's wish to cancel: since when we have it, by when we answer, and what it costs without an answer. */
export function cancelAskedWords(
  { life, placed, moment }: PlacedView,
  { at, fee }: NonNullable<PlacedView['life']['cancelAsked']>,
): string {
  const locale = getLocale()
  return m.status_cancel_asked({
    at: formatDateTime(at, locale),
    by: formatUntil(moment.cancelBy ?? life.pickupAt, locale),
    amount: moneyText(placed.order, fee),
  })
}
