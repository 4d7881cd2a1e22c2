import * as v from 'valibot'
import type { KeptPage } from '~/http/document/page-pieces'
import { SECOND } from '~/lib/duration'

/** The store in which isolates of one data centre share rendered documents. */
export type EdgeTier = {
  match: (key: string, version: string) => Promise<KeptPage | null>
  put: (key: string, page: KeptPage) => Promise<void>
  remove: (key: string, version: string) => Promise<void>
}

const CACHE = 'pages'
const FACTS = 'X-Kept-Page'
const factsSchema = v.object({
  headers: v.array(v.tuple([v.string(), v.string()])),
  etag: v.nullable(v.string()),
  version: v.string(),
  freshUntil: v.number(),
  usableUntil: v.number(),
})

/** Not an address of the site: a request for it gets 404 before the cache is read. */
function address(key: string, version: string): string {
  const { origin, pathname } = new URL(key)
  return `${origin}/.kept/${import.meta.env.BUILD_ID}/${version}${pathname}`
}

/** The platform's cache; its failures are ignored. On workers.dev it stores nothing. */
export const edgeTier: EdgeTier = {
  async match(key, version) {
    try {
      const cache = await caches.open(CACHE)
      const found = await cache.match(address(key, version))
      if (!found) return null
      const facts = v.safeParse(factsSchema, JSON.parse(found.headers.get(FACTS) ?? 'null'))
      const body = await found.arrayBuffer()
      if (!facts.success) return null
      const headers = new Headers(facts.output.headers)
      return { ...facts.output, headers, pieces: [new Uint8Array(body)], holes: [] }
    } catch {
      return null
    }
  },
  async put(key, page) {
    const [body] = page.pieces
    const { headers, etag, version, freshUntil, usableUntil } = page
    const facts = JSON.stringify({ headers: [...headers], etag, version, freshUntil, usableUntil })
    const seconds = Math.floor((usableUntil - Date.now()) / SECOND)
    const kept = new Response(body, {
      headers: { [FACTS]: facts, 'Cache-Control': `max-age=${seconds}` },
    })
    try {
      const cache = await caches.open(CACHE)
      await cache.put(address(key, version), kept)
    } catch {
      // Another isolate renders the page itself.
    }
  },
  async remove(key, version) {
    try {
      const cache = await caches.open(CACHE)
      await cache.delete(address(key, version))
    } catch {
      // It is no longer shown after a day.
    }
  },
}
