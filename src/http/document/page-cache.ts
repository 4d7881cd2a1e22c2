import type { CatalogueStamp } from '~/back-office/catalogue/read-catalogue.server'
import type { EdgeTier } from '~/http/document/edge-tier.server'
import {
  cutPage,
  entityTag,
  fillPage,
  type Fresh,
  hasBytes,
  type KeptPage,
} from '~/http/document/page-pieces'
import type { Locale } from '~/lib/locale'
import { DAY, MINUTE, SECOND } from '~/lib/duration'

const FRESH_FOR = 5 * MINUTE
/** How long a document is still served after rendering it again has failed. */
const DOCUMENT_USABLE_FOR = DAY
/** Short, because a form carries rules that depend on the time. */
const FORM_USABLE_FOR = 5 * MINUTE
/** At most one renewal of a page in this time, also after a failed one. */
const RENEW_EVERY = 10 * SECOND
const MOST_PAGES = 400
const NOTHING: readonly string[] = []
const TIMING = 'Server-Timing'
/** Timeout for reading the catalogue stamp, in ms; on timeout the page is rendered but not cached. */
const CATALOGUE_PATIENCE = 150

/** The dependencies of the cache. */
export type PageCacheWorld = {
  now: () => number
  newKey: () => string
  /** The stamp of the remembered catalogue; null when none is remembered. */
  stamp: () => CatalogueStamp | null
  /** The same after reading the catalogue, however long that takes. */
  loadStamp: () => Promise<CatalogueStamp | null>
  pause: (ms: number) => Promise<void>
  edge: EdgeTier
  waitUntil: (work: Promise<unknown>) => void
}

/** The state of a form that is the same for every visitor. */
export type FirstState = {
  /** True when this visitor gets the first state. */
  isAsked: (visit: { headers: Headers; query: URLSearchParams }) => boolean
  /** Strings in the HTML that differ per request. An empty string means: do not serve from the cache now. */
  fills: (fresh: Fresh, locale: Locale) => string[]
}

/** Renders a page that is the same for every visitor. It outlives the request that created it. */
export type PageSource = {
  /** Origin and path. */
  key: string
  locale: Locale
  /** Null for a document. */
  firstState: FirstState | null
  /** Renders the page without a visitor, with `fresh` in it. */
  render: (fresh: Fresh) => Promise<MadePage>
}

/** A page as the renderer returned it. */
export type MadePage = {
  status: number
  headers: Headers
  /** Markup; the bytes of a route that answers without a page, such as a picture; null for a redirect. */
  body: string | ArrayBuffer | null
  /** False when the renderer forbids caching. */
  mayKeep: boolean
}

/**
 * Caches pages that are the same for every visitor (docs/decisions/028-page-cache.md): in the memory of the isolate,
 * then in the cache of the platform. Cached pages are rendered without a visitor, so they hold no personal data.
 */
export function pageCache(world: PageCacheWorld) {
  const kept = new Map<string, { page: KeptPage; source: PageSource }>()
  const renewals = new Map<string, number>()

  function keep(source: PageSource, page: KeptPage): void {
    kept.delete(source.key)
    kept.set(source.key, { page, source })
    const [oldest] = kept.keys()
    if (kept.size > MOST_PAGES && oldest !== undefined) kept.delete(oldest)
  }

  /**
   * The catalogue stamp, read where it is not known or may be old. Gives up early, because a page that may not show the
   * catalogue must not wait for a slow back office.
   */
  async function stampSoon(): Promise<CatalogueStamp | null> {
    const known = world.stamp()
    if (known && known.rereadAt > world.now()) return known
    const loading = world.loadStamp().catch(() => null)
    world.waitUntil(loading)
    return Promise.race([loading, world.pause(CATALOGUE_PATIENCE).then(() => null)])
  }

  /**
   * Renders the page. Returns it for caching unless the renderer forbids it or the catalogue changed during
   * rendering.
   */
  async function render(source: PageSource, fresh: Fresh, before: CatalogueStamp | null) {
    const made = await source.render(fresh)
    const after = world.stamp()
    const isSure = after !== null && after.version === before?.version
    const markup = isSure && made.mayKeep && typeof made.body === 'string' ? made.body : null
    const cut = markup === null ? null : cutPage(markup, fillsOf(source, fresh))
    if (!cut || !after) return { made, page: null }
    const now = world.now()
    const freshUntil = now + FRESH_FOR
    const etag = source.firstState ? null : entityTag(cut)
    const headers = new Headers(made.headers)
    headers.set(TIMING, timing('memory'))
    if (etag !== null) headers.set('ETag', etag)
    const page: KeptPage = {
      ...cut,
      etag,
      headers,
      version: after.version,
      freshUntil,
      usableUntil: source.firstState
        ? now + FRESH_FOR + FORM_USABLE_FOR
        : now + DOCUMENT_USABLE_FOR,
    }
    return { made, page }
  }

  /** Stores a document in the platform's cache. Forms are valid for minutes only, so they stay in the isolate. */
  function putToEdge({ key, firstState }: PageSource, page: KeptPage): void {
    if (!firstState && page.freshUntil > world.now()) world.waitUntil(world.edge.put(key, page))
  }

  /**
   * Renders a page again after its answer was sent. A page that no longer exists is dropped; after a failure the old
   * one stays.
   */
  async function renew(source: PageSource): Promise<void> {
    const stamp = await stampSoon()
    const { made, page } = await render(source, makeFresh(), stamp)
    if (page) {
      keep(source, page)
      putToEdge(source, page)
      if (page.freshUntil > world.now()) renewals.delete(source.key)
    } else if (made.status >= 300 && made.status < 500) {
      kept.delete(source.key)
      if (stamp) await world.edge.remove(source.key, stamp.version)
    }
  }

  function renewBehind(source: PageSource): void {
    const now = world.now()
    if ((renewals.get(source.key) ?? 0) > now) return
    if (renewals.size > MOST_PAGES) renewals.clear()
    renewals.set(source.key, now + RENEW_EVERY)
    world.waitUntil(renew(source).catch(() => undefined))
  }

  function makeFresh(): Fresh {
    return { now: new Date(world.now()), freshKey: world.newKey() }
  }

  /** The answer from memory for a GET or HEAD, or null. Waits for nothing. */
  function find(request: Request, url: URL): Response | null {
    const entry = kept.get(url.origin + url.pathname)
    if (!entry || (request.method !== 'GET' && request.method !== 'HEAD')) return null
    const { page, source } = entry
    const now = world.now()
    if (page.usableUntil <= now || isOther(source, request, url)) return null
    const fills = source.firstState ? fillsOf(source, makeFresh()) : NOTHING
    if (fills.includes('')) return null
    const stamp = world.stamp()
    if (page.freshUntil <= now || page.version !== stamp?.version) renewBehind(source)
    // Pages from memory read no catalogue, so this is the only place that notices a new one.
    else if (stamp.rereadAt <= now) world.waitUntil(world.loadStamp().catch(() => null))
    return answer(page, request, { layer: 'memory', fills })
  }

  /** The answer for a page that is not in memory. */
  async function make(source: PageSource, request: Request, mayKeep: boolean): Promise<Response> {
    const stamp = await stampSoon()
    const mayBeStored = stamp !== null && mayKeep && !source.firstState
    const stored = mayBeStored ? await world.edge.match(source.key, stamp.version) : null
    if (stored && stored.usableUntil > world.now()) {
      keep(source, stored)
      if (stored.freshUntil <= world.now()) renewBehind(source)
      return answer(stored, request, { layer: 'edge', fills: [] })
    }
    const fresh = makeFresh()
    const { made, page } = await render(source, fresh, stamp)
    if (!page) return new Response(request.method === 'HEAD' ? null : made.body, made)
    if (mayKeep) {
      keep(source, page)
      putToEdge(source, page)
    }
    return answer(page, request, { layer: 'miss', fills: fillsOf(source, fresh) })
  }

  return { find, make }
}

/** True when a visitor gets another state of a form than the first. */
function isOther({ firstState }: PageSource, { headers }: Request, url: URL): boolean {
  return firstState !== null && !firstState.isAsked({ headers, query: url.searchParams })
}

function fillsOf({ firstState, locale }: PageSource, fresh: Fresh): string[] {
  return firstState?.fills(fresh, locale) ?? []
}

type Layer = 'memory' | 'edge' | 'miss'

function timing(layer: Layer): string {
  return `cache;desc=${layer}`
}

function answer(
  { headers, etag, ...page }: KeptPage,
  request: Request,
  { layer, fills }: { layer: Layer; fills: readonly string[] },
): Response {
  const hasThem = hasBytes(request.headers.get('If-None-Match'), etag)
  const body = hasThem || request.method === 'HEAD' ? null : fillPage(page, fills)
  const response = new Response(body, { status: hasThem ? 304 : 200, headers })
  if (layer !== 'memory') response.headers.set(TIMING, timing(layer))
  return response
}
