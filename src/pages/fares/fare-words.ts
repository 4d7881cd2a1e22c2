import { fareName } from '~/ui/cards/fare-texts'
import { formatDuration, formatMoney, formatNumber } from '~/i18n/format'
import type { Locale } from '~/lib/locale'
import { czk } from '~/lib/money'
import { m } from '~/paraglide/messages'
import { type Fare, lowestPrice } from '~/places/fares'
import { serviceNames, serviceSlugs } from '~/carrier/service-slugs'

/** Title and description of the page of a fare in search results. */
export function fareSeo(fare: Fare, locale: Locale): { title: string; description: string } {
  const route = fareName(fare, locale)
  const money = (amount: number) => formatMoney(czk(amount), locale)
  const prices = serviceSlugs.map((slug) => `${serviceNames[slug]} ${money(fare.price[slug])}`)
  return {
    title: m.fare_title({ route, price: money(lowestPrice(fare)) }),
    description: m.fare_description({
      route,
      prices: prices.join(', '),
      distance: formatNumber(fare.distanceKm, locale),
      duration: formatDuration(fare.durationMin),
    }),
  }
}
