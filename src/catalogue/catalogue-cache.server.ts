import { createHash } from 'node:crypto'
import * as v from 'valibot'
import { DAY, HOUR, MINUTE, SECOND } from '~/lib/duration'
import { isMissing, type ProviderError, type ProviderResult } from '~/provider/failure'

const FRESH_FOR = 5 * MINUTE
const USABLE_FOR = 7 * DAY
/** How long a provider that failed is not asked again. */
const PAUSE_AFTER_FAILURE = 10 * SECOND
const MISSING_FOR = MINUTE
/** Longer than a call to the provider can take. */
const FLIGHT_LIMIT = 4 * SECOND
const POLL_EVERY = 20
const MOST_ENTRIES = 500

const ENVELOPE_VERSION = 1

/** What a read needs of the world around it. */
export type CacheWorld = {
  store: Pick<KVNamespace, 'get' | 'put'>
  now: () => number
  random: () => number
  waitUntil: (work: Promise<unknown>) => void
}

/** One thing of the provider: its place in isolate memory, in KV, and how to ask for it. */
export type Wanted<TData> = {
  memoryKey: string
  /** Made late, because hashing the provider's address is only needed when memory has nothing. */
  storeKey: () => Promise<string>
  fetch: () => Promise<ProviderResult<TData>>
}

export type Lookup<TData> =
  | { state: 'found'; data: TData; fetchedAt: number }
  | { state: 'missing' }
  | { state: 'unavailable' }

/** Why the provider gave nothing newer; `empty`: a list with nothing in it, which never replaces one. */
export type Failure = { code: ProviderError['code'] | 'empty'; status: number | null }

type Pause = { until: number; isMissing: boolean; failure: Failure }

export type Look<TData> = { lookup: Lookup<TData>; failure: Failure | null }

type Entry<TData> = {
  data: TData
  /** Names the content, the same in every isolate. */
  version: string
  fetchedAt: number
  freshUntil: number
  writtenAt: number
}

/**
 * A cache of one kind of answer: isolate memory, then KV, then the provider (docs/decisions/009). What a
 * request waits for is its own: flights share a mark and their plain result, never a promise, because
 * workerd forbids one request to wait for the work of another.
 */
export function catalogueCache<TData>(options: {
  schema: v.GenericSchema<unknown, TData>
  /** True of an answer that must never replace a good one. */
  isEmpty: (data: TData) => boolean
  /** Whether a 404 means that the thing is gone; of a list it is a failure like any other. */
  canBeMissing: boolean
  /** Milliseconds after which an unchanged answer is written again: writes of KV are counted and bring nothing. */
  rewriteAfter: number
}) {
  const memory = new Map<string, Entry<TData>>()
  let newest: Entry<TData> | null = null
  const flights = new Map<string, number>()
  const pauses = new Map<string, Pause>()
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

  /** The entry of KV; whatever cannot be read or is not of the contract counts as none. */
  async function readStore(wanted: Wanted<TData>, world: CacheWorld): Promise<Entry<TData> | null> {
    try {
      const text = await world.store.get(await wanted.storeKey(), { cacheTtl: 60 })
      const parsed = text === null ? null : v.safeParse(envelope, JSON.parse(text))
      if (!parsed?.success || parsed.output.fetchedAt > world.now() + MINUTE) return null
      const { data, fetchedAt } = parsed.output
      return usable(newEntry({ data, fetchedAt, writtenAt: fetchedAt }, world), world)
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
      entry.writtenAt = fetchedAt
    } catch {
      // The isolate has the answer; the next refresh writes again.
    }
  }

  async function askProvider(wanted: Wanted<TData>, world: CacheWorld): Promise<Lookup<TData>> {
    const key = wanted.memoryKey
    flights.set(key, world.now() + FLIGHT_LIMIT)
    try {
      const result = await wanted.fetch()
      const old = usable(memory.get(key), world)
      const isWorse = result.ok && old && options.isEmpty(result.data) && !options.isEmpty(old.data)
      if (!result.ok || isWorse) {
        const gone = options.canBeMissing && !result.ok && isMissing(result.error)
        if (gone) memory.delete(key)
        const until = world.now() + (gone ? MISSING_FOR : PAUSE_AFTER_FAILURE)
        pauses.set(key, { until, isMissing: gone, failure: failureOf(result) })
        return gone ? { state: 'missing' } : found(old)
      }
      pauses.delete(key)
      const fetchedAt = world.now()
      const { data } = result
      const made = newEntry({ data, fetchedAt, writtenAt: old?.writtenAt ?? 0 }, world)
      const entry = remember(key, made)
      const isSame = old?.version === entry.version
      const isDue = fetchedAt >= entry.writtenAt + options.rewriteAfter
      if (!options.isEmpty(entry.data) && (!isSame || isDue)) {
        world.waitUntil(writeStore(wanted, world, entry))
      }
      return found(entry)
    } finally {
      flights.delete(key)
    }
  }

  function isFlying(key: string, world: CacheWorld): boolean {
    return (flights.get(key) ?? 0) > world.now()
  }

  /** Asks for a newer answer, unless another isolate has put one into KV already. */
  async function refresh(wanted: Wanted<TData>, world: CacheWorld): Promise<void> {
    const key = wanted.memoryKey
    if (isFlying(key, world) || pausedLookup(key, world)) return
    flights.set(key, world.now() + FLIGHT_LIMIT)
    const stored = await readStore(wanted, world)
    if (stored && stored.freshUntil > world.now()) {
      flights.delete(key)
      pauses.delete(key)
      remember(key, stored)
      return
    }
    await askProvider(wanted, world)
  }

  function pausedLookup(key: string, world: CacheWorld): Lookup<TData> | null {
    const pause = pauses.get(key)
    if (!pause || pause.until <= world.now()) return null
    return pause.isMissing ? { state: 'missing' } : { state: 'unavailable' }
  }

  /** Waits, by a timer of this request, for what another request of the isolate is fetching. */
  async function awaitFlight(key: string, world: CacheWorld): Promise<Lookup<TData> | null> {
    while (isFlying(key, world)) {
      await new Promise((resolve) => setTimeout(resolve, POLL_EVERY))
    }
    const entry = usable(memory.get(key), world)
    return entry ? found(entry) : pausedLookup(key, world)
  }

  /** The answer, as fresh as can be had without letting the visitor wait for what is remembered. */
  async function read(wanted: Wanted<TData>, world: CacheWorld): Promise<Lookup<TData>> {
    const key = wanted.memoryKey
    const known = usable(memory.get(key), world)
    if (known && known.freshUntil > world.now()) return found(known)
    if (known) {
      world.waitUntil(refresh(wanted, world))
      return found(known)
    }
    // Looked at before the first await, so that of many requests at once only one sets out.
    if (isFlying(key, world)) {
      const landed = await awaitFlight(key, world)
      if (landed) return landed
    }
    const paused = pausedLookup(key, world)
    if (paused) return paused
    flights.set(key, world.now() + FLIGHT_LIMIT)
    const entry = await readStore(wanted, world)
    if (!entry) return askProvider(wanted, world)
    flights.delete(key)
    remember(key, entry)
    if (entry.freshUntil <= world.now()) world.waitUntil(refresh(wanted, world))
    return found(entry)
  }

  /** Fetches an answer that is not fresh any more; false when there was nothing to do. */
  async function warm(wanted: Wanted<TData>, world: CacheWorld): Promise<boolean> {
    const known = memory.get(wanted.memoryKey)
    // A minute early, so that a visitor never meets the end of it.
    if (known && known.freshUntil - MINUTE > world.now()) return false
    if (!known) {
      const stored = await readStore(wanted, world)
      if (stored) remember(wanted.memoryKey, stored)
    }
    await refresh(wanted, world)
    return true
  }

  /** What is remembered, and why it is not newer where the last question failed; asks KV, never the provider. */
  async function look(wanted: Wanted<TData>, world: CacheWorld): Promise<Look<TData>> {
    const key = wanted.memoryKey
    const entry = usable(memory.get(key), world) ?? (await readStore(wanted, world))
    return { lookup: found(entry), failure: pauses.get(key)?.failure ?? null }
  }

  /** What was remembered last, while it may be used. */
  const latest = (world: Pick<CacheWorld, 'now'>) => usable(newest, world)

  return { read, warm, look, latest }
}

function failureOf<TData>(result: ProviderResult<TData>): Failure {
  return result.ok ? { code: 'empty', status: null } : result.error
}

function newEntry<TData>(
  read: Pick<Entry<TData>, 'data' | 'fetchedAt' | 'writtenAt'>,
  { random }: CacheWorld,
): Entry<TData> {
  const text = JSON.stringify(read.data)
  const version = createHash('sha256').update(text).digest('base64url').slice(0, 12)
  return { ...read, version, freshUntil: read.fetchedAt + FRESH_FOR * (0.9 + 0.2 * random()) }
}

function found<TData>(entry: Entry<TData> | null): Lookup<TData> {
  if (!entry) return { state: 'unavailable' }
  return { state: 'found', data: entry.data, fetchedAt: entry.fetchedAt }
}
