import { appConfig } from '~config'
import { period } from '~/content/phrases/period'
import type { EventLetter, Said } from '~/features/order/mail/letter-content'
import {
  absolute,
  accountSections,
  amountOf,
  numberOf,
  orderSections,
  ourPhone,
  paymentSection,
} from '~/features/order/mail/order-sections'
import { screenPath } from '~/i18n/screens'
import { m } from '~/paraglide/messages'
import { getLocale } from '~/paraglide/runtime'

/** That we do not take the order. */
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

/** That nobody answered in time: we an order, or the customer an offer. */
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

/** That it was cancelled, by whom and for how much. */
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

/** What it comes to after the ride: the receipt, a surcharge, or that nobody came. */
export function accountOf({ known, event }: EventLetter): Said {
  const number = numberOf(known)
  switch (event.event) {
    case 'noShow':
      return {
        subject: m.mail_no_show_subject({ number }),
        heading: m.mail_no_show_heading(),
        lead: [
          m.mail_no_show_lead({ number }),
          ...reason(event.data.reason),
          m.mail_no_show_next({ phone: ourPhone() }),
        ],
        sections: accountSections(known, event.at),
      }
    case 'surcharge': {
      const amount = amountOf(event.data.amount)
      return {
        subject: m.mail_surcharge_subject({ number, amount }),
        heading: m.mail_surcharge_heading({ amount }),
        lead: [m.mail_surcharge_lead({ number, amount, reason: event.data.reason })],
        sections: accountSections(known, event.at),
      }
    }
    default:
      return {
        subject: m.mail_receipt_subject({ number }),
        heading: m.mail_receipt_heading(),
        lead: [m.mail_receipt_lead({ number }), m.mail_receipt_document()],
        sections: accountSections(known, event.at),
      }
  }
}

function reason(text: string): string[] {
  return text === '' ? [] : [m.mail_reason({ reason: text })]
}
