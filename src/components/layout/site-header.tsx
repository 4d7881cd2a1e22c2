import { appConfig } from '~config'
import { useDraftQuery, useOtherLanguagePath, usePublicPath } from '~/components/use-page-address'
import { navigation, screenLabel } from '~/i18n/navigation'
import { otherLocale } from '~/i18n/path-locale'
import { screenPath } from '~/i18n/screens'
import { m } from '~/paraglide/messages'
import { getLocale } from '~/paraglide/runtime'

/** Name, navigation, language switch and the way to order. The menu is a popover and needs no script. */
export function SiteHeader() {
  const locale = getLocale()
  const path = usePublicPath()
  return (
    <header className="site-header">
      <div className="site-header-bar">
        <a className="site-header-brand" href={screenPath('home', locale)}>
          {appConfig.product.name}
        </a>
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
          </ul>
        </nav>
        <LanguageSwitch />
        <a className="site-header-order" href={screenPath('order', locale)}>
          {screenLabel('order', locale)}
        </a>
      </div>
    </header>
  )
}

function LanguageSwitch() {
  const other = otherLocale(getLocale())
  return (
    <a
      className="site-header-language"
      href={useOtherLanguagePath() + useDraftQuery()}
      hrefLang={other}
      lang={other}
      data-switch=""
    >
      {m.header_language()}
    </a>
  )
}
