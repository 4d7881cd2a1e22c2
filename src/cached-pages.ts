import { waitUntil } from 'cloudflare:workers'
import {
  catalogueStamp,
  loadCatalogueStamp,
  readExperiences,
} from '~/back-office/catalogue/read-catalogue.server'
import { edgeTier } from '~/http/document/edge-tier.server'
import {
  pageCache,
  type PageSource,
  type FirstState,
  type MadePage,
} from '~/http/document/page-cache'
import { secureHeaders } from '~/http/security-headers'
import { anonymousVisit, siteOrigin } from '~/http/visit'
import { matchScreen } from '~/i18n/match-screen'
import { pathLocale } from '~/lib/locale'
import { isPrivateScreen, screenPath, screens, type Screen } from '~/i18n/screens'
import { isLoopback } from '~/lib/loopback'
import { namedOrigin } from '~/lib/settings'
import { orderFirstState } from '~/order/form/first-state'
import { appConfig } from '~config'
import { vcard } from '~/pages/contact/vcard'
import { robotsTxt, sitemapXml } from '~/pages/sitemap/sitemap-xml'

/** The empty contact form: the same for every visitor except for the time and the message's key. */
const contactFirstState: FirstState = {
  isAsked: ({ query }) => !query.has('sent'),
  fills: ({ now, freshKey }) => [
    `"renderedAt":${now.getTime()}`,
    `name="renderedAt" value="${now.getTime()}"`,
    `"messageKey":"${freshKey}"`,
    `name="messageKey" value="${freshKey}"`,
  ],
}

/** The screens whose empty form is the same for every visitor. */
const firstStates: Partial<Record<Screen, FirstState>> = {
  order: orderFirstState,
  contact: contactFirstState,
}

type Made = { text: string; type: string; caching: string }

/** Generated files that contain addresses of the site, by path. */
const FILES: Readonly<Record<string, (origin: string) => Made | Promise<Made>>> = {
  '/robots.txt': (origin) => ({
    text: robotsTxt(origin),
    type: 'text/plain',
    caching: 'public, max-age=3600',
  }),
  '/contact.vcf': (origin) => ({
    text: vcard(appConfig, origin),
    type: 'text/vcard',
    caching: 'public, max-age=3600',
  }),
  '/sitemap.xml': async (origin) => {
    const experiences = await readExperiences()
    return {
      text: sitemapXml(origin, experiences ?? []),
      type: 'application/xml',
      // Without the experiences the file is incomplete, so it must not be cached.
      caching: experiences ? 'public, max-age=3600' : 'no-store',
    }
  },
}

/** True for the path of a generated file. */
function isFixedFile(path: string): boolean {
  return Object.hasOwn(FILES, path)
}

/** A generated file, with absolute addresses at `origin`, and whether it is complete. */
async function makeFixedFile(path: string, origin: string): Promise<MadePage> {
  const made = await FILES[path]?.(origin)
  if (!made) throw new Error('no fixed file')
  const { text, type, caching } = made
  const headers = new Headers({
    'Content-Type': `${type}; charset=utf-8`,
    'Cache-Control': caching,
  })
  return { status: 200, headers, body: text, mayKeep: caching !== 'no-store' }
}

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
