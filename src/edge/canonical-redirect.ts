import { readExperiences } from '~/catalogue/catalogue.server'
import { isServiceSlug } from '~/tariff/service-slugs'
import { matchForeignName, matchScreen } from '~/i18n/match-screen'
import { type Place, screenPath } from '~/i18n/screens'

/**
 * Sends a path that is not the canonical one to the one that is, once and for good (308): duplicate and
 * trailing slashes, names of the other language and canonical route names. Null when the path stands as
 * it is. A query is kept.
 */
export async function canonicalRedirect(url: URL): Promise<Response | null> {
  const path = tidyPath(url.pathname)
  const target = matchScreen(path) ? path : ((await foreignTarget(path)) ?? path)
  return target === url.pathname ? null : redirectTo(target + url.search, 308)
}

/** One slash instead of many and none at the end; never leaves the site (`//host` becomes `/host`). */
function tidyPath(path: string): string {
  return path.replace(/[/\\]{2,}/g, '/').replace(/(?<=.)\/$/, '')
}

async function foreignTarget(path: string): Promise<string | null> {
  const place = matchForeignName(path)
  if (!place) return null
  if (place.screen === 'service' && !isServiceSlug(place.param)) return null
  const param = place.screen === 'experience' ? await ownSlug(place) : place.param
  return screenPath(place.screen, place.locale, param)
}

/** The slug of an experience in the language it is asked for, so that one redirect is enough. */
async function ownSlug({ locale, param }: Place): Promise<string | null> {
  const experiences = await readExperiences()
  const named = experiences?.find(({ slug }) => slug.cs === param || slug.en === param)
  return named?.slug[locale] ?? param
}

function redirectTo(location: string, status: number): Response {
  return new Response(null, { status, headers: { Location: location } })
}
