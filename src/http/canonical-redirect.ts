import { readExperiences } from '~/back-office/catalogue/read-catalogue.server'
import { DAY, SECOND } from '~/lib/duration'
import { otherLocales, ownLocale } from '~/lib/locale'
import { findFare } from '~/places/fares'
import { isServiceSlug } from '~/carrier/service-slugs'
import { matchForeignName, matchScreen } from '~/i18n/match-screen'
import { isPrivateScreen, type Place, screenPath } from '~/i18n/screens'

const KEPT = `public, max-age=${DAY / SECOND}`

/**
 * Redirects a path to its canonical form (308): escaped letters, capitals, duplicate and trailing slashes, names of
 * the other language, canonical route names, and a fare named by its other direction. Null when the path is
 * canonical. Keeps the query. Browsers cache the redirect for a day, except that of an experience, which depends on
 * the current data of the provider, and that of a personal page, whose token stays in no cache and no referrer.
 */
export async function canonicalRedirect(url: URL): Promise<Response | null> {
  // The token of a personal page is not changed.
  if (isPersonal(url.pathname)) return null
  const path = tidyPath(url.pathname)
  const target = (await targetOf(path)) ?? (await targetInSmallLetters(path)) ?? path
  if (target === url.pathname) return null
  const isExperience = matchForeignName(path)?.screen === 'experience'
  const caching = isExperience || isPersonal(target) ? 'no-store' : KEPT
  const headers = new Headers({ Location: target + url.search, 'Cache-Control': caching })
  if (isPersonal(target)) headers.set('Referrer-Policy', 'no-referrer')
  return new Response(null, { status: 308, headers })
}

/**
 * Leads who chose a language before, and comes from elsewhere, to home in it (302). Any other address was meant as it is,
 * and so is home of a link within the site.
 */
export function chosenLanguage({ method, headers }: Request, url: URL): Response | null {
  if (url.pathname !== '/' || (method !== 'GET' && method !== 'HEAD')) return null
  if (!['none', 'cross-site'].includes(headers.get('Sec-Fetch-Site') ?? '')) return null
  // What a page of ours fetches in advance says `none`, too, and the visitor may be about to choose this language.
  if (headers.has('Sec-Purpose')) return null
  const chosen = /(?:^|;\s*)locale=(\w+)/.exec(headers.get('Cookie') ?? '')?.[1]
  const other = otherLocales(ownLocale).find((one) => one === chosen)
  if (!other) return null
  const Location = screenPath('home', other) + url.search
  return new Response(null, { status: 302, headers: { Location, 'Cache-Control': 'no-store' } })
}

/** The path of the page that a path means, or null. */
async function targetOf(path: string): Promise<string | null> {
  const place = matchScreen(path)
  if (!place) return foreignTarget(path)
  return place.screen === 'fare' ? (farePath(place) ?? path) : path
}

/** The canonical path of a fare: slug in the language of the path, and the direction that names its page. */
function farePath({ locale, param }: Place): string | null {
  const fare = findFare(param ?? '')
  return fare && screenPath('fare', locale, fare.slug[locale])
}

/** The same for a path with capitals; never for a personal page, whose token has letters of both cases. */
async function targetInSmallLetters(path: string): Promise<string | null> {
  const small = path.toLowerCase()
  const place = matchScreen(small) ?? matchForeignName(small)
  return place && isPrivateScreen(place.screen) ? null : targetOf(small)
}

function isPersonal(path: string): boolean {
  const place = matchScreen(path)
  return place !== null && isPrivateScreen(place.screen)
}

/**
 * Unescapes letters and digits, removes repeated and trailing slashes; never leaves the site (`//host` becomes
 * `/host`). Otherwise the router would accept more names for a page than the table of screens has.
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

/** The slug of an experience in the requested language, so that one redirect is enough. */
async function ownSlug({ locale, param }: Place): Promise<string | null> {
  const experiences = await readExperiences()
  const named = experiences?.find(
    ({ slug }) => param !== null && Object.values(slug).includes(param),
  )
  return named?.slug[locale] ?? param
}
