import { useMatches, useRouterState } from '@tanstack/react-router'
import { matchScreen } from '~/i18n/match-screen'
import { otherLocale, pathLocale } from '~/lib/locale'
import { screenPath } from '~/i18n/screens'

/** The visible path, without query and fragment. */
export function usePublicPath(): string {
  return useRouterState({ select: ({ location }) => location.publicHref.replace(/[?#].*$/, '') })
}

/** The draft in the address of a form (`?d=`), as a query for the link to it in the other language. */
export function useDraftQuery(): string {
  const draft = useMatches({ select: ([root]) => root?.context.draft })
  return draft && /^\w{1,8}$/.test(draft) ? `?d=${draft}` : ''
}

/**
 * Path of this page in the other language: from the page's own hreflang (an experience has a slug in each language),
 * else from the table of screens; a page without a counterpart links to its list.
 */
export function useOtherLanguagePath(): string {
  const path = usePublicPath()
  const other = otherLocale(pathLocale(path))
  const href = useMatches({
    select: (matches) =>
      matches
        .flatMap(({ links }) => links ?? [])
        .find((link) => link?.rel === 'alternate' && link.hrefLang === other)?.href,
  })
  const isHidden = useMatches({ select: ([root]) => root?.context.isHidden })
  if (href) return href.replace(/^https?:\/\/[^/]+/, '') || '/'
  const place = isHidden ? null : matchScreen(path)
  if (!place) return screenPath('home', other)
  if (place.screen === 'experience') return screenPath('experiences', other)
  if (place.screen === 'service') return screenPath('services', other)
  if (place.screen === 'fare') return screenPath('fares', other)
  return screenPath(place.screen, other, place.param)
}
