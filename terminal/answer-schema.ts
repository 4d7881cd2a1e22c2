import * as v from 'valibot'
import type { DeskAnswer, DeskError } from '../src/order/commands/desk-answer.ts'
import type { TakenBack } from '../src/order/bank/take-back.server.ts'
import { objectionSchema } from '../src/order/store/desk/objection.ts'
import { ORDER_STATES } from '../src/order/life/states.ts'
import { keysOf } from '../src/lib/keys-of.ts'
import { FAULT_WORDS, OPEN_WORDS } from './print/statement.ts'
import { isDeskError } from './sentences.ts'

type KeptWhy = TakenBack['kept'][number]['why']

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

const statementEntries = {
  lines: v.array(
    v.object({
      line: v.object({
        key: v.string(),
        bankId: v.string(),
        weakId: v.optional(v.string(), ''),
        day: v.string(),
        amount: v.number(),
        currency: v.string(),
        symbol: v.string(),
        name: v.string(),
        account: v.string(),
        message: v.string(),
        isReturned: v.exactOptional(v.boolean()),
      }),
      match: v.variant('is', [
        v.object({ is: v.picklist(['pays', 'noted', 'known']), number: v.string() }),
        v.object({ is: v.literal('settled') }),
        v.object({
          is: v.literal('open'),
          likely: v.array(v.string()),
          why: v.picklist(keysOf(OPEN_WORDS)),
        }),
      ]),
    }),
  ),
  counts: v.object({
    noted: v.number(),
    known: v.number(),
    settled: v.number(),
    open: v.number(),
    pays: v.number(),
  }),
  faults: v.array(
    v.object({
      line: v.number(),
      text: v.exactOptional(v.string()),
      why: v.picklist(keysOf(FAULT_WORDS)),
    }),
  ),
  out: v.number(),
  waiting: v.number(),
  left: v.number(),
}

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
    told: v.picklist(['never', 'now', 'afterUndo']),
  }),
  v.object({ ok: v.literal(true), kind: v.literal('statement'), ...statementEntries }),
  v.object({
    ok: v.literal(true),
    kind: v.literal('takenBack'),
    taken: v.number(),
    forgotten: v.number(),
    kept: v.array(
      v.object({
        number: v.string(),
        why: v.union([v.literal('gone'), v.custom<Exclude<KeptWhy, 'gone'>>(isDeskError)]),
      }),
    ),
    isLeft: v.boolean(),
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
    objections: v.optional(v.array(objectionSchema)),
  }),
  v.object({
    ok: v.literal(false),
    error: v.literal('invalid'),
    field: v.string(),
    fields: v.optional(v.array(v.string())),
  }),
])
