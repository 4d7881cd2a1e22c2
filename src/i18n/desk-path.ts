import { screens } from '~/i18n/screens'
import { locales, otherLocales, ownLocale } from '~/lib/locale'

// Separate from match-screen.ts, because no script of a page knows the desk.
const DESK_NAMES = [screens.deskHome.route, ...locales.map((locale) => screens.deskHome[locale])]
const PREFIXES = otherLocales(ownLocale).map((locale) => `/${locale}`)
const DESK = new RegExp(`^(?:${PREFIXES.join('|')})?(?:${DESK_NAMES.join('|')})(?:/|$)`, 'i')

/** True for an address below that of the desk, in any language and by the router's name, whether it has a page or not. */
export function isOfDesk(path: string): boolean {
  return DESK.test(path)
}
