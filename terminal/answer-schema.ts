import * as v from 'valibot'
import type { DeskAnswer, DeskError } from '../src/order/desk/desk-answer.ts'
import { ORDER_STATES } from '../src/order/life/states.ts'
import { isDeskError } from './sentences.ts'

const rowSchema = v.record(v.string(), v.union([v.string(), v.number(), v.null()]))
export const rowsSchema = v.array(rowSchema)

const standingSchema = v.object({
  number: v.string(),
  state: v.picklist(ORDER_STATES),
  payment: v.picklist(['notDue', 'awaiting', 'paid', 'refundDue', 'waived']),
  due: v.number(),
  total: v.nullable(v.number()),
  currency: v.optional(v.string()),
  pickupAt: v.string(),
  until: v.nullable(v.string()),
  seq: v.optional(v.number()),
})

/** Schemas of the site's answers; a newer site may send fields that this terminal does not know. */
export const answerSchema: v.GenericSchema<unknown, DeskAnswer> = v.union([
  v.object({
    ok: v.literal(true),
    kind: v.literal('read'),
    rows: rowsSchema,
    failedMails: rowsSchema,
  }),
  v.object({
    ok: v.literal(true),
    kind: v.literal('order'),
    row: rowSchema,
    sections: v.nullable(
      v.array(
        v.object({
          title: v.string(),
          rows: v.array(v.object({ label: v.string(), value: v.string() })),
        }),
      ),
    ),
  }),
  v.object({ ok: v.literal(true), kind: v.literal('trace'), row: rowSchema }),
  v.object({
    ok: v.literal(true),
    kind: v.literal('acted'),
    order: standingSchema,
    isTold: v.boolean(),
  }),
  v.object({ ok: v.literal(true), kind: v.literal('outbox'), count: v.number() }),
  v.object({ ok: v.literal(true), kind: v.literal('person'), found: v.looseObject({}) }),
  v.object({
    ok: v.literal(true),
    kind: v.literal('file'),
    name: v.string(),
    count: v.number(),
    base64: v.pipe(v.string(), v.base64()),
  }),
  v.object({
    ok: v.literal(false),
    error: v.custom<DeskError>(isDeskError),
    order: v.nullable(standingSchema),
  }),
  v.object({ ok: v.literal(false), error: v.literal('invalid'), field: v.string() }),
])
