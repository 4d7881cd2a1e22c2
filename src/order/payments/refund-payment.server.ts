import { GatewaySilent, type PaymentGateway } from '~/gateway/gateway'
import type { Life } from '~/order/life/life'
import { errorFacts, logEvent } from '~/lib/log'

/** The gateway's reference of a refund, or why there is none. */
export type Refunded = { reference: string } | 'gatewayRefused' | 'gatewaySilent'

/** The payments of an order that went through the gateway and are as large as a refund, the last first. */
export function refundable(gateway: PaymentGateway, life: Life, amount: number): string[] {
  return life.ledger
    .filter((row) => row.event === 'paid' && row.way === 'card' && gateway.owns(row.reference))
    .filter((row) => row.amount >= amount)
    .map(({ reference }) => reference)
    .toReversed()
}

/** True if money of an order came through the gateway, so that it also goes back through it. */
export function isPaidByGateway(gateway: PaymentGateway, life: Life): boolean {
  return refundable(gateway, life, 0).length > 0
}

/**
 * Refunds an amount of one of the order's card payments. The same order gets the same refund however often it is asked,
 * so that a command whose answer was lost can be repeated.
 */
export async function refundPayment(
  gateway: PaymentGateway,
  { number, life, amount }: { number: string; life: Life; amount: number },
): Promise<Refunded> {
  try {
    for (const paid of refundable(gateway, life, amount)) {
      const key = `${number}-${life.seq}-${paid}`
      const reference = await gateway.refund({ reference: paid, amount, key })
      if (reference !== null) {
        logEvent({ event: 'payment', outcome: 'refunded' })
        return { reference }
      }
    }
    logEvent({ event: 'payment', outcome: 'refund.refused' })
    return 'gatewayRefused'
  } catch (error) {
    if (!(error instanceof GatewaySilent)) throw error
    logEvent({ event: 'payment', outcome: 'refund.silent', ...errorFacts(error.cause) })
    return 'gatewaySilent'
  }
}
