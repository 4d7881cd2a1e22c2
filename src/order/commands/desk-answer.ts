import * as v from 'valibot'
import { REFUSALS } from '~/order/acts/act'
import type { Life } from '~/order/life/life'
import { notedStatementSchema } from '~/order/bank/match-lines'
import { ORDER_STATES } from '~/order/life/states'
import { againSchema, erasedSchema } from '~/order/commands/desk-persons'
import type { DeskCommand } from '~/order/commands/desk-command'
import { objectionSchema } from '~/order/store/desk/objection'
import { keysOf } from '~/lib/keys-of'

/** Maximum number of orders that a search returns. */
export const MOST_FOUND = 50

/** Current status of an order, without personal data. Amounts are haléře, times ISO instants. */
const standingSchema = v.object({
  number: v.string(),
  state: v.picklist(ORDER_STATES),
  payment: v.picklist(['notDue', 'awaiting', 'paid', 'refundDue', 'waived']),
  /** Positive: the customer owes it. Negative: the carrier owes it. */
  due: v.number(),
  /** The agreed price, or the cancellation fee; null while there is none. */
  total: v.nullable(v.number()),
  /** Of both amounts, where it is not that of the carrier's market. */
  currency: v.optional(v.string()),
  pickupAt: v.string(),
  /** End of the open offer or of our offered change; null if there is none. */
  until: v.nullable(v.string()),
  /** Number of its last event; an act may name the one it saw. Missing in the answer of an older site. */
  seq: v.optional(v.number()),
})
export type Standing = v.InferOutput<typeof standingSchema>

/** Why a command was refused, in a sentence of the terminal without its full stop. */
export const DESK_ERRORS = {
  ...REFUSALS,
  overtaken: 'Somebody else acted at the same moment; look and try again',
  /** Something speaks against the driver or the car; the carrier may insist. */
  objected: 'Nothing was done',
  held: 'It looks like a robot’s and is held: release it first',
  /** Never the answer to the carrier. */
  wishedTooOften: 'Its customer has asked for as many changes as an order takes',
  unknown: 'There is no such order, or what was personal in it is forgotten',
  /** The settings may also name no back office. */
  decidedElsewhere:
    'Your back office decides about orders, not this site: do it there (PROVIDER in the settings)',
  gatewayRefused:
    'The payment gateway refuses the refund, so nothing was noted: its dashboard says why',
  gatewaySilent:
    'The payment gateway gives no answer, and nothing was noted: repeat the same command, no money goes back twice',
  gatewayLocked:
    'The payment gateway does not take the key of the site, or the key lacks a right, and nothing was noted: `GET /api/health` says what mends it',
  gatewayPartly:
    'The payment gateway returned a part of it, which is noted, and not the rest: `show` has what is still owed; refund that, no money goes back twice',
  nothingThere: 'Nothing there is in such a state; what is on its way may be tried again soon',
  nothingTraced:
    'No order has this number or key, and this request placed or changed none. The log may still know the request: requestId = "…"',
  keyReused: 'The key of this command came with another one before: type it again',
} as const
export type DeskError = keyof typeof DESK_ERRORS
const deskErrors = keysOf(DESK_ERRORS)

const rowSchema = v.record(v.string(), v.union([v.string(), v.number(), v.null()]))
export type Row = v.InferOutput<typeof rowSchema>

/** A part of an order in words. A value may have several lines. */
const sectionSchema = v.object({
  title: v.string(),
  rows: v.array(v.object({ label: v.string(), value: v.string() })),
})
export type ShownSection = v.InferOutput<typeof sectionSchema>

function done<TKind extends string, TEntries extends v.ObjectEntries>(
  kind: TKind,
  entries: TEntries,
) {
  return v.object({ ok: v.literal(true), kind: v.literal(kind), ...entries })
}

/** Response of the site to the terminal; a newer site may send fields that this terminal does not know. */
export const deskAnswerSchema = v.union([
  done('read', { rows: v.array(rowSchema), failedMails: v.array(rowSchema) }),
  /** `sections`: the order as its summary shows it, in English, or what of it cannot be read; null if it is forgotten. */
  done('order', { row: rowSchema, sections: v.nullable(v.array(sectionSchema)) }),
  /** What happened to an order, without what was ordered. */
  done('trace', { row: rowSchema }),
  /** `told`: whether the customer gets a mail about it; `afterUndo`: once it can no longer be taken back. */
  done('acted', {
    order: standingSchema,
    told: v.picklist(['never', 'now', 'afterUndo']),
    /** Of a correction: the price that stays, and what the site asks for the order as it is now (null: no price). */
    price: v.optional(v.object({ stays: v.number(), asks: v.nullable(v.number()) })),
  }),
  done('statement', notedStatementSchema.entries),
  /** A statement of the bank that was taken back (TakenBack). */
  done('takenBack', {
    taken: v.number(),
    forgotten: v.number(),
    kept: v.array(v.object({ number: v.string(), why: v.picklist(['gone', ...deskErrors]) })),
    isLeft: v.boolean(),
  }),
  done('outbox', { count: v.number() }),
  /** All that is held of a person. */
  done('person', { found: v.record(v.string(), v.unknown()) }),
  done('erased', { found: erasedSchema }),
  done('again', { found: againSchema }),
  /** A file for somebody else's program; `count` documents are in it. */
  done('file', {
    name: v.string(),
    count: v.number(),
    base64: v.pipe(v.string(), v.base64()),
  }),
  /** `objections`: what speaks against it; the same command with `anyway` insists. */
  v.object({
    ok: v.literal(false),
    error: v.picklist(deskErrors),
    order: v.nullable(standingSchema),
    objections: v.optional(v.array(objectionSchema)),
  }),
  /** Invalid command; `field` is its first invalid field. `fields`: those of the order form, which has no such field. */
  v.object({
    ok: v.literal(false),
    error: v.literal('invalid'),
    field: v.string(),
    fields: v.optional(v.pipe(v.array(v.string()), v.readonly())),
  }),
])
export type DeskAnswer = v.InferOutput<typeof deskAnswerSchema>

/** True for a command that changes something, so that it carries a key and happens once. */
export function isActing({ command }: DeskCommand): boolean {
  // A statement notes each of its lines once by itself, and its answer is too long to be kept.
  const reading: DeskCommand['command'][] = [
    'list',
    'find',
    'messages',
    'show',
    'trace',
    'month',
    'export',
    'statement',
  ]
  return !reading.includes(command)
}

/** The current status of an order as the terminal gets it. */
export function standingOf(of: Pick<Standing, 'number' | 'currency'>, life: Life): Standing {
  const { seq, state, balance, fee, price, offer, changeOffer, pickupAt } = life
  return {
    ...of,
    state,
    payment: balance.state,
    due: balance.due,
    total: fee ?? price,
    pickupAt,
    until: offer?.until ?? changeOffer?.until ?? null,
    seq,
  }
}
