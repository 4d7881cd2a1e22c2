import type { Country, ListedExperience } from '~/back-office/contract'
import type { L10n } from '~/lib/locale'

/** The provider's data for the order form. */
export type OrderCatalogue = {
  countries: Country[]
  experiences: Pick<
    ListedExperience,
    'id' | 'slug' | 'title' | 'kind' | 'durationMin' | 'variants' | 'options'
  >[]
  /** What the price of the ordered experience includes; only for its summary. */
  included?: L10n[]
  /** The list of experiences could not be read, which is not the same as an empty one. */
  isUnread?: boolean
}

export type OrderExperience = OrderCatalogue['experiences'][number]

/** The experience with an id, or with a slug in either language; else null. */
export function findOrderExperience(
  catalogue: OrderCatalogue,
  idOrSlug: string,
): OrderExperience | null {
  return (
    catalogue.experiences.find(
      ({ id, slug }) => id === idOrSlug || Object.values(slug).includes(idOrSlug),
    ) ?? null
  )
}

/**
 * The catalogue as a page contains it: names of all experiences, full data of the chosen one only. Each further full
 * experience would add 2 KB.
 */
export type ShownCatalogue = {
  countries: Country[]
  titles: Pick<OrderExperience, 'id' | 'title'>[]
  isUnread?: boolean | undefined
  chosen: OrderExperience | null
  /** Capacity of the largest cars of all experiences; 0 where there are none. */
  largest: { maxPassengers: number; maxLuggage: number }
}

/** The part of the catalogue that a page with this experience chosen needs. */
export function showCatalogue(catalogue: OrderCatalogue, chosen: string): ShownCatalogue {
  const { countries, experiences, isUnread } = catalogue
  const cars = experiences.flatMap(({ variants }) => variants)
  return {
    countries,
    titles: experiences.map(({ id, title }) => ({ id, title })),
    isUnread,
    chosen: findOrderExperience(catalogue, chosen),
    largest: {
      maxPassengers: Math.max(0, ...cars.map(({ maxPassengers }) => maxPassengers)),
      maxLuggage: Math.max(0, ...cars.map(({ maxLuggage }) => maxLuggage)),
    },
  }
}
