import { privateFile } from '~/http/private-file'
import type { Visit } from '~/http/visit'
import { orderCalendar } from '~/order/ticket/calendar'
import { findOrderStatus, linkTo } from '~/order/store/find-order.server'
import { orderPath, linkSecret, readStatusToken } from '~/order/store/status-token.server'
import { light } from 'virtual:look'
import { appConfig } from '~config'
import { ticketFacts } from '~/order/ticket/ticket-facts'
import { screenPath } from '~/i18n/screens'
import { dueOf, hasCode, pictureName, transferCode } from '~/order/status/pay/payment'
import { qrPicture } from '~/order/status/pay/qr-png'
import { env } from 'cloudflare:workers'

/** The ride as a calendar file, for a link of either scope; null if there is no ride to show. */
export async function openCalendar(
  { now, locale, origin }: Visit,
  token: string,
): Promise<Response | null> {
  const status = await findOrderStatus(token, now)
  if (status?.state !== 'placed') return null
  const { number } = status.placed
  const guestUrl = origin + (await orderPath(locale, linkTo(status, 'guest')))
  const calendar = orderCalendar(status, { locale, host: new URL(origin).host, guestUrl })
  return privateFile(calendar, 'text/calendar; charset=utf-8', `inline; filename="${number}.ics"`)
}

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
  return privateFile(JSON.stringify(manifest), 'application/manifest+json')
}

/** The QR code of the amount due as a picture; null if nothing is paid by transfer, and for a guest. */
export async function openPaymentPicture(
  { now, locale }: Visit,
  token: string,
): Promise<Response | null> {
  const status = await findOrderStatus(token, now)
  if (status?.state !== 'placed' || status.scope === 'guest') return null
  const { placed } = status
  const due = dueOf(status)
  if (!due || !hasCode(status)) return null
  return privateFile(
    await qrPicture(transferCode(due, placed.number)),
    'image/png',
    `inline; filename="${pictureName(placed.number, locale)}"`,
  )
}

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
