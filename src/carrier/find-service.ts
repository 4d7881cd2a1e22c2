import { services } from '~carrier/words/services'
import type { Service } from '~/carrier/types'
import { formatNames } from '~/i18n/format-lists'
import type { Locale } from '~/lib/locale'
import { serviceSlugs, serviceName, ofCategory } from '~/carrier/service-slugs'

/** The services in the order of the offer. */
export function listServices(locale: Locale): Service[] {
  return serviceSlugs.map((slug, id) => ({
    id,
    slug,
    name: serviceName(slug),
    ...ofCategory(services[locale], slug),
  }))
}

/** The service with a slug, or null. */
export function findService(locale: Locale, slug: string): Service | null {
  return listServices(locale).find((service) => service.slug === slug) ?? null
}

/** The names of the categories as a list: "Business, Comfort and Basic". */
export function categoryNames(locale: Locale): string {
  return formatNames(serviceSlugs.map(serviceName), locale)
}
