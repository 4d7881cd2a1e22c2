import type { Row } from '../../src/order/commands/desk-answer.ts'
import { serviceName } from '../../src/carrier/service-slugs.ts'
import { groupedNumber, stateName } from '../words.ts'
import { entriesOf } from './events-and-mails.ts'
import { aligned, indented, printable } from './printable.ts'
import { isOpen, paymentOf, readColumns, text, time, totalOf } from './rows.ts'

/** The columns of the list. */
const COLUMNS: Record<string, (row: Row) => string> = {
  NUMBER: ({ number }) => groupedNumber(text(number)),
  PICKUP: (row) => time(row['pickup_at']),
  STATE: ({ state }) => stateName(text(state)),
  WAY: wayOf,
  CAR: ({ service }) => (service ? serviceName(text(service)) : ''),
  PEOPLE: ({ kind, passengers }) => (kind === 'parcel' ? 'parcel' : text(passengers)),
  DRIVER: ({ driver }) => short(driver, 18),
  LANGUAGE: ({ locale }) => languageName(locale),
  NAME: ({ name }) => text(name),
  TOTAL: totalOf,
  PAYMENT: paymentOf,
  NOTES: (row) => notesOf(row).join('; '),
}

/** The list of orders as aligned columns, and the failed mails below it; `limit` is how many were asked for. */
export function listText(rows: Row[], failedMails: Row[], limit: number): string {
  const cells = rows.map((row) => Object.values(COLUMNS).map((cellOf) => cellOf(row)))
  return [
    ...(rows.length === 0
      ? ['There are no such orders.']
      : aligned([Object.keys(COLUMNS), ...cells])),
    ...(rows.length >= limit ? ['', `These are ${limit}; there may be more.`] : []),
    ...(failedMails.length === 0 ? [] : ['', ...aligned([[failedText(failedMails)]])]),
  ].join('\n')
}

/** From and to in a few letters; of an experience its name, of a ride by the hour its hours. */
function wayOf({ title, hours, ...row }: Row): string {
  if (row['is_emptied'] === 1) return 'forgotten'
  if (row['is_readable'] !== 1) return 'unreadable'
  if (title) return short(title, 36)
  const to = short(row['to_place'], 18) || (hours && `${hours} h`)
  return [short(row['from_place'], 18), to].filter(Boolean).join(' – ')
}

/** States in which the ride does not take place, so that its return does not either. */
const DROPPED = ['rejected', 'expired', 'cancelled']

/** What needs an eye: an unanswered wish, an order whose mail to us did not go, a return on another day, and a delivery that is not done. */
function notesOf(row: Row): string[] {
  const back = DROPPED.includes(text(row['state'])) ? '' : time(row['return_at'])
  return [
    row['is_change_asked'] === 1 && isOpen(row['state']) ? 'CHANGE ASKED FOR' : '',
    row['is_untold'] === 1 ? 'YOU WERE NOT TOLD' : '',
    mailNote(text(row['mail'])),
    back && `back ${back}`,
    deliveryText(row['delivery'], row['last_error']),
  ].filter(Boolean)
}

/** What is wrong with the customer's mails. */
function mailNote(mail: string): string {
  if (mail === 'capped') return 'MAIL HELD BACK until you act'
  return /^(?:refused|dead|late)$/.test(mail) ? `MAIL ${mail.toUpperCase()}` : ''
}

function failedText(mails: Row[]): string {
  const about = new Set(mails.map((row) => groupedNumber(text(row['about']))))
  const why = mails.map((row) => text(row['last_error'])).find(Boolean)
  return `Mail that could not be sent: ${[...about].join(', ')}${why ? ` (${why})` : ''}. Mend the cause, then replay each.`
}

/** The delivery state, only if it is not delivered. */
export function deliveryText(state: unknown, error: unknown): string {
  if (state === 'delivered') return ''
  return [text(state) || 'not owed', text(error)].filter(Boolean).join(': ')
}

const LANGUAGES = new Intl.DisplayNames('en', { type: 'language' })

/** The language in which a customer ordered, in words. */
export function languageName(locale: unknown): string {
  return LANGUAGES.of(text(locale) || 'und') ?? ''
}

/** A place up to its first comma, and no longer than that. */
function short(value: unknown, most: number): string {
  const [place = ''] = text(value).split(',')
  return place.length > most ? `${place.slice(0, most - 1).trimEnd()}…` : place
}

/** Contact messages, the newest first. */
export function messagesText(rows: Row[]): string {
  return rows.map(messageText).join('\n\n') || 'There are no messages.'
}

function messageText(row: Row): string {
  const written = entriesOf(readColumns(row)['body']).flatMap((body) => Object.entries(body))
  const head = [time(row['sent_at']), text(row['message_key']), deliveryText(row['delivery'], null)]
  const lines = written.map(([name, value]) =>
    name === 'locale'
      ? ['Language', languageName(value)]
      : [name.replace(/^./, (letter) => letter.toUpperCase()), text(value)],
  )
  return [
    head.map(printable).join('  ').trimEnd(),
    ...indented(lines.filter(([, value]) => value !== '')),
  ].join('\n')
}
