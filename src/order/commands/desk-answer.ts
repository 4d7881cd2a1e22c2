import type { PaymentState } from '~/order/life/money/balance'
import type { Refusal } from '~/order/acts/act'
import type { Life } from '~/order/life/life'
import type { OrderState } from '~/order/life/states'
import type { DeskCommand } from '~/order/commands/desk-command'
import type { Objection } from '~/order/store/desk/objection'
import type { TakenBack } from '~/order/bank/take-back.server'
import type { NotedStatement } from '~/order/bank/note-statement.server'

/** Maximum number of orders that a search returns. */
export const MOST_FOUND = 50

export type Row = Record<string, string | number | null>

/** Current status of an order, without personal data. Amounts are haléře, times ISO instants. */
export type Standing = {
  number: string
  state: OrderState
  payment: PaymentState
  /** Positive: the customer owes it. Negative: the carrier owes it. */
  due: number
  /** The agreed price, or the cancellation fee; null while there is none. */
  total: number | null
  /** Of both amounts, where it is not that of the carrier's market. */
  currency?: string | undefined
  pickupAt: string
  /** End of the open offer or of our offered change; null if there is none. */
  until: string | null
  /** Number of its last event; an act may name the one it saw. Missing in the answer of an older site. */
  seq?: number | undefined
}

/** Why a command was refused. */
export type DeskError =
  | Refusal
  | 'overtaken'
  /** Something speaks against the driver or the car; the carrier may insist. */
  | 'objected'
  | 'held'
  /** The order takes no further wish of its customer; never the answer to the carrier. */
  | 'wishedTooOften'
  | 'unknown'
  /** Another back office decides about orders, or the settings name none. */
  | 'decidedElsewhere'
  /**
   * The payment gateway returned another amount before, whose answer was lost, it refuses the refund, gives no answer, or
   * does not take our key; nothing was noted.
   */
  | 'gatewayRefused'
  | 'gatewaySilent'
  | 'gatewayLocked'
  /** It returned a part, which is noted, and the rest not. */
  | 'gatewayPartly'
  /** Nothing to send again, to release or to settle. */
  | 'nothingThere'
  /** No order has this number or key, and no request of this id changed one. */
  | 'nothingTraced'
  /** The key came with another command before. */
  | 'keyReused'

/** A part of an order in words. A value may have several lines. */
export type ShownSection = { title: string; rows: { label: string; value: string }[] }

/** Response of the site to the terminal. */
export type DeskAnswer =
  | { ok: true; kind: 'read'; rows: Row[]; failedMails: Row[] }
  /** `sections`: the order as its summary shows it, in English, or what of it cannot be read; null if it is forgotten. */
  | { ok: true; kind: 'order'; row: Row; sections: ShownSection[] | null }
  /** What happened to an order, without what was ordered. */
  | { ok: true; kind: 'trace'; row: Row }
  /** `told`: whether the customer gets a mail about it; `afterUndo`: once it can no longer be taken back. */
  | { ok: true; kind: 'acted'; order: Standing; told: 'never' | 'now' | 'afterUndo' }
  | ({ ok: true; kind: 'statement' } & NotedStatement)
  /** A statement of the bank that was taken back. */
  | ({ ok: true; kind: 'takenBack' } & TakenBack)
  | { ok: true; kind: 'outbox'; count: number }
  | { ok: true; kind: 'person'; found: object }
  /** A file for somebody else's program; `count` documents are in it. */
  | { ok: true; kind: 'file'; name: string; count: number; base64: string }
  /** `objections`: what speaks against it; the same command with `anyway` insists. */
  | {
      ok: false
      error: DeskError
      order: Standing | null
      objections?: Objection[] | undefined
    }
  /** Invalid command; `field` is its first invalid field. `fields`: those of the order form, which has no such field. */
  | { ok: false; error: 'invalid'; field: string; fields?: readonly string[] | undefined }

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
