import type { DeskAnswer, DeskError, Standing } from '../src/order/commands/desk-answer.ts'
import type { DeskCommand } from '../src/order/commands/desk-command.ts'
import type { Objection } from '../src/order/store/desk/objection.ts'
import messages from '../messages/en.json' with { type: 'json' }
import { TIME_ZONE, toLocalTime, zoneCity } from '../src/lib/local-time.ts'
import { amountText } from './amounts.ts'
import { nearest } from './nearest.ts'

const STATES: Record<Standing['state'], string> = {
  received: 'received and waits for you',
  offered: 'offered and waits for the customer',
  confirmed: 'confirmed',
  assigned: 'assigned to a driver',
  underway: 'under way',
  done: 'done',
  rejected: 'rejected',
  expired: 'expired',
  cancelled: 'cancelled',
  noShow: 'closed, because nobody came',
}

/** The states in one word, for a column; `--state` takes them. */
const STATE_NAMES: Record<Standing['state'], string> = {
  received: 'received',
  offered: 'offered',
  confirmed: 'confirmed',
  assigned: 'assigned',
  underway: 'under way',
  done: 'done',
  rejected: 'rejected',
  expired: 'expired',
  cancelled: 'cancelled',
  noShow: 'no-show',
}

export const REASONS: Record<DeskError, string> = {
  notNow: 'The state of the order does not allow it',
  notYours: 'Only the customer may do it',
  noPrice: 'It has no price yet: quote one, and the customer accepts it',
  tooLate: 'It is too late: the pickup, or the end of the offer, is over or too near',
  tooOften: 'Its customer corrected the e-mail address twice already',
  nothingOffered: 'Nothing is offered',
  timeInvalid: `There is no such time in ${zoneCity()}`,
  untilPast: 'The end of the offer (--until) is past',
  untilTooLate: 'The offer must end two hours before the pickup or sooner (--until)',
  pickupPast: 'The new pickup (--time) is past',
  tooEarly: 'Its time is not over yet',
  nothingDue: 'Nothing is due; an order that does not bind yet is not paid',
  amountTooLarge:
    'That is more than you owe: lower the price first (price --total); if money was noted and never moved: mistake',
  dayTooEarly: 'That day is more than 60 days before the order: look at its year',
  nothingToReverse: 'The order has no such payment, or it went back already',
  dayAhead: 'That day has not come: money is noted of a day that is over, or of today',
  alreadyNoted: 'It is noted already: money of this way and reference',
  beforePickup: 'The pickup time has not come: say why the ride is done (--why)',
  stillWaiting: 'The driver still has to wait: the waiting that the price includes is not over',
  waitedTooShort: 'The driver left before the end of the waiting that the price includes',
  waitedInFuture: 'The driver cannot have left at a time to come (--waited-until)',
  nothingAsked: 'The customer asked for no change: propose one by --yes with --time or --total',
  emptyYes: 'The customer asked for another pickup time: name it by --time, or answer --no',
  samePrice: 'It has that price already',
  noSuchRide: 'The order has no such ride, or it is over (--leg)',
  nothingChanged: 'That changes nothing',
  nothingToUndo:
    'The last event cannot be taken back: it is not yours, or money that a gateway moved',
  undoTooLate: 'It is older than a minute: its mail has gone; act again, or reopen the order',
  endedByCustomer: 'Its customer ended it: ask for a new order',
  landingFar: 'That landing (--landed-at) is more than two days from the pickup',
  ownerOnly: 'Only an owner may do it',
  afterReturn: 'The new pickup (--time) is after the ride back',
  objected: 'Nothing was done',
  overtaken: 'Somebody else acted at the same moment; look and try again',
  held: 'It looks like a robot’s and is held: release it first',
  wishedTooOften: 'Its customer has asked for as many changes as an order takes',
  unknown: 'There is no such order, or what was personal in it is forgotten',
  gatewayRefused:
    'The payment gateway refuses the refund, so nothing was noted: its dashboard says why',
  gatewaySilent:
    'The payment gateway gives no answer, and nothing was noted: repeat the same command, no money goes back twice',
  gatewayLocked:
    'The payment gateway does not take the key of the site, or the key lacks a right, and nothing was noted: `GET /api/health` says what mends it',
  gatewayPartly:
    'The payment gateway returned a part of it, which is noted, and not the rest: `show` has what is still owed; refund that, no money goes back twice',
  decidedElsewhere:
    'Your back office decides about orders, not this site: do it there (PROVIDER in the settings)',
  nothingTraced:
    'No order has this number or key, and this request placed or changed none. The log may still know the request: requestId = "…"',
  keyReused: 'The key of this command came with another one before: type it again',
  nothingThere: 'Nothing there is in such a state; what is on its way may be tried again soon',
}

/** True for an error for which the terminal has a sentence; the compiler asks for all of them. */
export function isDeskError(value: unknown): value is DeskError {
  return typeof value === 'string' && Object.hasOwn(REASONS, value)
}

/** The reason why nothing was done, and the state of the order. */
export function refusalText({ error, order, objections = [] }: Refused): string {
  const against = objections.map(objectionText)
  return [
    ...(against.length > 0
      ? [...against, 'Nothing was done; --anyway does it all the same.']
      : [`${REASONS[error]}.`]),
    ...(order ? [standingText(order)] : []),
  ].join('\n')
}

type Refused = Pick<
  Extract<DeskAnswer, { order: Standing | null; ok: false }>,
  'error' | 'order' | 'objections'
>

function objectionText({ why, of, name, meets }: Objection): string {
  switch (why) {
    case 'overlap': {
      if (!meets) return `${name} has another ride at that time.`
      const { number, from, until, missingMin } = meets
      const [begin, end] = [localTimeText(from), localTimeText(until)]
      return `${name} drives order ${groupedNumber(number)} from ${begin} to ${end}: ${missingMin} min are missing between the rides.`
    }
    case 'dayOff':
      return of === 'driver'
        ? `${name} is off on that day.`
        : `${name} is out of service on that day.`
    case 'tooSmall':
      return `${name} has fewer seats than there are people.`
    case 'otherCategory':
      return `${name} is of a lesser category than was ordered.`
    case 'gone':
      return `${name} is on the list no more.`
    case 'changed':
      return `${name} has another ${of === 'driver' ? 'telephone or e-mail' : 'plate'} on the list.`
    case 'noLink':
      return `The links of ${name} have ended.`
  }
}

/** What the site does not take of a command. */
export function invalidText(
  { command, ...typed }: DeskCommand,
  { field, fields }: Extract<DeskAnswer, { error: 'invalid' }>,
): string {
  if (fields) {
    const meant = nearest(field, fields)
    const hint = meant === null ? '' : ` Did you mean “${meant}”?`
    return `The order form has no field “${field}”.${hint}\nIts fields: ${fields.join(', ')}.`
  }
  return 'fields' in typed
    ? `The order form does not take this “${field}”; its rules are those of the site.`
    : `The site does not take “${field}” of ${command} as it was sent: is its release older?`
}

/** The result of an act and the next step. */
export function actedText(
  order: Standing,
  told: Extract<DeskAnswer, { kind: 'acted' }>['told'],
): string {
  return [standingText(order), TOLD[told]].join(' ')
}

const TOLD = {
  never: 'Nobody is told of it.',
  now: 'A mail tells the customer.',
  afterUndo: 'A mail tells the customer in a minute, unless you undo it.',
}

function standingText(order: Standing): string {
  const until = order.until === null ? '' : ` until ${localTimeText(order.until)}`
  const owed = paymentText(order.payment, order.due, order.currency)
  const state = `Order ${groupedNumber(order.number)} is ${STATES[order.state]}${order.state === 'offered' ? until : ''}`
  const change =
    order.state !== 'offered' && until ? `; a change waits for the customer${until}` : ''
  return `${state}${owed === '' ? '' : `; ${owed}`}${change}.`
}

/** A state in one word; one of a newer site as it calls it. */
export function stateName(state: string): string {
  return nameIn(STATE_NAMES, state) ?? state
}

/** An event in a few words, as the desk says it; one of a newer site as it calls it. */
export function eventName(event: string): string {
  return nameIn(messages, `desk_event_${event}`) ?? event
}

function nameIn(names: Record<string, unknown>, name: string): string | null {
  const found = Object.hasOwn(names, name) ? names[name] : null
  return typeof found === 'string' ? found : null
}

/** The number of an order in groups, as its mails print it: 26 8487 2449. */
export function groupedNumber(number: string): string {
  return number.replace(/^(\d{2})(\d{4})(\d{4})$/, '$1 $2 $3')
}

/** The outstanding payment in a few words; empty when no payment was ever due. */
export function paymentText(payment: string, due: number, currency?: unknown): string {
  if (payment === 'awaiting') return `${amountText(due, currency)} due`
  if (payment === 'refundDue') return `${amountText(-due, currency)} to give back`
  return payment === 'paid' || payment === 'waived' ? payment : ''
}

const zone = new Intl.DateTimeFormat('en-GB', {
  timeZone: TIME_ZONE,
  timeZoneName: 'short',
})

/** An instant in local time to the minute, with its zone: 2026-12-01 18:00 CET. */
export function localTimeText(instant: string | number): string {
  const at = new Date(instant)
  const name = zone.formatToParts(at).find(({ type }) => type === 'timeZoneName')?.value ?? ''
  return `${toLocalTime(at).replace('T', ' ')} ${name}`.trimEnd()
}
