import * as v from 'valibot'
import { instantSchema, orderNumberSchema, text } from '../contract-parts.ts'
import { EVENT_DATA, EVENT_FIELDS, noList, seqSchema } from './contract-event.ts'

/**
 * What a back office tells this site of an order (Standard Webhooks, `POST /api/provider-events`), as the webhook of
 * docs/provider-api.yaml has it.
 */

const words = text(5_000)

/** The data of each event that a back office may tell. */
export const NOTICE_DATA = {
  confirm: EVENT_DATA.confirm,
  offer: EVENT_DATA.offer,
  reject: EVENT_DATA.reject,
  // The site's own lists of drivers and cars are not the back office's.
  assign: v.omit(EVENT_DATA.assign, ['driverId', 'carId']),
  progress: EVENT_DATA.progress,
  finish: noList(v.strictObject({ ...EVENT_FIELDS.finish, reason: v.optional(words) })),
  noShow: EVENT_DATA.noShow,
  cancel: noList(
    v.strictObject({
      reason: v.optional(v.nullable(words)),
      fee: v.optional(EVENT_DATA.cancel.entries.fee),
    }),
  ),
  answerChange: EVENT_DATA.answerChange,
  surcharge: EVENT_DATA.surcharge,
  price: EVENT_DATA.price,
  reopen: EVENT_DATA.reopen,
  paid: EVENT_DATA.paid,
  refunded: EVENT_DATA.refunded,
  waive: EVENT_DATA.waive,
} as const
export type NoticeEvent = keyof typeof NOTICE_DATA

function notice<TName extends NoticeEvent>(name: TName) {
  return v.strictObject({
    number: orderNumberSchema,
    after: seqSchema,
    event: v.literal(name),
    at: instantSchema,
    data: NOTICE_DATA[name],
  })
}

/** The body of a notice; `after` is the last event of the order that the back office knows. */
export const noticeSchema = v.variant('event', [
  notice('confirm'),
  notice('offer'),
  notice('reject'),
  notice('assign'),
  notice('progress'),
  notice('finish'),
  notice('noShow'),
  notice('cancel'),
  notice('answerChange'),
  notice('surcharge'),
  notice('price'),
  notice('reopen'),
  notice('paid'),
  notice('refunded'),
  notice('waive'),
])
export type Notice = v.InferOutput<typeof noticeSchema>

/** Where the site's desk decides, only what it cannot know itself is taken from outside. */
export const TAKEN_WITH_DESK: readonly NoticeEvent[] = ['paid', 'refunded', 'progress', 'finish']
