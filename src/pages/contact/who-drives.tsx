import { appConfig } from '~config'
import { OwnPicture } from '~/ui/picture'
import { formatLanguages } from '~/i18n/format-lists'
import { m } from '~/paraglide/messages'
import { getLocale } from '~/paraglide/runtime'
import styles from './trust.module.css'

/** The drivers as a timetable: name, languages, since when; nothing when none is named. */
export function WhoDrives() {
  const { drivers, note } = appConfig.trust
  const locale = getLocale()
  if (drivers.length === 0) return null
  return (
    <section id="drivers" aria-labelledby="drivers-heading" className="split">
      <h2 id="drivers-heading">{m.contact_drivers()}</h2>
      <div className={styles['words']}>
        <ul className={styles['drivers']}>
          {drivers.map(({ name, languages, since, portrait }) => (
            <li key={name}>
              {portrait ? <OwnPicture name={portrait} sizes="6rem" /> : null}
              <h3>{name}</h3>
              <p>{formatLanguages(languages, locale)}</p>
              <p className={styles['since']}>{m.contact_driver_since({ year: String(since) })}</p>
            </li>
          ))}
        </ul>
        {note ? <p className="quiet">{note[locale]}</p> : null}
      </div>
    </section>
  )
}
