import { refusal } from '~/http/plain/refusal'
import { isFunctionCall } from '~/http/function-calls'
import { limitsOf } from '~/http/limits'
import { isSameSite } from '~/http/same-site'
import { matchForeignName, matchScreen } from '~/i18n/match-screen'
import { screens } from '~/i18n/screens'
import { MAX_BODY, MAX_DISCARDED, isFormType } from '~/http/read-form.server'

const FILE_FOLDERS: readonly string[] = ['/assets/', '/posters/', '/fonts/']

function isDecodable(path: string): boolean {
  try {
    // The result is used, because the build drops a call whose result is unused.
    return decodeURIComponent(path) !== ''
  } catch {
    return false
  }
}

/**
 * Refuses requests before any code parses the path: malformed escapes (400), missing files (404), methods an address
 * does not take (405), and posts that come from other sites (403), are too large (413) or are no form (415).
 */
export function refuseRequest(request: Request, { pathname, origin }: URL): Response | null {
  if (!isDecodable(pathname)) return refusal(request, 400)
  // function-calls.ts judges server functions by its own list.
  if (isFunctionCall(pathname)) return null
  const methods = takesForm(pathname) ? ['GET', 'HEAD', 'POST'] : ['GET', 'HEAD']
  if (!methods.includes(request.method)) {
    const response = refusal(request, 405)
    response.headers.set('Allow', methods.join(', '))
    return response
  }
  if (FILE_FOLDERS.some((folder) => pathname.startsWith(folder))) return refusal(request, 404)
  return request.method === 'POST' ? refusePost(request, { pathname, origin }) : null
}

/** True when nothing exists at the address and its sender (an image, a script) would not show a 404 page. */
export function isNoPage(request: Request, { pathname }: URL): boolean {
  const accepted = request.headers.get('Accept') ?? '*/*'
  return !/(^|,)\s*(\*\/\*|text\/html)/.test(accepted) && !matchScreen(pathname)
}

function takesForm(path: string): boolean {
  const place = matchScreen(path) ?? matchForeignName(path)
  return place !== null && screens[place.screen].takesForm
}

function refusePost(
  request: Request,
  { pathname, origin }: Pick<URL, 'pathname' | 'origin'>,
): Response | null {
  if (!isSameSite(request, origin)) return refusal(request, 403)
  const place = matchScreen(pathname)
  const { maxBytes = MAX_BODY, isSizeSaid = false } = (place && limitsOf(place.screen)) || {}
  const max = isSizeSaid ? MAX_DISCARDED : maxBytes
  if (Number(request.headers.get('Content-Length') ?? 0) > max) return refusal(request, 413)
  return isFormType(request) ? null : refusal(request, 415)
}
