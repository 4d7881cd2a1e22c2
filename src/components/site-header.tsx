import { appConfig } from '~config'
import { useOtherLanguagePath, usePublicPath } from '~/components/use-page-address'
import { navigation } from '~/i18n/navigation'
import { otherLocale, screenPath } from '~/i18n/screens'
import { m } from '~/paraglide/messages'
import { getLocale } from '~/paraglide/runtime'
import styles from './site-header.module.css'

/** Sections that stand in the bar of a wide screen; the menu of a narrow one shows them all. */
const IN_BAR = new Set(['services', 'fleet', 'experiences', 'about', 'faq', 'contact'])

/** Name, navigation, language switch and the way to order. The menu is a popover and needs no script. */
export function SiteHeader() {
  const locale = getLocale()
  const path = usePublicPath()
  return (
    <header className={styles['header']}>
      <div className={styles['bar']}>
        <a className={styles['brand']} href={screenPath('home', locale)}>
          {appConfig.product.name}
        </a>
        <button className={styles['menuButton']} type="button" popoverTarget="menu">
          {m.header_menu()}
        </button>
        <nav id="menu" className={styles['menu']} popover="auto" aria-label={m.header_navigation()}>
          <button
            className={styles['close']}
            type="button"
            popoverTarget="menu"
            popoverTargetAction="hide"
          >
            {m.header_close()}
          </button>
          <ul>
            {navigation(locale).map(({ key, label, href }) => (
              <li key={key} data-in-bar={IN_BAR.has(key) || undefined}>
                <a href={href} aria-current={href === path ? 'page' : undefined}>
                  {label}
                </a>
              </li>
            ))}
          </ul>
        </nav>
        <LanguageSwitch />
        <a className={styles['order']} href={screenPath('order', locale)}>
          {m.header_order()}
        </a>
      </div>
    </header>
  )
}

function LanguageSwitch() {
  const other = otherLocale(getLocale())
  return (
    <a
      className={styles['language']}
      href={useOtherLanguagePath()}
      hrefLang={other}
      lang={other}
      data-switch=""
    >
      {m.header_language()}
    </a>
  )
}
