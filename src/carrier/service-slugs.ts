import { appConfig } from '~config'

/** The slug of a category of cars, the same in every language; judged by `isServiceSlug`. */
export type ServiceSlug = string

/** A category on offer: its name, a brand in every language, its room, and its price by the hour in haléře. */
export type Category = (typeof appConfig.services)[number]

/** The categories in the order of the offer of carrier.ts. */
export const serviceSlugs: readonly ServiceSlug[] = appConfig.services.map(({ slug }) => slug)

/** True for the slug of a category on offer. */
export function isServiceSlug(slug: unknown): slug is ServiceSlug {
  return findCategory(slug) !== null
}

/** The category with a slug, null for one that is not on offer. */
export function findCategory(slug: unknown): Category | null {
  return appConfig.services.find((known) => known.slug === slug) ?? null
}

/** The category with a slug that `isServiceSlug` has judged. Throws on another one, which is a fault of ours. */
export function categoryOf(slug: ServiceSlug): Category {
  return required(findCategory(slug), slug)
}

/** The name of a category. One that is no longer on offer is called by its slug, as stored orders still have it. */
export function serviceName(slug: ServiceSlug): string {
  return findCategory(slug)?.name ?? slug.charAt(0).toUpperCase() + slug.slice(1)
}

/** What a table by category has for one. Throws where it has nothing, which the check of carrier.ts refuses. */
export function ofCategory<T>(table: Readonly<Record<ServiceSlug, T>>, slug: ServiceSlug): T {
  return required(table[slug], slug)
}

/** A table by category, with what `make` returns for each on offer. */
export function byCategory<T>(make: (slug: ServiceSlug) => T): Record<ServiceSlug, T> {
  return Object.fromEntries(serviceSlugs.map((slug) => [slug, make(slug)]))
}

function required<T>(found: T | null | undefined, slug: ServiceSlug): T {
  if (found === null || found === undefined) throw new Error(`nothing for the category ${slug}`)
  return found
}
