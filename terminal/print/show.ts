import type { Row, ShownSection } from '../../src/order/commands/desk-answer.ts'
import { amountText, deskWord, groupedNumber, paymentText, stateName } from '../words.ts'
import { detailsOf, wordOf } from './details.ts'
import { languageName } from './list.ts'
import {
  attemptsText,
  entriesOf,
  type Entry,
  isOpen,
  mailOf,
  readColumns,
  text,
  time,
} from './rows.ts'
import { indented } from './table.ts'

/**
 * One order: how it stands, what was ordered (`sections`, null if it is forgotten), what happened, its tax documents,
 * and its deliveries and mails.
 */
export function showText(row: Row, sections: ShownSection[] | null): string {
  const { currency, ...columns } = readColumns(row)
  const events = entriesOf(columns['events'])
  const documents = [
    ...entriesOf(columns['papers']).map((paper) => paperCells(paper, currency)),
    ...entriesOf(columns['owedPapers']).map(owedCells),
  ]
  return [
    `Order ${groupedNumber(text(row['number']))}`,
    ...indented(factsOf(row, events).filter(([, value]) => value !== '')),
    ...(sections ?? [FORGOTTEN]).flatMap(({ title, rows }) =>
      part(
        title,
        rows.map(({ label, value }) => [label, value]),
      ),
    ),
    ...part(
      'What happened',
      events.map((event) => eventCells(event, currency)),
    ),
    ...part('Tax documents', documents),
    ...part('Delivery to the back office', entriesOf(columns['delivery']).map(deliveryCells)),
    ...part(
      'Mails',
      entriesOf(columns['mails']).map((mail) => mailCells(mail, events)),
    ),
  ].join('\n')
}

const FORGOTTEN: ShownSection = {
  title: 'Order',
  rows: [{ label: 'Forgotten', value: 'only number, state, sums and times are kept' }],
}

function part(title: string, rows: string[][]): string[] {
  return rows.length === 0 ? [] : ['', title, ...indented(rows)]
}

function factsOf(row: Row, events: Entry[]): [string, string][] {
  const { currency, state, total } = row
  const { paymentMethod } = dataOf(events, 'accept')
  return [
    ['State', stateName(text(state))],
    ['Change asked for', isOpen(state) ? openWish(events) : ''],
    [
      'Payment',
      paymentText(text(row['payment_state']), Number(row['due']), currency) || 'nothing is due',
    ],
    ['Total', typeof total === 'number' ? amountText(total, currency) : 'on request'],
    ['Paid by', wordOf(text(paymentMethod ?? row['payment_method']))],
    ...driversOf(events),
    ['Pickup', time(row['pickup_at'])],
    ['Placed', time(row['placed_at'])],
    ['Language', languageName(row['locale'])],
    ['Note', text(row['note'])],
    ['Terms of', text(row['terms_version'])],
    ['In the log', text(row['trace'])],
    ['Last event', text(events.at(-1)?.['seq'])],
  ]
}

/** Who drives, of an order there and back for each ride. */
function driversOf(events: Entry[]): [string, string][] {
  const assigned = events.filter(({ event }) => event === 'assign').map(({ data }) => data)
  const byLeg = new Map(entriesOf(assigned).map((data) => [text(data['leg']), data] as const))
  return [...byLeg].map(([leg, { driver, phone, car, plate }]) => [
    leg === '2' ? 'Driver back' : 'Driver',
    [driver, phone, car, plate].map(text).filter(Boolean).join(', '),
  ])
}

/** The data of the last event of this name. */
function dataOf(events: Entry[], name: string): Entry {
  const last = events.findLast(({ event }) => event === name)
  return entriesOf(last?.['data'])[0] ?? {}
}

/** The customer's wish that nobody has answered; empty if there is none. */
function openWish(events: Entry[]): string {
  const last = events.findLast(({ event }) => event === 'requestChange' || event === 'answerChange')
  if (last?.['event'] !== 'requestChange') return ''
  return `“${text(dataOf(events, 'requestChange')['message'])}”, not answered yet`
}

function eventCells({ seq, at, actor, event, data }: Entry, currency: unknown): string[] {
  const details = detailsOf(data, currency).join(', ')
  return [text(seq), time(at), wordOf(text(actor)), deskWord('event', text(event)), details]
}

function deliveryCells(delivery: Entry): string[] {
  const { state, isUnknown, lastError } = delivery
  const lost = isUnknown === 1 ? 'may have arrived although no answer came' : ''
  return [
    wordOf(text(state)),
    [attemptsText(delivery), lost, text(lastError)].filter(Boolean).join(', '),
  ]
}

const PAPERS: Record<string, string> = {
  advance: 'receipt for an advance',
  invoice: 'invoice',
  credit: 'credit note',
  debit: 'debit note',
  receipt: 'receipt for cash',
}

function paperCells(paper: Entry, currency: unknown): string[] {
  const [number, kind, issuedOn, corrected] = [
    text(paper['number']),
    text(paper['kind']),
    text(paper['issuedOn']),
    text(paper['corrects']),
  ]
  const due = Number(paper['due'])
  return [
    number,
    `${PAPERS[kind] ?? kind}${corrected && ` on ${corrected}`}`,
    issuedOn,
    amountText(Number(paper['total']), currency),
    due > 0 ? `${amountText(due, currency)} due` : '',
  ]
}

/** A document that is owed after an event and not issued. */
function owedCells({ seq, state, lastError }: Entry): string[] {
  const isPending = state === 'pending'
  const isFailed = state === 'needs_review' || state === 'dead'
  const said = isFailed ? 'could not be issued' : wordOf(text(state))
  return [`after event ${text(seq)}`, isPending ? 'not issued yet' : said, text(lastError)]
}

function mailCells({ about, state, lastError, id, news }: Entry, events: Entry[]): string[] {
  const [to, subject] = mailOf(text(about), events)
  const said = state === 'capped' ? 'held back until you act' : wordOf(text(state))
  const more = [text(lastError), NEWS[text(news)] ?? '', text(id)].filter(Boolean)
  return [`to ${to}`, subject, said, more.join(', ')]
}

/** What the sender reported of a mail that it took. */
const NEWS: Record<string, string> = {
  delivered: 'reached the mailbox',
  complained: 'was reported as spam',
}
