import { appConfig } from '~config'
import { period } from '~/carrier/phrases/period'
import type {
  CustomerEvent,
  EventLetter,
  Paragraph,
  Said,
  Section,
} from '~/order/mail/letter-content'
import {
  absolute,
  accountSections,
  amountOf,
  numberOf,
  orderSections,
  ourPhone,
  paymentSection,
} from '~/order/mail/order-sections'
import { KIND_RULES } from '~/order/model/kinds'
import { ofRequest } from '~/order/life/life'
import { rideOf } from '~/order/life/rides/rides'
import { type Outcome, outcomeOf } from '~/order/life/outcome'
import { refundWords } from '~/order/promises/refund'
import { promisesOf } from '~/order/promises/promises'
import type { KnownOrder } from '~/order/store/find-order.server'
import { formatTime, formatDateTime, formatOn } from '~/i18n/format'
import { screenPath } from '~/i18n/screens'
import { m } from '~/paraglide/messages'
import { getLocale } from '~/paraglide/runtime'

/** The order ended without its ride: who ended it and why, and what it costs. */
export function ended(of: EventLetter): Said {
  const { known } = of
  const outcome = outcomeOf(known.life)
  switch (outcome?.kind) {
    case 'rejected':
      return rejected(known, outcome.reason)
    case 'expired':
      return expired(of, outcome)
    case 'declined': {
      const about = { of: ofRequest(known), number: numberOf(known) }
      return {
        subject: m.mail_declined_subject(about),
        heading: m.status_heading_declined(),
        lead: [m.mail_declined_lead(about)],
      }
    }
    case 'cancelled':
      return outcome.by === 'carrier' ? cancelledByUs(known, outcome) : cancelled(known, outcome)
    case 'noShow':
      return noShow(known, outcome)
    case 'done':
    case undefined:
      return receipt(of)
  }
}

type OutcomeOf<TKind extends Outcome['kind']> = Extract<Outcome, { kind: TKind }>

/** The carrier rejected the order. */
function rejected(known: KnownOrder, why: string): Said {
  const number = numberOf(known)
  const isRequest = known.life.price === null
  return {
    subject: isRequest
      ? m.mail_rejected_subject_request({ number })
      : m.mail_rejected_subject({ number }),
    heading: isRequest ? m.status_heading_rejected_request() : m.status_heading_rejected(),
    lead: [
      isRequest ? m.mail_rejected_lead_request({ number }) : m.mail_rejected_lead({ number }),
      ...reason(why),
      m.mail_rejected_next({ phone: ourPhone() }),
    ],
  }
}

/** A deadline passed: the carrier did not answer the order, or the customer did not answer the offer. */
function expired({ known, origin }: EventLetter, { wasOffered }: OutcomeOf<'expired'>): Said {
  const number = numberOf(known)
  const url = absolute(origin, screenPath('order', getLocale()))
  const next = m.mail_expired_next({ what: nounOf(known), url, phone: ourPhone() })
  const heading = m.mail_expired_heading()
  if (wasOffered) {
    const of = ofRequest(known)
    const lead = [m.mail_expired_lead_offer({ of, number }), next]
    return { subject: m.mail_expired_subject_offer({ of, number }), heading, lead }
  }
  if (known.life.price === null) {
    const lead = [m.mail_expired_lead_request({ number }), next]
    return { subject: m.mail_expired_subject_request({ number }), heading, lead }
  }
  const lead = [m.mail_expired_lead({ number }), next]
  return { subject: m.mail_expired_subject({ number }), heading, lead }
}

/** Its customer cancelled, and what that costs. */
function cancelled(known: KnownOrder, { fee, isLowered }: OutcomeOf<'cancelled'>): Said {
  const number = numberOf(known)
  const isRequest = known.life.price === null
  const subject = isRequest
    ? m.mail_cancelled_subject_request({ number })
    : m.mail_cancelled_subject({ number })
  const sections = cancelledSections(known)
  if (fee === 0) {
    const lead = isRequest ? m.mail_cancelled_lead_request : m.mail_cancelled_lead
    return { subject, heading: m.mail_cancelled_heading(), lead: [lead({ number })], sections }
  }
  const amount = amountOf(known, fee)
  const hours = period(appConfig.ordering.freeCancellationHours, 'hour', getLocale())
  return {
    subject,
    heading: m.mail_cancelled_heading_fee({ amount }),
    lead: [
      isLowered
        ? m.mail_cancelled_lead_lower({ number, amount })
        : m.mail_cancelled_lead_fee({ number, amount, period: hours }),
    ],
    sections,
  }
}

function cancelledSections(known: KnownOrder): (Section | null)[] {
  return [...orderSections(known, false).slice(0, 2), paymentSection(known)]
}

/** We cancelled: what happened, how to get there all the same, and when the money comes back. */
function cancelledByUs(known: KnownOrder, { reason: why }: OutcomeOf<'cancelled'>): Said {
  const sections = cancelledSections(known)
  const { life } = known
  const locale = getLocale()
  // After the way there it is the way back that does not take place.
  const { pickupAt } = rideOf(life, null) ?? life
  const when = formatDateTime(pickupAt, locale)
  const what = nounOf(known)
  const money = refundWords(known).join(' ') || m.promise_pay_nothing()
  return {
    subject: m.mail_cancelled_subject_us({ what, when: formatOn(pickupAt, locale) }),
    heading: m.status_heading_cancelled_by_us(),
    lead: [
      `${m.mail_cancelled_lead_us({ of: ofRequest(known), number: numberOf(known), when })} ${money}`,
      ...reason(why),
      m.mail_cancelled_instead({ of: ofRequest(known), phone: ourPhone() }),
    ],
    sections: life.balance.due < 0 ? sections.slice(0, -1) : sections,
  }
}

/** The receipt after the ride. */
function receipt({ known, isDecidedHere }: EventLetter): Said {
  const number = numberOf(known)
  return {
    subject: m.mail_receipt_subject({ number }),
    heading: m.mail_receipt_heading({ what: nounOf(known) }),
    lead: [m.mail_receipt_lead({ number }), ...(isDecidedHere ? [documentSent()] : [])],
    sections: accountSections(known),
  }
}

function documentSent(): string {
  return appConfig.market.documents.hasIsdoc ? m.mail_receipt_document() : m.mail_receipt_invoice()
}

/** No passenger came to the pickup. */
function noShow(known: KnownOrder, { waited, charge, reason: why }: OutcomeOf<'noShow'>): Said {
  const about = { what: nounOf(known), number: numberOf(known) }
  const locale = getLocale()
  const missed = waited
    ? m.mail_no_show_lead({
        ...about,
        from: formatTime(waited.from, locale),
        until: formatTime(waited.until, locale),
      })
    : m.mail_no_show_lead_untimed(about)
  const charged = charge > 0 ? m.mail_no_show_charge({ amount: amountOf(known, charge) }) : ''
  return {
    subject: m.mail_no_show_subject(about),
    heading: m.status_heading_no_show({ what: nounOf(known) }),
    lead: [
      [missed, charged].filter(Boolean).join(' '),
      ...reason(why),
      m.mail_no_show_next({ phone: ourPhone() }),
    ],
    sections: accountSections(known),
  }
}

/** A new price of an agreed order, and its reason. */
export function repriced({ known }: EventLetter): Said {
  const number = numberOf(known)
  const { before = 0, total = 0, reason: why = '' } = known.life.repriced ?? {}
  const amounts = { number, before: amountOf(known, before), total: amountOf(known, total) }
  return {
    subject: m.mail_price_subject(amounts),
    heading: m.mail_price_heading(amounts),
    lead: [m.mail_price_lead({ ...amounts, reason: why })],
    sections: accountSections(known),
  }
}

/** An order that we ended by mistake; the customer may have made other plans since. */
export function reopened({ known, event }: EventLetter, why: string): Said {
  const number = numberOf(known)
  const { cancelling } = promisesOf({ ...known, now: new Date(event.at) })
  const when = formatDateTime(known.life.pickupAt, getLocale())
  const of = ofRequest(known)
  return {
    subject: m.mail_reopen_subject({ of, number }),
    heading: m.mail_reopen_heading({ of }),
    lead: [
      m.mail_reopen_lead({ of, number, when, reason: why }),
      ...(cancelling === null ? [] : [cancelling]),
    ],
    sections: [
      ...orderSections(known, false),
      // Money went back meanwhile, so it is due again.
      known.life.balance.refunded > 0 ? paymentSection(known) : null,
    ],
  }
}

/** A surcharge after the ride, and its reason. */
export function surcharged({ known }: EventLetter, added: Surcharge): Said {
  const number = numberOf(known)
  const amount = amountOf(known, added.amount)
  return {
    subject: m.mail_surcharge_subject({ number, amount }),
    heading: m.mail_surcharge_heading({ amount }),
    lead: [m.mail_surcharge_lead({ number, amount, reason: added.reason })],
    sections: accountSections(known),
  }
}

type Surcharge = Extract<CustomerEvent, { event: 'surcharge' }>['data']

function reason(text: string): Paragraph[] {
  return text === '' ? [] : [{ quoted: m.status_reason({ reason: text }) }]
}

/** The noun by which sentences call the order. */
export function nounOf({ placed }: KnownOrder) {
  return KIND_RULES[placed.order.kind].noun
}
