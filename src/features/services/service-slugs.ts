import type { ServiceSlug } from '~/lib/app-config'

/** The three service categories in the order of the offer; slugs are the same in both languages. */
export const serviceSlugs: readonly ServiceSlug[] = ['business', 'comfort', 'basic']

/** Names of the services; brands, the same in both languages. */
export const serviceNames: Record<ServiceSlug, string> = {
  business: 'Business',
  comfort: 'Comfort',
  basic: 'Basic',
}

/** True for the slug of one of the three service categories. */
export function isServiceSlug(slug: unknown): slug is ServiceSlug {
  return serviceSlugs.some((known) => known === slug)
}
