import type { Row } from '../../src/order/commands/desk-answer.ts'
import { eventName, groupedNumber, localTimeText, stateName } from '../sentences.ts'
import { wordOf } from './details.ts'
import { readColumns } from './rows.ts'
import { indented } from './table.ts'

/** A moment in the life of an order: its time in ms, and the cells of its line. */
type Moment = { at: number; cells: string[] }
type Entry = Record<string, unknown>

/**
 * The time-line of an order: its events with their requests, its delivery and its mails, and the queries that find
 * the same in the log.
 */
export function traceText(row: Row): string {
  const columns = readColumns(row)
  const events = entriesOf(columns['events'])
  const owed = entriesOf(columns['outbox'])
  const moments = [...events.map(ofEvent), ...owed.flatMap((entry) => ofOwed(entry, events))]
  const requests = events.map(({ requestId }) => text(requestId)).filter(Boolean)
  const { number, trace, state } = row
  return [
    `Order ${groupedNumber(text(number))} is ${stateName(text(state))}; in the log ${text(trace) || 'without a key: it is of an earlier release'}`,
    ...indented(
      moments
        .toSorted((a, b) => a.at - b.at)
        .map(({ at, cells }) => [timeOf(at), ...cells.map((cell) => cell || '–')]),
    ),
    ...(trace === null ? [] : ['', 'Queries for Workers Logs (docs/operations.md)']),
    ...(trace === null ? [] : [`  all of the order        trace = "${text(trace)}"`]),
    ...[...new Set(requests)].map(
      (request) => `  the whole request       requestId = "${request}"`,
    ),
  ].join('\n')
}

/** To the second, because one press sets off several things. */
function timeOf(at: number): string {
  const seconds = String(new Date(at).getUTCSeconds()).padStart(2, '0')
  return localTimeText(at).replace(/\d\d:\d\d/, (minute) => `${minute}:${seconds}`)
}

function ofEvent({ at, actor, event, requestId }: Entry): Moment {
  const request = text(requestId)
  const by = `${eventName(text(event))}, by ${wordOf(text(actor))}`
  return { at: Number(at), cells: [by, request === '' ? 'no request' : `request ${request}`] }
}

/** The delivery of the order, or a mail: when it was owed and, once it is done, when it left. */
function ofOwed(entry: Entry, events: Entry[]): Moment[] {
  const name = owedName(entry, events)
  const moment = (at: unknown, word: string, rest: string[]): Moment[] =>
    typeof at === 'number'
      ? [{ at, cells: [name, [word, ...rest].filter(Boolean).join(', ')] }]
      : []
  const attempts = Number(entry['attempts'])
  const tries = attempts === 1 ? '1 attempt' : `${attempts} attempts`
  const now = [wordOf(text(entry['state'])), tries, text(entry['lastError'])].filter(Boolean)
  const isDone = typeof entry['deliveredAt'] === 'number'
  return [
    ...moment(entry['owedAt'], 'owed', isDone ? [] : ['now', ...now]),
    ...moment(entry['againAt'], 'sent again by hand', []),
    ...moment(entry['deliveredAt'], '', now),
  ]
}

function owedName(entry: Entry, events: Entry[]): string {
  if (entry['kind'] === 'mail') return mailName(entry, events)
  if (entry['kind'] !== 'event') return 'delivery to the back office'
  const seq = Number(text(entry['about']).split(':')[1])
  const told = events.find((event) => Number(event['seq']) === seq)
  return `event to the back office: ${eventName(text(told?.['event']))}`
}

/** A mail by its receiver and the event it tells of: `customer:event:2`. */
function mailName({ about }: Entry, events: Entry[]): string {
  const [role, kind, seq] = text(about).split(':')
  const told = events.find((event) => text(event['seq']) === seq)
  const subject = kind === 'link' ? 'the link again' : eventName(text(told?.['event'] ?? about))
  return `mail to ${role === 'carrier' ? 'you' : 'the customer'}: ${subject}`
}

function entriesOf(value: unknown): Entry[] {
  return Array.isArray(value) ? value.filter(isEntry) : []
}

function isEntry(value: unknown): value is Entry {
  return typeof value === 'object' && value !== null
}

function text(value: unknown): string {
  return typeof value === 'string' || typeof value === 'number' ? String(value) : ''
}
