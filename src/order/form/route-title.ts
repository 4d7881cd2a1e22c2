import { appConfig } from '~config'
import { serviceSlugs } from '~/carrier/service-slugs'
import { formatMoney } from '~/i18n/format'
import { czk } from '~/lib/money'
import type { OrderPage } from '~/order/form/order-page'
import { m } from '~/paraglide/messages'
import { getLocale } from '~/paraglide/runtime'

/** The id of the heading of the form, which the answer to "Show the price" gives the focus to. */
export const HEADING_ID = 'order-heading'

type Typed = Pick<OrderPage, 'values' | 'price'>

/** The route that the page has an answer for: "Prague Airport – Karlovy Vary"; null if it has none. */
export function routeName({ values, price: { answer } }: Typed): string | null {
  if (answer.state !== 'known' || values.kind !== answer.kind) return null
  const locale = getLocale()
  return `${answer.from[locale]}\u00a0– ${answer.to[locale]}`
}

/** The route with its lowest price, fixed or usual, as the title of the page: it is the first thing that is read aloud. */
export function routeTitle(page: Typed): string | null {
  const route = routeName(page)
  const { answer } = page.price
  if (route === null || answer.state !== 'known' || !answer.prices) return route
  const { prices } = answer
  const people = Number(page.values.passengers)
  const fitting = serviceSlugs.filter(
    (slug) => answer.kind === 'parcel' || people <= appConfig.services[slug].maxPassengers,
  )
  if (fitting.length === 0) return route
  const from = Math.min(...fitting.map((slug) => prices[slug].from))
  const about = { route, price: formatMoney(czk(from), getLocale()) }
  return answer.isFixed ? m.order_title_route(about) : m.order_title_route_usual(about)
}
