import { services } from '~/content/services'
import type { Service } from '~/content/types'
import type { Locale } from '~/lib/app-config-type'
import { serviceNames, serviceSlugs } from '~/tariff/service-slugs'

/** The services in the order of the offer. */
export function listServices(locale: Locale): Service[] {
  return serviceSlugs.map((slug, id) => ({
    id,
    slug,
    name: serviceNames[slug],
    ...services[locale][slug],
  }))
}

/** The service of a slug, or null. */
export function findService(locale: Locale, slug: string): Service | null {
  return listServices(locale).find((service) => service.slug === slug) ?? null
}
