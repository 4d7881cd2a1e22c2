import type { Row } from '../../src/order/commands/desk-answer.ts'
import { isEnded, ORDER_STATES } from '../../src/order/life/states.ts'
import { parseJson } from '../../src/lib/parse-json.ts'
import { deskWord, localTimeText } from '../words.ts'

/** An event, a mail, a delivery or a document in a JSON column. */
export type Entry = Record<string, unknown>

const JSON_COLUMNS = ['body', 'events', 'delivery', 'mails', 'outbox', 'papers', 'owedPapers']

/** Parses the JSON columns of a row; an invalid one stays text. */
export function readColumns(row: Row): Entry {
  const read = Object.entries(row).map(([name, value]) => {
    const isJson = JSON_COLUMNS.includes(name) && typeof value === 'string' && /^[[{]/.test(value)
    return [name, (isJson ? parseJson(value) : undefined) ?? value]
  })
  return Object.fromEntries(read)
}

/** The entries of a parsed column, or the one that it is. */
export function entriesOf(value: unknown): Entry[] {
  return [value].flat().filter(isEntry)
}

function isEntry(value: unknown): value is Entry {
  return typeof value === 'object' && value !== null
}

/** A text or a number as text; empty for anything else. */
export function text(value: unknown): string {
  return typeof value === 'string' || typeof value === 'number' ? String(value) : ''
}

/** What is there of some values. */
export function joined(...values: unknown[]): string {
  return values.map(text).filter(Boolean).join(', ')
}

/** An instant, in ms or as ISO has it, in local time; empty for anything else. */
export function time(value: unknown): string {
  const at = typeof value === 'number' ? value : text(value)
  return Number.isNaN(new Date(at).getTime()) ? '' : localTimeText(at)
}

/** True while something may still happen to an order in a state; one of a newer site is open. */
export function isOpen(state: unknown): boolean {
  return ORDER_STATES.find((known) => known === state && isEnded(known)) === undefined
}

/** The attempts of a delivery. */
export function triesText({ attempts }: Entry): string {
  return Number(attempts) === 1 ? '1 attempt' : `${Number(attempts)} attempts`
}

/** What the event with this number is called; undefined if there is none. */
export function eventOf(seq: string | undefined, events: Entry[]): string | undefined {
  const found = events.find((event) => text(event['seq']) === seq)
  return found && deskWord('event', text(found['event']))
}

/**
 * To whom a mail goes, and what it tells of. It is named by its receiver and the number of its event:
 * `customer:event:2`; `customer:former:2` went to the address that this event put another in the place of.
 * `carrier:driverNews:5.1.former` is for who drove the ride 1 until the event 5.
 */
export function mailOf(about: string, events: Entry[]): [to: string, subject: string] {
  const [role, kind, rest = ''] = about.split(':')
  const [seq, , driver] = rest.split('.')
  return [
    receiverOf(role, kind, driver),
    kind === 'document'
      ? `document after event ${seq}`
      : kind === 'link'
        ? 'the link again'
        : (eventOf(seq, events) ?? about),
  ]
}

function receiverOf(role?: string, kind?: string, driver?: string): string {
  if (kind === 'driverNews') return driver === 'former' ? 'the driver until then' : 'the driver'
  if (role === 'carrier') return 'you'
  return kind === 'former' ? 'the customer (first address)' : 'the customer'
}
