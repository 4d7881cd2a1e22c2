import { useRouter } from '@tanstack/react-router'
import type { ComponentType, ReactNode } from 'react'
import { appConfig } from '~config'
import { formatDay } from '~/i18n/format'
import { type Screen, screenPath, screens } from '~/i18n/screens'
import type { Person } from '~/lib/people/desk-people'
import { useOtherLanguages, usePublicPath } from '~/ui/island/use-page-address'
import { LANGUAGE_NAMES } from '~/i18n/language-names'
import { m } from '~/paraglide/messages'
import { getLocale } from '~/paraglide/runtime'
import styles from './desk-layout.module.css'

type Item = { screen: Screen; label: () => string }

/** The bar of the desk, in the order of a day's work. */
const BAR: readonly Item[] = [
  { screen: 'deskHome', label: m.desk_nav_needs },
  { screen: 'deskDay', label: m.desk_nav_day },
  { screen: 'deskNew', label: m.desk_nav_new },
  { screen: 'deskSearch', label: m.desk_nav_search },
  { screen: 'deskCars', label: m.desk_nav_cars },
  { screen: 'deskDrivers', label: m.desk_nav_drivers },
  { screen: 'deskMoney', label: m.word_money },
]

type DeskLayoutProps = {
  person: Person | null
  /** Today, `YYYY-MM-DD`. */
  today: string
  children: ReactNode
}

/** The layout of all pages of the desk: skip link, bar, the page, and at its foot access and personal data. */
export function DeskLayout({ person, today, children }: DeskLayoutProps) {
  const locale = getLocale()
  return (
    <>
      <a className="skip-link" href="#main">
        {m.layout_skip()}
      </a>
      <header className={styles['bar']}>
        <a className={styles['brand']} href={screenPath('deskHome', locale)}>
          {appConfig.product.name} <span>{m.desk_name()}</span>
        </a>
        {person ? <DeskNavigation today={today} /> : null}
        <LanguageSwitch />
      </header>
      <main id="main" className={styles['main']} tabIndex={-1}>
        {children}
      </main>
      {person ? <DeskFooter person={person} today={today} /> : null}
    </>
  )
}

type PageIfInProps<TPage> = { of: ComponentType<{ page: TPage }>; page: TPage | undefined }

/** A page of the desk; nothing where the sign-in stands in its place. */
export function PageIfIn<TPage>({ of: Page, page }: PageIfInProps<TPage>) {
  return page === undefined ? null : <Page page={page} />
}

function DeskNavigation({ today }: { today: string }) {
  const path = usePublicPath()
  const locale = getLocale()
  const { routesByPath } = useRouter()
  return (
    <nav className={styles['navigation']} aria-label={m.header_navigation()}>
      <ul className={styles['items']}>
        {BAR.filter(({ screen }) => isBuilt(screen, routesByPath)).map(({ screen, label }) => {
          const href = screenPath(screen, locale, screen === 'deskDay' ? today : null)
          return (
            <li key={screen}>
              <a href={href} aria-current={href === path ? 'page' : undefined}>
                {label()}
              </a>
            </li>
          )
        })}
      </ul>
    </nav>
  )
}

/** True for a screen with a page: the bar leads nowhere else. */
function isBuilt(screen: Screen, routes: object): boolean {
  return Object.hasOwn(routes, screens[screen].route.replace(':', '$'))
}

function LanguageSwitch() {
  return useOtherLanguages().map(({ locale, path }) => (
    <a
      key={locale}
      className={styles['language']}
      href={path}
      hrefLang={locale}
      lang={locale}
      data-switch="bar"
    >
      {LANGUAGE_NAMES[locale]}
    </a>
  ))
}

function DeskFooter({ person, today }: { person: Person; today: string }) {
  const locale = getLocale()
  const { routesByPath } = useRouter()
  const further: Item[] = [
    { screen: 'deskAccess', label: m.desk_nav_access },
    { screen: 'deskPersonalData', label: m.desk_nav_personal_data },
  ]
  return (
    <footer className={styles['foot']}>
      <p>
        {person.name}, {formatDay(today, locale)}
      </p>
      <ul className={styles['items']}>
        {further
          .filter(({ screen }) => isBuilt(screen, routesByPath))
          .map(({ screen, label }) => (
            <li key={screen}>
              <a href={screenPath(screen, locale)}>{label()}</a>
            </li>
          ))}
      </ul>
      <form method="post" action={screenPath('deskHome', locale)}>
        <button className="button button-quiet" type="submit" name="intent" value="signOut">
          {m.desk_sign_out()}
        </button>
      </form>
    </footer>
  )
}
