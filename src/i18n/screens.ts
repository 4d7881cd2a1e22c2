import type { Locale } from '~/lib/app-config'
import { keysOf } from '~/lib/keys-of'

/**
 * The one table of the site's addresses (SPEC section 2). `route` is the router's own path (the English
 * canonical name, a file in src/routes), `cs` and `en` are what people see; English stands under /en.
 * Routing, redirects, links, hreflang, both sitemaps, the language switch and the tests read it.
 */
export const screens = {
  home: { route: '/', cs: '/', en: '/' },
  fleet: { route: '/cars-park', cs: '/vozovy-park', en: '/cars-park' },
  contact: { route: '/contact', cs: '/kontakt', en: '/contact' },
  experiences: { route: '/experiences', cs: '/zazitky', en: '/experiences' },
  experience: { route: '/experiences/:slug', cs: '/zazitky/:slug', en: '/experiences/:slug' },
  faq: {
    route: '/frequently-asked-questions',
    cs: '/caste-dotazy',
    en: '/frequently-asked-questions',
  },
  order: { route: '/order', cs: '/objednavka', en: '/order' },
  orderSummary: { route: '/order-summary', cs: '/souhrn-objednavky', en: '/order-summary' },
  orderStatus: {
    route: '/order-status/:token',
    cs: '/stav-objednavky/:token',
    en: '/order-status/:token',
  },
  privacy: {
    route: '/personal-data-protection',
    cs: '/zpracovani-osobnich-udaju',
    en: '/personal-data-protection',
  },
  services: { route: '/services', cs: '/sluzby', en: '/services' },
  service: {
    route: '/services/:slug',
    cs: '/sluzby/:slug-preprava',
    en: '/services/:slug-transportation',
  },
  sitemap: { route: '/sitemap', cs: '/mapa-stranek', en: '/sitemap' },
  accessibility: {
    route: '/accessibility-statement',
    cs: '/prohlaseni-o-pristupnosti',
    en: '/accessibility-statement',
  },
  terms: { route: '/terms-and-conditions', cs: '/obchodni-podminky', en: '/terms-and-conditions' },
} as const satisfies Record<string, { route: string; cs: string; en: string }>

export type Screen = keyof typeof screens

/** A screen of the site in one language; `param` is its slug or token, null where it has none. */
export type Place = { screen: Screen; locale: Locale; param: string | null }

export const locales: readonly Locale[] = ['cs', 'en']

/** The other of the two languages. */
export function otherLocale(locale: Locale): Locale {
  return locale === 'cs' ? 'en' : 'cs'
}

const PARAM = /:[a-z]+/
const screenNames = keysOf(screens)

function withPrefix(path: string, locale: Locale): string {
  if (locale === 'cs') return path
  return path === '/' ? '/en' : `/en${path}`
}

/** The path a visitor sees for a screen, e.g. `/sluzby/business-preprava`. */
export function screenPath(screen: Screen, locale: Locale, param: string | null = null): string {
  const path = screens[screen][locale]
  return withPrefix(path.replace(PARAM, encodeURIComponent(param ?? '')), locale)
}

type PathKind = Locale | 'route'

/** One regular expression a pattern, compiled once: a parameter is one path segment or the middle of one. */
const matchers = Object.fromEntries(
  (['cs', 'en', 'route'] satisfies PathKind[]).map((kind) => [
    kind,
    screenNames.map((screen) => ({
      screen,
      pattern: new RegExp(`^${screens[screen][kind].replace(PARAM, '([^/]+)')}$`),
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

/** The language of a path: `/en` and everything below it is English, all else Czech. */
export function pathLocale(path: string): Locale {
  return path === '/en' || path.startsWith('/en/') ? 'en' : 'cs'
}

function withoutPrefix(path: string): string {
  return pathLocale(path) === 'en' ? path.slice(3) || '/' : path
}

/** The screen a visible path leads to, or null. The path must be well formed (decodable). */
export function matchScreen(path: string): Place | null {
  const locale = pathLocale(path)
  const match = matchPattern(withoutPrefix(path), locale)
  return match && { ...match, locale }
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
