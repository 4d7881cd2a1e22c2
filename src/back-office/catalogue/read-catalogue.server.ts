import { env, waitUntil } from 'cloudflare:workers'
import * as v from 'valibot'
import {
  type CacheWorld,
  catalogueCache,
  type Failure,
  type Look,
  type Wanted,
} from '~/back-office/catalogue/catalogue-cache.server'
import { isOffered } from '~/carrier/offered-kinds'
import { findOrderExperience, type OrderCatalogue } from '~/back-office/catalogue/order-catalogue'
import { countries as bundledCountries, inPageOrder } from '~/lib/countries'
import { getLocale } from '~/paraglide/runtime'
import { MINUTE } from '~/lib/duration'
import {
  getCountries,
  getItem,
  getItems,
  type ProviderConnection,
} from '~/back-office/client.server'
import { catalogueScope } from '~/back-office/connection.server'
import {
  type Country,
  countrySchema,
  type Experience,
  experienceSchema,
  type ListedExperience,
  listedExperienceSchema,
} from '~/back-office/contract'
import type { ProviderResult } from '~/back-office/failure'
import { type Judged, leftOutSchema } from '~/back-office/judge-list'
import { siteProvider } from '~/back-office/site-provider.server'

const listRules = {
  isEmpty: ({ kept }: Judged<unknown>) => kept.length === 0,
  canBeMissing: false,
}
const lists = catalogueCache({
  schema: v.object({ kept: v.array(listedExperienceSchema), leftOut: leftOutSchema }),
  ...listRules,
})
const choices = catalogueCache({
  schema: v.object({ kept: v.array(countrySchema), leftOut: leftOutSchema }),
  ...listRules,
})
const details = catalogueCache({
  schema: experienceSchema,
  isEmpty: () => false,
  canBeMissing: true,
})

/** Details fetched in parallel: a Worker has six connections. */
const AT_ONCE = 5
/** Maximum age of details whose list entry is unchanged. */
const DETAILS_FRESH_FOR = 5 * MINUTE

function siteWorld(): CacheWorld {
  return { store: env.CATALOG, now: () => Date.now(), waitUntil }
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
const wantedChoices = (connection: ProviderConnection) =>
  wanted(connection, 'options', getCountries)
const wantedItem = (connection: ProviderConnection, id: string) =>
  wanted(connection, `items/${id}`, () => getItem(connection, id))

/**
 * The experiences on offer, or null when the provider does not answer and none are remembered. A carrier without
 * experiences has none, and the provider is not asked.
 */
export async function readExperiences(
  connection = siteProvider(),
  world = siteWorld(),
): Promise<ListedExperience[] | null> {
  return isOffered('experience') ? listedExperiences(connection, world) : []
}

async function listedExperiences(
  connection: ProviderConnection,
  world: CacheWorld,
): Promise<ListedExperience[] | null> {
  const lookup = await lists.read(wantedList(connection), world)
  return lookup.state === 'found' ? lookup.data.kept : null
}

export type ExperienceLookup =
  | { state: 'found'; experience: Experience }
  | { state: 'missing' }
  | { state: 'unavailable' }

/** An experience by its slug in either language: the list has the id, the provider the details. */
export async function readExperience(
  slug: string,
  connection = siteProvider(),
  world = siteWorld(),
): Promise<ExperienceLookup> {
  const list = await readExperiences(connection, world)
  if (!list) return { state: 'unavailable' }
  const listed = list.find((item) => Object.values(item.slug).includes(slug))
  if (!listed) return { state: 'missing' }
  const lookup = await details.read(wantedItem(connection, listed.id), world)
  return lookup.state === 'found' ? { state: 'found', experience: lookup.data } : lookup
}

/** The countries. The build contains a fallback list, because ordering must work without the provider. */
export async function readCountries(
  connection = siteProvider(),
  world = siteWorld(),
): Promise<Country[]> {
  const lookup = await choices.read(wantedChoices(connection), world)
  return lookup.state === 'found' ? lookup.data.kept : bundledCountries
}

/** The provider's data for an order; `experiences` is empty when the provider does not answer. */
export async function readOrderCatalogue(): Promise<OrderCatalogue> {
  return catalogueOf(readExperiences())
}

async function catalogueOf(listed: Promise<ListedExperience[] | null>): Promise<OrderCatalogue> {
  const [countries, experiences] = await Promise.all([readCountries(), listed])
  return {
    countries: inPageOrder(countries, getLocale()),
    ...(experiences === null ? { isUnread: true } : {}),
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
 * The same for a summary, with what the price of its experience includes; none if its details cannot be read. A stored
 * order has its experience also when they are off.
 */
export async function readSummaryCatalogue(idOrSlug: string): Promise<OrderCatalogue> {
  const catalogue = idOrSlug
    ? await catalogueOf(listedExperiences(siteProvider(), siteWorld()))
    : await readOrderCatalogue()
  const chosen = findOrderExperience(catalogue, idOrSlug)
  if (!chosen) return catalogue
  const lookup = await details.read(wantedItem(siteProvider(), chosen.id), siteWorld())
  return lookup.state === 'found' ? { ...catalogue, included: lookup.data.included } : catalogue
}

/** Result of a refresh of the catalogue by the cron. */
export type CatalogueLook = {
  list: Look<Judged<ListedExperience>>
  choices: Look<Judged<Country>>
  /** Ids of experiences whose details this run looked at: `good` can be shown, `refused` cannot. */
  details: { good: string[]; refused: string[] }
  /** Number of details requested. */
  fetched: number
}

/** For the cron: pulls the lists, and the details that are missing, changed or five minutes old. */
export async function warmCatalogue(
  connection = siteProvider(),
  world = siteWorld(),
): Promise<CatalogueLook> {
  const [list, countries] = await Promise.all([
    lists.pull(wantedList(connection), world),
    choices.pull(wantedChoices(connection), world),
  ])
  const good: string[] = []
  const refused: string[] = []
  const due: string[] = []
  // Without a list no details are requested, and none where experiences are off: the list alone tells that the
  // provider answers.
  const { lookup, failure: listFailure } = list
  const isRead = isOffered('experience') && listFailure === null && lookup.state === 'found'
  const listed = isRead ? lookup.data.kept : []
  for (const { id, updatedAt } of listed) {
    const held = await details.current(wantedItem(connection, id), world)
    const isFresh = held && held.fetchedAt + DETAILS_FRESH_FOR > world.now()
    if (isFresh && held.data.updatedAt === updatedAt) good.push(id)
    else due.push(id)
  }
  let fetched = 0
  while (fetched < due.length) {
    const handful = due.slice(fetched, fetched + AT_ONCE)
    const pulled = await Promise.all(
      handful.map((id) => details.pull(wantedItem(connection, id), world)),
    )
    fetched += handful.length
    const seen = handful.map((id, index) => ({ id, failure: pulled[index]?.failure ?? null }))
    good.push(...seen.flatMap(({ id, failure }) => (failure ? [] : [id])))
    refused.push(...seen.flatMap(({ id, failure }) => (failure && isRefusal(failure) ? [id] : [])))
    // When the provider begins to fail, the next run does the rest.
    if (seen.some(({ failure }) => failure && !isRefusal(failure))) break
  }
  return { list, choices: countries, details: { good, refused }, fetched }
}

/** True when the provider answered, but its details cannot be shown. */
function isRefusal({ code, status }: Failure): boolean {
  return code === 'invalid' || status === 404 || status === 410
}

/** Age of the list of experiences in milliseconds, or null when none is remembered; never calls the provider. */
export async function catalogueAge(
  connection = siteProvider(),
  world = siteWorld(),
): Promise<number | null> {
  const entry = await lists.current(wantedList(connection), world)
  return entry && Math.max(0, world.now() - entry.fetchedAt)
}

/** The catalogue that pages are rendered from: a hash of its content, and when KV may have a newer one. */
export type CatalogueStamp = { version: string; rereadAt: number }

/** The stamp of the lists in this isolate's memory; null until it has both. Reads nothing. */
export function catalogueStamp(): CatalogueStamp | null {
  const list = lists.latest(Date)
  const countries = choices.latest(Date)
  if (!list || !countries) return null
  return {
    version: `${list.version}-${countries.version}`,
    rereadAt: Math.min(list.rereadAt, countries.rereadAt),
  }
}

/** The same after reading both lists. */
export async function loadCatalogueStamp(): Promise<CatalogueStamp | null> {
  await Promise.all([readExperiences(), readCountries()])
  return catalogueStamp()
}
