import type { CatalogueStamp } from '~/catalogue/catalogue.server'
import type { EdgeTier } from '~/document/edge-tier.server'
import {
  cutPage,
  entityTag,
  fillPage,
  type Fresh,
  hasBytes,
  type KeptPage,
} from '~/document/kept-page'
import type { Locale } from '~/lib/app-config-type'
import { DAY, MINUTE, SECOND } from '~/lib/duration'

const FRESH_FOR = 5 * MINUTE
/** How long a document that could not be made anew is still shown. */
const DOCUMENT_USABLE_FOR = DAY
/** A form carries the rules of its time. */
const FORM_USABLE_FOR = 5 * MINUTE
/** One renewal at a time; one that failed is not tried again before. */
const RENEW_EVERY = 10 * SECOND
const MOST_PAGES = 400
const NOTHING: readonly string[] = []
const TIMING = 'Server-Timing'
/** How long a page waits to learn of which catalogue it is; without it, it is made and not kept. */
const CATALOGUE_PATIENCE = 150

/** What the cache needs of the world around it. */
export type PageCacheWorld = {
  now: () => number
  newKey: () => string
  /** What is remembered of the catalogue; null when nothing is. */
  stamp: () => CatalogueStamp | null
  /** The same after asking for it, however long that takes. */
  loadStamp: () => Promise<CatalogueStamp | null>
  pause: (ms: number) => Promise<void>
  edge: EdgeTier
  waitUntil: (work: Promise<unknown>) => void
}

/** The state of a form in which it is the same for everybody. */
export type FirstState = {
  /** Whether this visitor gets it. */
  isAsked: (visit: { headers: Headers; query: URLSearchParams }) => boolean
  /** What is made anew for each visit, as it stands in the page; an empty text: not to be told at this moment. */
  fills: (fresh: Fresh, locale: Locale) => string[]
}

/** Where a page that is the same for everybody comes from. It outlives the request that told of it. */
export type PageSource = {
  /** Origin and path. */
  key: string
  locale: Locale
  /** Null of a document. */
  firstState: FirstState | null
  /** Makes the page for nobody in particular, with `fresh` in it. */
  render: (fresh: Fresh) => Promise<MadePage>
}

/** A page as the renderer made it. */
export type MadePage = {
  status: number
  headers: Headers
  /** Null of a redirect. */
  text: string | null
  /** Whether it may be kept, as far as the renderer knows. */
  mayKeep: boolean
}

/**
 * Pages that are the same for everybody, ready to be sent (docs/decisions/028-page-cache.md): out of the isolate's
 * memory, of the platform's cache, of the renderer. What is kept was rendered without a visitor, so nothing of one is
 * in it.
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

  /** What is known of the catalogue; a page that may not even show it does not wait for a slow back office. */
  async function stampSoon(): Promise<CatalogueStamp | null> {
    const loading = world.loadStamp().catch(() => null)
    world.waitUntil(loading)
    return Promise.race([loading, world.pause(CATALOGUE_PATIENCE).then(() => null)])
  }

  /** A page made anew; what is kept of it, if the renderer says so and the catalogue stood still meanwhile. */
  async function render(source: PageSource, fresh: Fresh, before: CatalogueStamp | null) {
    const made = await source.render(fresh)
    const after = world.stamp()
    const isSure = after !== null && after.version === before?.version
    const cut = isSure && made.mayKeep ? cutPage(made.text ?? '', fillsOf(source, fresh)) : null
    if (!cut || !after) return { made, page: null }
    const now = world.now()
    const freshUntil = Math.min(now + FRESH_FOR, after.freshUntil)
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

  /** What has holes belongs to minutes, so only documents are worth a place outside of the isolate. */
  function putToEdge({ key, firstState }: PageSource, page: KeptPage): void {
    if (!firstState && page.freshUntil > world.now()) world.waitUntil(world.edge.put(key, page))
  }

  /** Makes a page anew behind an answer: one that is gone is forgotten, one that failed stays as it was. */
  async function renew(source: PageSource): Promise<void> {
    const { made, page } = await render(source, makeFresh(), await stampSoon())
    if (page) {
      keep(source, page)
      putToEdge(source, page)
      if (page.freshUntil > world.now()) renewals.delete(source.key)
    } else if (made.status >= 300 && made.status < 500) {
      kept.delete(source.key)
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

  /** The answer out of memory for a GET or HEAD, or null; nothing is waited for. */
  function find(request: Request, url: URL): Response | null {
    const entry = kept.get(url.origin + url.pathname)
    if (!entry || (request.method !== 'GET' && request.method !== 'HEAD')) return null
    const { page, source } = entry
    const now = world.now()
    if (page.usableUntil <= now || isOther(source, request, url)) return null
    const fills = source.firstState ? fillsOf(source, makeFresh()) : NOTHING
    if (fills.includes('')) return null
    const version = world.stamp()?.version
    if (page.freshUntil <= now || page.version !== version) renewBehind(source)
    return answer(page, request, { layer: 'memory', fills })
  }

  /** The answer for a page that memory has not. */
  async function make(source: PageSource, request: Request, mayKeep: boolean): Promise<Response> {
    const stamp = await stampSoon()
    const mayBeStored = stamp !== null && mayKeep && !source.firstState
    const stored = mayBeStored ? await world.edge.match(source.key, stamp.version) : null
    if (stored && stored.freshUntil > world.now()) {
      keep(source, stored)
      return answer(stored, request, { layer: 'edge', fills: [] })
    }
    const fresh = makeFresh()
    const { made, page } = await render(source, fresh, stamp)
    if (!page) return new Response(request.method === 'HEAD' ? null : made.text, made)
    if (mayKeep) {
      keep(source, page)
      putToEdge(source, page)
    }
    return answer(page, request, { layer: 'miss', fills: fillsOf(source, fresh) })
  }

  return { find, make }
}

/** Whether a visitor gets another state of a form than the first. */
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
