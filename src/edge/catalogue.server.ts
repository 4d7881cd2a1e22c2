import { siteProvider } from '~/edge/provider.server'
import type { OrderCatalogue } from '~/features/orders/catalogue'
import { getItem, getItems, getOptions } from '~/provider/client.server'
import type { Country, Experience } from '~/provider/contract'
import { countries as bundledCountries } from '~/provider/embedded/seed/countries'
import { isMissing } from '~/provider/failure'

/** The experiences of the provider, or null when it does not answer. */
export async function listExperiences(): Promise<Experience[] | null> {
  const result = await getItems(siteProvider())
  return result.ok ? result.data : null
}

export type ExperienceLookup =
  | { state: 'found'; experience: Experience }
  | { state: 'missing' }
  | { state: 'unavailable' }

/** An experience by its slug in either language: the list tells the id, the provider the details. */
export async function findExperience(slug: string): Promise<ExperienceLookup> {
  const list = await listExperiences()
  if (!list) return { state: 'unavailable' }
  const listed = list.find((item) => item.slug.cs === slug || item.slug.en === slug)
  if (!listed) return { state: 'missing' }
  const result = await getItem(siteProvider(), listed.id)
  if (result.ok) return { state: 'found', experience: result.data }
  return isMissing(result.error) ? { state: 'missing' } : { state: 'found', experience: listed }
}

async function listCountries(): Promise<Country[]> {
  const result = await getOptions(siteProvider())
  // Without the provider an order must still be possible, so the build carries a list of its own.
  return result.ok ? result.data.countries : bundledCountries
}

/** What the order form needs of the provider's data; experiences are empty when it does not answer. */
export async function loadOrderCatalogue(): Promise<OrderCatalogue> {
  const [countries, experiences] = await Promise.all([listCountries(), listExperiences()])
  return {
    countries,
    experiences: (experiences ?? []).map(
      ({ id, slug, title, kind, durationMin, variants, options }) => ({
        id,
        slug,
        title,
        kind,
        durationMin,
        variants,
        options,
      }),
    ),
  }
}
