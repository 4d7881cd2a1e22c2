import { Unchanging } from '~/ui/unchanging'
import { FareTable } from '~/ui/cards/fare-table'
import { facts } from '~/carrier/facts'
import { screenPath } from '~/i18n/screens'
import { m } from '~/paraglide/messages'
import { getLocale } from '~/paraglide/runtime'
import { fares } from '~/places/fares'
import { type ServiceSlug, serviceSlugs } from '~/carrier/service-slugs'
import styles from './fare-section.module.css'

const FIRST_ROWS = 4

/**
 * The first rows of the timetable of fares, of one category or of all, with a link to all of them; nothing when the
 * carrier has no fixed route.
 */
export function FareSection({ service }: { service?: ServiceSlug }) {
  if (fares.length === 0) return null
  return (
    <Unchanging
      as="section"
      name={`fares ${service ?? ''}`}
      aria-labelledby="fares"
      className="split"
    >
      {() => <FirstFares services={service ? [service] : serviceSlugs} />}
    </Unchanging>
  )
}

function FirstFares({ services }: { services: readonly ServiceSlug[] }) {
  const locale = getLocale()
  return (
    <>
      <div className={styles['words']}>
        <h2 id="fares">{m.fares_short()}</h2>
        <p className="quiet">{m.fares_lead({ hours: facts(locale).confirmWithin })}</p>
      </div>
      <div className={styles['rows']}>
        <FareTable fares={fares.slice(0, FIRST_ROWS)} services={services} />
        <p>
          <a href={screenPath('fares', locale)}>{m.fares_all()}</a>
        </p>
      </div>
    </>
  )
}
