import * as v from 'valibot'
import { MONEY_WAYS } from '../../carrier/payment-methods.ts'
import { ORDER_PARTS, orderBodySchema } from '../contract-order.ts'
import {
  count,
  dateSchema,
  emailSchema,
  instantSchema,
  localTimeSchema,
  paymentMethodSchema,
  phoneSchema,
  rateBpSchema,
  strictL10n,
  text,
} from '../contract-parts.ts'

/**
 * What happens to an order after it was placed, as docs/provider-api.yaml has it: what we tell a back office (the body
 * of POST /orders/{number}/events), and what it tells us (notices). Amounts are whole minor units, gross.
 */

const amount = count(0, 1_000_000_000_000)
const someAmount = count(1, 1_000_000_000_000)
const words = text(5_000)
const leg = v.optional(v.picklist([1, 2]))

/** The number of an event within its order. */
export const seqSchema = count(1, 1_000_000)

const billing = v.strictObject({
  ...ORDER_PARTS.address,
  /** Null where the customer gave no address. */
  countryName: v.nullable(strictL10n(200)),
  ...ORDER_PARTS.company,
})

/** An object whose fields may all be missing; valibot alone would take an empty list for it. */
export function noList<TSchema extends v.GenericSchema>(schema: TSchema) {
  return v.pipe(
    v.custom<unknown>((value) => !Array.isArray(value)),
    schema,
  )
}

const nothing = noList(v.strictObject({}))

/** The fields of an order that a correction may change, by the names of POST /orders. */
export const correctedFieldsSchema = v.partial(
  v.omit(orderBodySchema, [
    'number',
    'locale',
    'note',
    'paymentMethod',
    'price',
    'termsVersion',
    'placedAt',
  ]),
)
export type CorrectedFields = v.InferOutput<typeof correctedFieldsSchema>
const corrected = noList(correctedFieldsSchema)

const money = {
  amount: someAmount,
  /** A local day. */
  day: v.optional(dateSchema),
  way: v.optional(v.picklist(MONEY_WAYS)),
  /** What the bank, the gateway or the till call it. */
  reference: v.optional(text(200)),
}

/** The fields of the data of each event; it is stored with them, too (order/life/event-data). */
export const EVENT_FIELDS = {
  /** `vatRateBp` is missing if the rate of the order applies. */
  offer: { total: amount, vatRateBp: v.optional(rateBpSchema), until: instantSchema, words },
  accept: { billing, paymentMethod: paymentMethodSchema },
  reject: { reason: words },
  /** `driverId` and `carId` name rows of the carrier's own lists; a driver who is not on the list has none. */
  assign: {
    driver: text(200),
    phone: phoneSchema,
    car: text(200),
    plate: text(40),
    /** Where the link to the driver's page is sent; nobody but the driver gets a mail there. */
    email: v.optional(emailSchema),
    leg,
    driverId: v.optional(text(100)),
    carId: v.optional(text(100)),
  },
  progress: { step: v.picklist(['onTheWay', 'arrived', 'aboard']), leg },
  /** `why` explains a ride that was done before its pickup time. */
  finish: { why: v.optional(words), leg },
  /** `waited`: the time for which the driver waited. `isBackCancelled`: the way back does not take place either. */
  noShow: {
    reason: words,
    waited: v.optional(v.strictObject({ from: instantSchema, until: instantSchema })),
    leg,
    isBackCancelled: v.optional(v.boolean()),
  },
  /** `fee` is the cancellation fee; of a wish to cancel, that of the terms at that moment. */
  cancel: { reason: v.nullable(words), fee: amount },
  correctEmail: { email: emailSchema },
  /** The words say the time and the flight. */
  requestChange: { message: words },
  /** `offer` is the proposed change; null if the change is refused or affects neither price nor time. */
  answerChange: {
    isGranted: v.boolean(),
    words,
    offer: v.nullable(
      v.strictObject({
        total: v.nullable(amount),
        pickup: v.nullable(v.strictObject({ local: localTimeSchema, at: instantSchema })),
        until: instantSchema,
      }),
    ),
  },
  /** `billing` is given where the new total needs an address that the order did not have. */
  acceptChange: { billing: v.optional(billing) },
  surcharge: { amount: someAmount, reason: words },
  /** A new price of a binding order, lower or higher; of a cancelled one, its fee. */
  price: { total: amount, reason: words },
  money,
  waive: { amount: someAmount },
  /** The fields before and after; `landedAt` is when the flight landed. */
  correct: { before: corrected, after: corrected, landedAt: v.optional(instantSchema) },
  undo: { of: seqSchema },
}

const ACTORS = ['customer', 'carrier', 'driver', 'site'] as const

function told<TName extends string, TData extends v.GenericSchema>(name: TName, data: TData) {
  return v.strictObject({
    seq: seqSchema,
    event: v.literal(name),
    actor: v.picklist(ACTORS),
    at: instantSchema,
    data,
  })
}

/** Each event that leaves this site. */
export const TOLD_EVENTS = {
  confirm: told('confirm', nothing),
  offer: told('offer', v.strictObject(EVENT_FIELDS.offer)),
  accept: told('accept', v.strictObject(EVENT_FIELDS.accept)),
  decline: told('decline', nothing),
  reject: told('reject', v.strictObject(EVENT_FIELDS.reject)),
  expire: told('expire', nothing),
  assign: told('assign', v.strictObject(EVENT_FIELDS.assign)),
  progress: told('progress', v.strictObject(EVENT_FIELDS.progress)),
  finish: told('finish', noList(v.strictObject(EVENT_FIELDS.finish))),
  noShow: told('noShow', v.strictObject(EVENT_FIELDS.noShow)),
  cancel: told('cancel', v.strictObject(EVENT_FIELDS.cancel)),
  requestCancel: told('requestCancel', v.strictObject(EVENT_FIELDS.cancel)),
  correctEmail: told('correctEmail', v.strictObject(EVENT_FIELDS.correctEmail)),
  requestChange: told('requestChange', v.strictObject(EVENT_FIELDS.requestChange)),
  answerChange: told('answerChange', v.strictObject(EVENT_FIELDS.answerChange)),
  acceptChange: told('acceptChange', noList(v.strictObject(EVENT_FIELDS.acceptChange))),
  declineChange: told('declineChange', nothing),
  surcharge: told('surcharge', v.strictObject(EVENT_FIELDS.surcharge)),
  price: told('price', v.strictObject(EVENT_FIELDS.price)),
  reopen: told('reopen', v.strictObject(EVENT_FIELDS.reject)),
  paid: told('paid', v.strictObject(money)),
  refunded: told('refunded', v.strictObject(money)),
  waive: told('waive', v.strictObject(EVENT_FIELDS.waive)),
  correct: told('correct', v.strictObject(EVENT_FIELDS.correct)),
  undo: told('undo', v.strictObject(EVENT_FIELDS.undo)),
} as const
export type ToldEvent = keyof typeof TOLD_EVENTS

/** Body of POST /orders/{number}/events. */
export const eventBodySchema = v.variant('event', Object.values(TOLD_EVENTS))
export type EventBody = v.InferOutput<typeof eventBodySchema>

/** Data of 202 POST /orders/{number}/events. */
export const eventReceiptSchema = v.object({ seq: seqSchema })
export type EventReceipt = v.InferOutput<typeof eventReceiptSchema>
