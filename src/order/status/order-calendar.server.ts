import type { Visit } from '~/http/visit'
import { orderCalendar } from '~/order/ticket/calendar'
import { findOrderStatus, linkTo } from '~/order/store/find-order.server'
import { orderPath } from '~/order/store/status-token.server'

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
