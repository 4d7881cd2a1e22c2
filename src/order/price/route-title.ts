import { serviceSlugs, ofCategory } from '~/carrier/service-slugs'
import { formatMoney } from '~/i18n/format'
import { czk } from '~/lib/money'
import { type Answered, carsFor, experienceName, routeName } from '~/order/price/answer-words'
import { m } from '~/paraglide/messages'
import { getLocale } from '~/paraglide/runtime'

/** What is ordered, as the title of the page: the route and its price, or the experience; null while nothing is chosen. */
export function orderTitle(page: Answered & Parameters<typeof experienceName>[0]): string | null {
  return routeTitle(page) ?? experienceName(page)
}

/** The route with its lowest price, fixed or usual, as the title of the page: it is the first thing that is read aloud. */
function routeTitle(page: Answered): string | null {
  const route = routeName(page)
  const { answer } = page.price
  if (route === null || answer.state !== 'known' || !answer.prices) return route
  const { prices } = answer
  const fitting = answer.kind === 'parcel' ? serviceSlugs : carsFor(Number(page.values.passengers))
  if (fitting.length === 0) return route
  const from = Math.min(...fitting.map((slug) => ofCategory(prices, slug).from))
  const about = { route, price: formatMoney(czk(from), getLocale()) }
  return answer.isFixed ? m.order_title_route(about) : m.order_title_route_usual(about)
}
