import { env } from 'cloudflare:workers'
import type { Visit } from '~/http/visit'
import { linkSecret, orderPath, readStatusToken } from '~/order/store/status-token.server'

/** Redirects to the guest's page of an order; null for a link that opens no page of it. */
export async function openGuestCopy({ locale }: Visit, token: string): Promise<Response | null> {
  const link = await readStatusToken(linkSecret(env), token)
  if (!link) return null
  const headers = {
    Location: await orderPath(locale, { ...link, scope: 'guest' }),
    'Cache-Control': 'private, no-store',
    'Referrer-Policy': 'no-referrer',
  }
  return new Response(null, { status: 303, headers })
}
