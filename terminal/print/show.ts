import type { Row, ShownSection } from '../../src/order/commands/desk-answer.ts'
import { amountText, deskWord, groupedNumber, stateName } from '../words.ts'
import { detailsOf, entriesOf, type Entry, mailOf, triesText, wordOf } from './events-and-mails.ts'
import { languageName } from './list.ts'
import { indented } from './printable.ts'
import { isOpen, joined, paymentOf, readColumns, text, time, totalOf } from './rows.ts'

/**
 * One order: how it stands, what was ordered (`sections`, null if it is forgotten), what happened, its tax documents,
 * and its deliveries and mails.
 */
export function showText(row: Row, sections: ShownSection[] | null): string {
  const { currency, events: told, papers, owedPapers, delivery, mails } = readColumns(row)
  const events = entriesOf(told)
  const parts = {
    'What happened': events.map((event) => eventCells(event, currency)),
    'Tax documents': [
      ...entriesOf(papers).map((paper) => paperCells(paper, currency)),
      ...entriesOf(owedPapers).map(owedCells),
    ],
    'Delivery to the back office': entriesOf(delivery).map((entry) => {
      const { state, isUnknown, lastError } = entry
      const lost = isUnknown === 1 && 'may have arrived although no answer came'
      return [wordOf(text(state)), joined(triesText(entry), lost, lastError)]
    }),
    Mails: entriesOf(mails).map((mail) => mailCells(mail, events)),
  }
  return [
    `Order ${groupedNumber(text(row['number']))}`,
    ...indented(factsOf(row, events).filter(([, value]) => value !== '')),
    ...(sections ?? [FORGOTTEN]).flatMap(({ title, rows }) => {
      return ['', title, ...indented(rows.map(({ label, value }) => [label, value]))]
    }),
    ...Object.entries(parts).flatMap(([title, rows]) => {
      return rows.length === 0 ? [] : ['', title, ...indented(rows)]
    }),
  ].join('\n')
}

const FORGOTTEN: ShownSection = {
  title: 'Order',
  rows: [{ label: 'Forgotten', value: 'only number, state, sums and times are kept' }],
}

function factsOf(row: Row, events: Entry[]): [string, string][] {
  const { state } = row
  const method = dataOf(events, 'accept')['paymentMethod'] ?? row['payment_method']
  return [
    ['State', stateName(text(state))],
    ['Change asked for', isOpen(state) ? openWish(events) : ''],
    ['Payment', paymentOf(row) || 'nothing is due'],
    ['Total', totalOf(row)],
    ['Paid by', wordOf(text(method))],
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
    joined(driver, phone, car, plate),
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
  const details = joined(...detailsOf(data, currency))
  return [text(seq), time(at), wordOf(text(actor)), deskWord('event', text(event)), details]
}

const PAPERS: Record<string, string> = {
  advance: 'receipt for an advance',
  credit: 'credit note',
  debit: 'debit note',
  receipt: 'receipt for cash',
}

function paperCells(paper: Entry, currency: unknown): string[] {
  const { number, issuedOn, corrects, total, due } = paper
  const kind = text(paper['kind'])
  return [
    text(number),
    [PAPERS[kind] ?? kind, text(corrects)].filter(Boolean).join(' on '),
    text(issuedOn),
    amountText(Number(total), currency),
    Number(due) > 0 ? `${amountText(Number(due), currency)} due` : '',
  ]
}

const OWED: Record<string, string> = {
  pending: 'not issued yet',
  needs_review: 'could not be issued',
  dead: 'could not be issued',
}

/** A document that is owed after an event and not issued. */
function owedCells({ seq, state, lastError }: Entry): string[] {
  const said = OWED[text(state)] ?? wordOf(text(state))
  return [`after event ${text(seq)}`, said, text(lastError)]
}

/** What the sender reported of a mail that it took. */
const NEWS: Record<string, string> = {
  delivered: 'reached the mailbox',
  complained: 'was reported as spam',
}

function mailCells({ about, state, lastError, id, news }: Entry, events: Entry[]): string[] {
  const [to, subject] = mailOf(text(about), events)
  const said = state === 'capped' ? 'held back until you act' : wordOf(text(state))
  return [`to ${to}`, subject, said, joined(lastError, NEWS[text(news)], id)]
}
