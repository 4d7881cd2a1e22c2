import { env, waitUntil } from 'cloudflare:workers'
import { type CacheWorld, catalogueCache, type Wanted } from '~/catalogue/catalogue-cache.server'
import { siteProvider } from '~/provider/site-provider.server'
import type { OrderCatalogue } from '~/catalogue/order-catalogue'
import { getItem, getItems, getOptions, type ProviderConnection } from '~/provider/client.server'
import { catalogueScope } from '~/provider/connection.server'
import {
  type Country,
  type Experience,
  experienceSchema,
  experiencesSchema,
  optionsSchema,
} from '~/provider/contract'
import { countries as bundledCountries } from '~/lib/countries'
import type { ProviderResult } from '~/provider/failure'

const lists = catalogueCache({ schema: experiencesSchema, isEmpty: ({ length }) => length === 0 })
const details = catalogueCache({ schema: experienceSchema, isEmpty: () => false })
const choices = catalogueCache({
  schema: optionsSchema,
  isEmpty: ({ countries }) => countries.length === 0,
})

/** Details fetched by one run of the cron, within the subrequests a free plan allows. */
const WARM_AT_ONCE = 10

function siteWorld(): CacheWorld {
  return { store: env.CATALOG, now: () => Date.now(), random: Math.random, waitUntil }
}

function wanted<TData>(
  connection: ProviderConnection,
  name: string,
  ask: (connection: ProviderConnection) => Promise<ProviderResult<TData>>,
): Wanted<TData> {
  return {
    memoryKey: `${connection.baseUrl} ${name}`,
    storeKey: async () => `${await catalogueScope(connection)}:${name}`,
    fetch: () => ask(connection),
  }
}

const wantedList = (connection: ProviderConnection) => wanted(connection, 'items', getItems)
const wantedChoices = (connection: ProviderConnection) => wanted(connection, 'options', getOptions)
const wantedItem = (connection: ProviderConnection, id: string) =>
  wanted(connection, `items/${id}`, () => getItem(connection, id))

/** The experiences, or null when the provider does not answer and nothing is remembered. */
export async function readExperiences(
  connection = siteProvider(),
  world = siteWorld(),
): Promise<Experience[] | null> {
  const lookup = await lists.read(wantedList(connection), world)
  return lookup.state === 'found' ? lookup.data : null
}

export type ExperienceLookup =
  | { state: 'found'; experience: Experience }
  | { state: 'missing' }
  | { state: 'unavailable' }

/** An experience by its slug in either language: the list tells the id, the provider the details. */
export async function readExperience(
  slug: string,
  connection = siteProvider(),
  world = siteWorld(),
): Promise<ExperienceLookup> {
  const list = await readExperiences(connection, world)
  if (!list) return { state: 'unavailable' }
  const listed = list.find((item) => item.slug.cs === slug || item.slug.en === slug)
  if (!listed) return { state: 'missing' }
  const lookup = await details.read(wantedItem(connection, listed.id), world)
  if (lookup.state === 'missing') return { state: 'missing' }
  // The list holds all a page needs, so it stands in for details that cannot be had.
  return { state: 'found', experience: lookup.state === 'found' ? lookup.data : listed }
}

/** The countries; an order must be possible without the provider, so the build carries a list too. */
export async function listCountries(
  connection = siteProvider(),
  world = siteWorld(),
): Promise<Country[]> {
  const lookup = await choices.read(wantedChoices(connection), world)
  return lookup.state === 'found' ? lookup.data.countries : bundledCountries
}

/** What the order form needs of the provider's data; experiences are empty when it does not answer. */
export async function loadOrderCatalogue(): Promise<OrderCatalogue> {
  const [countries, experiences] = await Promise.all([listCountries(), readExperiences()])
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

/**
 * Refreshes what is about to get stale, for the cron, so that visitors hardly ever wait for it. Returns how
 * many details it asked for.
 */
export async function warmCatalogue(
  connection = siteProvider(),
  world = siteWorld(),
): Promise<number> {
  await Promise.all([
    choices.warm(wantedChoices(connection), world),
    lists.warm(wantedList(connection), world),
  ])
  const list = await readExperiences(connection, world)
  let fetched = 0
  for (const { id } of list ?? []) {
    if (await details.warm(wantedItem(connection, id), world)) fetched += 1
    if (fetched === WARM_AT_ONCE) break
  }
  return fetched
}

/** When the list of experiences was fetched, or null when none is remembered; asks nobody. */
export async function catalogueAge(
  connection = siteProvider(),
  world = siteWorld(),
): Promise<number | null> {
  const fetchedAt = await lists.timeOf(wantedList(connection), world)
  return fetchedAt === null ? null : Math.max(0, world.now() - fetchedAt)
}
