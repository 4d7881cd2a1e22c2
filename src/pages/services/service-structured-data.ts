import { categoryOf, ofCategory } from '~/carrier/service-slugs'
import type { ItemList, TaxiService } from 'schema-dts'
import { appConfig } from '~config'
import { servicePictures } from '~carrier/pictures/social-pictures'
import type { Service } from '~/carrier/types'
import { screenPath } from '~/i18n/screens'
import type { Locale } from '~/lib/locale'
import { countries } from '~/lib/countries'
import { carrierId, decimalPrice, pageList, vatOfPrice } from '~/http/document/structured-data'

/** Destination countries of the fixed routes. */
const servedCountries = countries.filter(({ code }) =>
  appConfig.places.some(({ country }) => country === code),
)

/** A service with the hourly rate that its page shows. */
export function taxiService(origin: string, locale: Locale, service: Service): TaxiService {
  const url = origin + screenPath('service', locale, service.slug)
  const price = decimalPrice(categoryOf(service.slug).hourlyRate)
  return {
    '@type': 'TaxiService',
    name: service.header,
    description: service.description,
    url,
    image: origin + ofCategory(servicePictures, service.slug).src,
    provider: { '@id': carrierId(origin) },
    areaServed: servedCountries.map(({ name }) => ({ '@type': 'Country', name: name[locale] })),
    offers: {
      '@type': 'Offer',
      url,
      price,
      priceCurrency: 'CZK',
      priceSpecification: {
        '@type': 'UnitPriceSpecification',
        price,
        priceCurrency: 'CZK',
        unitCode: 'HUR',
        ...vatOfPrice(appConfig.ordering.vatRateBp),
      },
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
