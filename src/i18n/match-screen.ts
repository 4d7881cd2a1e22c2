import { hasScreen } from '~/i18n/offered-screens'
import {
  PARAM,
  type Place,
  type Screen,
  screenPath,
  screens,
  withPrefix,
  screenNames,
} from '~/i18n/screens'
import { type Locale, locales, otherLocales, ownLocale, pathLocale } from '~/lib/locale'

/** A path that no route has. */
export const NO_ROUTE = '/-'

type PathKind = Locale | 'route'

/** One compiled regular expression per pattern: a parameter is one path segment or the middle of one. */
const matchers = Object.fromEntries(
  ([...locales, 'route'] satisfies PathKind[]).map((kind) => [
    kind,
    screenNames.map((screen) => ({
      screen,
      pattern: new RegExp(
        `^${screens[screen][kind].replace('.', '\\.').replace(PARAM, '([^/]+)')}$`,
      ),
    })),
  ]),
)

function matchPattern(
  path: string,
  kind: PathKind,
): { screen: Screen; param: string | null } | null {
  for (const { screen, pattern } of matchers[kind] ?? []) {
    const match = pattern.exec(path)
    if (match && hasScreen(screen))
      return { screen, param: match[1] === undefined ? null : decodeURIComponent(match[1]) }
  }
  return null
}

function withoutPrefix(path: string): string {
  // Of a carrier with one language the compiler would know that there is no other.
  const locale: string = pathLocale(path)
  return locale === ownLocale ? path : path.slice(locale.length + 1) || '/'
}

/** Cached, because one request matches its path several times. */
let latest: { path: string; place: Place | null } = { path: '', place: null }

/** The screen of a visible path, or null. The path must be decodable. */
export function matchScreen(path: string): Place | null {
  if (latest.path === path) return latest.place
  const locale = pathLocale(path)
  const match = matchPattern(withoutPrefix(path), locale)
  latest = { path, place: match && { ...match, locale } }
  return latest.place
}

/**
 * The screen of a path in another language's name or in the canonical name of the route: `/services` means
 * `/sluzby`, `/en/sluzby` means `/en/services`.
 */
export function matchForeignName(path: string): Place | null {
  const locale = pathLocale(path)
  const bare = withoutPrefix(path)
  for (const kind of [...otherLocales(locale), 'route' as const]) {
    const match = matchPattern(bare, kind)
    if (match) return { ...match, locale }
  }
  return null
}

/**
 * The router's path for a visible one: `/en/services/comfort-transportation` → `/services/comfort`. A path that only the
 * router would know is no page: `/services/foo` gets none.
 */
export function toRoutePath(path: string): string {
  const place = matchScreen(path)
  if (!place) {
    const bare = withoutPrefix(path)
    return matchPattern(bare, 'route') ? NO_ROUTE : bare
  }
  return screens[place.screen].route.replace(PARAM, encodeURIComponent(place.param ?? ''))
}

/** The visible path for one of the router's paths, in `locale`. Unknown paths only get the prefix. */
export function toPublicPath(routePath: string, locale: Locale): string {
  const match = matchPattern(routePath, 'route')
  return match ? screenPath(match.screen, locale, match.param) : withPrefix(routePath, locale)
}
