import { facts } from '~/carrier/facts'
import type { LifeEvent } from '~/order/life/event-data'
import {
  cancelled,
  expired,
  noShow,
  nounOf,
  receipt,
  rejected,
  reopened,
  repriced,
  surcharged,
} from '~/order/mail/ending-letters'
import {
  type EventLetter,
  type LetterContent,
  rowsSection,
  type Said,
  textSection,
} from '~/order/mail/letter-content'
import {
  amountOf,
  contractSections,
  meetingSection,
  numberOf,
  orderSections,
  ourPhone,
  priceSection,
  wayOf,
} from '~/order/mail/order-sections'
import { mailTicket } from '~/order/mail/mail-ticket'
import { reservationOf } from '~/order/mail/reservation'
import type { KnownOrder } from '~/order/store/find-order.server'
import { withPrice } from '~/order/life/order-now'
import { promisesOf } from '~/order/promises/promises'
import { formatDateTime, formatUntil } from '~/i18n/format'
import { DAY } from '~/lib/duration'
import { m } from '~/paraglide/messages'
import { getLocale } from '~/paraglide/runtime'

/** The customer's mail about an event, in the current language; `pageUrl` is the address of the order page. */
export function customerLetter(of: EventLetter, pageUrl: string): LetterContent {
  const { priced = of.known, ...said } = saidOf(of)
  const ticket = mailTicket(priced)
  return {
    ...framed(of.known, said, pageUrl),
    ticket,
    reservation: reservationOf(of.known, pageUrl),
  }
}

/** The mail that resends a lost link; whoever reads the mailbox learns nothing else of the order. */
export function linkLetter(known: KnownOrder, pageUrl: string): LetterContent {
  const number = numberOf(known)
  const of = known.life.price === null ? 'request' : 'order'
  return framed(
    known,
    {
      subject: m.mail_link_subject({ of, number }),
      heading: m.mail_link_heading({ of }),
      lead: [m.mail_link_lead({ of, number }), m.mail_link_next()],
    },
    pageUrl,
  )
}

function framed(known: KnownOrder, { button, sections = [], ...said }: Said, url: string) {
  const isRequest = known.life.price === null
  const number = textSection(
    isRequest ? m.status_number_request() : m.mail_number(),
    numberOf(known),
    isRequest ? m.mail_page_request({ url }) : m.mail_page({ url }),
    m.mail_call({ phone: ourPhone() }),
  )
  const shown = sections.flatMap((section) => (section === null ? [] : [section]))
  const label = button ?? (isRequest ? m.mail_open_request() : m.mail_open())
  return { ...said, button: { label, url }, sections: [...shown, number] }
}

function saidOf(of: EventLetter): Said {
  const { known, event, origin } = of
  const number = numberOf(known)
  switch (event.event) {
    case 'received':
      return received(of)
    case 'confirm':
    case 'accept':
      return confirmed(of)
    case 'offer':
      return offered(of, event.data)
    case 'reject':
      return rejected(of, event.data.reason)
    case 'expire':
      return expired(of)
    case 'assign':
      return assigned(known, event.data)
    case 'cancel':
    case 'decline':
      return cancelled(of)
    case 'answerChange':
      return answered(known, event.data)
    case 'acceptChange':
      return {
        subject: m.mail_changed_subject({ number }),
        heading: m.mail_changed_heading(),
        lead: [m.mail_changed_lead({ number, at: untilOf(event.at) })],
        sections: contractSections(known, event.at, origin),
      }
    case 'finish':
      return receipt(of)
    case 'noShow':
      return noShow(of, event.data.reason)
    case 'surcharge':
      return surcharged(of, event.data)
    case 'price':
      return repriced(of)
    case 'reopen':
      return reopened(of, event.data.reason)
  }
}

function received({ known, event }: EventLetter): Said {
  const promises = promisesOf({ ...known, now: new Date(event.at) })
  const isRequest = known.life.price === null
  const about = { number: numberOf(known), within: facts(getLocale()).confirmWithin }
  const sections = [...orderSections(known, false), isRequest ? null : priceSection(known)]
  return isRequest
    ? {
        subject: m.mail_received_subject_request(about),
        heading: m.mail_received_heading_request(),
        lead: [m.mail_received_lead_request(about), sentences(promises)],
        sections,
      }
    : {
        subject: m.mail_received_subject(about),
        heading: m.mail_received_heading(),
        lead: [m.mail_received_lead(about), sentences(promises)],
        sections,
      }
}

function confirmed(of: EventLetter): Said {
  const { known, event, origin } = of
  const at = untilOf(event.at)
  const lead = event.event === 'accept' ? m.mail_accepted_lead : m.mail_confirmed_lead
  const when = moment(known.life.pickupAt)
  const isSoon = Date.parse(known.life.pickupAt) - Date.parse(event.at) < DAY
  return {
    subject: m.mail_confirmed_subject({ way: wayOf(known, getLocale()), when }),
    heading: m.mail_confirmed_heading(),
    lead: [
      lead({ number: numberOf(known), at }),
      isSoon ? m.mail_confirmed_driver_soon() : m.mail_confirmed_driver(),
      m.mail_confirmed_attached(),
    ],
    sections: contractSections(known, event.at, origin),
  }
}

function offered(
  { known, event }: EventLetter,
  { total, vatRateBp, until, words }: Extract<LifeEvent, { event: 'offer' }>['data'],
): Said {
  const { placed } = known
  const order = withPrice(placed.order, total, vatRateBp)
  const priced = { ...known, placed: { ...placed, order } }
  const about = { number: numberOf(known), total: amountOf(total), until: untilOf(until) }
  return {
    subject: m.mail_offer_subject(about),
    heading: m.mail_offer_heading(about),
    lead: [
      m.mail_offer_lead(about),
      ...noted(words),
      `${m.mail_offer_next()} ${sentences(promisesOf({ ...known, now: new Date(event.at) }))}`,
    ],
    button: m.mail_open_offer(),
    priced,
    sections: [priceSection(priced), ...orderSections(priced, false)],
  }
}

function assigned(
  known: KnownOrder,
  { driver, car, plate }: Extract<LifeEvent, { event: 'assign' }>['data'],
): Said {
  const about = { number: numberOf(known), driver, car, plate, when: moment(known.life.pickupAt) }
  return {
    subject: m.mail_driver_subject(about),
    heading: m.mail_driver_heading({ what: nounOf(known), ...about }),
    lead: [m.mail_driver_lead(about)],
    sections: [...orderSections(known, false).slice(1, 2), meetingSection(known)],
  }
}

function answered(
  known: KnownOrder,
  { isGranted, words, offer }: Extract<LifeEvent, { event: 'answerChange' }>['data'],
): Said {
  const number = numberOf(known)
  const { price, pickupAt, answer } = known.life
  const isAsked = answer?.isAsked !== false
  const of = price === null ? 'request' : 'order'
  const subject = isAsked
    ? m.mail_answer_subject({ of, number })
    : m.mail_answer_subject_proposed({ number })
  if (!isGranted) {
    const lead = [m.mail_answer_lead_no({ of, number }), ...noted(words)]
    return { subject, heading: m.mail_answer_heading_no(), lead }
  }
  if (!offer) {
    const stays = price === null ? [] : [m.status_change_price_stays({ total: amountOf(price) })]
    const said = [m.mail_answer_lead_yes({ of, number, when: moment(pickupAt) }), ...stays]
    const lead = [said.join(' '), ...noted(words)]
    return { subject, heading: m.mail_answer_heading_yes(), lead }
  }
  const { total, pickup, until } = offer
  const lead = isAsked ? m.mail_answer_lead_offer : m.mail_answer_lead_proposed
  return {
    subject,
    heading: m.mail_answer_heading_offer(),
    lead: [lead({ number, until: untilOf(until) }), ...noted(words)],
    button: m.mail_open_offer(),
    sections: [
      rowsSection(m.mail_answer_heading_offer(), [
        { label: m.mail_answer_price(), value: total === null ? null : amountOf(total) },
        { label: m.mail_answer_time(), value: pickup && moment(pickup.at) },
      ]),
      ...orderSections(known, false).slice(0, 2),
    ],
  }
}

function sentences({ binding, cancelling }: ReturnType<typeof promisesOf>): string {
  return [binding, cancelling].filter((part) => part !== null).join(' ')
}

function moment(at: string): string {
  return formatDateTime(at, getLocale())
}

function untilOf(at: string): string {
  return formatUntil(at, getLocale())
}

function noted(words: string): string[] {
  return words === '' ? [] : [m.mail_words({ words })]
}
