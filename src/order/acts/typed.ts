import * as v from 'valibot'
import { MONEY_WAYS } from '~/carrier/payment-methods'
import { EVENT_FIELDS } from '~/back-office/events/contract-event'
import { count, instantSchema, localTimeSchema } from '~/back-office/contract-parts'
import { fromLocalTime } from '~/lib/local-time'
import {
  billingSchema,
  correctionSchema,
  type EventName,
  wishSchema,
} from '~/order/life/event-data'
import { LEGS, STEPS } from '~/order/life/rides/steps'

const MOST = 1_000_000_000_000
/** Haléře, above zero. */
export const someHaleru = count(1, MOST)
const words = EVENT_FIELDS.reject.reason

/** A local day, `YYYY-MM-DD`, that the calendar has. */
export const daySchema = v.pipe(
  v.string(),
  v.check((day) => fromLocalTime(`${day}T12:00`).kind === 'once'),
)

/** A moment: the local time as people type it, or the instant, which tells the two of a doubled hour apart. */
const moment = v.union([localTimeSchema, instantSchema])

/** A moment of which an act may do without. */
export const someTime = v.optional(v.nullable(moment), null)

/** Which ride of an order is meant: the way there or the way back; without it the next one. */
export const leg = v.optional(v.nullable(v.picklist(LEGS)))

/** Money that moved; `amount` null is the whole amount due, `day` null is today. */
const money = {
  amount: v.nullable(someHaleru),
  day: v.optional(v.nullable(daySchema), null),
  way: v.optional(v.nullable(v.picklist(MONEY_WAYS)), null),
  reference: v.optional(v.pipe(v.string(), v.trim(), v.maxLength(200)), ''),
}

function asked<TName extends EventName, TEntries extends v.ObjectEntries>(
  event: TName,
  fields: TEntries,
) {
  return v.object({ event: v.literal(event), ...fields })
}

/** What whoever acts supplies. Amounts are haléře, gross; times are local times. */
export const TYPED = {
  confirm: asked('confirm', {}),
  /** `until` null: the default duration of an offer. */
  offer: asked('offer', { ...EVENT_FIELDS.offer, until: v.nullable(moment) }),
  accept: asked('accept', { ...EVENT_FIELDS.accept, billing: billingSchema }),
  decline: asked('decline', {}),
  reject: asked('reject', EVENT_FIELDS.reject),
  expire: asked('expire', {}),
  assign: asked('assign', { ...EVENT_FIELDS.assign, leg }),
  progress: asked('progress', { step: v.picklist(STEPS), leg }),
  /** `why` is required before the pickup, unless the passenger is aboard. */
  finish: asked('finish', { why: v.optional(v.nullable(words)), leg }),
  /** `waitedUntil` null: the driver waited for as long as the price includes. */
  noShow: asked('noShow', {
    reason: words,
    waitedUntil: someTime,
    leg,
    isBackCancelled: EVENT_FIELDS.noShow.isBackCancelled,
  }),
  /** `fee` is what a back office charges for a cancelling that its customer asked for; else the terms say it. */
  cancel: asked('cancel', {
    reason: v.nullable(words),
    fee: v.optional(EVENT_FIELDS.cancel.fee),
  }),
  requestCancel: asked('requestCancel', { reason: v.nullable(words) }),
  correctEmail: asked('correctEmail', EVENT_FIELDS.correctEmail),
  requestChange: asked('requestChange', wishSchema.entries),
  /** `time` is the new pickup. */
  answerChange: asked('answerChange', {
    isGranted: v.boolean(),
    time: v.nullable(moment),
    total: v.nullable(count(0, MOST)),
    until: v.nullable(moment),
    words,
  }),
  acceptChange: asked('acceptChange', { billing: v.optional(v.nullable(billingSchema)) }),
  declineChange: asked('declineChange', {}),
  surcharge: asked('surcharge', EVENT_FIELDS.surcharge),
  price: asked('price', EVENT_FIELDS.price),
  reopen: asked('reopen', EVENT_FIELDS.reject),
  paid: asked('paid', money),
  /** `isReversed`: the bank took a payment back that had come, so that its customer owes it again. */
  refunded: asked('refunded', { ...money, isReversed: v.optional(v.boolean(), false) }),
  /** `amount` null: the whole amount due. */
  waive: asked('waive', { amount: money.amount }),
  /** Fields as they are and as they shall be, checked by the rules of the form; `landedAt` is a local time. */
  correct: asked('correct', {
    before: correctionSchema,
    after: correctionSchema,
    landedAt: someTime,
  }),
  note: asked('note', { text: words }),
  /** `of` null: the last event. `money`: it is money that never moved, of the wrong statement or an entry by mistake (without `of` the last). */
  undo: asked('undo', {
    of: v.optional(v.nullable(EVENT_FIELDS.undo.of), null),
    money: v.optional(v.nullable(v.picklist(['statement', 'entry'])), null),
  }),
} as const

/** What is supplied for an event; nobody causes the receipt of an order by an act. */
export type Typed<TName extends EventName> = TName extends keyof typeof TYPED
  ? v.InferInput<(typeof TYPED)[TName]>
  : never
/** An act on an order. */
export type Act = v.InferInput<(typeof TYPED)[keyof typeof TYPED]>
/** Reads an act from the fields of its event. */
export const actSchema = v.variant('event', Object.values(TYPED))
export type Money = Pick<Typed<'paid'>, 'amount' | 'day' | 'way' | 'reference'>
