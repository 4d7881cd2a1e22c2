import { env } from 'cloudflare:workers'
import { openGateway } from '~/gateway/open-gateway.server'
import type { Balance } from '~/order/life/money/balance'
import { settlePayment } from '~/order/payments/settle-payment.server'
import { readOrderRow } from '~/order/store/order-store.server'
import { paymentsOf } from '~/order/store/orders/payments.server'
import { linkSecret, readBackToken } from '~/order/store/status-token.server'
import { errorFacts, logEvent } from '~/lib/log'

/** As many payments are asked for at most; an order rarely has more than one. */
const ASKED = 3

/** What the address shows to which the gateway leads back: the state of the payment, and nothing of the ride. */
export type PaymentBack = {
  state: 'back'
  number: string
  token: string
  payment: 'paid' | 'open' | 'failed'
}

/** The state of the payment of such a link, asked of the gateway; null for any other link. */
export async function openPaymentBack(token: string, now: Date): Promise<PaymentBack | null> {
  const number = await readBackToken(linkSecret(env), token)
  if (number === null) return null
  const started = await paymentsOf(env.DB, number)
  const gateway = await openGateway(env)
  const open = started.filter(({ state }) => state === 'open').slice(0, ASKED)
  const states: PaymentBack['payment'][] = started.map(({ state }) => state)
  for (const { session } of gateway ? open : []) {
    try {
      if (!gateway) continue
      const settling = { db: env.DB, gateway, now, occasion: 'back' } as const
      states.unshift((await settlePayment(session, settling)).state)
    } catch (error) {
      logEvent({ event: 'payment', outcome: 'back.silent', ...errorFacts(error) })
    }
  }
  const balance = (await readOrderRow(env.DB, number, now))?.life?.balance ?? null
  return { state: 'back', number, token, payment: outcomeOf(balance, states) }
}

/** Paid if nothing is due any more; else as the last payment went. */
function outcomeOf(
  balance: Balance | null,
  states: readonly PaymentBack['payment'][],
): PaymentBack['payment'] {
  if (balance && balance.due <= 0 && balance.paid > 0) return 'paid'
  return states.find((state) => state !== 'paid') ?? 'failed'
}
