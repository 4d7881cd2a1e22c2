/**
 * Sec-Fetch-Site decides where the browser sends it, else Origin. A post with neither was not made by a
 * browser on behalf of another site, so nothing speaks against it.
 */
export function isSameSite(request: Request, origin: string): boolean {
  const site = request.headers.get('Sec-Fetch-Site')
  if (site) return site === 'same-origin' || site === 'none'
  const sender = request.headers.get('Origin')
  return sender === null || sender === origin
}

/**
 * Whether a script of this site's own page sent it. The same, only that a call without either header is none:
 * every browser names at least one with a post that a script makes.
 */
export function isOwnFetch(request: Request, origin: string): boolean {
  const site = request.headers.get('Sec-Fetch-Site')
  return site ? site === 'same-origin' : request.headers.get('Origin') === origin
}
