import * as v from 'valibot'
import { instantSchema, orderNumberSchema, text } from '../contract-parts.ts'
import { EVENT_FIELDS, noList, seqSchema, TOLD_EVENTS as told } from './contract-event.ts'

/**
 * What a back office tells this site of an order (Standard Webhooks, `POST /api/provider-events`), as the webhook of
 * docs/provider-api.yaml has it.
 */

const words = text(5_000)

function notice<TName extends string, TData extends v.GenericSchema>(name: TName, data: TData) {
  return v.strictObject({
    number: orderNumberSchema,
    after: seqSchema,
    event: v.literal(name),
    at: instantSchema,
    data,
  })
}

/** Each event that a back office may tell; `after` is the last event of the order that it knows. */
export const NOTICES = {
  confirm: notice('confirm', told.confirm.entries.data),
  offer: notice('offer', told.offer.entries.data),
  reject: notice('reject', told.reject.entries.data),
  // The site's own lists of drivers and cars are not the back office's.
  assign: notice('assign', v.omit(told.assign.entries.data, ['driverId', 'carId'])),
  progress: notice('progress', told.progress.entries.data),
  finish: notice(
    'finish',
    noList(v.strictObject({ ...EVENT_FIELDS.finish, reason: v.optional(words) })),
  ),
  noShow: notice('noShow', told.noShow.entries.data),
  cancel: notice(
    'cancel',
    noList(
      v.strictObject({
        reason: v.optional(v.nullable(words)),
        fee: v.optional(EVENT_FIELDS.cancel.fee),
      }),
    ),
  ),
  answerChange: notice('answerChange', told.answerChange.entries.data),
  surcharge: notice('surcharge', told.surcharge.entries.data),
  price: notice('price', told.price.entries.data),
  reopen: notice('reopen', told.reopen.entries.data),
  paid: notice('paid', told.paid.entries.data),
  refunded: notice('refunded', told.refunded.entries.data),
  waive: notice('waive', told.waive.entries.data),
} as const
export type NoticeEvent = keyof typeof NOTICES

/** The body of a notice. */
export const noticeSchema = v.variant('event', Object.values(NOTICES))
export type Notice = v.InferOutput<typeof noticeSchema>

/** Where the site's desk decides, only what it cannot know itself is taken from outside. */
export const TAKEN_WITH_DESK: readonly NoticeEvent[] = ['paid', 'refunded', 'progress', 'finish']
