import type { Row, ShownSection } from '../../src/order/commands/desk-answer.ts'
import { amountText } from '../amounts.ts'
import { eventName, groupedNumber, paymentText, localTimeText, stateName } from '../sentences.ts'
import { detailsOf, wordOf } from './details.ts'
import { languageName } from './list.ts'
import { readColumns } from './rows.ts'
import { indented } from './table.ts'

/**
 * One order: how it stands, what was ordered (`sections`, null if it is forgotten), what happened, its tax documents,
 * and its deliveries and mails.
 */
export function showText(row: Row, sections: ShownSection[] | null): string {
  const columns = readColumns(row)
  const events = entriesOf(columns['events'])
  const delivery = entriesOf([columns['delivery']])
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
      events.map((event) => eventCells(event, row['currency'])),
    ),
    ...part('Tax documents', [
      ...entriesOf(columns['papers']).map((paper) => paperCells(paper, row['currency'])),
      ...entriesOf(columns['owedPapers']).map(owedCells),
    ]),
    ...part('Delivery to the back office', delivery.map(deliveryCells)),
    ...part(
      'Mails',
      entriesOf(columns['mails']).map((mail) => mailCells(mail, events)),
    ),
  ].join('\n')
}

type Entry = Record<string, unknown>

function factsOf(row: Row, events: Entry[]): [string, string][] {
  const payment = paymentText(text(row['payment_state']), Number(row['due']), row['currency'])
  const method = dataOf(events, 'accept')['paymentMethod'] ?? row['payment_method']
  return [
    ['State', stateName(text(row['state']))],
    ['Change asked for', openWish(row, events)],
    ['Payment', payment || 'nothing is due'],
    [
      'Total',
      typeof row['total'] === 'number' ? amountText(row['total'], row['currency']) : 'on request',
    ],
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
  const byLeg = new Map(
    events
      .filter(({ event }) => event === 'assign')
      .map(({ data }) => entriesOf([data])[0] ?? {})
      .map((data) => [text(data['leg']), data] as const),
  )
  const lines = [...byLeg].map(([leg, { driver, phone, car, plate }]): [string, string] => [
    leg === '2' ? 'Driver back' : 'Driver',
    [driver, phone, car, plate].map(text).filter(Boolean).join(', '),
  ])
  return lines.length > 0 ? lines : [['Driver', '']]
}

/** The data of the last event of this name. */
function dataOf(events: Entry[], name: string): Entry {
  const last = events.findLast(({ event }) => event === name)
  return entriesOf([last?.['data']])[0] ?? {}
}

/** The customer's wish that nobody has answered; empty if there is none. */
function openWish(row: Row, events: Entry[]): string {
  const isEnded = ['done', 'noShow', 'rejected', 'expired', 'cancelled'].includes(
    text(row['state']),
  )
  const last = events.findLast(({ event }) => event === 'requestChange' || event === 'answerChange')
  const isOpen = !isEnded && last?.['event'] === 'requestChange'
  return isOpen ? `“${text(dataOf(events, 'requestChange')['message'])}”, not answered yet` : ''
}

function part(title: string, rows: string[][]): string[] {
  return rows.length === 0 ? [] : ['', title, ...indented(rows)]
}

const FORGOTTEN: ShownSection = {
  title: 'Order',
  rows: [{ label: 'Forgotten', value: 'only number, state, sums and times are kept' }],
}

function eventCells({ seq, at, actor, event, data }: Entry, currency: unknown): string[] {
  const details = detailsOf(data, currency).join(', ')
  return [text(seq), time(at), wordOf(text(actor)), eventName(text(event)), details]
}

function deliveryCells({ state, attempts, isUnknown, lastError }: Entry): string[] {
  const tries = Number(attempts) === 1 ? '1 attempt' : `${Number(attempts)} attempts`
  const isLost = isUnknown === 1 ? 'may have arrived although no answer came' : ''
  return [wordOf(text(state)), [tries, isLost, text(lastError)].filter(Boolean).join(', ')]
}

const PAPERS: Record<string, string> = {
  advance: 'receipt for an advance',
  invoice: 'invoice',
  credit: 'credit note',
  debit: 'debit note',
  receipt: 'receipt for cash',
}

function paperCells(
  { number, kind, issuedOn, total, due, corrects }: Entry,
  currency: unknown,
): string[] {
  const corrected = text(corrects)
  return [
    text(number),
    `${PAPERS[text(kind)] ?? text(kind)}${corrected && ` on ${corrected}`}`,
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

/**
 * A mail is named by its receiver and the number of its event: `customer:event:2`; `customer:former:2` went to the
 * address that this event put another in the place of. `carrier:driverNews:5.1.former` is for who drove the ride 1 until
 * the event 5.
 */
function mailCells({ about, state, lastError, id, news }: Entry, events: Entry[]): string[] {
  const [, kind = '', rest = ''] = text(about).split(':')
  const [seq, , driver] = rest.split('.')
  const told = events.find((event) => text(event['seq']) === seq)
  const document = kind === 'document' ? `document after event ${text(seq)}` : null
  const subject =
    document ?? (kind === 'link' ? 'the link again' : eventName(text(told?.['event'] ?? about)))
  return [
    mailTo(text(about), driver),
    subject,
    state === 'capped' ? 'held back until you act' : wordOf(text(state)),
    [text(lastError), newsText(text(news)), text(id)].filter(Boolean).join(', '),
  ]
}

function mailTo(about: string, driver: string | undefined): string {
  if (about.startsWith('carrier:driverNews')) {
    return driver === 'former' ? 'to the driver until then' : 'to the driver'
  }
  if (about.startsWith('customer:former')) return 'to the customer (first address)'
  return about.startsWith('carrier:') ? 'to you' : 'to the customer'
}

/** What the sender reported of a mail that it took. */
function newsText(news: string): string {
  if (news === 'delivered') return 'reached the mailbox'
  return news === 'complained' ? 'was reported as spam' : ''
}

function entriesOf(value: unknown): Entry[] {
  const entries = Array.isArray(value) ? value : []
  return entries.filter(isEntry)
}

function isEntry(value: unknown): value is Entry {
  return typeof value === 'object' && value !== null
}

function text(value: unknown): string {
  return typeof value === 'string' || typeof value === 'number' ? String(value) : ''
}

function time(value: unknown): string {
  return typeof value === 'number' ? localTimeText(value) : ''
}
