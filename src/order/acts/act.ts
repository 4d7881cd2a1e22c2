import * as v from 'valibot'
import { instantSchema } from '~/back-office/contract-parts'
import type { DataOf, EventName, EventOf, Typed } from '~/order/life/event-data'
import type { Life, Ride } from '~/order/life/life'
import { type Actor, ORDER_STATES, type OrderState } from '~/order/life/states'
import { fromLocalTime } from '~/lib/local-time'
import type { MailRole } from '~/outbox/mail-item'

/** Why an act is not allowed, in a sentence of the terminal without its full stop; the desk has its own words. */
export const REFUSALS = {
  notNow: 'The state of the order does not allow it',
  notYours: 'Only the customer may do it',
  noPrice: 'It has no price yet: quote one, and the customer accepts it',
  tooLate: 'It is too late: the pickup, or the end of the offer, is over or too near',
  tooOften: 'Its customer corrected the e-mail address twice already',
  nothingOffered: 'Nothing is offered',
  timeInvalid: 'There is no such local time',
  untilPast: 'The end of the offer (--until) is past',
  untilTooLate: 'The offer must end two hours before the pickup or sooner (--until)',
  pickupPast: 'The new pickup is past',
  tooEarly: 'Its time is not over yet',
  beforePickup: 'The pickup time has not come: say why the ride is done (--why)',
  stillWaiting: 'The driver still has to wait: the waiting that the price includes is not over',
  waitedTooShort: 'The driver left before the end of the waiting that the price includes',
  waitedInFuture: 'The driver cannot have left at a time to come (--waited-until)',
  nothingAsked: 'The customer asked for no change: propose one by --yes with --time or --total',
  emptyYes: 'The customer asked for another pickup time: name it by --time, or answer --no',
  samePrice: 'It has that price already',
  endedByCustomer: 'Its customer ended it: ask for a new order',
  nothingDue: 'Nothing is due; an order that does not bind yet is not paid',
  amountTooLarge:
    'That is more than you owe: lower the price first (price --total); if money was noted and never moved: mistake',
  moreThanDue: 'That is more than is due: waive less, or all that is due (without --amount)',
  nothingToReverse: 'The order has no such payment, or it went back already',
  dayAhead: 'That day has not come: money is noted of a day that is over, or of today',
  dayBeforePayment: 'Nothing had come by that day that could go back: look at it',
  dayTooEarly: 'That day is more than 60 days before the order: look at its year',
  alreadyNoted: 'It is noted already: money of this way and reference',
  noSuchRide: 'The order has no such ride, or it is over (--leg)',
  nothingChanged: 'That changes nothing',
  nothingToUndo:
    'The last event cannot be taken back: it is not yours, or money that a gateway moved',
  undoTooLate: 'It is older than a minute: its mail has gone; act again, or reopen the order',
  ownerOnly: 'Only an owner may do it',
  landingFar: 'That landing (--landed-at) is more than two days from the pickup',
  afterReturn: 'The new pickup (--time) is after the ride back',
} as const
export type Refusal = keyof typeof REFUSALS

/** Who acts, and when. */
export type By = { actor: Actor; now: Date }

/** Everything that is true of one event of an order but its data, which are in order/life/event-data. */
export type ActFacts<TName extends EventName> = {
  event: TName
  /** The states from which it may happen. */
  from: readonly OrderState[]
  /** True for an order in another state that allows it all the same. */
  isAlsoFrom?: (life: Life) => boolean
  /** The state after it; null: as before. */
  to: OrderState | null | ((life: Life, event: EventOf<TName>, rides: Life['rides']) => OrderState)
  who: readonly Actor[]
  /**
   * Recipients of the mail about it, and whether only the customer's own act is mailed. The letters are in
   * src/order/mail.
   */
  told: Readonly<Record<MailRole, 'always' | 'ofCustomer' | 'never'>>
  /** It costs the carrier money: of the people of the desk only an owner may do it. */
  isOwners?: true | ((typed: Typed<TName>) => boolean)
  /** Attachment of the customer's mail: the calendar if the event changes it, the terms with the contract. */
  attached: 'none' | 'calendar' | 'terms'
  /** The data of the event that follows by the terms, or why none does. Pure. */
  decide: (life: Life, typed: Typed<TName>, by: By) => DataOf<TName> | Refusal
  /** What it changes besides the state, the rides and the balance. */
  after?: (life: Life, event: EventOf<TName>) => Partial<Life>
  /** What it changes of the rides. */
  ridesAfter?: (rides: readonly Ride[], event: EventOf<TName>) => readonly Ride[]
  /** True if a binding order may owe a tax document after it; which one, papers/owed-documents says, also that none. */
  mayOweDocuments: false | ((life: Life, event: EventOf<TName>) => boolean)
}

/** Words that may not be left out. */
export const someWords = v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(5_000))
/** The number of an order as a command has it. */
export const numberSchema = v.pipe(v.string(), v.regex(/^\d{10}$/))
/** The last event that whoever acts has seen; the act is refused if another came since. */
const seen = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(1_000_000))

/** The fields of what is supplied for an event, without its name. */
export function fieldsIn<TEntries extends { event: unknown }>({ entries }: { entries: TEntries }) {
  const { event: _, ...fields } = entries
  return fields
}

/** The command of an act of the carrier, as desk, terminal and `POST /api/acts` have it. */
type CommandFacts<TEvent extends EventName, TEntries extends v.ObjectEntries> = {
  event: TEvent
  /** In the sequence of its form. Amounts are haléře, times are local times. */
  fields: TEntries
  /** Its place among the commands. */
  rank: number
  /** What it does, in the help of the terminal. */
  says: string
  /** An act of it, by which a door asks whether an order allows it at all. */
  sample: Omit<Typed<TEvent>, 'event'>
  /** True if its mail can be read before anything was typed: it names no amount. */
  isReadable?: true
  /** What it says by its name. */
  fixed?: Readonly<Record<string, unknown>>
}

/** Describes a command: its facts, and the schema of what whoever gives it sends. */
export function command<
  TName extends string,
  TEvent extends EventName,
  TEntries extends v.ObjectEntries,
>(name: TName, facts: CommandFacts<TEvent, TEntries>) {
  const ofOrder = { command: v.literal(name), number: numberSchema }
  return {
    isReadable: false,
    fixed: {},
    ...facts,
    schema: v.strictObject({
      ...ofOrder,
      ...facts.fields,
      seq: v.optional(v.nullable(seen)),
      /** Also where something speaks against it. */
      anyway: v.optional(v.boolean()),
    }),
  }
}

/** Who gets a mail about an event. */
export const NOBODY = { customer: 'never', carrier: 'never' } as const
export const CUSTOMER = { customer: 'always', carrier: 'never' } as const
export const CARRIER = { customer: 'never', carrier: 'always' } as const
export const BOTH = { customer: 'always', carrier: 'always' } as const

/** Acts of the customer that keep the state. */
export const THEIRS = { to: null, who: ['customer'], attached: 'none' } as const

/** What the carrier may always write down, and nobody is told of. */
export const OURS = {
  from: ORDER_STATES,
  to: null,
  who: ['carrier'],
  told: NOBODY,
  attached: 'none',
} as const

/** The instant of a moment, a local time or an instant already; null for a local time that does not exist. */
export function instantOf(moment: string): Date | null {
  if (v.is(instantSchema, moment)) return new Date(moment)
  const read = fromLocalTime(moment)
  return read.kind === 'once' || read.kind === 'doubled' ? read.instant : null
}

/** True from the end on. */
export function isOver(end: string, now: Date): boolean {
  return Date.parse(end) <= now.getTime()
}
