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
