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

/**
 * A payment that began, or why it never will as it was asked: the sum is below or above what cards are charged, or the
 * gateway refuses something else of it.
 */
export type PaymentStarted =
  | { session: string; address: string }
  | { refused: 'tooSmall' | 'tooLarge' | 'other' }

/** Money that came; `number` is the order's, `reference` is unique to the payment, `at` is when the money moved. */
export type PaidMoney = {
  number: string
  amount: number
  currency: string
  reference: string
  at: Date
}

/** What became of a payment. */
export type PaymentState =
  | ({ state: 'paid' } & PaidMoney)
  /** `address` is the gateway's page, while it can still be paid there. */
  | { state: 'open'; address: string | null }
  | { state: 'failed' }

/** What a notice is about: a session or a payment to ask for, nothing of interest, or no notice of the gateway. */
export type Notice = { session: string } | { payment: string } | 'ofNoInterest' | 'refused'

/** A refund: of which payment of which order, how much, and a key that is the same for the same refund. */
export type RefundAsked = {
  reference: string
  number: string
  amount: number
  /** What has still to go back to the customer, this refund included: more than one payment has. */
  rest: number
  key: string
}

/**
 * A refund of a payment, whoever made it. `isGone`: its money went back or is on its way. `rest` is that of the refund
 * that we asked for; null for one that was made in the gateway's dashboard.
 */
export type Refund = {
  reference: string
  amount: number
  at: Date
  isGone: boolean
  rest: number | null
}

/** How far a dispute has come: a question of the bank before it takes anything, or money that it claims. */
export type DisputeStage = 'inquiry' | 'open' | 'lost' | 'won'

/** A payer's bank wants money of a payment back. `answerBy` is the end of the time for our evidence. */
export type Dispute = {
  reference: string
  amount: number
  currency: string
  at: Date
  stage: DisputeStage
  /** The gateway's code of the reason. */
  reason: string
  answerBy: Date | null
}

/** A payment with everything that went back of it or is claimed. */
export type PaymentReturns = { paid: PaidMoney; refunds: Refund[]; disputes: Dispute[] }

/**
 * A payment gateway: it shows a page on which a card is charged. Its notices only wake us; `read` and `readReturns` ask
 * for the state. Each question throws GatewaySilent if there is no answer, and what was asked may have happened.
 */
export type PaymentGateway = {
  start: (payment: PaymentStart, back: string) => Promise<PaymentStarted>
  readNotice: (body: string, signature: string) => Promise<Notice>
  read: (session: string) => Promise<PaymentState>
  /** True if a payment of the ledger went through this gateway. */
  owns: (reference: string) => boolean
  /** Everything that went back of a payment; null for a payment that is not of an order of ours. */
  readReturns: (reference: string) => Promise<PaymentReturns | null>
  /** The payments of which something went back since a time, by the gateway's list of what happened, the first first. */
  returnsSince: (since: Date) => Promise<{ payment: string; at: Date }[]>
  /** The refunds of a payment, also those whose answer was lost. */
  refundsOf: (reference: string) => Promise<Refund[]>
  /** The reference of the refund; null if the gateway refuses it. */
  refund: (asked: RefundAsked) => Promise<string | null>
}

/** The gateway did not answer, or its answer cannot be read. */
export class GatewaySilent extends Error {
  override name = 'GatewaySilent'
}

/** The gateway does not take our key, or the key lacks a right: asking again is of no use, health tells an operator. */
export class GatewayLocked extends GatewaySilent {
  override name = 'GatewayLocked'
}
