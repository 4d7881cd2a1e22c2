import type { Country, ListedExperience } from '~/provider/contract'

/** What the order form needs of the provider's data. */
export type OrderCatalogue = {
  countries: Country[]
  experiences: Pick<
    ListedExperience,
    'id' | 'slug' | 'title' | 'kind' | 'durationMin' | 'variants' | 'options'
  >[]
}

export type OrderExperience = OrderCatalogue['experiences'][number]

/** The experience of an id, or of a slug in either language, or null. */
export function findOrderExperience(
  catalogue: OrderCatalogue,
  idOrSlug: string,
): OrderExperience | null {
  return (
    catalogue.experiences.find(
      ({ id, slug }) => id === idOrSlug || slug.cs === idOrSlug || slug.en === idOrSlug,
    ) ?? null
  )
}

/**
 * What a page carries of it: every experience by its name, in full only the chosen one. With the others it would
 * grow by 2 KB for each.
 */
export type ShownCatalogue = {
  countries: Country[]
  titles: Pick<OrderExperience, 'id' | 'title'>[]
  chosen: OrderExperience | null
  /** What the largest cars of all experiences hold; 0 where there are none. */
  largest: { maxPassengers: number; maxLuggage: number }
}

/** The part of the catalogue that a page with this experience chosen needs. */
export function showCatalogue(catalogue: OrderCatalogue, chosen: string): ShownCatalogue {
  const { countries, experiences } = catalogue
  const cars = experiences.flatMap(({ variants }) => variants)
  return {
    countries,
    titles: experiences.map(({ id, title }) => ({ id, title })),
    chosen: findOrderExperience(catalogue, chosen),
    largest: {
      maxPassengers: Math.max(0, ...cars.map(({ maxPassengers }) => maxPassengers)),
      maxLuggage: Math.max(0, ...cars.map(({ maxLuggage }) => maxLuggage)),
    },
  }
}
