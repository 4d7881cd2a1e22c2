import type { Row } from '../../src/order/commands/desk-answer.ts'
import { deskWord, groupedNumber, localTimeText, stateName } from '../words.ts'
import { entriesOf, type Entry, eventOf, mailOf, triesText, wordOf } from './events-and-mails.ts'
import { indented } from './printable.ts'
import { joined, readColumns, text } from './rows.ts'

/** A moment in the life of an order: its time in ms, and the cells of its line. */
type Moment = { at: number; cells: string[] }

/**
 * The time-line of an order: its events with their requests, its delivery and its mails, and the queries that find
 * the same in the log.
 */
export function traceText(row: Row): string {
  const { number, trace, state, ...columns } = readColumns(row)
  const events = entriesOf(columns['events'])
  const moments = [
    ...events.map(ofEvent),
    ...entriesOf(columns['outbox']).flatMap((entry) => ofOwed(entry, events)),
  ]
  const lines = moments
    .toSorted((a, b) => a.at - b.at)
    .map(({ at, cells }) => [timeOf(at), ...cells.map((cell) => cell || '–')])
  const key = text(trace)
  const requests = new Set(events.map(({ requestId }) => text(requestId)).filter(Boolean))
  const inLog = key || 'without a key: it is of an earlier release'
  const title = ['', 'Queries for Workers Logs (docs/operations.md)']
  return [
    `Order ${groupedNumber(text(number))} is ${stateName(text(state))}; in the log ${inLog}`,
    ...indented(lines),
    ...(key === '' ? [] : [...title, `  all of the order        trace = "${key}"`]),
    ...[...requests].map((request) => `  the whole request       requestId = "${request}"`),
  ].join('\n')
}

/** To the second, because one press sets off several things. */
function timeOf(at: number): string {
  const seconds = String(new Date(at).getUTCSeconds()).padStart(2, '0')
  return localTimeText(at).replace(/\d\d:\d\d/, (minute) => `${minute}:${seconds}`)
}

function ofEvent({ at, actor, event, requestId }: Entry): Moment {
  const request = text(requestId)
  const by = `${deskWord('event', text(event))}, by ${wordOf(text(actor))}`
  return { at: Number(at), cells: [by, request === '' ? 'no request' : `request ${request}`] }
}

/** The delivery of the order, or a mail: when it was owed and, once it is done, when it left. */
function ofOwed(entry: Entry, events: Entry[]): Moment[] {
  const { owedAt, againAt, deliveredAt, state, lastError } = entry
  const now = joined(wordOf(text(state)), triesText(entry), lastError)
  const moments: [unknown, string][] = [
    [owedAt, typeof deliveredAt === 'number' ? 'owed' : `owed, now, ${now}`],
    [againAt, 'sent again by hand'],
    [deliveredAt, now],
  ]
  return moments.flatMap(([at, said]) =>
    typeof at === 'number' ? [{ at, cells: [owedName(entry, events), said] }] : [],
  )
}

function owedName({ kind, about }: Entry, events: Entry[]): string {
  if (kind === 'mail') return `mail to ${mailOf(text(about), events).join(': ')}`
  if (kind !== 'event') return 'delivery to the back office'
  return `event to the back office: ${eventOf(text(about).split(':')[1], events) ?? ''}`
}
