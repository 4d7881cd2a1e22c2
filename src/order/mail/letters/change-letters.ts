import type { LifeEvent } from '~/order/life/event-data'
import { cancelBy } from '~/order/acts/cancel'
import { ofRequest } from '~/order/life/life'
import { type EventLetter, rowsSection, type Said } from '~/order/mail/letter-content'
import {
  amountOf,
  contractSections,
  momentText,
  noted,
  numberOf,
  orderSections,
  untilText,
} from '~/order/mail/order-sections'
import { orderLabel } from '~/order/fields'
import { promisesOf } from '~/order/promises/promises'
import type { KnownOrder } from '~/order/store/find-order.server'
import { m } from '~/paraglide/messages'

/** Our answer to the customer's request for a change, or a change that we propose. */
export function answered(
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
    const lead = [said.join(' '), ...noted(words)]
    return { subject, heading: m.mail_answer_heading_yes(), lead }
  }
  const { total, pickup, until } = offer
  const lead = isAsked ? m.mail_answer_lead_offer : m.mail_answer_lead_proposed
  const { changed: cancelling } = promisesOf({ ...known, now: new Date(at) })
  const moved = cancelling === null ? [] : [cancelling]
  return {
    subject,
    heading: m.mail_answer_heading_offer(),
    lead: [lead({ of, number, until: untilText(until) }), ...moved, ...noted(words)],
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

/** We have the customer's wish to cancel, which a back office answers. */
export function cancelWished(
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
export function changed({ known, event, origin }: EventLetter): Said {
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
