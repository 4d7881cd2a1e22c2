import { Picture } from '~/components/picture'
import { usePublicPath } from '~/components/use-page-address'
import { navigation } from '~/i18n/navigation'
import { screenPath } from '~/i18n/screens'
import { m } from '~/paraglide/messages'
import { getLocale } from '~/paraglide/runtime'
import styles from './message-page.module.css'

const MAX_PATH_SHOWN = 120

function shownPath(path: string): string {
  const decoded = decodeURIComponent(path)
  return decoded.length > MAX_PATH_SHOWN ? `${decoded.slice(0, MAX_PATH_SHOWN)}…` : decoded
}

/** Every 404: SPEC's words, the path that led here as text, and ways on. */
export function NotFoundPage() {
  const locale = getLocale()
  const path = usePublicPath()
  return (
    <div className={styles['page']}>
      <Picture name="not-found" isFirst className={styles['poster']} />
      <h1>{m.error_title()}</h1>
      <p className="lead">{m.error_not_found()}</p>
      <p className={styles['path']}>{m.error_path({ path: shownPath(path) })}</p>
      <p>
        <a className="button" href={screenPath('home', locale)}>
          {m.error_home()}
        </a>
      </p>
      <ul className={styles['ways']}>
        {navigation(locale)
          .slice(1, 7)
          .map(({ key, label, href }) => (
            <li key={key}>
              <a href={href}>{label}</a>
            </li>
          ))}
      </ul>
    </div>
  )
}
