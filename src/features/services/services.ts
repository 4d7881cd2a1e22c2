import { services } from '~/content/services'
import type { Service } from '~/content/types'
import type { Locale } from '~/lib/app-config'

/** The services in the order of the offer. */
export function listServices(locale: Locale): Service[] {
  return services[locale]
}

/** The service of a slug, or null. */
export function findService(locale: Locale, slug: string): Service | null {
  return services[locale].find((service) => service.slug === slug) ?? null
}
