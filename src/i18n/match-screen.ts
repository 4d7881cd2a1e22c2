import { otherLocale, pathLocale } from '~/i18n/path-locale'
import {
  PARAM,
  type Place,
  type Screen,
  screenNames,
  screenPath,
  screens,
  withPrefix,
} from '~/i18n/screens'
import type { Locale } from '~/lib/app-config-type'

type PathKind = Locale | 'route'

/** One regular expression a pattern, compiled once: a parameter is one path segment or the middle of one. */
const matchers = Object.fromEntries(
  (['cs', 'en', 'route'] satisfies PathKind[]).map((kind) => [
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
    if (match)
      return { screen, param: match[1] === undefined ? null : decodeURIComponent(match[1]) }
  }
  return null
}

function withoutPrefix(path: string): string {
  return pathLocale(path) === 'en' ? path.slice(3) || '/' : path
}

/** On its way through the edge a path is asked for again and again. */
let latest: { path: string; place: Place | null } = { path: '', place: null }

/** The screen a visible path leads to, or null. The path must be well formed (decodable). */
export function matchScreen(path: string): Place | null {
  if (latest.path === path) return latest.place
  const locale = pathLocale(path)
  const match = matchPattern(withoutPrefix(path), locale)
  latest = { path, place: match && { ...match, locale } }
  return latest.place
}

/**
 * The screen that a path means although it is written with the other language's name or with the
 * canonical name of the route: `/services` means `/sluzby`, `/en/sluzby` means `/en/services`.
 */
export function matchForeignName(path: string): Place | null {
  const locale = pathLocale(path)
  const bare = withoutPrefix(path)
  const match = matchPattern(bare, otherLocale(locale)) ?? matchPattern(bare, 'route')
  return match && { ...match, locale }
}

/** The router's own path for a visible one: `/en/services/comfort-transportation` → `/services/comfort`. */
export function toRoutePath(path: string): string {
  const place = matchScreen(path)
  if (!place) return withoutPrefix(path)
  return screens[place.screen].route.replace(PARAM, encodeURIComponent(place.param ?? ''))
}

/** The visible path for one of the router's own, in `locale`. Unknown paths only get the prefix. */
export function toPublicPath(routePath: string, locale: Locale): string {
  const match = matchPattern(routePath, 'route')
  return match ? screenPath(match.screen, locale, match.param) : withPrefix(routePath, locale)
}
