import type { LifeEvent } from '~/order/life/event-data'
import { rideOf } from '~/order/life/rides/rides'
import {
  type EventLetter,
  type Paragraph,
  rowsSection,
  type Said,
} from '~/order/mail/letter-content'
import { numberOf, orderSections, ourPhone, untoldTowns } from '~/order/mail/order-sections'
import type { Order } from '~/order/model/order'
import { orderGroups } from '~/order/ticket/order-groups'
import type { KnownOrder } from '~/order/store/find-order.server'
import { formatDateTime, formatTime } from '~/i18n/format'
import { m } from '~/paraglide/messages'
import { getLocale } from '~/paraglide/runtime'

type DataOf<TName extends LifeEvent['event']> = Extract<LifeEvent, { event: TName }>['data']

/** The way there is over; the way back is ahead. */
export function thereDone({ known }: EventLetter): Said {
  const number = numberOf(known)
  return {
    subject: m.mail_there_done_subject({ number }),
    heading: m.mail_there_done_heading(),
    lead: [m.mail_there_done_lead({ number, when: backAt(known) })],
    sections: orderSections(known, false).slice(0, 2),
  }
}

/** Nobody came to the way there; the way back stands. */
export function thereMissed({ known }: EventLetter, { reason, waited }: DataOf<'noShow'>): Said {
  const number = numberOf(known)
  const locale = getLocale()
  const when = backAt(known)
  return {
    subject: m.mail_there_missed_subject({ number }),
    heading: m.mail_there_missed_heading(),
    lead: [
      waited
        ? m.mail_there_missed_lead({
            number,
            from: formatTime(waited.from, locale),
            until: formatTime(waited.until, locale),
            when,
          })
        : m.mail_there_missed_untimed({ number, when }),
      { quoted: m.status_reason({ reason }) },
      m.mail_there_missed_next({ phone: ourPhone() }),
    ],
    sections: orderSections(known, false).slice(0, 2),
  }
}

function backAt({ life }: KnownOrder): string {
  return formatDateTime((rideOf(life, 2) ?? life).pickupAt, getLocale())
}

/** The rows that a correction changed, with what they were. */
function correctedRows({ placed: { order } }: KnownOrder, { before, after }: DataOf<'correct'>) {
  return changedRows({ ...order, ...before }, { ...order, ...after })
}

/** The order was corrected, by us or in what its customer left open: each line that changed, and what it was. */
export function correctedByUs(
  { known, event: { at, actor } }: EventLetter,
  data: DataOf<'correct'>,
): Said {
  const number = numberOf(known)
  const rows = correctedRows(known, data)
  const { landedAt } = data
  const isTold = actor === 'customer'
  return {
    subject: isTold ? m.mail_told_subject({ number }) : m.mail_correct_subject({ number }),
    heading: isTold ? m.mail_told_heading() : m.mail_correct_heading(),
    lead: [
      isTold ? m.mail_told_lead({ number }) : m.mail_correct_lead({ number }),
      ...untoldWords(known),
      ...(landedAt === undefined
        ? []
        : landedAt > at
          ? [m.mail_correct_lands({ time: formatTime(landedAt, getLocale()) })]
          : [m.mail_correct_landed({ time: formatTime(landedAt, getLocale()) })]),
      m.mail_correct_next({ phone: ourPhone() }),
    ],
    sections: rows.length > 0 ? [rowsSection(m.mail_correct_title(), rows)] : [],
  }
}

/** What is to be told on the order's page: where in a town that was named alone. */
export function untoldWords(known: KnownOrder): Paragraph[] {
  const towns = untoldTowns(known)
  return towns === '' ? [] : [m.mail_untold(), { quoted: towns }]
}

/** The rows of an order, as its page shows them, that two of its versions have differently. */
function changedRows(before: Order, after: Order): { label: string; value: string }[] {
  const [was, is] = [rowsOf(before), rowsOf(after)]
  const nothing = m.mail_correct_nothing()
  return [...new Set([...was.keys(), ...is.keys()])].flatMap((label) => {
    const [old, present] = [was.get(label) ?? nothing, is.get(label) ?? nothing]
    const value = m.mail_correct_row({ before: old, after: present })
    return old === present ? [] : [{ label, value }]
  })
}

function rowsOf(order: Order): Map<string, string> {
  return new Map(
    orderGroups(order)
      .flatMap(({ rows }) => rows)
      .map(({ label, value }) => [label, value]),
  )
}
