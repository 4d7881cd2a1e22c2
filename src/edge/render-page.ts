import type { AnyRouter } from '@tanstack/react-router'
import {
  createStartHandler,
  defaultRenderHandler,
  defaultStreamHandler,
} from '@tanstack/react-start/server'
import { refusal } from '~/edge/refusal'
import { documentPolicy, formPolicy } from '~/edge/security-headers'
import { matchScreen } from '~/i18n/screens'
import { sha256 } from '~/lib/hash'
import { paraglideMiddleware } from '~/paraglide/server'

type PageFacts = { origin: string; nonce: string; requestId: string }

const CACHE_CONTROL = {
  cacheable: 'public, max-age=0, s-maxage=300, stale-while-revalidate=86400',
  private: 'private, no-store',
  none: 'no-store',
} as const

/** In a header, so that the typeface is on its way before the page is read; the platform makes Early Hints of it. */
const TYPEFACE = '</fonts/jost.woff2>; rel=preload; as=font; type="font/woff2"; crossorigin'

/** What the routes that matched say of themselves; a 404 and an error are plain documents. */
function pageMarks(router: AnyRouter) {
  const matches: {
    staticData: { hydrate?: boolean; cacheable?: boolean; private?: boolean }
    loaderData?: unknown
  }[] = router.state.matches
  const has = (mark: 'hydrate' | 'cacheable' | 'private') =>
    matches.some(({ staticData }) => staticData[mark] === true)
  // A loader answers null when its data could not be had: such a page must not be remembered.
  const isDegraded = matches.some(({ loaderData }) => loaderData === null)
  return {
    isForm: has('hydrate'),
    isCacheable: has('cacheable') && !isDegraded,
    isPrivate: has('private'),
  }
}

const startHandler = createStartHandler(async (context) => {
  const { router, responseHeaders } = context
  const { isForm, isCacheable, isPrivate } = pageMarks(router)
  if (isForm) {
    responseHeaders.set('Content-Security-Policy', formPolicy(router.options.ssr?.nonce ?? ''))
    responseHeaders.set('Cache-Control', CACHE_CONTROL.none)
    responseHeaders.append('Link', TYPEFACE)
    return defaultStreamHandler(context)
  }
  const rendered = await defaultRenderHandler(context)
  const page = 'response' in rendered ? rendered.response : rendered
  return documentResponse(page, { isCacheable, isPrivate })
})

/** The static markup of a document: what Start appends after </html> to hydrate it is cut off. */
async function documentResponse(
  page: Response,
  { isCacheable, isPrivate }: { isCacheable: boolean; isPrivate: boolean },
): Promise<Response> {
  const text = await page.text()
  const end = text.indexOf('</html>')
  const markup = end === -1 ? text : text.slice(0, end + '</html>'.length)
  // Marks that only hydration reads.
  const html = markup.replace(/<!--(?: |\$|\/\$)-->/g, '')
  const headers = new Headers(page.headers)
  headers.set('Content-Security-Policy', documentPolicy(await styleHashes(html)))
  headers.set('Cache-Control', CACHE_CONTROL.none)
  if (isPrivate) {
    headers.set('Cache-Control', CACHE_CONTROL.private)
    headers.set('Referrer-Policy', 'no-referrer')
  } else if (isCacheable && page.status === 200) {
    headers.set('Cache-Control', CACHE_CONTROL.cacheable)
    headers.set('ETag', `"${(await sha256(html)).slice(0, 22)}"`)
  }
  headers.append('Link', TYPEFACE)
  headers.set('Speculation-Rules', '"/speculation-rules.json"')
  return new Response(html, { status: page.status, headers })
}

const hashOfStyle = new Map<string, string>()

/** Hashes of the inlined styles, for the policy; there is one style a route, so they are remembered. */
async function styleHashes(html: string): Promise<string[]> {
  const hashes: string[] = []
  for (const [, style = ''] of html.matchAll(/<style[^>]*>([\s\S]*?)<\/style>/g)) {
    const hash = hashOfStyle.get(style) ?? (await sha256(style))
    hashOfStyle.set(style, hash)
    hashes.push(hash)
  }
  return hashes
}

/** Renders the page of a request in the language of its path. */
export async function renderPage(request: Request, facts: PageFacts): Promise<Response> {
  const response = await paraglideMiddleware(request, () =>
    Promise.resolve(startHandler(request, { context: facts })),
  )
  if (response.status === 406) {
    const { pathname } = new URL(request.url)
    return refusal(request, matchScreen(pathname) ? 406 : 404)
  }
  if (response.status === 429) {
    const headers = new Headers(response.headers)
    headers.set('Retry-After', '60')
    return new Response(response.body, { status: 429, headers })
  }
  return notModified(request, response) ?? response
}

function notModified(request: Request, response: Response): Response | null {
  const etag = response.headers.get('ETag')
  if (!etag || request.headers.get('If-None-Match') !== etag) return null
  return new Response(null, { status: 304, headers: response.headers })
}
