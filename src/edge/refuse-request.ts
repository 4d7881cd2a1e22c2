import { refusal } from '~/edge/refusal'
import { matchForeignName, matchScreen, type Screen } from '~/i18n/screens'
import { MAX_BODY, isFormType } from '~/edge/read-form.server'

/** The screens a form is posted to; everywhere else a post is refused. */
const FORM_SCREENS: readonly Screen[] = ['order', 'orderSummary', 'contact']
/** What the order form posts to by itself while it is filled in. */
const FORM_HELPERS: readonly string[] = ['/api/draft', '/api/quote']
const FILE_FOLDERS: readonly string[] = ['/assets/', '/posters/', '/fonts/']
/** The site has no server function: Start, which answers 500 to an unknown one, is never asked for any. */
const FUNCTION_BASE = '/_serverFn'

function isDecodable(path: string): boolean {
  try {
    // The result is looked at, because the build drops a call whose result nobody needs.
    return decodeURIComponent(path) !== ''
  } catch {
    return false
  }
}

/**
 * Answers what no page should have to think about, before anything parses the path: malformed escapes
 * (400), files and functions that are not there (404), methods an address does not take (405), and posts
 * that come from other sites (403), are too large (413) or no form (415).
 */
export function refuseRequest(request: Request): Response | null {
  const { pathname, origin } = new URL(request.url)
  if (!isDecodable(pathname)) return refusal(request, 400)
  if (pathname.startsWith(FUNCTION_BASE)) return refusal(request, 404)
  const methods = takesForm(pathname) ? ['GET', 'HEAD', 'POST'] : ['GET', 'HEAD']
  if (!methods.includes(request.method)) {
    const response = refusal(request, 405)
    response.headers.set('Allow', methods.join(', '))
    return response
  }
  if (FILE_FOLDERS.some((folder) => pathname.startsWith(folder))) return refusal(request, 404)
  return request.method === 'POST' ? refusePost(request, origin) : null
}

function takesForm(path: string): boolean {
  if (FORM_HELPERS.includes(path)) return true
  const place = matchScreen(path) ?? matchForeignName(path)
  return place !== null && FORM_SCREENS.includes(place.screen)
}

function refusePost(request: Request, origin: string): Response | null {
  if (!isSameSite(request, origin)) return refusal(request, 403)
  if (Number(request.headers.get('Content-Length') ?? 0) > MAX_BODY) return refusal(request, 413)
  return isFormType(request) ? null : refusal(request, 415)
}

/**
 * Sec-Fetch-Site decides where the browser sends it, else Origin. A post with neither was not made by a
 * browser on behalf of another site, so nothing speaks against it.
 */
function isSameSite(request: Request, origin: string): boolean {
  const site = request.headers.get('Sec-Fetch-Site')
  if (site) return site === 'same-origin' || site === 'none'
  const sender = request.headers.get('Origin')
  return sender === null || sender === origin
}
