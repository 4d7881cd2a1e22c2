import { categoryOf, ofCategory } from '~/carrier/service-slugs'
import type { ItemList, Offer, TaxiService } from 'schema-dts'
import { appConfig } from '~config'
import { servicePictures } from '~carrier/pictures/social-pictures'
import { isOffered } from '~/carrier/offered-kinds'
import type { Service } from '~/carrier/types'
import { screenPath } from '~/i18n/screens'
import type { Locale } from '~/lib/locale'
import { countries } from '~/lib/countries'
import { sharedPicture } from '~/http/document/shared-picture'
import { carrierId, decimalPrice, pageList, vatOfPrice } from '~/http/document/structured-data'

/** Destination countries of the fixed routes. */
const servedCountries = countries.filter(({ code }) =>
  appConfig.places.some(({ country }) => country === code),
)

/** A service, with its hourly rate where it is for hire by the hour. */
export function taxiService(origin: string, locale: Locale, service: Service): TaxiService {
  const url = origin + screenPath('service', locale, service.slug)
  const price = decimalPrice(categoryOf(service.slug).hourlyRate)
  return {
    '@type': 'TaxiService',
    name: service.header,
    description: service.description,
    url,
    image: origin + sharedPicture(ofCategory(servicePictures, service.slug)).src,
    provider: { '@id': carrierId(origin) },
    areaServed: servedCountries.map(({ name }) => ({ '@type': 'Country', name: name[locale] })),
    ...(isOffered('hourly') ? { offers: hourlyOffer(url, price) } : {}),
  }
}

function hourlyOffer(url: string, price: string): Offer {
  return {
    '@type': 'Offer',
    url,
    price,
    priceCurrency: appConfig.market.currency,
    priceSpecification: {
      '@type': 'UnitPriceSpecification',
      price,
      priceCurrency: appConfig.market.currency,
      unitCode: 'HUR',
      ...vatOfPrice(appConfig.ordering.vatRateBp),
    },
  }
}

/** The services of the offer as a list of pages. */
export function serviceList(origin: string, locale: Locale, services: Service[]): ItemList {
  return pageList(
    origin,
    services.map(({ header, slug }) => ({
      label: header,
      path: screenPath('service', locale, slug),
    })),
  )
}
