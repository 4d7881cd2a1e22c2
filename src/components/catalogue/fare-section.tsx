import { FareTable } from '~/components/catalogue/fare-table'
import { facts } from '~/content/facts'
import { screenPath } from '~/i18n/screens'
import { m } from '~/paraglide/messages'
import { getLocale } from '~/paraglide/runtime'
import { fares } from '~/tariff/fares'
import { type ServiceSlug, serviceSlugs } from '~/tariff/service-slugs'
import styles from './fare-section.module.css'

const FIRST_ROWS = 4

/**
 * The first rows of the timetable of fares, of one category or of all, and the way to all of them; nothing where the
 * carrier has no fixed route.
 */
export function FareSection({ service }: { service?: ServiceSlug }) {
  const locale = getLocale()
  if (fares.length === 0) return null
  return (
    <section aria-labelledby="fares" className="split">
      <div className={styles['words']}>
        <h2 id="fares">{m.fares_short()}</h2>
        <p className="quiet">{m.fares_lead({ hours: facts(locale).confirmWithin })}</p>
      </div>
      <div className={styles['rows']}>
        <FareTable
          fares={fares.slice(0, FIRST_ROWS)}
          services={service ? [service] : serviceSlugs}
        />
        <p>
          <a href={screenPath('fares', locale)}>{m.fares_all()}</a>
        </p>
      </div>
    </section>
  )
}
