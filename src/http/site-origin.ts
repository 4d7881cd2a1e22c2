import { isLoopback } from '~/lib/loopback'
import { namedOrigin } from '~/lib/settings'

/**
 * The origin of absolute addresses: SITE_ORIGIN, on loopback that of the request. While SITE_ORIGIN is missing or
 * wrong it is the request's host on https, so that pages keep their title and their place in search engines
 * (docs/decisions/022-settings-and-health.md); the health check reports this until it is set.
 */
export function siteOrigin(url: URL, env: { SITE_ORIGIN?: string }): string {
  return isLoopback(url) ? url.origin : (namedOrigin(env) ?? `https://${url.host}`)
}
