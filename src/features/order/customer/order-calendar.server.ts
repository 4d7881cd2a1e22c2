import type { Visit } from '~/edge/visit'
import { orderCalendar } from '~/features/order/placed/calendar'
import { findOrderStatus } from '~/features/order/placed/find-order.server'
import { orderPath } from '~/features/order/placed/status-token.server'

/** The ride of a link as a calendar file, whatever the link opens; null where there is none to show. */
export async function openCalendar(
  { now, locale, origin }: Visit,
  token: string,
): Promise<Response | null> {
  const status = await findOrderStatus(token, now)
  if (status?.state !== 'placed') return null
  const { number } = status.placed
  const guestUrl = origin + (await orderPath(locale, number, 'guest'))
  const calendar = orderCalendar(status, { locale, host: new URL(origin).host, guestUrl })
  return new Response(calendar, {
    headers: {
      'Content-Type': 'text/calendar; charset=utf-8',
      'Content-Disposition': `inline; filename="${number}.ics"`,
      'Cache-Control': 'private, no-store',
      'Referrer-Policy': 'no-referrer',
      'X-Robots-Tag': 'noindex',
    },
  })
}
