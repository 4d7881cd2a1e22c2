import { light } from 'virtual:look'
import { appConfig } from '~config'
import { mark } from '~carrier/pictures/mark'
import { useCarriedQuery, useOtherLanguages, usePublicPath } from '~/ui/island/use-page-address'
import { companyPhone } from '~/carrier/company-phone'
import { matchScreen } from '~/i18n/match-screen'
import { navigation, screenLabel } from '~/i18n/navigation'
import { LANGUAGE_NAMES } from '~/i18n/language-names'
import { type Screen, screenPath } from '~/i18n/screens'
import { m } from '~/paraglide/messages'
import { getLocale } from '~/paraglide/runtime'

/** On the pages of the order the telephone replaces the order button. */
const ORDERING: ReadonlySet<Screen | undefined> = new Set([
  'order',
  'orderSummary',
  'orderStatus',
  'orderGuest',
])

/** Letters of a name that a phone has room for, beside the language, the order and the menu. */
const LONG = 6
/** Letters that a wide window has room for in one line, beside the navigation. */
const VERY_LONG = 22

/** Name, navigation, language switch and order button. The menu is a popover and needs no script. */
export function SiteHeader() {
  const locale = getLocale()
  const path = usePublicPath()
  const { name } = appConfig.product
  return (
    <header className="site-header">
      <div className="site-header-bar">
        <a
          className="site-header-brand"
          href={screenPath('home', locale)}
          data-long={name.length > VERY_LONG ? 'very' : name.length > LONG || undefined}
        >
          <Mark />
          <span>{name}</span>
        </a>{' '}
        <button className="site-header-menu-button" type="button" popoverTarget="menu">
          {m.header_menu()}
        </button>
        <nav
          id="menu"
          className="site-header-menu"
          popover="auto"
          aria-label={m.header_navigation()}
        >
          <button
            className="site-header-close"
            type="button"
            popoverTarget="menu"
            popoverTargetAction="hide"
          >
            {m.header_close()}
          </button>
          <ul>
            {navigation(locale).map(({ key, label, href, isInBar }) => (
              <li key={key} data-in-bar={isInBar || undefined}>
                <a href={href} aria-current={href === path ? 'page' : undefined}>
                  {label}
                </a>
              </li>
            ))}
            <li className="site-header-switch">
              <LanguageSwitch isIn="menu" />
            </li>
          </ul>
          <p className="site-header-ways">
            <a className="button" href={screenPath('order', locale)}>
              {screenLabel('order', locale)}
            </a>{' '}
            <Phone />
          </p>
        </nav>
        <LanguageSwitch isIn="bar" />{' '}
        {ORDERING.has(matchScreen(path)?.screen) ? (
          <Phone isInBar />
        ) : (
          <a className="site-header-order" href={screenPath('order', locale)}>
            {screenLabel('order', locale)}
          </a>
        )}
      </div>
    </header>
  )
}

/** It is in the bar, or with large text in the menu; CSS hides one of them. */
function LanguageSwitch({ isIn }: { isIn: 'bar' | 'menu' }) {
  const query = useCarriedQuery()
  return useOtherLanguages().map(({ locale, path }) => (
    <a
      key={locale}
      className={isIn === 'bar' ? 'site-header-language' : undefined}
      href={path + query}
      hrefLang={locale}
      lang={locale}
      data-switch={isIn}
    >
      {LANGUAGE_NAMES[locale]}
    </a>
  ))
}

/** The sign of the carrier. */
function Mark() {
  return (
    <svg className="site-header-mark" viewBox={mark.viewBox} aria-hidden="true">
      <path d={mark.ivory} fill="currentColor" />
      <path d={mark.lamp} fill={light.call} />
      <circle {...mark.sun} fill={light.sun} />
    </svg>
  )
}

function Phone({ isInBar = false }: { isInBar?: boolean }) {
  const { phone } = appConfig.company
  return (
    <a className={isInBar ? 'site-header-order' : undefined} href={`tel:${phone}`}>
      {isInBar ? <span className="site-header-call">{`${m.word_call()} `}</span> : null}
      <span>{companyPhone(getLocale())}</span>
    </a>
  )
}
