import { createHash } from 'node:crypto'
import * as v from 'valibot'
import { DAY, HOUR, MINUTE, SECOND } from '~/lib/duration'
import { isMissing, type ProviderError, type ProviderResult } from '~/back-office/failure'

const USABLE_FOR = 7 * DAY
/** Time for which memory answers before KV is read again. */
const REREAD_AFTER = 30 * SECOND
/** Pause of requests after the provider returned nothing. */
const PAUSE = 10 * SECOND
const MISSING_FOR = MINUTE
/** Longer than the longest call to the provider. */
const FLIGHT_LIMIT = 4 * SECOND
const POLL_EVERY = 20
const MOST_ENTRIES = 500

const ENVELOPE_VERSION = 1

/** The dependencies of a read. */
export type CacheWorld = {
  store: Pick<KVNamespace, 'get' | 'put'>
  now: () => number
  waitUntil: (work: Promise<unknown>) => void
}

/** One kind of provider data: its key in isolate memory, its key in KV, and the call that fetches it. */
export type Wanted<TData> = {
  memoryKey: string
  /** Computed on demand, because the hash of the provider's address is only needed on a memory miss. */
  storeKey: () => Promise<string>
  fetch: () => Promise<ProviderResult<TData>>
}

export type Lookup<TData> =
  | { state: 'found'; data: TData; fetchedAt: number }
  | { state: 'missing' }
  | { state: 'unavailable' }

/** Why the provider returned nothing newer; `empty`: an empty list, which never replaces a filled one. */
export type Failure = { code: ProviderError['code'] | 'empty'; status: number | null }

/** Result of a pull: the entry in use, and why it is not newer. */
export type Look<TData> = { lookup: Lookup<TData>; failure: Failure | null }

type Entry<TData> = {
  data: TData
  /** Hash of the content, the same in every isolate. */
  version: string
  fetchedAt: number
  rereadAt: number
}

/** A call to the provider by a request; `answer` is null until the call ends. */
type Flight<TData> = { until: number; answer: Lookup<TData> | null }

/**
 * A cache of one kind of answer (docs/decisions/009): the cron pulls it into KV, requests read it through isolate
 * memory. Only a request that finds nothing calls the provider. Flights share a plain result, never a promise,
 * because workerd forbids one request to wait for the work of another.
 */
export function catalogueCache<TData>(options: {
  schema: v.GenericSchema<unknown, TData>
  /** True for an answer that must never replace a good one. */
  isEmpty: (data: TData) => boolean
  /** True when a 404 means that the item is gone; for a list a 404 is a failure like any other. */
  canBeMissing: boolean
}) {
  const memory = new Map<string, Entry<TData>>()
  const flights = new Map<string, Flight<TData>>()
  let newest: Entry<TData> | null = null
  const envelope = v.object({
    v: v.literal(ENVELOPE_VERSION),
    fetchedAt: v.number(),
    data: options.schema,
  })

  function remember(key: string, entry: Entry<TData>): Entry<TData> {
    if (memory.size >= MOST_ENTRIES) memory.clear()
    memory.set(key, entry)
    newest = entry
    return entry
  }

  function usable(
    entry: Entry<TData> | null | undefined,
    { now }: Pick<CacheWorld, 'now'>,
  ): Entry<TData> | null {
    return entry && now() < entry.fetchedAt + USABLE_FOR ? entry : null
  }

  /** The entry in KV; null when it is missing, unreadable or violates the contract. */
  async function readStore(wanted: Wanted<TData>, world: CacheWorld): Promise<Entry<TData> | null> {
    try {
      const text = await world.store.get(await wanted.storeKey(), { cacheTtl: 60 })
      const parsed = text === null ? null : v.safeParse(envelope, JSON.parse(text))
      if (!parsed?.success || parsed.output.fetchedAt > world.now() + MINUTE) return null
      return usable(newEntry(parsed.output, world), world)
    } catch {
      return null
    }
  }

  async function writeStore(wanted: Wanted<TData>, world: CacheWorld, entry: Entry<TData>) {
    try {
      const { data, fetchedAt } = entry
      const text = JSON.stringify({ v: ENVELOPE_VERSION, fetchedAt, data })
      await world.store.put(await wanted.storeKey(), text, {
        expirationTtl: (USABLE_FOR + HOUR) / SECOND,
      })
    } catch {
      // This isolate has the answer; the next pull writes again.
    }
  }

  /** The newer entry of memory and KV, or null; never calls the provider. */
  async function current(wanted: Wanted<TData>, world: CacheWorld): Promise<Entry<TData> | null> {
    const key = wanted.memoryKey
    const known = usable(memory.get(key), world)
    if (known && known.rereadAt > world.now()) return known
    // Meanwhile other requests use the known entry.
    if (known) known.rereadAt = world.now() + REREAD_AFTER
    const stored = await readStore(wanted, world)
    // A pull may have ended meanwhile.
    const latest = usable(memory.get(key), world)
    if (!stored || (latest && latest.fetchedAt >= stored.fetchedAt)) return latest
    return remember(key, stored)
  }

  /** Calls the provider and stores its answer in memory and KV. An empty answer does not replace a filled one. */
  async function pull(wanted: Wanted<TData>, world: CacheWorld): Promise<Look<TData>> {
    const result = await wanted.fetch()
    const old = await current(wanted, world)
    const isWorse = result.ok && old && options.isEmpty(result.data) && !options.isEmpty(old.data)
    if (!result.ok || isWorse) {
      const isGone = options.canBeMissing && !result.ok && isMissing(result.error)
      const lookup = isGone && !old ? { state: 'missing' as const } : found(old)
      return { lookup, failure: failureOf(result) }
    }
    const made = newEntry({ data: result.data, fetchedAt: world.now() }, world)
    const entry = remember(wanted.memoryKey, made)
    if (!options.isEmpty(entry.data)) world.waitUntil(writeStore(wanted, world, entry))
    return { lookup: found(entry), failure: null }
  }

  /** Calls the provider for a request that found nothing; concurrent requests of this isolate share one call. */
  async function askOnce(wanted: Wanted<TData>, world: CacheWorld): Promise<Lookup<TData>> {
    const key = wanted.memoryKey
    let flight = flights.get(key)
    while (flight && flight.until > world.now()) {
      if (flight.answer) return flight.answer
      // The timer belongs to this request.
      await new Promise((resolve) => setTimeout(resolve, POLL_EVERY))
      flight = flights.get(key)
    }
    const landed = usable(memory.get(key), world)
    if (landed) return found(landed)
    flights.set(key, { until: world.now() + FLIGHT_LIMIT, answer: null })
    const { lookup } = await pull(wanted, world)
    if (lookup.state === 'found') flights.delete(key)
    else {
      const pause = lookup.state === 'missing' ? MISSING_FOR : PAUSE
      flights.set(key, { until: world.now() + pause, answer: lookup })
    }
    return lookup
  }

  /** The entry for a request. */
  async function read(wanted: Wanted<TData>, world: CacheWorld): Promise<Lookup<TData>> {
    const entry = await current(wanted, world)
    return entry ? found(entry) : askOnce(wanted, world)
  }

  /** The entry stored in memory last, while it is usable. */
  const latest = (world: Pick<CacheWorld, 'now'>) => usable(newest, world)

  return { read, pull, current, latest }
}

function failureOf<TData>(result: ProviderResult<TData>): Failure {
  return result.ok ? { code: 'empty', status: null } : result.error
}

function newEntry<TData>(
  { data, fetchedAt }: { data: TData; fetchedAt: number },
  { now }: CacheWorld,
): Entry<TData> {
  const version = createHash('sha256').update(JSON.stringify(data)).digest('base64url').slice(0, 12)
  return { data, fetchedAt, version, rereadAt: now() + REREAD_AFTER }
}

function found<TData>(entry: Entry<TData> | null): Lookup<TData> {
  if (!entry) return { state: 'unavailable' }
  return { state: 'found', data: entry.data, fetchedAt: entry.fetchedAt }
}
