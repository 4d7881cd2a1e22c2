import { getGlobalStartContext } from '@tanstack/react-start'
import type { Bucket } from '~/http/limits'
import { type Counters, isWithinLimit } from '~/http/rate-limit'
import { type Locale, pathLocale } from '~/lib/locale'
import { isLoopback } from '~/lib/loopback'
import { namedOrigin } from '~/lib/settings'

/** Facts about a request, collected once at the edge; steps, loaders and server functions read them here. */
export type Visit = {
  /** The requested address, with its query. */
  url: URL
  locale: Locale
  /** Origin of absolute addresses. */
  origin: string
  requestId: string
  now: Date
  /** A UUID that the form of this page sends. */
  freshKey: string
  headers: Headers
  /** The fields of the posted form; empty when nothing was posted. */
  form: FormData
  /**
   * True when the posted form is over its limit (src/http/limits.ts): the page returns with the input and the notice
   * `tooMany`, 429, before any lookup or write.
   */
  isOverLimit: boolean
  /** True when no page has this address, although the table of screens does: the desk, while it is closed. */
  isHidden: boolean
  /** Counts a draft before it is created; false when this visitor has created too many. */
  mayMakeDraft: () => Promise<boolean>
  /** Counts this visitor in a bucket (src/http/limits.ts); false when over its limit. */
  isWithin: (bucket: Bucket) => Promise<boolean>
}

/**
 * The origin of absolute addresses: SITE_ORIGIN, on loopback that of the request. While SITE_ORIGIN is missing or
 * wrong it is the request's host on https, so that pages keep their title and their place in search engines
 * (docs/decisions/058-an-operator-who-knows.md); the health check reports this until it is set.
 */
export function siteOrigin(url: URL, env: { SITE_ORIGIN?: string }): string {
  return isLoopback(url) ? url.origin : (namedOrigin(env) ?? `https://${url.host}`)
}

/** The visit of a request after its form, if any, was read. */
export function startVisit(
  request: Request,
  env: Counters & { SITE_ORIGIN?: string },
  {
    url,
    requestId,
    form,
    isOverLimit,
    isHidden = false,
  }: Pick<Visit, 'url' | 'requestId' | 'form' | 'isOverLimit'> & { isHidden?: boolean },
): Visit {
  return {
    url,
    locale: pathLocale(url.pathname),
    origin: siteOrigin(url, env),
    requestId,
    now: new Date(),
    freshKey: crypto.randomUUID(),
    headers: request.headers,
    form,
    isOverLimit,
    isHidden,
    mayMakeDraft: () => isWithinLimit('newDraft', request, env),
    isWithin: (bucket) => isWithinLimit(bucket, request, env),
  }
}

/** A visit without a visitor: a page rendered for it is the same for everybody except for the values in `fresh`. */
export function anonymousVisit(
  url: URL,
  env: { SITE_ORIGIN?: string },
  fresh: Pick<Visit, 'requestId' | 'now' | 'freshKey'>,
): Visit {
  return {
    ...fresh,
    url: new URL(url.origin + url.pathname),
    locale: pathLocale(url.pathname),
    origin: siteOrigin(url, env),
    headers: new Headers(),
    form: new FormData(),
    isOverLimit: false,
    isHidden: false,
    mayMakeDraft: () => Promise.resolve(false),
    isWithin: () => Promise.resolve(false),
  }
}

/** The visit of the current request. */
export function currentVisit(): Visit {
  const visit = getGlobalStartContext()?.visit
  if (!visit) throw new Error('outside of a request')
  return visit
}
