import type { Locale } from '~/lib/locale'

/** A payment to start: `amount` in haléře or cents, `key` the same for the same payment, however often it is pressed. */
export type PaymentStart = {
  number: string
  amount: number
  currency: string
  /** What the gateway's page names. */
  name: string
  locale: Locale
  key: string
}

/** What became of a payment; `number` is the order's. */
export type PaymentState =
  /** `reference` is unique to the payment; `at` is when the money moved. */
  | { state: 'paid'; number: string; amount: number; currency: string; reference: string; at: Date }
  /** `address` is the gateway's page, while it can still be paid there. */
  | { state: 'open'; address: string | null }
  | { state: 'failed' }

/** What a notice is about: a session to ask for, nothing of interest, or no notice of the gateway. */
export type Notice = { session: string } | 'ofNoInterest' | 'refused'

/** A refund: of which payment of which order, how much, and a key that is the same for the same refund. */
export type RefundAsked = { reference: string; number: string; amount: number; key: string }

/** A refund that we asked for; `isMoving`: its money went back or is on its way. */
export type RefundMade = { reference: string; amount: number; isMoving: boolean }

/**
 * A payment gateway: it shows a page on which a card is charged. Its notices only wake us; `read` asks for the state.
 * Each question throws GatewaySilent if there is no answer, and what was asked may have happened.
 */
export type PaymentGateway = {
  start: (payment: PaymentStart, back: string) => Promise<{ session: string; address: string }>
  readNotice: (body: string, signature: string) => Promise<Notice>
  read: (session: string) => Promise<PaymentState>
  /** True if a payment of the ledger went through this gateway. */
  owns: (reference: string) => boolean
  /** The refunds of a payment that we asked for, also those whose answer was lost. */
  refundsOf: (reference: string) => Promise<RefundMade[]>
  /** The reference of the refund; null if the gateway refuses it. */
  refund: (asked: RefundAsked) => Promise<string | null>
}

/** The gateway did not answer, or its answer cannot be read. */
export class GatewaySilent extends Error {
  override name = 'GatewaySilent'
}
