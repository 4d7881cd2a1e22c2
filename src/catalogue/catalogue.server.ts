import { env, waitUntil } from 'cloudflare:workers'
import * as v from 'valibot'
import {
  type CacheWorld,
  catalogueCache,
  type Look,
  type Wanted,
} from '~/catalogue/catalogue-cache.server'
import type { OrderCatalogue } from '~/catalogue/order-catalogue'
import { countries as bundledCountries } from '~/lib/countries'
import { DAY, HOUR, MINUTE } from '~/lib/duration'
import { getCountries, getItem, getItems, type ProviderConnection } from '~/provider/client.server'
import { catalogueScope } from '~/provider/connection.server'
import {
  type Country,
  countrySchema,
  type Experience,
  experienceSchema,
  type ListedExperience,
  listedExperienceSchema,
} from '~/provider/contract'
import type { ProviderResult } from '~/provider/failure'
import { type Judged, leftOutSchema } from '~/provider/judge-list'
import { siteProvider } from '~/provider/site-provider.server'

const listRules = {
  isEmpty: ({ kept }: Judged<unknown>) => kept.length === 0,
  canBeMissing: false,
  rewriteAfter: HOUR,
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
  // There may be two hundred of them, and the free plan has a thousand writes a day.
  rewriteAfter: DAY,
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
const wantedChoices = (connection: ProviderConnection) =>
  wanted(connection, 'options', getCountries)
const wantedItem = (connection: ProviderConnection, id: string) =>
  wanted(connection, `items/${id}`, () => getItem(connection, id))

/** The experiences, or null when the provider does not answer and nothing is remembered. */
export async function readExperiences(
  connection = siteProvider(),
  world = siteWorld(),
): Promise<ListedExperience[] | null> {
  const lookup = await lists.read(wantedList(connection), world)
  return lookup.state === 'found' ? lookup.data.kept : null
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
  return lookup.state === 'found' ? { state: 'found', experience: lookup.data } : lookup
}

/** The countries; an order must be possible without the provider, so the build carries a list too. */
export async function listCountries(
  connection = siteProvider(),
  world = siteWorld(),
): Promise<Country[]> {
  const lookup = await choices.read(wantedChoices(connection), world)
  return lookup.state === 'found' ? lookup.data.kept : bundledCountries
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

/** What the cron saw of the catalogue. */
export type CatalogueLook = {
  list: Look<Judged<ListedExperience>>
  choices: Look<Judged<Country>>
  /** Ids of experiences whose details were looked at in this run, by whether they can be shown. */
  details: { good: string[]; refused: string[] }
  /** How many details were asked for. */
  fetched: number
}

/**
 * Refreshes what is about to get stale, for the cron, so that visitors hardly ever wait for it. Of many
 * experiences each minute has its own ten.
 */
export async function warmCatalogue(
  connection = siteProvider(),
  world = siteWorld(),
): Promise<CatalogueLook> {
  await Promise.all([
    choices.warm(wantedChoices(connection), world),
    lists.warm(wantedList(connection), world),
  ])
  const list = await lists.look(wantedList(connection), world)
  const seen: CatalogueLook['details'] = { good: [], refused: [] }
  let fetched = 0
  for (const { id } of itsTurn(list.lookup.state === 'found' ? list.lookup.data.kept : [], world)) {
    const item = wantedItem(connection, id)
    if (await details.warm(item, world)) fetched += 1
    const { failure } = await details.look(item, world)
    if (!failure) seen.good.push(id)
    else if (failure.code === 'invalid' || failure.status === 404 || failure.status === 410) {
      seen.refused.push(id)
    }
  }
  return {
    list,
    choices: await choices.look(wantedChoices(connection), world),
    details: seen,
    fetched,
  }
}

/** The part of a list that this minute is for, so that all of it is looked at in turn. */
function itsTurn<TItem>(list: TItem[], world: CacheWorld): TItem[] {
  if (list.length <= WARM_AT_ONCE) return list
  const start = (Math.floor(world.now() / MINUTE) * WARM_AT_ONCE) % list.length
  return [...list.slice(start), ...list.slice(0, start)].slice(0, WARM_AT_ONCE)
}

/** How old the list of experiences is in milliseconds, or null when none is remembered; asks nobody. */
export async function catalogueAge(
  connection = siteProvider(),
  world = siteWorld(),
): Promise<number | null> {
  const { lookup } = await lists.look(wantedList(connection), world)
  return lookup.state === 'found' ? Math.max(0, world.now() - lookup.fetchedAt) : null
}

/** The catalogue that pages are rendered from: a name of its content, and until when nobody need ask for it again. */
export type CatalogueStamp = { version: string; freshUntil: number }

/** What this isolate remembers of the lists; null before it has both of them. Asks nobody. */
export function catalogueStamp(): CatalogueStamp | null {
  const list = lists.latest(Date)
  const countries = choices.latest(Date)
  if (!list || !countries) return null
  return {
    version: `${list.version}-${countries.version}`,
    freshUntil: Math.min(list.freshUntil, countries.freshUntil),
  }
}

/** The same after reading both lists. */
export async function loadCatalogueStamp(): Promise<CatalogueStamp | null> {
  await Promise.all([readExperiences(), listCountries()])
  return catalogueStamp()
}
