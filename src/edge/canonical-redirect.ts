import { isServiceSlug } from '~/features/services/service-slugs'
import { matchForeignName, matchScreen, screenPath } from '~/i18n/screens'

/**
 * Sends a path that is not the canonical one to the one that is, once and for good (308): duplicate and
 * trailing slashes, names of the other language and canonical route names. Null when the path stands as
 * it is. A query is kept.
 */
export function canonicalRedirect(request: Request): Response | null {
  const url = new URL(request.url)
  const path = tidyPath(url.pathname)
  const target = matchScreen(path) ? path : (foreignTarget(path) ?? path)
  return target === url.pathname ? null : redirectTo(target + url.search, 308)
}

/** One slash instead of many and none at the end; never leaves the site (`//host` becomes `/host`). */
function tidyPath(path: string): string {
  return path.replace(/[/\\]{2,}/g, '/').replace(/(?<=.)\/$/, '')
}

function foreignTarget(path: string): string | null {
  const place = matchForeignName(path)
  if (!place) return null
  if (place.screen === 'service' && !isServiceSlug(place.param)) return null
  return screenPath(place.screen, place.locale, place.param)
}

function redirectTo(location: string, status: number): Response {
  return new Response(null, { status, headers: { Location: location } })
}
