import { noteAnswer } from '~/gateway/gateway-answers.server'
import type { PaymentGateway } from '~/gateway/gateway'
import { gatewaySettings } from '~/lib/setting/gateway'
import type { Settings } from '~/lib/setting/names'

/** The page on which Stripe takes cards. */
const CHECKOUT = 'https://checkout.stripe.com'

/**
 * The gateway of these settings; null without them, and then nothing of it is loaded. What it refuses because of our key
 * is noted for health.
 */
export async function openGateway(
  env: Settings & { DB: D1Database },
): Promise<PaymentGateway | null> {
  const named = gatewaySettings(env)
  if (!named) return null
  const { stripeGateway } = await import('~/gateway/stripe.server')
  return stripeGateway(named, (question, why) => noteAnswer(env.DB, question, why, Date.now()))
}

/** The origin of the gateway's page, to which the form of the Pay button leads; null without a gateway. */
export function gatewayOrigin(settings: Settings): string | null {
  const named = gatewaySettings(settings)
  return named && new URL(named.apiUrl ?? CHECKOUT).origin
}
