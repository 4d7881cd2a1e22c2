import { refusal } from '~/edge/plain/refusal'
import { isFunctionCall } from '~/edge/function-calls'
import { isSameSite } from '~/edge/same-site'
import { matchForeignName, matchScreen } from '~/i18n/match-screen'
import { screens } from '~/i18n/screens'
import { MAX_BODY, isFormType } from '~/edge/read-form.server'

const FILE_FOLDERS: readonly string[] = ['/assets/', '/posters/', '/fonts/']

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
 * (400), files that are not there (404), methods an address does not take (405), and posts
 * that come from other sites (403), are too large (413) or no form (415).
 */
export function refuseRequest(request: Request, { pathname, origin }: URL): Response | null {
  if (!isDecodable(pathname)) return refusal(request, 400)
  // Server functions are judged by their list (src/edge/function-calls.ts).
  if (isFunctionCall(pathname)) return null
  const methods = takesForm(pathname) ? ['GET', 'HEAD', 'POST'] : ['GET', 'HEAD']
  if (!methods.includes(request.method)) {
    const response = refusal(request, 405)
    response.headers.set('Allow', methods.join(', '))
    return response
  }
  if (FILE_FOLDERS.some((folder) => pathname.startsWith(folder))) return refusal(request, 404)
  return request.method === 'POST' ? refusePost(request, origin) : null
}

/** Whether an address leads nowhere and its sender (a picture, a script) would not show a page about it. */
export function isNoPage(request: Request, { pathname }: URL): boolean {
  const accepted = request.headers.get('Accept') ?? '*/*'
  return !/(^|,)\s*(\*\/\*|text\/html)/.test(accepted) && !matchScreen(pathname)
}

function takesForm(path: string): boolean {
  const place = matchScreen(path) ?? matchForeignName(path)
  return place !== null && screens[place.screen].takesForm
}

function refusePost(request: Request, origin: string): Response | null {
  if (!isSameSite(request, origin)) return refusal(request, 403)
  if (Number(request.headers.get('Content-Length') ?? 0) > MAX_BODY) return refusal(request, 413)
  return isFormType(request) ? null : refusal(request, 415)
}
