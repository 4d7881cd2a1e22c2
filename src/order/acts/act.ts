import * as v from 'valibot'
import { instantSchema } from '~/back-office/contract-parts'
import type { DataOf, EventName, EventOf, Typed } from '~/order/life/event-data'
import type { Life, Ride } from '~/order/life/life'
import { type Actor, ORDER_STATES, type OrderState } from '~/order/life/states'
import { fromLocalTime } from '~/lib/local-time'
import type { MailRole } from '~/outbox/mail-item'

/** Reason why an act is not allowed. */
export type Refusal =
  /** The state of the order or the actor does not allow it. */
  | 'notNow'
  | 'notYours'
  /** A request has no price: it is confirmed when its customer accepts an offer. */
  | 'noPrice'
  /** The pickup of an unconfirmed order, the end of an offer, or the hour for a new e-mail address is over. */
  | 'tooLate'
  /** The customer corrected the e-mail address as often as allowed. */
  | 'tooOften'
  /** There is no offer, or it would change nothing. */
  | 'nothingOffered'
  | 'timeInvalid'
  /** The end of an offer is in the past, or later than two hours before the pickup. */
  | 'untilPast'
  | 'untilTooLate'
  | 'pickupPast'
  /** The deadline for a decision has not passed yet. */
  | 'tooEarly'
  /** A ride is not done before its pickup, and nobody missed it while the driver still has to wait. */
  | 'beforePickup'
  | 'stillWaiting'
  /** The driver left before the end of the waiting that the price includes, or the time is in the future. */
  | 'waitedTooShort'
  | 'waitedInFuture'
  /** A yes or a no without a question, and a new price that is the old one. */
  | 'nothingAsked'
  /** A yes without a time to a wish for another time. */
  | 'emptyYes'
  | 'samePrice'
  /** Only an end by the carrier can be a mistake of the carrier. */
  | 'endedByCustomer'
  | 'nothingDue'
  | 'amountTooLarge'
  /** A payment that the bank took back is none of the order. */
  | 'nothingToReverse'
  /** Money is noted of a day that is over, or of today. */
  | 'dayAhead'
  | 'dayTooEarly'
  /** Money of the same way and reference is noted already. */
  | 'alreadyNoted'
  /** The order has no way back, or that ride is over. */
  | 'noSuchRide'
  /** A correction that changes nothing. */
  | 'nothingChanged'
  /** The last act was not one of the carrier, cannot be taken back, or is older than a minute. */
  | 'nothingToUndo'
  | 'undoTooLate'
  /** Of the people of the desk only an owner may do it. */
  | 'ownerOnly'
  /** A landing that is more than two days from the pickup is of another flight. */
  | 'landingFar'
  /** The way there would begin after the way back. */
  | 'afterReturn'

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
