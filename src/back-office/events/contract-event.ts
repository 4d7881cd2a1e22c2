import * as v from 'valibot'
import { MONEY_WAYS } from '../../carrier/payment-methods.ts'
import { orderBodySchema } from '../contract-order.ts'
import {
  count,
  countryCodeSchema,
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
const l10nSchema = strictL10n(200)

/** The number of an event within its order. */
export const seqSchema = count(1, 1_000_000)

/** Ten digits: the number of an order. */
export const orderNumberSchema = v.pipe(v.string(), v.regex(/^\d{10}$/))

const billingSchema = v.strictObject({
  street: text(200),
  city: text(200),
  zip: text(20),
  chooseCountry: v.union([countryCodeSchema, v.literal('')]),
  countryName: v.nullable(l10nSchema),
  customerCompany: v.boolean(),
  customerCompanyName: v.nullable(text(300)),
  customerCompanyID: v.nullable(text(40)),
  customerCompanyVATID: v.nullable(text(40)),
})

const money = {
  amount: someAmount,
  day: v.optional(dateSchema),
  way: v.optional(v.picklist(MONEY_WAYS)),
  reference: v.optional(text(200)),
}

/** An object whose fields may all be missing; valibot alone would take an empty list for it. */
export function noList<TSchema extends v.GenericSchema>(schema: TSchema) {
  return v.pipe(
    v.custom<unknown>((value) => !Array.isArray(value)),
    schema,
  )
}

const nothing = noList(v.strictObject({}))
export const finishEntries = { why: v.optional(words), leg }

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

/** The data of each event that leaves this site. */
export const EVENT_DATA = {
  confirm: nothing,
  offer: v.strictObject({
    total: amount,
    vatRateBp: v.optional(rateBpSchema),
    until: instantSchema,
    words,
  }),
  accept: v.strictObject({ billing: billingSchema, paymentMethod: paymentMethodSchema }),
  decline: nothing,
  reject: v.strictObject({ reason: words }),
  expire: nothing,
  assign: v.strictObject({
    driver: text(200),
    phone: phoneSchema,
    car: text(200),
    plate: text(40),
    email: v.optional(emailSchema),
    leg,
    driverId: v.optional(text(100)),
    carId: v.optional(text(100)),
  }),
  progress: v.strictObject({ step: v.picklist(['onTheWay', 'arrived', 'aboard']), leg }),
  finish: noList(v.strictObject(finishEntries)),
  noShow: v.strictObject({
    reason: words,
    waited: v.optional(v.strictObject({ from: instantSchema, until: instantSchema })),
    leg,
    isBackCancelled: v.optional(v.boolean()),
  }),
  cancel: v.strictObject({ reason: v.nullable(words), fee: amount }),
  requestCancel: v.strictObject({ reason: v.nullable(words), fee: amount }),
  correctEmail: v.strictObject({ email: emailSchema }),
  requestChange: v.strictObject({ message: words }),
  answerChange: v.strictObject({
    isGranted: v.boolean(),
    words,
    offer: v.nullable(
      v.strictObject({
        total: v.nullable(amount),
        pickup: v.nullable(v.strictObject({ local: localTimeSchema, at: instantSchema })),
        until: instantSchema,
      }),
    ),
  }),
  acceptChange: noList(v.strictObject({ billing: v.optional(billingSchema) })),
  declineChange: nothing,
  surcharge: v.strictObject({ amount: someAmount, reason: words }),
  price: v.strictObject({ total: amount, reason: words }),
  reopen: v.strictObject({ reason: words }),
  paid: v.strictObject(money),
  refunded: v.strictObject(money),
  waive: v.strictObject({ amount: someAmount }),
  correct: v.strictObject({
    before: corrected,
    after: corrected,
    landedAt: v.optional(instantSchema),
  }),
  undo: v.strictObject({ of: seqSchema }),
} as const
export type ToldEvent = keyof typeof EVENT_DATA

const ACTORS = ['customer', 'carrier', 'driver', 'site'] as const

function told<TName extends ToldEvent>(name: TName) {
  return v.strictObject({
    seq: seqSchema,
    event: v.literal(name),
    actor: v.picklist(ACTORS),
    at: instantSchema,
    data: EVENT_DATA[name],
  })
}

/** Body of POST /orders/{number}/events. */
export const eventBodySchema = v.variant('event', [
  told('confirm'),
  told('offer'),
  told('accept'),
  told('decline'),
  told('reject'),
  told('expire'),
  told('assign'),
  told('progress'),
  told('finish'),
  told('noShow'),
  told('cancel'),
  told('requestCancel'),
  told('correctEmail'),
  told('requestChange'),
  told('answerChange'),
  told('acceptChange'),
  told('declineChange'),
  told('surcharge'),
  told('price'),
  told('reopen'),
  told('paid'),
  told('refunded'),
  told('waive'),
  told('correct'),
  told('undo'),
])
export type EventBody = v.InferOutput<typeof eventBodySchema>

/** Data of 202 POST /orders/{number}/events. */
export const eventReceiptSchema = v.object({ seq: seqSchema })
export type EventReceipt = v.InferOutput<typeof eventReceiptSchema>
