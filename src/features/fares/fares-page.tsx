import { appConfig } from '~config'
import { FareTable } from '~/components/catalogue/fare-table'
import { VatNote } from '~/components/catalogue/vat-note'
import { PriceFinder } from '~/components/catalogue/price-finder'
import { facts } from '~/content/facts'
import { RideIncludes } from '~/features/fares/ride-includes'
import { formatMoney } from '~/i18n/format'
import { screenPath } from '~/i18n/screens'
import { czk } from '~/lib/money'
import { m } from '~/paraglide/messages'
import { getLocale } from '~/paraglide/runtime'
import { fares } from '~/tariff/fares'
import { serviceNames, serviceSlugs } from '~/tariff/service-slugs'
import styles from './fares-page.module.css'

/** The timetable of fares: every fixed route, hire by the hour, what is included, and the way to any other price. */
export function FaresPage() {
  const locale = getLocale()
  const { confirmWithin, hourlyHire } = facts(locale)
  const order = screenPath('order', locale)
  return (
    <>
      <h1>{m.fares_heading()}</h1>
      {fares.length > 0 ? (
        <>
          <p className="lead">{m.fares_lead({ hours: confirmWithin })}</p>
          <FareTable fares={fares} />
        </>
      ) : null}
      <section aria-labelledby="hourly" className="split">
        <h2 id="hourly">{m.fares_hourly()}</h2>
        <div className={styles['words']}>
          <dl className={styles['rates']}>
            {serviceSlugs.map((slug) => (
              <div key={slug}>
                <dt>
                  <a href={`${order}?kind=hourly&service=${slug}`}>{serviceNames[slug]}</a>
                </dt>
                <dd>
                  {m.price_per_hour({
                    price: formatMoney(czk(appConfig.services[slug].hourlyRate), locale),
                  })}
                </dd>
              </div>
            ))}
          </dl>
          <VatNote rates={[appConfig.ordering.vatRateBp]} />
          <p>{hourlyHire}</p>
        </div>
      </section>
      <RideIncludes />
      <section aria-labelledby="elsewhere" className="split">
        <h2 id="elsewhere">{m.fares_elsewhere()}</h2>
        <div className={styles['words']}>
          <p>{m.fares_elsewhere_text({ hours: confirmWithin })}</p>
          <PriceFinder />
        </div>
      </section>
    </>
  )
}
