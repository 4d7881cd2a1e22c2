import { plainPage } from '~/http/plain/plain-page'
import { matchScreen } from '~/i18n/match-screen'
import { pathLocale } from '~/lib/locale'
import { type Screen } from '~/i18n/screens'
import { orderLinkSecret } from '~/lib/settings'
import { m } from '~/paraglide/messages'

const NEED_THE_LINK: readonly Screen[] = [
  ...([
    'order',
    'orderSummary',
    'orderStatus',
    'orderGuest',
    'orderCalendar',
    'orderManifest',
    'orderPayment',
    'taxDocument',
    'taxDocumentFile',
    'driverRide',
    'findOrder',
  ] as const),
]

/**
 * The answer of the order screens while ORDER_LINK_SECRET is missing or weak, else null. An order that cannot get its
 * link must not be started, so the page shows the telephone. It contains the posted form.
 */
export function ordersClosed(
  url: URL,
  env: { ORDER_LINK_SECRET?: string },
  form: FormData,
): Response | null {
  const place = matchScreen(url.pathname)
  if (!place || !NEED_THE_LINK.includes(place.screen) || orderLinkSecret(env) !== null) return null
  const locale = pathLocale(url.pathname)
  const response = plainPage({
    locale,
    status: 503,
    title: m.orders_closed_title({}, { locale }),
    lead: m.orders_closed_lead({}, { locale }),
    help: m.orders_closed_help({}, { locale }),
    posted: { url, form },
  })
  response.headers.set('Retry-After', '600')
  return response
}
