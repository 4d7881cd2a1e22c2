import { facts } from '~/carrier/facts'
import { PAYMENT_METHODS } from '~/carrier/payment-methods'
import type { LifeEvent } from '~/order/life/event-data'
import { ofRequest } from '~/order/life/life'
import {
  correctedByUs,
  thereDone,
  thereMissed,
  untoldWords,
} from '~/order/mail/letters/ride-letters'
import { ended, nounOf, reopened, repriced, surcharged } from '~/order/mail/letters/ending-letters'
import {
  type EventLetter,
  type LetterContent,
  rowsSection,
  type Said,
  type Section,
  textSection,
} from '~/order/mail/letter-content'
import {
  amountOf,
  contractSections,
  meetingSection,
  momentText,
  noted,
  numberOf,
  orderSections,
  ourPhone,
  priceSection,
  untilText,
  wayOf,
} from '~/order/mail/order-sections'
import { mailTicket } from '~/order/mail/mail-ticket'
import { reservationOf } from '~/order/mail/attached/reservation'
import type { KnownOrder } from '~/order/store/find-order.server'
import { rideOf } from '~/order/life/rides/rides'
import { withPrice } from '~/order/life/order-now'
import { promisesOf } from '~/order/promises/promises'
import { DAY } from '~/lib/duration'
import { m } from '~/paraglide/messages'
import { getLocale } from '~/paraglide/runtime'
import { cancelBy } from '~/order/acts/cancel'
import { orderLabel } from '~/order/fields'

/** Our answer to the customer's request for a change, or a change that we propose. */
function answered(
  known: KnownOrder,
  { at, data }: Extract<LifeEvent, { event: 'answerChange' }>,
): Said {
  const { isGranted, words, offer } = data
  const number = numberOf(known)
  const { price, pickupAt, answer } = known.life
  const isAsked = answer?.isAsked !== false
  const of = ofRequest(known)
  const subject = isAsked
    ? m.mail_answer_subject({ of, number })
    : m.mail_answer_subject_proposed({ of, number })
  if (!isGranted) {
    const lead = [m.mail_answer_lead_no({ of, number }), ...noted(words)]
    return { subject, heading: m.mail_answer_heading_no(), lead }
  }
  if (!offer) {
    const stays =
      price === null ? [] : [m.status_change_price_stays({ total: amountOf(known, price) })]
    const said = [m.mail_answer_lead_yes({ of, number, when: momentText(pickupAt) }), ...stays]
    const lead = [said.join(' '), ...grantedIn(known, at), ...noted(words)]
    return { subject, heading: m.mail_answer_heading_yes(), lead }
  }
  const { total, pickup, until } = offer
  const lead = isAsked ? m.mail_answer_lead_offer : m.mail_answer_lead_proposed
  const { changed: cancelling } = promisesOf({ ...known, now: new Date(at) })
  const moved = cancelling === null ? [] : [cancelling]
  return {
    subject,
    heading: m.mail_answer_heading_offer(),
    lead: [
      lead({ of, number, until: untilText(until) }),
      ...moved,
      ...wished(known.life.changeOffer?.wish),
      ...noted(words),
    ],
    button: m.mail_open_offer(),
    sections: [
      rowsSection(m.mail_answer_heading_offer(), [
        { label: m.status_change_total(), value: total === null ? null : amountOf(known, total) },
        { label: m.status_change_pickup(), value: pickup && momentText(pickup.at) },
        {
          label: orderLabel('flightNumber'),
          value: known.life.changeOffer?.flightNumber ?? null,
        },
      ]),
      ...orderSections(known, false).slice(0, 2),
    ],
  }
}

/** What was granted by an answer of this moment. */
function grantedIn({ life }: KnownOrder, at: string): string[] {
  return wished(life.granted.find((one) => one.at === at)?.words)
}

function wished(words: string | undefined): string[] {
  return words ? [`${m.order_granted()}: ${words}`] : []
}

/** We have the customer's wish to cancel, which a back office answers. */
function cancelWished(
  { known }: EventLetter,
  { fee }: Extract<LifeEvent, { event: 'requestCancel' }>['data'],
): Said {
  const number = numberOf(known)
  const by = untilText(cancelBy(known.life) ?? known.life.pickupAt)
  return {
    subject: m.mail_cancel_asked_subject({ number }),
    heading: m.status_done_cancel_asked(),
    lead: [m.mail_cancel_asked_lead({ number, by, amount: amountOf(known, fee) })],
    sections: orderSections(known, false).slice(0, 2),
  }
}

/** The customer accepted the change, or asked for it as it is; our answer to the wish has no mail of its own then. */
function changed({ known, event, origin }: EventLetter): Said {
  const about = { of: ofRequest(known), number: numberOf(known), at: untilText(event.at) }
  const answer = known.life.answer?.words ?? ''
  return {
    subject: m.mail_changed_subject(about),
    heading: m.mail_changed_heading(),
    lead: [m.mail_changed_lead(about), ...(event.actor === 'site' ? noted(answer) : [])],
    // A request has no contract yet.
    sections:
      known.life.bindingAt === null
        ? orderSections(known, false)
        : contractSections(known, event.at, origin),
  }
}

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
  const of = ofRequest(known)
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

/** The mail to an address that was a mistake: whoever reads it is a stranger. */
export function formerLetter(known: KnownOrder): LetterContent {
  const about = { of: ofRequest(known), number: numberOf(known) }
  return {
    subject: m.mail_former_subject(about),
    heading: m.mail_former_heading(),
    lead: [m.mail_former_lead(about)],
    button: null,
    sections: [],
  }
}

function framed(known: KnownOrder, { button, sections = [], ...said }: Said, url: string) {
  const isRequest = known.life.price === null
  const number = textSection(
    isRequest ? m.status_number_request() : m.word_order_number(),
    numberOf(known),
    isRequest ? m.mail_page_request({ url }) : m.mail_page({ url }),
    m.mail_call({ phone: ourPhone() }),
  )
  const shown = sections.flatMap((section) => (section === null ? [] : [section]))
  const label = button ?? (isRequest ? m.mail_open_request() : m.mail_open())
  return { ...said, button: { label, url }, sections: [...shown, number] }
}

function saidOf(of: EventLetter): Said {
  const { known, event } = of
  switch (event.event) {
    case 'received':
    // The first mail went to an address that was a mistake.
    case 'correctEmail':
      return received(of)
    case 'confirm':
    case 'accept':
      return confirmed(of)
    case 'offer':
      return offered(of, event.data)
    case 'reject':
    case 'expire':
    case 'cancel':
    case 'decline':
      return ended(of)
    case 'assign':
      return assigned(known, event.data)
    case 'requestCancel':
      return cancelWished(of, event.data)
    case 'answerChange':
      return answered(known, event)
    case 'acceptChange':
      return changed(of)
    case 'finish':
      return known.life.end ? ended(of) : thereDone(of)
    case 'noShow':
      return known.life.end ? ended(of) : thereMissed(of, event.data)
    case 'correct':
      return correctedByUs(of, event.data)
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
  const sections = [
    ...orderSections(known, false),
    isRequest ? null : priceSection(known),
    isRequest ? null : payingSection(known),
  ]
  return isRequest
    ? {
        subject: m.mail_received_subject_request(about),
        heading: m.mail_received_heading_request(),
        lead: [m.mail_received_lead_request(about), sentences(promises), ...untoldWords(known)],
        sections,
      }
    : {
        subject: m.mail_received_subject(about),
        heading: m.mail_received_heading(),
        lead: [m.mail_received_lead(about), sentences(promises), ...untoldWords(known)],
        sections,
      }
}

/** The way of paying that was chosen; when it is due is in the mail that confirms the order. */
function payingSection({ placed: { paymentMethod } }: KnownOrder): Section | null {
  if (paymentMethod === null) return null
  const value = PAYMENT_METHODS[paymentMethod].name[getLocale()]
  return rowsSection(m.word_payment(), [{ label: m.word_payment_method(), value }])
}

function confirmed(of: EventLetter): Said {
  const { known, event, origin } = of
  const at = untilText(event.at)
  const lead = event.event === 'accept' ? m.mail_accepted_lead : m.mail_confirmed_lead
  const when = momentText(known.life.pickupAt)
  const isSoon = Date.parse(known.life.pickupAt) - Date.parse(event.at) < DAY
  return {
    subject: m.mail_confirmed_subject({ way: wayOf(known, getLocale()), when }),
    heading: m.mail_confirmed_heading(),
    lead: [
      lead({ number: numberOf(known), at }),
      isSoon ? m.mail_confirmed_driver_soon() : m.mail_confirmed_driver(),
      ...untoldWords(known),
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
  const of = ofRequest(known)
  const about = {
    of,
    number: numberOf(known),
    total: amountOf(known, total),
    until: untilText(until),
  }
  return {
    subject: m.mail_offer_subject(about),
    heading: m.status_heading_offered(about),
    lead: [
      m.mail_offer_lead(about),
      ...noted(words),
      `${m.mail_offer_next({ of })} ${sentences(promisesOf({ ...known, now: new Date(event.at) }))}`,
    ],
    button: m.mail_open_offer(),
    priced,
    sections: [priceSection(priced), ...orderSections(known, false)],
  }
}

function assigned(
  known: KnownOrder,
  { driver, car, plate, leg }: Extract<LifeEvent, { event: 'assign' }>['data'],
): Said {
  const about = {
    what: nounOf(known),
    number: numberOf(known),
    driver,
    car,
    plate,
    when: momentText((rideOf(known.life, leg) ?? known.life).pickupAt),
  }
  return {
    subject: m.mail_driver_subject(about),
    heading: m.status_heading_assigned(about),
    lead: [m.mail_driver_lead(about)],
    sections: [...orderSections(known, false).slice(1, 2), meetingSection(known)],
  }
}

function sentences({ binding, cancelling }: ReturnType<typeof promisesOf>): string {
  return [binding, cancelling].filter((part) => part !== null).join(' ')
}
