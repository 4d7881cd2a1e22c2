import { appConfig } from '~config'
import { isWaiting, type PlacedView } from '~/features/order/customer/status-view'
import { freeCancellationEnd } from '~/features/order/rules/order-times'
import { formatDateTime, formatMoney, formatUntil } from '~/i18n/format'
import { czk } from '~/lib/money'
import { m } from '~/paraglide/messages'
import { getLocale } from '~/paraglide/runtime'

/** Where an order stands, in one line and what belongs to it. */
export type StatusWords = { heading: string; lead: string[] }

/** What the holder of an acting link reads first. */
export function statusWords(view: PlacedView): StatusWords {
  const { life, isOpen, placed } = view
  const locale = getLocale()
  if (!isOpen && life.state === 'received') {
    const at = formatUntil(placed.placedAt, locale)
    return { heading: m.status_heading_received(), lead: [m.status_lead_elsewhere({ at })] }
  }
  switch (life.state) {
    case 'received':
      return life.price === null
        ? { heading: m.status_heading_request(), lead: [m.status_lead_request()] }
        : { heading: m.status_heading_received(), lead: [m.status_lead_received()] }
    case 'offered':
      return offeredWords(view)
    case 'confirmed':
      return { heading: m.status_heading_confirmed(), lead: bindingWords(view) }
    case 'assigned':
    case 'underway':
      return ridingWords(view)
    case 'done':
      return { heading: doneHeading(view), lead: [m.status_lead_done()] }
    default:
      return endedWords(view)
  }
}

/** What the guest reads: where the ride stands, nothing of its price. */
export function guestWords(view: PlacedView): StatusWords {
  const { life } = view
  if (isWaiting(life)) return { heading: m.status_guest_waiting(), lead: [] }
  if (life.state === 'confirmed') return { heading: m.status_guest_confirmed(), lead: [] }
  if (life.state === 'assigned' || life.state === 'underway') return ridingWords(view)
  if (life.state === 'done') return { heading: doneHeading(view), lead: [] }
  const heading = life.state === 'noShow' ? m.status_heading_no_show() : m.status_guest_cancelled()
  return { heading, lead: [] }
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
    const isParcel = placed.order.kind === 'parcel'
    return {
      heading: isParcel ? m.status_heading_aboard_parcel() : m.status_heading_aboard(),
      lead,
    }
  }
  const heading = step === 'arrived' ? m.status_heading_arrived() : m.status_heading_on_the_way()
  return { heading, lead: [`${name}. ${lead.join('')}`] }
}

function doneHeading({ placed }: PlacedView): string {
  const isParcel = placed.order.kind === 'parcel'
  return isParcel ? m.status_heading_done_parcel() : m.status_heading_done()
}

function endedWords({ life }: PlacedView): StatusWords {
  const { state, fee, end, history } = life
  const reason = end?.reason ? [m.status_reason({ reason: end.reason })] : []
  if (state === 'rejected') {
    const heading =
      life.price === null ? m.status_heading_rejected_request() : m.status_heading_rejected()
    return { heading, lead: [m.status_lead_declined(), ...reason] }
  }
  if (state === 'noShow') {
    return { heading: m.status_heading_no_show(), lead: [m.status_lead_no_show(), ...reason] }
  }
  const hadOffer = history.some(({ event }) => event === 'offer')
  if (state === 'expired') {
    const lead = hadOffer ? m.status_lead_expired_offer() : m.status_lead_expired()
    const heading =
      life.price === null ? m.status_heading_expired_request() : m.status_heading_expired()
    return { heading, lead: [lead] }
  }
  if (history.some(({ event }) => event === 'decline')) {
    return { heading: m.status_heading_declined(), lead: [m.status_lead_declined()] }
  }
  const heading =
    life.price === null ? m.status_heading_cancelled_request() : m.status_heading_cancelled()
  if (end?.by === 'carrier') {
    return { heading, lead: [m.status_lead_cancelled_by_us(), ...reason] }
  }
  const lead = fee
    ? m.status_lead_cancelled_charged({ amount: formatMoney(czk(fee), getLocale()) })
    : m.status_lead_cancelled_free()
  return { heading, lead: [lead] }
}

/** Until when cancelling an order that binds is free, and what it costs now. */
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
