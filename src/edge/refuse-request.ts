import { pathLocale } from '~/i18n/screens'

const METHODS = new Set(['GET', 'HEAD', 'POST'])

function isDecodable(path: string): boolean {
  try {
    decodeURIComponent(path)
    return true
  } catch {
    return false
  }
}

function refusal(request: Request, status: number, cs: string, en: string): Response {
  const text = pathLocale(new URL(request.url).pathname) === 'en' ? en : cs
  return new Response(`${text}\n`, {
    status,
    headers: { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'no-store' },
  })
}

/**
 * Answers what no page should have to think about, before anything parses the path: methods we do not
 * speak (405), malformed escapes (400), files that are not there (404), posts from other sites (403).
 */
export function refuseRequest(request: Request): Response | null {
  const { pathname, origin } = new URL(request.url)
  if (!METHODS.has(request.method)) {
    const response = refusal(request, 405, 'Tuto metodu stránka nezná.', 'Method not allowed.')
    response.headers.set('Allow', [...METHODS].join(', '))
    return response
  }
  if (!isDecodable(pathname)) {
    return refusal(request, 400, 'Adresa není platná.', 'The address is not valid.')
  }
  if (pathname.startsWith('/assets/') || pathname.startsWith('/posters/')) {
    return refusal(request, 404, 'Soubor neexistuje.', 'File not found.')
  }
  if (request.method === 'POST' && !isSameSite(request, origin)) {
    return refusal(
      request,
      403,
      'Formulář přišel z jiné stránky.',
      'The form came from another site.',
    )
  }
  return null
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
