import type { PaymentGateway } from '~/gateway/gateway'
import { gatewaySettings } from '~/lib/setting/gateway'
import type { Settings } from '~/lib/setting/names'

/** The page on which Stripe takes cards. */
const CHECKOUT = 'https://checkout.stripe.com'

/** The gateway of these settings; null without them, and then nothing of it is loaded. */
export async function openGateway(settings: Settings): Promise<PaymentGateway | null> {
  const named = gatewaySettings(settings)
  if (!named) return null
  const { stripeGateway } = await import('~/gateway/stripe.server')
  return stripeGateway(named)
}

/** The origin of the gateway's page, to which the form of the Pay button leads; null without a gateway. */
export function gatewayOrigin(settings: Settings): string | null {
  const named = gatewaySettings(settings)
  return named && new URL(named.apiUrl ?? CHECKOUT).origin
}
