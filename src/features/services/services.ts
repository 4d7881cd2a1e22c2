import { services } from '~/content/services'
import type { Service } from '~/content/types'
import type { Locale, ServiceSlug } from '~/lib/app-config'

export const serviceSlugs: readonly ServiceSlug[] = ['business', 'comfort', 'basic']

/** True for the slug of one of the three service categories. */
export function isServiceSlug(slug: unknown): slug is ServiceSlug {
  return serviceSlugs.some((known) => known === slug)
}

/** The services in the order of the offer. */
export function listServices(locale: Locale): Service[] {
  return services[locale]
}

/** The service of a slug, or null. */
export function findService(locale: Locale, slug: string): Service | null {
  return services[locale].find((service) => service.slug === slug) ?? null
}
