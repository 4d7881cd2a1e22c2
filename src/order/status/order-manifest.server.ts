import { light } from 'virtual:look'
import { appConfig } from '~config'
import type { Visit } from '~/http/visit'
import { findOrderStatus } from '~/order/store/find-order.server'
import { ticketFacts } from '~/order/ticket/ticket-facts'
import { screenPath } from '~/i18n/screens'

const PNG_SIZES = [192, 512]

/**
 * The web app manifest of an order's page, for a link of either scope: kept on the home screen, it opens this order and
 * not the home page. Null without a readable order.
 */
export async function openOrderManifest(
  { now, locale }: Visit,
  token: string,
): Promise<Response | null> {
  const status = await findOrderStatus(token, now)
  if (status?.state !== 'placed') return null
  const { name } = appConfig.product
  const { stops } = ticketFacts(status.placed.order)
  const manifest = {
    name: `${name}: ${stops.join(' – ')}`,
    short_name: name,
    lang: locale,
    start_url: screenPath('orderStatus', locale, token),
    display: 'standalone',
    background_color: light.page,
    theme_color: light.night,
    icons: PNG_SIZES.flatMap((size) => [
      { src: `/icon-${size}.png`, sizes: `${size}x${size}`, type: 'image/png' },
      {
        src: `/icon-maskable-${size}.png`,
        sizes: `${size}x${size}`,
        type: 'image/png',
        purpose: 'maskable',
      },
    ]),
  }
  return new Response(JSON.stringify(manifest), {
    headers: {
      'Content-Type': 'application/manifest+json',
      'Cache-Control': 'private, no-store',
      'Referrer-Policy': 'no-referrer',
      'X-Robots-Tag': 'noindex',
    },
  })
}
