import type { LifeEvent } from '~/features/order/life/event-data'
import type { KnownOrder } from '~/features/order/placed/find-order.server'

/** What a mail says, before it is laid out; paragraphs may hold addresses, which become links. */
export type LetterContent = {
  subject: string
  /** Where the order stands, in few words. */
  heading: string
  lead: string[]
  button: { label: string; url: string } | null
  sections: Section[]
}

export type Section = { title: string; rows: LetterRow[]; paragraphs: string[] }

export type LetterRow = { label: string; value: string }

/** A section of rows alone; those without a value are left out. */
export function rowsSection(
  title: string,
  rows: { label: string; value: string | null }[],
  paragraphs: string[] = [],
): Section {
  const said = rows.flatMap(({ label, value }) => (value ? [{ label, value }] : []))
  return { title, rows: said, paragraphs }
}

/** A section of sentences alone. */
export function textSection(title: string, ...paragraphs: string[]): Section {
  return { title, rows: [], paragraphs }
}

/** The event that a mail tells of, and the order as it stood after it. */
export type EventLetter = { known: KnownOrder; event: LifeEvent; origin: string }

/** What differs from mail to mail; the button, the number and whom to call are in all of them. */
export type Said = Omit<LetterContent, 'button' | 'sections'> & {
  button?: string
  sections?: (Section | null)[]
}
