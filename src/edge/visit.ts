import { getGlobalStartContext } from '@tanstack/react-start'
import { type Counters, isWithinLimit } from '~/edge/rate-limit'
import { siteOrigin } from '~/edge/site-origin'
import { pathLocale } from '~/i18n/path-locale'
import type { Locale } from '~/lib/app-config-type'

/** What the edge found out about a request, once; steps, loaders and server functions read it here. */
export type Visit = {
  /** The address as it was asked, with its query. */
  url: URL
  locale: Locale
  /** Origin of absolute addresses. */
  origin: string
  requestId: string
  now: Date
  /** A UUID for what the form of this page sends. */
  freshKey: string
  headers: Headers
  /** The fields of the posted form; none where nothing was posted. */
  form: FormData
  /**
   * True when the posted form is one too many (src/edge/limits.ts): its page comes back with what was typed and the
   * notice `tooMany`, 429, before anything is looked up or written.
   */
  isOverLimit: boolean
  /** Counts a draft that is about to be made; false when this visitor has made too many. */
  mayMakeDraft: () => Promise<boolean>
}

/** The visit of a request whose form, if it had one, has been read. */
export function startVisit(
  request: Request,
  env: Counters & { SITE_ORIGIN?: string },
  { url, requestId, form, isOverLimit }: Pick<Visit, 'url' | 'requestId' | 'form' | 'isOverLimit'>,
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
    mayMakeDraft: () => isWithinLimit('newDraft', request, env),
  }
}

/** A visit of nobody: a page made for it is the same for everybody but for what `fresh` tells. */
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
    mayMakeDraft: () => Promise.resolve(false),
  }
}

/** The visit that is being answered. */
export function currentVisit(): Visit {
  const visit = getGlobalStartContext()?.visit
  if (!visit) throw new Error('outside of a request')
  return visit
}
