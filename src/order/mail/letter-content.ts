import type { LifeEvent } from '~/order/life/event-data'
import type { MailTicket } from '~/order/mail/mail-ticket'
import type { Reservation } from '~/order/mail/attached/reservation'
import type { EventToldTo } from '~/order/acts/acts'
import type { KnownOrder } from '~/order/store/find-order.server'

/**
 * A paragraph. Web addresses that we wrote in a text become links; what a person typed is `quoted` and gets none, so
 * that a stranger's address never looks like ours.
 */
export type Paragraph = string | { quoted: string }

/** The content of a mail before layout. */
export type LetterContent = {
  subject: string
  /** Status of the order in a few words. */
  heading: string
  lead: Paragraph[]
  /** The ticket of the customer's mails, and the same for mail programs; null if there is none. */
  ticket?: MailTicket | null
  reservation?: Reservation | null
  button: { label: string; url: string } | null
  sections: Section[]
}

export type Section = { title: string; rows: LetterRow[]; paragraphs: Paragraph[] }

export type LetterRow = { label: string; value: string }

/** A section with rows only; omits rows without a value. */
export function rowsSection(
  title: string,
  rows: { label: string; value: string | null }[],
  paragraphs: string[] = [],
): Section {
  const said = rows.flatMap(({ label, value }) => (value ? [{ label, value }] : []))
  return { title, rows: said, paragraphs }
}

/** A section with paragraphs only. */
export function textSection(title: string, ...paragraphs: string[]): Section {
  return { title, rows: [], paragraphs }
}

/** The events that are mailed to the carrier. */
export type CarrierEvent = Extract<LifeEvent, { event: EventToldTo<'carrier'> }>
/** The events that are mailed to the customer. */
export type CustomerEvent = Extract<LifeEvent, { event: EventToldTo<'customer'> }>

/** An event for a customer's mail, with the order as of that event. */
export type EventLetter = {
  known: KnownOrder
  event: CustomerEvent
  origin: string
  /** False where the carrier's back office decides, which also makes the papers. */
  isDecidedHere: boolean
}

/** The parts that differ between mails; every mail also has the button, the order number and the telephone. */
export type Said = Omit<LetterContent, 'button' | 'sections' | 'ticket' | 'reservation'> & {
  /** The order at the price of our offer, which its ticket shows. */
  priced?: KnownOrder
  button?: string
  sections?: (Section | null)[]
}
