import { appConfig } from '~config'
import { period } from '~/carrier/phrases/period'
import type { CustomerEvent, EventLetter, Said } from '~/order/mail/letter-content'
import {
  absolute,
  accountSections,
  amountOf,
  numberOf,
  orderSections,
  ourPhone,
  paymentSection,
} from '~/order/mail/order-sections'
import { screenPath } from '~/i18n/screens'
import { m } from '~/paraglide/messages'
import { getLocale } from '~/paraglide/runtime'

/** The carrier rejected the order. */
export function rejected({ known }: EventLetter, why: string): Said {
  const number = numberOf(known)
  const isRequest = known.life.price === null
  return {
    subject: isRequest
      ? m.mail_rejected_subject_request({ number })
      : m.mail_rejected_subject({ number }),
    heading: isRequest ? m.status_heading_rejected_request() : m.mail_rejected_heading(),
    lead: [
      isRequest ? m.mail_rejected_lead_request({ number }) : m.mail_rejected_lead({ number }),
      ...reason(why),
      m.mail_rejected_next({ phone: ourPhone() }),
    ],
  }
}

/** A deadline passed: the carrier did not answer the order, or the customer did not answer the offer. */
export function expired({ known, origin }: EventLetter): Said {
  const number = numberOf(known)
  const wasOffered = known.life.history.some(({ event }) => event === 'offer')
  const url = absolute(origin, screenPath('order', getLocale()))
  const next = m.mail_expired_next({ url, phone: ourPhone() })
  const heading = m.mail_expired_heading()
  if (wasOffered) {
    const lead = [m.mail_expired_lead_offer({ number }), next]
    return { subject: m.mail_expired_subject_offer({ number }), heading, lead }
  }
  if (known.life.price === null) {
    const lead = [m.mail_expired_lead_request({ number }), next]
    return { subject: m.mail_expired_subject_request({ number }), heading, lead }
  }
  const lead = [m.mail_expired_lead({ number }), next]
  return { subject: m.mail_expired_subject({ number }), heading, lead }
}

/** The order was cancelled: by whom, and the fee. */
export function cancelled({ known, event }: EventLetter): Said {
  const number = numberOf(known)
  const isRequest = known.life.price === null
  const subject = isRequest
    ? m.mail_cancelled_subject_request({ number })
    : m.mail_cancelled_subject({ number })
  const fee = known.life.fee ?? 0
  const sections = [...orderSections(known, false).slice(0, 2), paymentSection(known, event.at)]
  if (event.event === 'decline') {
    return {
      subject: m.mail_declined_subject({ number }),
      heading: m.status_heading_declined(),
      lead: [m.mail_declined_lead({ number })],
    }
  }
  const isOurs = event.actor !== 'customer'
  if (fee === 0) {
    const byCustomer = isRequest ? m.mail_cancelled_lead_request : m.mail_cancelled_lead
    const words = isOurs ? m.mail_cancelled_lead_us : byCustomer
    const why = isOurs && event.event === 'cancel' ? reason(event.data.reason ?? '') : []
    const lead = [words({ number }), ...why]
    return { subject, heading: m.mail_cancelled_heading(), lead, sections }
  }
  const amount = amountOf(fee)
  const hours = period(appConfig.ordering.freeCancellationHours, 'hour', getLocale())
  return {
    subject,
    heading: m.mail_cancelled_heading_fee({ amount }),
    lead: [m.mail_cancelled_lead_fee({ number, amount, period: hours })],
    sections,
  }
}

/** The receipt after the ride. */
export function receipt({ known, event }: EventLetter): Said {
  const number = numberOf(known)
  return {
    subject: m.mail_receipt_subject({ number }),
    heading: m.mail_receipt_heading(),
    lead: [m.mail_receipt_lead({ number }), m.mail_receipt_document()],
    sections: accountSections(known, event.at),
  }
}

/** No passenger came to the pickup. */
export function noShow({ known, event }: EventLetter, why: string): Said {
  const number = numberOf(known)
  return {
    subject: m.mail_no_show_subject({ number }),
    heading: m.mail_no_show_heading(),
    lead: [
      m.mail_no_show_lead({ number }),
      ...reason(why),
      m.mail_no_show_next({ phone: ourPhone() }),
    ],
    sections: accountSections(known, event.at),
  }
}

/** A surcharge after the ride, and its reason. */
export function surcharged({ known, event }: EventLetter, added: Surcharge): Said {
  const number = numberOf(known)
  const amount = amountOf(added.amount)
  return {
    subject: m.mail_surcharge_subject({ number, amount }),
    heading: m.mail_surcharge_heading({ amount }),
    lead: [m.mail_surcharge_lead({ number, amount, reason: added.reason })],
    sections: accountSections(known, event.at),
  }
}

type Surcharge = Extract<CustomerEvent, { event: 'surcharge' }>['data']

function reason(text: string): string[] {
  return text === '' ? [] : [m.mail_reason({ reason: text })]
}
