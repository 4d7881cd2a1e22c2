import type { Row } from '../../src/order/commands/desk-answer.ts'
import { serviceName } from '../../src/carrier/service-slugs.ts'
import { amountText } from '../amounts.ts'
import { groupedNumber, paymentText, localTimeText, stateName } from '../sentences.ts'
import { aligned } from './table.ts'

type Cell = Row[string] | undefined

const HEAD = 'NUMBER PICKUP STATE WAY CAR PEOPLE DRIVER LANGUAGE NAME TOTAL PAYMENT NOTES'.split(
  ' ',
)
/** States in which the ride does not take place, so that its return does not either. */
const DROPPED = ['rejected', 'expired', 'cancelled']

/** The list of orders as aligned columns, and the failed mails below it; `limit` is how many were asked for. */
export function listText(rows: Row[], failedMails: Row[], limit: number): string {
  const table =
    rows.length === 0 ? ['There are no such orders.'] : aligned([HEAD, ...rows.map(cellsOf)])
  const more = rows.length >= limit ? ['', `These are ${limit}; there may be more.`] : []
  return [...table, ...more, ...failedText(failedMails)].join('\n')
}

function cellsOf(row: Row): string[] {
  return [
    groupedNumber(text(row['number'])),
    time(row['pickup_at']),
    stateName(text(row['state'])),
    row['is_emptied'] === 1 ? 'forgotten' : row['is_readable'] === 1 ? wayOf(row) : 'unreadable',
    row['service'] ? serviceName(text(row['service'])) : '',
    peopleOf(row),
    short(row['driver'], 18),
    languageName(row['locale']),
    text(row['name']),
    typeof row['total'] === 'number' ? amountText(row['total'], row['currency']) : 'on request',
    paymentText(text(row['payment_state']), Number(row['due']), row['currency']),
    notesOf(row).join('; '),
  ]
}

/** From and to in a few letters; of an experience its name, of a ride by the hour its hours. */
function wayOf(row: Row): string {
  if (row['title']) return short(row['title'], 36)
  const [from, to] = [short(row['from_place'], 18), short(row['to_place'], 18)]
  const hours = row['hours'] ? `${text(row['hours'])} h` : ''
  return [from, to || hours].filter((part) => part !== '').join(' – ')
}

function peopleOf(row: Row): string {
  return row['kind'] === 'parcel' ? 'parcel' : text(row['passengers'])
}

/** What needs an eye: an unanswered wish, an order whose mail to us did not go, a return on another day, and a delivery that is not done. */
function notesOf(row: Row): string[] {
  const state = text(row['state'])
  const isOpen = !['done', 'noShow', ...DROPPED].includes(state)
  const delivery = deliveryText(row['delivery'], row['last_error'])
  return [
    ...(row['is_change_asked'] === 1 && isOpen ? ['CHANGE ASKED FOR'] : []),
    ...(row['is_untold'] === 1 ? ['YOU WERE NOT TOLD'] : []),
    ...mailNotes(text(row['mail'])),
    ...(row['return_at'] && !DROPPED.includes(state) ? [`back ${isoTime(row['return_at'])}`] : []),
    ...(delivery === '' ? [] : [delivery]),
  ]
}

/** What is wrong with the customer's mails. */
function mailNotes(mail: string): string[] {
  if (mail === 'capped') return ['MAIL HELD BACK until you act']
  return mail === 'refused' || mail === 'dead' || mail === 'late'
    ? [`MAIL ${mail.toUpperCase()}`]
    : []
}

function failedText(mails: Row[]): string[] {
  if (mails.length === 0) return []
  const about = [...new Set(mails.map((row) => groupedNumber(text(row['about']))))]
  const named = mails.map((row) => text(row['last_error'])).find((error) => error !== '')
  const why = named ? ` (${named})` : ''
  return [
    '',
    ...aligned([
      [`Mail that could not be sent: ${about.join(', ')}${why}. Mend the cause, then replay each.`],
    ]),
  ]
}

/** The delivery state, only if it is not delivered. */
export function deliveryText(state: Cell, error: Cell): string {
  if (state === 'delivered') return ''
  const why = text(error) === '' ? '' : `: ${text(error)}`
  return `${text(state) === '' ? 'not owed' : text(state)}${why}`
}

const LANGUAGES = new Intl.DisplayNames('en', { type: 'language' })

/** The language in which a customer ordered, in words. */
export function languageName(locale: Cell): string {
  return LANGUAGES.of(text(locale) || 'und') ?? ''
}

/** A place up to its first comma, and no longer than that. */
function short(value: Cell, most: number): string {
  const [place = ''] = text(value).split(',')
  return place.length > most ? `${place.slice(0, most - 1).trimEnd()}…` : place
}

function text(value: Cell): string {
  return String(value ?? '')
}

function time(value: Cell): string {
  return typeof value === 'number' ? localTimeText(value) : ''
}

function isoTime(value: Cell): string {
  return Number.isNaN(Date.parse(text(value))) ? '' : localTimeText(text(value))
}
