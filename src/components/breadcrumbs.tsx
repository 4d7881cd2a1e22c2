import { screenPath } from '~/i18n/screens'
import { m } from '~/paraglide/messages'
import { getLocale } from '~/paraglide/runtime'
import styles from './breadcrumbs.module.css'

type Crumb = { label: string; href: string }

/** The way from home to this page. */
export function Breadcrumbs({ trail, current }: { trail: Crumb[]; current: string }) {
  const home = { label: m.nav_home(), href: screenPath('home', getLocale()) }
  return (
    <nav aria-label={m.breadcrumbs()} className={styles['breadcrumbs']}>
      <ol>
        {[home, ...trail].map(({ label, href }) => (
          <li key={href}>
            <a href={href}>{label}</a>
          </li>
        ))}
        <li aria-current="page">{current}</li>
      </ol>
    </nav>
  )
}
