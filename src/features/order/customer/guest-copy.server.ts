import { env } from 'cloudflare:workers'
import type { Visit } from '~/edge/visit'
import { linkSecret, orderPath, readStatusToken } from '~/features/order/placed/status-token.server'

/** The way to what the guest may see of an order; null for a forged link. */
export async function openGuestCopy({ locale }: Visit, token: string): Promise<Response | null> {
  const link = await readStatusToken(linkSecret(env), token)
  if (!link) return null
  const headers = {
    Location: await orderPath(locale, link.number, 'guest'),
    'Cache-Control': 'private, no-store',
    'Referrer-Policy': 'no-referrer',
  }
  return new Response(null, { status: 303, headers })
}
