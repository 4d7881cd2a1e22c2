const LOOPBACK = new Set(['localhost', '127.0.0.1', '[::1]'])

/** True on this machine, where plain http is allowed. */
export function isLoopback(url: URL): boolean {
  return LOOPBACK.has(url.hostname)
}

/**
 * The origin of absolute addresses: SITE_ORIGIN, on loopback that of the request. Any other Host
 * header is not trusted: without SITE_ORIGIN the request's own origin is used only on loopback.
 */
export function siteOrigin(url: URL, env: { SITE_ORIGIN?: string }): string {
  if (isLoopback(url)) return url.origin
  return env.SITE_ORIGIN ? new URL(env.SITE_ORIGIN).origin : ''
}
