/**
 * The services in the order of the offer; slugs are the same in both languages. The only list: its type covers the
 * contract, carrier.ts, texts, pictures and scripts, so that the compiler names the missing parts of a new service.
 */
export const serviceSlugs = ['business', 'comfort', 'basic'] as const
export type ServiceSlug = (typeof serviceSlugs)[number]

/** Names of the services; brands, the same in both languages. */
export const serviceNames: Record<ServiceSlug, string> = {
  business: 'Business',
  comfort: 'Comfort',
  basic: 'Basic',
}

/** True for the slug of one of the services. */
export function isServiceSlug(slug: unknown): slug is ServiceSlug {
  return serviceSlugs.some((known) => known === slug)
}
