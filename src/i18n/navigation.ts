import { appConfig } from '~config'
import { offeredScreens } from '~/i18n/offered-screens'
import { type Screen, screenPath, screens } from '~/i18n/screens'
import type { Locale, Words } from '~/lib/locale'
import { m } from '~/paraglide/messages'

/** The screens in the navigation. */
export type NamedScreen = {
  [TScreen in Screen]: (typeof screens)[TScreen]['navigation'] extends null ? never : TScreen
}[Screen]

export type NavigationItem = {
  key: string
  label: string
  href: string
  /** True when the bar of a wide screen shows it; the menu of a narrow one shows every item. */
  isInBar: boolean
}

/** The name of a screen in navigation and breadcrumbs. */
export function screenLabel(screen: NamedScreen, locale: Locale): string {
  return screens[screen].navigation[locale]
}

const ABOUT_ANCHOR: Words = { cs: 'o-nas', en: 'about', de: 'ueber-uns' }

/** Anchor of the section "who drives you" on the home page: the "about" of the navigation. */
export function aboutAnchor(locale: Locale): string {
  return ABOUT_ANCHOR[locale]
}

/** The sections of the site: the menu of the header, the first part of footer and HTML sitemap; drivers where there are some. */
export function navigation(locale: Locale): NavigationItem[] {
  const about = {
    key: 'about',
    label: m.nav_about(),
    href: `${screenPath('home', locale)}#${aboutAnchor(locale)}`,
    isInBar: true,
  }
  return itemsIn(['bar', 'menu'], locale).flatMap((item) =>
    item.key === 'fleet' && appConfig.trust.drivers.length > 0 ? [item, about] : [item],
  )
}

/** Pages that are not sections; footer and HTML sitemap show them after the sections. */
export function furtherPages(locale: Locale): NavigationItem[] {
  return itemsIn(['footer'], locale)
}

/** The order form, which the header shows as a button. */
export function orderButton(locale: Locale): NavigationItem[] {
  return itemsIn(['button'], locale)
}

type Position = (typeof screens)[NamedScreen]['navigation']['at']

function itemsIn(positions: Position[], locale: Locale): NavigationItem[] {
  return offeredScreens()
    .filter(isNamed)
    .filter((screen) => positions.includes(screens[screen].navigation.at))
    .map((screen) => ({
      key: screen,
      label: screenLabel(screen, locale),
      href: screenPath(screen, locale),
      isInBar: screens[screen].navigation.at === 'bar',
    }))
}

function isNamed(screen: Screen): screen is NamedScreen {
  return screens[screen].navigation !== null
}
