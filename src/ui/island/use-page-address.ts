import { useMatches, useRouterState } from '@tanstack/react-router'
import { matchScreen } from '~/i18n/match-screen'
import { type Locale, otherLocales, pathLocale } from '~/lib/locale'
import { type Place, screenPath } from '~/i18n/screens'

/** The visible path, without query and fragment. */
export function usePublicPath(): string {
  return useRouterState({ select: ({ location }) => location.publicHref.replace(/[?#].*$/, '') })
}

/** The query for the link to the same form in another language: its draft, else what a link filled in. */
export function useCarriedQuery(): string {
  return useMatches({ select: ([root]) => root?.context.carried ?? '' })
}

/**
 * The paths of this page in the other languages: from the page's own hreflang (an experience has a slug in each language),
 * else from the table of screens; a page without a counterpart links to its list.
 */
export function useOtherLanguages(): { locale: Locale; path: string }[] {
  const path = usePublicPath()
  const links = useMatches({ select: (matches) => matches.flatMap((match) => match.links ?? []) })
  const isHidden = useMatches({ select: ([root]) => root?.context.isHidden })
  const place = isHidden ? null : matchScreen(path)
  return otherLocales(pathLocale(path)).map((locale) => {
    const link = links.find((one) => one?.rel === 'alternate' && one.hrefLang === locale)
    const own = link?.href?.replace(/^https?:\/\/[^/]+/, '')
    return { locale, path: own === undefined ? pathOf(place, locale) : own || '/' }
  })
}

function pathOf(place: Place | null, other: Locale): string {
  if (!place) return screenPath('home', other)
  if (place.screen === 'experience') return screenPath('experiences', other)
  if (place.screen === 'service') return screenPath('services', other)
  if (place.screen === 'fare') return screenPath('fares', other)
  return screenPath(place.screen, other, place.param)
}
