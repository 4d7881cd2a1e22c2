import * as v from 'valibot'
import { EVENT_FIELDS } from '~/back-office/events/contract-event'
import { count, instantSchema, l10n, localTimeSchema, text } from '~/back-office/contract-parts'
import { OBJECTIONS } from '~/order/life/rides/objections'
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

/** What a correction may change: everything of an order but what follows from its price and its terms. */
export const correctionSchema = v.partial(
  v.omit(orderSchema, ['price', 'usual', 'countedBy', 'termsVersion', 'promise']),
)
export type Correction = v.InferOutput<typeof correctionSchema>

/** A time of pickup: the wall time, and its instant. */
const pickupSchema = v.object({ local: localTimeSchema, at: instantSchema })

/** What a customer asks to change: `message` says it in words, with the pickup and the flight that are wished. */
export const wishSchema = v.object({
  ...requestChange,
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

function stored<TName extends string, TEntries extends v.ObjectEntries>(
  event: TName,
  data: TEntries,
) {
  return v.object({ ...base, event: v.literal(event), data: v.object(data) })
}

/**
 * Each event of an order, as stored in `order_events`, which is append-only: the fields of the contract, and what only
 * this site knows. Amounts are haléře, gross.
 */
const EVENTS = {
  /**
   * `total` is null for a request; `rideAt` is the return if there is one, else the pickup. `freeWaitingMin` is the
   * waiting that the price includes at the pickup.
   */
  received: stored('received', {
    total: v.nullable(fields.price.total),
    pickupAt: instantSchema,
    rideAt: instantSchema,
    freeWaitingMin: v.optional(count(0, 1_440)),
  }),
  confirm: stored('confirm', {}),
  offer: stored('offer', fields.offer),
  accept: stored('accept', { ...accept, billing: billingSchema }),
  decline: stored('decline', {}),
  reject: stored('reject', fields.reject),
  expire: stored('expire', {}),
  assign: stored('assign', fields.assign),
  progress: stored('progress', fields.progress),
  finish: stored('finish', fields.finish),
  noShow: stored('noShow', fields.noShow),
  cancel: stored('cancel', fields.cancel),
  requestCancel: stored('requestCancel', fields.cancel),
  correctEmail: stored('correctEmail', fields.correctEmail),
  requestChange: stored('requestChange', wishSchema.entries),
  answerChange: stored('answerChange', answerChange),
  acceptChange: stored('acceptChange', { billing: v.optional(billingSchema) }),
  declineChange: stored('declineChange', {}),
  surcharge: stored('surcharge', fields.surcharge),
  price: stored('price', fields.price),
  reopen: stored('reopen', fields.reject),
  paid: stored('paid', fields.money),
  refunded: stored('refunded', fields.money),
  waive: stored('waive', fields.waive),
  correct: stored('correct', {
    ...fields.correct,
    before: correctionSchema,
    after: correctionSchema,
  }),
  /** Words for the desk alone. */
  note: stored('note', { text: fields.reject.reason }),
  undo: stored('undo', fields.undo),
} as const

export type EventName = keyof typeof EVENTS
export const lifeEventSchema = v.variant('event', Object.values(EVENTS))
export type LifeEvent = v.InferOutput<(typeof EVENTS)[EventName]>
export type EventOf<TName extends EventName> = Extract<LifeEvent, { event: TName }>
export type DataOf<TName extends EventName> = EventOf<TName>['data']

/** An event as decided; the store adds its number, actor and time, and reads it by the schema of the event. */
export type DecidedEvent = Pick<LifeEvent, 'event' | 'data'>

/** The events that a customer may read of: not the words of the desk, nor the taking back. */
export type OpenEvent = Exclude<EventName, 'note' | 'undo'>

/** A proposed change, open for the customer to accept; the flight is the one that was wished with it. */
export type ChangeOffer = NonNullable<DataOf<'answerChange'>['offer']> & {
  words: string
  flightNumber?: string
}
