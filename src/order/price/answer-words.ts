import { appConfig } from '~config'
import { type ServiceSlug, serviceSlugs } from '~/carrier/service-slugs'
import { formatMoney, formatMoneyRange } from '~/i18n/format'
import type { OrderValues } from '~/order/model/typed-order'
import type { Quote } from '~/order/price/price-ride'
import type { TypedQuote } from '~/order/price/price-typed'
import type { RideAnswer } from '~/order/price/ride-answer'
import { m } from '~/paraglide/messages'
import { getLocale } from '~/paraglide/runtime'

// What the form says of a price outside its bill: in the heading and the title, on the ticket, in the bar of a phone.

/** What was typed, with the answer to it. */
export type Answered = { values: OrderValues; price: { answer: RideAnswer } }

/** The route that the page has an answer for: "Prague Airport – Karlovy Vary"; null if it has none. */
export function routeName({ values, price: { answer } }: Answered): string | null {
  if (answer.state !== 'known' || values.kind !== answer.kind) return null
  const locale = getLocale()
  return `${answer.from[locale]}\u00a0– ${answer.to[locale]}`
}

/** The categories with a seat for everybody. */
export function carsFor(people: number): ServiceSlug[] {
  return serviceSlugs.filter((slug) => people <= appConfig.services[slug].maxPassengers)
}

/** True for a price that the carrier names and that has a usual one. */
export function isUsual(quote: TypedQuote | null): boolean {
  return quote !== null && !('tooSmall' in quote) && quote.usual !== null
}

/** What the sum on the ticket and in the bar is. */
export function totalLabel(quote: TypedQuote | null): string {
  return isUsual(quote) ? m.answer_usual() : m.price_total()
}

/** The total; for a ride that the carrier prices, the usual price. */
export function totalText({ price, usual }: Quote): string {
  const locale = getLocale()
  if (price.status === 'fixed') return formatMoney(price.totalGross, locale)
  if (!usual) return m.bar_request()
  return formatMoneyRange(usual.from, usual.to, locale)
}
