import { readExperiences } from '~/catalogue/catalogue.server'
import { DAY, SECOND } from '~/lib/duration'
import { findFare } from '~/tariff/fares'
import { isServiceSlug } from '~/tariff/service-slugs'
import { matchForeignName, matchScreen } from '~/i18n/match-screen'
import { type Place, screenPath, screens } from '~/i18n/screens'

const KEPT = `public, max-age=${DAY / SECOND}`

/**
 * Sends a path that is not the canonical one to the one that is, once and for good (308): letters written as
 * escapes, capitals, duplicate and trailing slashes, names of the other language, canonical route names, and a fare
 * named by its other direction. Null when the path stands as it is. A query is kept. Browsers keep it for a day; never that of an experience, which follows
 * from what the provider said at this moment.
 */
export async function canonicalRedirect(url: URL): Promise<Response | null> {
  // The token of a person's page is taken as it is.
  const place = matchScreen(url.pathname)
  if (place && screens[place.screen].visibility === 'personal') return null
  const path = tidyPath(url.pathname)
  const target = (await targetOf(path)) ?? (await targetInSmallLetters(path)) ?? path
  if (target === url.pathname) return null
  const isExperience = matchForeignName(path)?.screen === 'experience'
  return redirectTo(target + url.search, isExperience ? 'no-store' : KEPT)
}

/** The path of the page that a path means, or null. */
async function targetOf(path: string): Promise<string | null> {
  const place = matchScreen(path)
  if (!place) return foreignTarget(path)
  return place.screen === 'fare' ? (farePath(place) ?? path) : path
}

/** The path of a fare under its own slug: that of the language, and of the direction that its page is named by. */
function farePath({ locale, param }: Place): string | null {
  const fare = findFare(param ?? '')
  return fare && screenPath('fare', locale, fare.slug[locale])
}

/** The same for a path with capitals; never of a person's page, whose token has letters of both cases. */
async function targetInSmallLetters(path: string): Promise<string | null> {
  const small = path.toLowerCase()
  const place = matchScreen(small) ?? matchForeignName(small)
  const isPersonal = place !== null && screens[place.screen].visibility === 'personal'
  return isPersonal ? null : targetOf(small)
}

/**
 * Letters and digits as such, one slash instead of many and none at the end; never leaves the site (`//host` becomes
 * `/host`). Otherwise the router would know a page by more names than the table of screens does.
 */
function tidyPath(path: string): string {
  return path
    .replace(/%(?:3\d|[46][1-9a-f]|[57][\da])/gi, decodeURIComponent)
    .replace(/[/\\]{2,}/g, '/')
    .replace(/(?<=.)\/$/, '')
}

async function foreignTarget(path: string): Promise<string | null> {
  const place = matchForeignName(path)
  if (!place) return null
  if (place.screen === 'service' && !isServiceSlug(place.param)) return null
  if (place.screen === 'fare') return farePath(place)
  const param = place.screen === 'experience' ? await ownSlug(place) : place.param
  return screenPath(place.screen, place.locale, param)
}

/** The slug of an experience in the language it is asked for, so that one redirect is enough. */
async function ownSlug({ locale, param }: Place): Promise<string | null> {
  const experiences = await readExperiences()
  const named = experiences?.find(({ slug }) => slug.cs === param || slug.en === param)
  return named?.slug[locale] ?? param
}

function redirectTo(location: string, caching: string): Response {
  return new Response(null, {
    status: 308,
    headers: { Location: location, 'Cache-Control': caching },
  })
}
