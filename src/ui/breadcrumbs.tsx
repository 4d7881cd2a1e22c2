import { screenLabel } from '~/i18n/navigation'
import { screenPath } from '~/i18n/screens'
import { m } from '~/paraglide/messages'
import { getLocale } from '~/paraglide/runtime'
import styles from './breadcrumbs.module.css'

type Crumb = { label: string; href: string }

/** The breadcrumbs: the pages from home to this page. */
export function Breadcrumbs({ trail, current }: { trail: Crumb[]; current: string }) {
  const locale = getLocale()
  const home = { label: screenLabel('home', locale), href: screenPath('home', locale) }
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
