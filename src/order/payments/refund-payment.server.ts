import { GatewaySilent, type PaymentGateway, type RefundMade } from '~/gateway/gateway'
import type { LedgerRow, Life } from '~/order/life/life'
import { errorFacts, logEvent } from '~/lib/log'

/** The gateway's reference of a refund, or why there is none. */
export type Refunded =
  | { reference: string }
  | 'gatewayReturned'
  | 'gatewayRefused'
  | 'gatewaySilent'

/** The payments of an order that went through the gateway, the last first. */
function paymentsByGateway(gateway: PaymentGateway, life: Life): LedgerRow[] {
  return life.ledger
    .filter((row) => row.event === 'paid' && row.way === 'card' && gateway.owns(row.reference))
    .toReversed()
}

/** True if money of an order came through the gateway, so that it also goes back through it. */
export function isPaidByGateway(gateway: PaymentGateway, life: Life): boolean {
  return paymentsByGateway(gateway, life).length > 0
}

/**
 * Refunds an amount of one of the order's card payments. First asks the gateway what it returned already: a refund whose
 * answer was lost is the one that is repeated, and until it is noted no other amount goes back. The key of a refund is its
 * payment and how many were made of it, so that two who ask at the same moment get the same refund.
 */
export async function refundPayment(
  gateway: PaymentGateway,
  { number, life, amount }: { number: string; life: Life; amount: number },
): Promise<Refunded> {
  try {
    const refunded = await refundOnce(gateway, { number, life, amount })
    const outcome = typeof refunded === 'string' ? OUTCOMES[refunded] : 'refunded'
    logEvent({ event: 'payment', outcome })
    return refunded
  } catch (error) {
    if (!(error instanceof GatewaySilent)) throw error
    logEvent({ event: 'payment', outcome: 'refund.silent', ...errorFacts(error.cause) })
    return 'gatewaySilent'
  }
}

const OUTCOMES = { gatewayReturned: 'refund.returned', gatewayRefused: 'refund.refused' } as const

async function refundOnce(
  gateway: PaymentGateway,
  { number, life, amount }: { number: string; life: Life; amount: number },
): Promise<Exclude<Refunded, 'gatewaySilent'>> {
  const noted = new Set(life.ledger.map(({ reference }) => reference))
  const payments: { payment: LedgerRow; made: RefundMade[] }[] = []
  for (const payment of paymentsByGateway(gateway, life)) {
    payments.push({ payment, made: await gateway.refundsOf(payment.reference) })
  }
  const lost = payments
    .flatMap(({ made }) => made)
    .filter((one) => one.isMoving && !noted.has(one.reference))
  if (lost.length > 0) return lost.find((one) => one.amount === amount) ?? 'gatewayReturned'
  for (const { payment, made } of payments) {
    if (payment.amount < amount) continue
    const key = `${payment.reference}-${made.length}`
    const reference = await gateway.refund({ reference: payment.reference, number, amount, key })
    if (reference !== null) return { reference }
  }
  return 'gatewayRefused'
}
