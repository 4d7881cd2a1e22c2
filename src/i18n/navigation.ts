import type { Screen } from '~/i18n/screens'
import { screenPath } from '~/i18n/screens'
import type { Locale } from '~/lib/app-config'
import { m } from '~/paraglide/messages'

export type NavigationItem = { key: string; label: string; href: string }

const ABOUT_ANCHOR = { cs: 'o-nas', en: 'about' } as const

/** Anchor of the section "who drives you" on the home page: the "about" of the navigation. */
export function aboutAnchor(locale: Locale): string {
  return ABOUT_ANCHOR[locale]
}

/** What belongs to a site beside its sections; footer and HTML sitemap show it after them. */
export function furtherPages(locale: Locale): NavigationItem[] {
  return [
    {
      key: 'accessibility',
      label: m.nav_accessibility(),
      href: screenPath('accessibility', locale),
    },
  ]
}

/** The ten sections of SPEC section 2, in its order; header, footer and HTML sitemap read this list. */
export function navigation(locale: Locale): NavigationItem[] {
  const item = (key: Screen, label: string) => ({ key, label, href: screenPath(key, locale) })
  return [
    item('home', m.nav_home()),
    item('experiences', m.nav_experiences()),
    item('fleet', m.nav_cars()),
    {
      key: 'about',
      label: m.nav_about(),
      href: `${screenPath('home', locale)}#${aboutAnchor(locale)}`,
    },
    item('services', m.nav_services()),
    item('faq', m.nav_faq()),
    item('contact', m.nav_contact()),
    item('terms', m.nav_terms()),
    item('privacy', m.nav_privacy()),
    item('sitemap', m.nav_sitemap()),
  ]
}
