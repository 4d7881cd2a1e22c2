import { type AnyRouter, RouterProvider } from '@tanstack/react-router'
import { getSsrStatus } from '@tanstack/react-router/ssr/server'
import { createStartHandler } from '@tanstack/react-start/server'
import { renderToStaticMarkup, renderToString } from 'react-dom/server'
import { refuseFailedHead } from '~/http/document/page-head'
import type { MadePage } from '~/http/document/page-cache'
import { FORMS_LEAD_TO } from '~/http/document/forms-lead-to'
import { currentVisit, type Visit } from '~/http/visit'
import { pagePolicy, withFormTarget } from '~/http/security-headers'
import { runInLocale } from '~/i18n/run-in-locale.server'
import { sha256Base64 } from '~/lib/hash'

/** A header between the renderer and `renderPage`; it never leaves the Worker. */
const MAY_KEEP = 'X-May-Keep'

const CACHE_CONTROL = {
  document: 'public, max-age=0, s-maxage=300, stale-while-revalidate=86400',
  private: 'private, no-store',
  none: 'no-store',
} as const

/** A header, so that the typeface loads before the page is read; the platform turns it into Early Hints. */
const TYPEFACE = '</fonts/jost.woff2>; rel=preload; as=font; type="font/woff2"; crossorigin'

type PageMarks = {
  hasIsland: boolean
  isCacheable: boolean
  isPrivate: boolean
  isDesk: boolean
  isDriver: boolean
}

/** Static data of the matched routes; a 404 and an error count as plain documents. */
function pageMarks(router: AnyRouter): PageMarks {
  const matches: {
    staticData: {
      hydrate?: boolean
      cacheable?: boolean
      private?: boolean
      desk?: boolean
      driver?: boolean
    }
    loaderData?: unknown
  }[] = router.state.matches
  const has = (mark: 'hydrate' | 'cacheable' | 'private' | 'desk' | 'driver') =>
    matches.some(({ staticData }) => staticData[mark] === true)
  // A loader returns null when its data could not be read. Such a page must not be cached.
  const isDegraded = matches.some(({ loaderData }) => loaderData === null)
  return {
    hasIsland: has('hydrate'),
    isCacheable: has('cacheable') && !isDegraded,
    isPrivate: has('private') || has('desk') || has('driver'),
    isDesk: has('desk'),
    isDriver: has('driver'),
  }
}

const startHandler = createStartHandler(async ({ router, responseHeaders }) => {
  const { hasIsland, isCacheable, isPrivate, isDesk, isDriver } = pageMarks(router)
  const status = getSsrStatus(router)
  // Where nothing was found, the router asks no head of the routes below.
  if (status !== 404) refuseFailedHead(router)
  // Only hydration reads the comments between texts.
  const render = hasIsland ? renderToString : renderToStaticMarkup
  const html = `<!DOCTYPE html>${render(<RouterProvider router={router} />)}`
  const headers = new Headers(responseHeaders)
  const policy = pagePolicy(await styleHashes(html))
  headers.set('Content-Security-Policy', isDriver ? `${policy}; worker-src 'self'` : policy)
  headers.set('Cache-Control', CACHE_CONTROL.none)
  if (isPrivate) {
    headers.set('Cache-Control', CACHE_CONTROL.private)
    headers.set('Referrer-Policy', 'no-referrer')
  } else if (isCacheable && status === 200) {
    headers.set(MAY_KEEP, 'yes')
    if (!hasIsland) headers.set('Cache-Control', CACHE_CONTROL.document)
  }
  headers.append('Link', TYPEFACE)
  if (isDesk || isDriver) headers.set('X-Robots-Tag', 'noindex')
  else if (!hasIsland) headers.set('Speculation-Rules', '"/speculation-rules.json"')
  markups.set(currentVisit(), html)
  return new Response(null, { status, headers })
})

/** The text rendered for a request. Start expects a response, whose body would have to be read again. */
const markups = new WeakMap<Visit, string>()

const hashOfStyle = new Map<string, string>()

/** Hashes of the styles in a page's head, for the policy. They are cached, because each route has one style. */
async function styleHashes(html: string): Promise<string[]> {
  const hashes: string[] = []
  const [, ...opened] = html.slice(0, html.indexOf('</head>')).split('<style')
  for (const tag of opened) {
    const style = tag.slice(tag.indexOf('>') + 1, tag.indexOf('</style>'))
    const hash = hashOfStyle.get(style) ?? (await sha256Base64(style))
    hashOfStyle.set(style, hash)
    hashes.push(hash)
  }
  return hashes
}

/**
 * Renders the page of a visit in the language of its path. The router gets the path without its query: it would
 * redirect to its own spelling of the query and drop pairs. The form has been read before. Code that needs the query
 * or the form takes it from the visit.
 */
export async function renderPage(method: string, visit: Visit): Promise<MadePage> {
  const { origin, pathname } = visit.url
  const pathAlone = new Request(origin + pathname, { method })
  const rendered = await runInLocale(visit.locale, () =>
    Promise.resolve(startHandler(pathAlone, { context: { visit } })),
  )
  const { status } = rendered
  const headers = new Headers(rendered.headers)
  const mayKeep = status === 200 && headers.has(MAY_KEEP) && !headers.has('Set-Cookie')
  headers.delete(MAY_KEEP)
  const formTarget = headers.get(FORMS_LEAD_TO)
  headers.delete(FORMS_LEAD_TO)
  if (formTarget !== null) {
    const policy = headers.get('Content-Security-Policy') ?? ''
    headers.set('Content-Security-Policy', withFormTarget(policy, formTarget))
  }
  if (status === 429) headers.set('Retry-After', '60')
  // The router names its own spelling of an address also where a handler set another status.
  if (REDIRECTS.includes(status) || headers.has('Location')) keepSecret(headers)
  return {
    status,
    headers,
    body: markups.get(visit) ?? (rendered.body && (await rendered.arrayBuffer())),
    mayKeep,
  }
}

const REDIRECTS: readonly number[] = [301, 302, 303, 307, 308]

/** A redirect of a form or of the router may lead from or to the token of an order. */
function keepSecret(headers: Headers): void {
  headers.set('Cache-Control', 'no-store')
  headers.set('Referrer-Policy', 'no-referrer')
}

/** Answers a call of a server function (src/http/function-calls.ts) whose body size has been checked. */
export async function callFunction(bounded: Request, visit: Visit): Promise<Response> {
  return startHandler(bounded, { context: { visit } })
}
