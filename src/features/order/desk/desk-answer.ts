import type { PaymentState } from '~/features/order/life/balance'
import type { Refusal } from '~/features/order/life/decide'
import type { OrderState } from '~/features/order/life/states'

export type Row = Record<string, string | number | null>

/** How an order stands, without anything of a person. Amounts are haléře, times ISO instants. */
export type Standing = {
  number: string
  state: OrderState
  payment: PaymentState
  /** Above zero owed by the customer, below zero by the carrier. */
  due: number
  /** The agreed price, or the fee of its cancelling; null while there is none. */
  total: number | null
  pickupAt: string
  /** Until when an offer, or a change we offered, waits for the customer; null where none does. */
  until: string | null
}

/** Why nothing was done. */
export type DeskError =
  | Refusal
  | 'overtaken'
  | 'held'
  | 'unknown'
  /** Another back office decides about orders, or the settings do not say which one does. */
  | 'decidedElsewhere'
  /** There was nothing to send again, to release or to settle. */
  | 'nothingThere'

/** What the site answers to the terminal. */
export type DeskAnswer =
  | { ok: true; kind: 'read'; rows: Row[]; failedMails: Row[] }
  /** `isTold`: the customer gets a mail about it. */
  | { ok: true; kind: 'acted'; order: Standing; isTold: boolean }
  | { ok: true; kind: 'outbox'; count: number }
  | { ok: true; kind: 'person'; found: unknown }
  | { ok: false; error: DeskError; order: Standing | null }
  /** What was asked cannot be understood; `field` is the first that is wrong. */
  | { ok: false; error: 'invalid'; field: string }
