import { waitUntil } from 'cloudflare:workers'
import { catalogueStamp, loadCatalogueStamp } from '~/catalogue/catalogue.server'
import { edgeTier } from '~/document/edge-tier.server'
import { pageCache, type PageSource } from '~/document/page-cache'
import { renderPage } from '~/document/render-page'
import { secureHeaders } from '~/edge/security-headers'
import { siteOrigin } from '~/edge/site-origin'
import { anonymousVisit } from '~/edge/visit'
import { firstStates } from '~/first-states'
import { isFixedFile, makeFixedFile } from '~/fixed-files'
import { matchScreen } from '~/i18n/match-screen'
import { pathLocale } from '~/i18n/path-locale'
import { screenPath, screens } from '~/i18n/screens'
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

/** The answer that is ready in this isolate's memory, or null. */
export const findReady = cache.find

/** The answer of a page or file that is the same for everybody; null for what is about its visitor. */
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
      const made = isFixedFile(url.pathname)
        ? await makeFixedFile(url.pathname, siteOrigin(url, env))
        : await renderPage('GET', anonymousVisit(url, env, { ...fresh, requestId }))
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
  const { visibility, takesForm } = screens[place.screen]
  const firstState = firstStates[place.screen] ?? null
  if (visibility === 'personal') return null
  if (takesForm && !firstState?.isAsked({ headers, query: searchParams })) return null
  // A slug has many spellings (%c4%8d, %C4%8D), of which one is kept.
  const isCanonical = pathname === screenPath(place.screen, place.locale, place.param)
  return { locale: place.locale, firstState, isCanonical }
}

/** Nothing is kept under a name that only the sender of a request claims, and nothing while the code changes. */
function isOwnOrigin(url: URL, env: { SITE_ORIGIN?: string }): boolean {
  if (import.meta.env.MODE === 'development') return false
  return isLoopback(url) || url.origin === namedOrigin(env)
}
