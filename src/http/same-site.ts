/**
 * Sec-Fetch-Site decides if the browser sends it, else Origin. A post with neither header was not made by a browser
 * for another site, so it is allowed.
 */
export function isSameSite(request: Request, origin: string): boolean {
  const site = request.headers.get('Sec-Fetch-Site')
  if (site) return site === 'same-origin' || site === 'none'
  const sender = request.headers.get('Origin')
  return sender === null || sender === origin
}

/**
 * True when a script of one of our pages sent the request. Unlike above, a call without either header is refused:
 * every browser adds at least one to a post from a script.
 */
export function isOwnFetch(request: Request, origin: string): boolean {
  const site = request.headers.get('Sec-Fetch-Site')
  return site ? site === 'same-origin' : request.headers.get('Origin') === origin
}
