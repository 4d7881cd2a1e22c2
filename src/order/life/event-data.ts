import * as v from 'valibot'
import { EVENT_FIELDS } from '~/back-office/events/contract-event'
import { count, instantSchema, l10n, localTimeSchema, text } from '~/back-office/contract-parts'
import { MONEY_WAYS } from '~/carrier/payment-methods'
import { fromLocalTime } from '~/lib/local-time'
import { OBJECTIONS } from '~/order/life/rides/objection-names'
import { LEGS, STEPS } from '~/order/life/rides/steps'
import { ACTORS } from '~/order/life/states'
import { orderSchema } from '~/order/model/order'

const { accept, answerChange, requestChange, ...fields } = EVENT_FIELDS

/** Billing data of an accepted offer, with the names of countries as shown to the customer. */
export const billingSchema = v.object({
  ...accept.billing.entries,
  countryName: v.nullable(l10n(200)),
})
export type Billing = v.InferOutput<typeof billingSchema>

const { driver, phone, car, plate, email } = fields.assign
export const driverSchema = v.object({ driver, phone, car, plate, email })
export type Driver = v.InferOutput<typeof driverSchema>

/**
 * What a correction may change: everything of an order but what follows from its price and its terms. Of the price the name
 * of the ride alone changes.
 */
export const correctionSchema = v.partial(
  v.omit(orderSchema, ['usual', 'countedBy', 'termsVersion', 'promise']),
)
export type Correction = v.InferOutput<typeof correctionSchema>

/** A time of pickup: the wall time, and its instant. */
const pickupSchema = v.object({ local: localTimeSchema, at: instantSchema })

/**
 * What a customer asks to change: `message` says it in words, with the pickup and the flight that are wished; `besides` is
 * what is wished besides.
 */
export const wishSchema = v.object({
  ...requestChange,
  besides: v.optional(text(5_000)),
  pickup: v.optional(pickupSchema),
  flightNumber: v.optional(text(20)),
})
export type Wish = v.InferOutput<typeof wishSchema>

const base = {
  seq: count(1, 1_000_000),
  actor: v.picklist(ACTORS),
  /** ISO instant at which the Worker received the request. */
  at: instantSchema,
  /** The person of the desk who acted, by the id of DESK_PEOPLE. */
  person: v.optional(text(100)),
  /** What spoke against an act on which the carrier insisted. */
  against: v.optional(v.array(v.picklist(OBJECTIONS))),
  /** Of an act on a driver's phone: its id, and when it was pressed by the clock of the phone. */
  phone: v.optional(v.object({ id: v.pipe(v.string(), v.uuid()), at: instantSchema })),
}

const MOST = 1_000_000_000_000
/** Haléře, above zero. */
export const someHaleru = count(1, MOST)
const words = fields.reject.reason

/** A local day, `YYYY-MM-DD`, that the calendar has. */
export const daySchema = v.pipe(
  v.string(),
  v.check((day) => fromLocalTime(`${day}T12:00`).kind === 'once'),
)

/** A moment: the local time as people type it, or the instant, which tells the two of a doubled hour apart. */
const moment = v.union([localTimeSchema, instantSchema])

/** A moment of which an act may do without. */
const someTime = v.optional(v.nullable(moment), null)

/** Which ride of an order is meant: the way there or the way back; without it the next one. */
const leg = v.optional(v.nullable(v.picklist(LEGS)))

/** Money that moved; `amount` null is the whole amount due, `day` null is today. */
const money = {
  amount: v.nullable(someHaleru),
  day: v.optional(v.nullable(daySchema), null),
  way: v.optional(v.nullable(v.picklist(MONEY_WAYS)), null),
  reference: v.optional(v.pipe(v.string(), v.trim(), v.maxLength(200)), ''),
}

/**
 * The data of an event: what is stored of it, and what whoever acts supplies, where that is not the same. Amounts are
 * haléře, gross; a time that is supplied is a local time.
 */
function event<
  TName extends string,
  TStored extends v.ObjectEntries,
  TTyped extends v.ObjectEntries = TStored,
>(name: TName, { stored, typed }: { stored: TStored; typed: TTyped }) {
  return {
    stored: v.object({ ...base, event: v.literal(name), data: v.object(stored) }),
    typed: v.object({ event: v.literal(name), ...typed }),
  }
}

/** The data of an event that is stored as it was supplied. */
function plain<TName extends string, TEntries extends v.ObjectEntries>(
  name: TName,
  entries: TEntries,
) {
  return event(name, { stored: entries, typed: entries })
}

/**
 * Each event of an order. It is stored in `order_events`, which is append-only: the fields of the contract, and what
 * only this site knows.
 */
export const EVENTS = {
  /**
   * `total` is null for a request; `rideAt` is the return if there is one, else the pickup. `freeWaitingMin` is the
   * waiting that the price includes at the pickup. Nobody causes it by an act.
   */
  received: plain('received', {
    total: v.nullable(fields.price.total),
    pickupAt: instantSchema,
    rideAt: instantSchema,
    freeWaitingMin: v.optional(count(0, 1_440)),
  }),
  confirm: plain('confirm', {}),
  /** `until` null: the default duration of an offer. */
  offer: event('offer', {
    stored: fields.offer,
    typed: { ...fields.offer, until: v.nullable(moment) },
  }),
  accept: plain('accept', { ...accept, billing: billingSchema }),
  decline: plain('decline', {}),
  reject: plain('reject', fields.reject),
  expire: plain('expire', {}),
  assign: event('assign', { stored: fields.assign, typed: { ...fields.assign, leg } }),
  progress: event('progress', {
    stored: fields.progress,
    typed: { step: v.picklist(STEPS), leg },
  }),
  /** `why` is required before the pickup, unless the passenger is aboard. */
  finish: event('finish', {
    stored: fields.finish,
    typed: { why: v.optional(v.nullable(words)), leg },
  }),
  /** `waitedUntil` null: the driver waited for as long as the price includes. */
  noShow: event('noShow', {
    stored: fields.noShow,
    typed: {
      reason: words,
      waitedUntil: someTime,
      leg,
      isBackCancelled: fields.noShow.isBackCancelled,
    },
  }),
  /** `fee` is what a back office charges for a cancelling that its customer asked for; else the terms say it. */
  cancel: event('cancel', {
    stored: fields.cancel,
    typed: { reason: v.nullable(words), fee: v.optional(fields.cancel.fee) },
  }),
  requestCancel: event('requestCancel', {
    stored: fields.cancel,
    typed: { reason: v.nullable(words) },
  }),
  correctEmail: plain('correctEmail', fields.correctEmail),
  requestChange: plain('requestChange', wishSchema.entries),
  /** `time` is the new pickup. */
  answerChange: event('answerChange', {
    stored: answerChange,
    typed: {
      isGranted: v.boolean(),
      time: v.nullable(moment),
      total: v.nullable(count(0, MOST)),
      until: v.nullable(moment),
      words,
    },
  }),
  acceptChange: event('acceptChange', {
    stored: { billing: v.optional(billingSchema) },
    typed: { billing: v.optional(v.nullable(billingSchema)) },
  }),
  declineChange: plain('declineChange', {}),
  surcharge: plain('surcharge', fields.surcharge),
  price: plain('price', fields.price),
  reopen: plain('reopen', fields.reject),
  paid: event('paid', { stored: fields.money, typed: money }),
  /** `isReversed`: the bank took a payment back that had come, so that its customer owes it again. */
  refunded: event('refunded', {
    stored: fields.money,
    typed: { ...money, isReversed: v.optional(v.boolean(), false) },
  }),
  /** `amount` null: the whole amount due. */
  waive: event('waive', { stored: fields.waive, typed: { amount: money.amount } }),
  /** Fields as they are and as they shall be, checked by the rules of the form. */
  correct: event('correct', {
    stored: { ...fields.correct, before: correctionSchema, after: correctionSchema },
    typed: { before: correctionSchema, after: correctionSchema, landedAt: someTime },
  }),
  /** Words for the desk alone. */
  note: plain('note', { text: words }),
  /**
   * `of` null: the last event. `money`: it is money that never moved, of the wrong statement or an entry by mistake
   * (without `of` the last).
   */
  undo: event('undo', {
    stored: fields.undo,
    typed: {
      of: v.optional(v.nullable(fields.undo.of), null),
      money: v.optional(v.nullable(v.picklist(['statement', 'entry'])), null),
    },
  }),
} as const

export type EventName = keyof typeof EVENTS
export const lifeEventSchema = v.variant(
  'event',
  Object.values(EVENTS).map(({ stored }) => stored),
)
export type LifeEvent = v.InferOutput<(typeof EVENTS)[EventName]['stored']>
export type EventOf<TName extends EventName> = Extract<LifeEvent, { event: TName }>
export type DataOf<TName extends EventName> = EventOf<TName>['data']

const { received: _, ...CAUSED } = EVENTS
/** What is supplied for an event; nobody causes the receipt of an order by an act. */
export type Typed<TName extends EventName> = TName extends keyof typeof CAUSED
  ? v.InferInput<(typeof CAUSED)[TName]['typed']>
  : never
/** An act on an order. */
export type Act = v.InferInput<(typeof CAUSED)[keyof typeof CAUSED]['typed']>
/** Reads an act from the fields of its event. */
export const actSchema = v.variant(
  'event',
  Object.values(CAUSED).map(({ typed }) => typed),
)
export type Money = Pick<Typed<'paid'>, 'amount' | 'day' | 'way' | 'reference'>

/** An event as decided; the store adds its number, actor and time, and reads it by the schema of the event. */
export type DecidedEvent = Pick<LifeEvent, 'event' | 'data'>

/** The events that a customer may read of: not the words of the desk, nor the taking back. */
export type OpenEvent = Exclude<EventName, 'note' | 'undo'>

/** A proposed change, open for the customer to accept; the flight is the one that was wished with it. */
export type ChangeOffer = NonNullable<DataOf<'answerChange'>['offer']> & {
  words: string
  flightNumber?: string
  wish?: string
}
