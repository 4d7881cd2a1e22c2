import type { ItemList, TaxiService } from 'schema-dts'
import { fareName } from '~/ui/cards/fare-texts'
import { fareServiceName } from '~/pages/fares/fare-words'
import { posterOfPlace } from '~carrier/pictures/posters'
import { fareSocialPicture } from '~carrier/pictures/social-pictures'
import { carrierId, decimalPrice, pageList, vatOfPrice } from '~/http/document/structured-data'
import { screenPath } from '~/i18n/screens'
import type { Locale } from '~/lib/locale'
import { m } from '~/paraglide/messages'
import type { Fare } from '~/places/fares'
import { serviceSlugs, ofCategory, serviceName } from '~/carrier/service-slugs'

/** A fixed route as a service with an offer for each category, at the prices that its page shows. */
export function fareService(origin: string, locale: Locale, fare: Fare): TaxiService {
  const url = origin + screenPath('fare', locale, fare.slug[locale])
  return {
    '@type': 'TaxiService',
    name: fareServiceName(fare, locale),
    description: m.fare_lead(),
    url,
    image: origin + fareSocialPicture(posterOfPlace(fare.between[1]), fare.to).src,
    provider: { '@id': carrierId(origin) },
    areaServed: [fare.from, fare.to].map((place) => ({ '@type': 'Place', name: place[locale] })),
    offers: serviceSlugs.map((slug) => ({
      '@type': 'Offer',
      name: serviceName(slug),
      url,
      price: decimalPrice(ofCategory(fare.price, slug)),
      priceCurrency: 'CZK',
      priceSpecification: {
        '@type': 'PriceSpecification',
        price: decimalPrice(ofCategory(fare.price, slug)),
        priceCurrency: 'CZK',
        ...vatOfPrice(fare.vatRateBp),
      },
    })),
  }
}

/** The fixed routes as a list of their pages. */
export function fareList(origin: string, locale: Locale, fares: Fare[]): ItemList {
  return pageList(
    origin,
    fares.map((fare) => ({
      label: fareName(fare, locale),
      path: screenPath('fare', locale, fare.slug[locale]),
    })),
  )
}
