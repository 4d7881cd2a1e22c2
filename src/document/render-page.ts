import type { AnyRouter } from '@tanstack/react-router'
import { createStartHandler, defaultRenderHandler } from '@tanstack/react-start/server'
import { refusal } from '~/edge/plain/refusal'
import type { Visit } from '~/edge/visit'
import { pagePolicy } from '~/edge/security-headers'
import { matchScreen } from '~/i18n/match-screen'
import { sha256, sha256Base64 } from '~/lib/hash'
import { paraglideMiddleware } from '~/paraglide/server'

const CACHE_CONTROL = {
  cacheable: 'public, max-age=0, s-maxage=300, stale-while-revalidate=86400',
  private: 'private, no-store',
  none: 'no-store',
} as const

/** In a header, so that the typeface is on its way before the page is read; the platform makes Early Hints of it. */
const TYPEFACE = '</fonts/jost.woff2>; rel=preload; as=font; type="font/woff2"; crossorigin'

type PageMarks = { hasIsland: boolean; isCacheable: boolean; isPrivate: boolean }

/** What the routes that matched say of themselves; a 404 and an error are plain documents. */
function pageMarks(router: AnyRouter): PageMarks {
  const matches: {
    staticData: { hydrate?: boolean; cacheable?: boolean; private?: boolean }
    loaderData?: unknown
  }[] = router.state.matches
  const has = (mark: 'hydrate' | 'cacheable' | 'private') =>
    matches.some(({ staticData }) => staticData[mark] === true)
  // A loader answers null when its data could not be had: such a page must not be remembered.
  const isDegraded = matches.some(({ loaderData }) => loaderData === null)
  return {
    hasIsland: has('hydrate'),
    isCacheable: has('cacheable') && !isDegraded,
    isPrivate: has('private'),
  }
}

const startHandler = createStartHandler(async (context) => {
  const rendered = await defaultRenderHandler(context)
  const page = 'response' in rendered ? rendered.response : rendered
  return staticResponse(page, pageMarks(context.router))
})

/** The static markup of a page: what Start appends after </html> to hydrate all of it is cut off. */
async function staticResponse(
  page: Response,
  { hasIsland, isCacheable, isPrivate }: PageMarks,
): Promise<Response> {
  const text = await page.text()
  const end = text.indexOf('</html>')
  const markup = end === -1 ? text : text.slice(0, end + '</html>'.length)
  // Marks that only hydration reads.
  const html = hasIsland ? markup : markup.replace(/<!--(?: |\$|\/\$)-->/g, '')
  const headers = new Headers(page.headers)
  headers.set('Content-Security-Policy', pagePolicy(await styleHashes(html)))
  headers.set('Cache-Control', CACHE_CONTROL.none)
  if (isPrivate) {
    headers.set('Cache-Control', CACHE_CONTROL.private)
    headers.set('Referrer-Policy', 'no-referrer')
  } else if (isCacheable && page.status === 200) {
    headers.set('Cache-Control', CACHE_CONTROL.cacheable)
    headers.set('ETag', `"${(await sha256(html)).slice(0, 22)}"`)
  }
  headers.append('Link', TYPEFACE)
  if (!hasIsland) headers.set('Speculation-Rules', '"/speculation-rules.json"')
  return new Response(html, { status: page.status, headers })
}

const hashOfStyle = new Map<string, string>()

/** Hashes of the inlined styles, for the policy; there is one style a route, so they are remembered. */
async function styleHashes(html: string): Promise<string[]> {
  const hashes: string[] = []
  for (const [, style = ''] of html.matchAll(/<style[^>]*>([\s\S]*?)<\/style>/g)) {
    const hash = hashOfStyle.get(style) ?? (await sha256Base64(style))
    hashOfStyle.set(style, hash)
    hashes.push(hash)
  }
  return hashes
}

/**
 * Renders the page of a visit in the language of its path. The router gets the path alone: it would redirect to
 * its own spelling of a query and drop pairs, and the form has been read already. Who needs either takes it
 * from the visit.
 */
export async function renderPage(request: Request, visit: Visit): Promise<Response> {
  const { origin, pathname } = visit.url
  const { method, headers } = request
  const pathAlone = new Request(origin + pathname, { method, headers })
  const response = await paraglideMiddleware(pathAlone, () =>
    Promise.resolve(startHandler(pathAlone, { context: { visit } })),
  )
  if (response.status === 406) return refusal(request, matchScreen(pathname) ? 406 : 404)
  if (response.status === 429) {
    const limited = new Headers(response.headers)
    limited.set('Retry-After', '60')
    return new Response(response.body, { status: 429, headers: limited })
  }
  return notModified(request, response) ?? response
}

/** Answers the call of a server function (src/edge/function-calls.ts) whose body has been bounded. */
export async function callFunction(bounded: Request, visit: Visit): Promise<Response> {
  return startHandler(bounded, { context: { visit } })
}

function notModified(request: Request, response: Response): Response | null {
  const etag = response.headers.get('ETag')
  if (!etag || request.headers.get('If-None-Match') !== etag) return null
  return new Response(null, { status: 304, headers: response.headers })
}
