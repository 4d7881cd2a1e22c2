import { waitUntil } from 'cloudflare:workers'
import { catalogueStamp, loadCatalogueStamp } from '~/back-office/catalogue/read-catalogue.server'
import { edgeTier } from '~/http/document/edge-tier.server'
import { pageCache, type PageSource } from '~/http/document/page-cache'
import { secureHeaders } from '~/http/security-headers'
import { anonymousVisit, siteOrigin } from '~/http/visit'
import { firstStates } from '~/first-states'
import { isFixedFile, makeFixedFile } from '~/fixed-files'
import { matchScreen } from '~/i18n/match-screen'
import { pathLocale } from '~/lib/locale'
import { isPrivateScreen, screenPath, screens } from '~/i18n/screens'
import { isLoopback } from '~/lib/loopback'
import { namedOrigin } from '~/lib/settings'

const cache = pageCache({
  now: () => Date.now(),
  newKey: () => crypto.randomUUID(),
  stamp: catalogueStamp,
  loadStamp: loadCatalogueStamp,
  pause: (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
  edge: edgeTier,
  waitUntil,
})

/** The answer in this isolate's memory, or null. */
export const findReady = cache.find

/** The answer of a page or file that is the same for everybody; null for a page that depends on its visitor. */
export async function answerForAll(
  request: Request,
  { url, env, requestId }: { url: URL; env: { SITE_ORIGIN?: string }; requestId: string },
): Promise<Response | null> {
  const known = knownPage(request, url)
  if (!known) return null
  const isHttps = url.protocol === 'https:'
  const source: PageSource = {
    key: url.origin + url.pathname,
    locale: known.locale,
    firstState: known.firstState,
    render: async (fresh) => {
      const visit = anonymousVisit(url, env, { ...fresh, requestId })
      const made = isFixedFile(url.pathname)
        ? await makeFixedFile(url.pathname, siteOrigin(url, env))
        : await (await import('~/http/document/render-page')).renderPage('GET', visit)
      return { ...made, headers: secureHeaders(made.headers, isHttps) }
    },
  }
  return cache.make(source, request, known.isCanonical && isOwnOrigin(url, env))
}

function knownPage({ method, headers }: Request, { pathname, searchParams }: URL) {
  if (method !== 'GET' && method !== 'HEAD') return null
  if (isFixedFile(pathname))
    return { locale: pathLocale(pathname), firstState: null, isCanonical: true }
  const place = matchScreen(pathname)
  if (!place) return null
  const { takesForm } = screens[place.screen]
  const firstState = firstStates[place.screen] ?? null
  if (isPrivateScreen(place.screen)) return null
  if (takesForm && !firstState?.isAsked({ headers, query: searchParams })) return null
  // A slug has many spellings (%c4%8d, %C4%8D); the cache uses one of them.
  const isCanonical = pathname === screenPath(place.screen, place.locale, place.param)
  return { locale: place.locale, firstState, isCanonical }
}

/** No caching under an unverified host name of a request, and none while the code changes. */
function isOwnOrigin(url: URL, env: { SITE_ORIGIN?: string }): boolean {
  if (import.meta.env.MODE === 'development') return false
  return isLoopback(url) || url.origin === namedOrigin(env)
}
