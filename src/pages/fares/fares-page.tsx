import { appConfig } from '~config'
import { FareTable } from '~/ui/cards/fare-table'
import { NetPrice } from '~/ui/cards/net-price'
import { VatNote } from '~/ui/cards/vat-note'
import { PriceFinder } from '~/ui/cards/price-finder'
import { isOffered } from '~/carrier/offered-kinds'
import { facts } from '~/carrier/facts'
import { RideIncludes } from '~/pages/fares/ride-includes'
import { formatMoney } from '~/i18n/format'
import { screenPath } from '~/i18n/screens'
import { ownMoney } from '~/lib/money'
import { m } from '~/paraglide/messages'
import { getLocale } from '~/paraglide/runtime'
import { fares } from '~/places/fares'
import { serviceSlugs, categoryOf, serviceName } from '~/carrier/service-slugs'
import styles from './fares-page.module.css'

/** The timetable of fares: every fixed route, hire by the hour, included services, and how to get any other price. */
export function FaresPage() {
  const locale = getLocale()
  return (
    <>
      <h1>{m.fares_heading()}</h1>
      {fares.length > 0 ? (
        <>
          <p className="lead">{m.fares_lead({ hours: facts(locale).confirmWithin })}</p>
          <FareTable fares={fares} />
        </>
      ) : (
        <Ask heading={m.fares_any()} />
      )}
      {isOffered('hourly') ? <HourlyRates /> : null}
      <RideIncludes />
      {fares.length > 0 ? <Ask heading={m.fares_elsewhere()} /> : null}
    </>
  )
}

/** The price of a ride without a fixed one: a carrier without fixed prices has no other. */
function Ask({ heading }: { heading: string }) {
  return (
    <section aria-labelledby="elsewhere" className="split">
      <h2 id="elsewhere">{heading}</h2>
      <div className={styles['words']}>
        <p>{m.fares_elsewhere_text({ hours: facts(getLocale()).confirmWithin })}</p>
        <PriceFinder />
      </div>
    </section>
  )
}

/** The rate of each category by the hour, each with an order link. */
function HourlyRates() {
  const locale = getLocale()
  const order = screenPath('order', locale)
  return (
    <section aria-labelledby="hourly" className="split">
      <h2 id="hourly">{m.fares_hourly()}</h2>
      <div className={styles['words']}>
        <dl className={styles['rates']}>
          {serviceSlugs.map((slug) => (
            <div key={slug}>
              <dt>
                <a href={`${order}?kind=hourly&service=${slug}`}>{serviceName(slug)}</a>
              </dt>
              <dd>
                {m.price_per_hour({
                  price: formatMoney(ownMoney(categoryOf(slug).hourlyRate), locale),
                })}
                <NetPrice gross={categoryOf(slug).hourlyRate} rates={appConfig.ordering} />
              </dd>
            </div>
          ))}
        </dl>
        <VatNote rates={[appConfig.ordering.vatRateBp]} />
        <p>{facts(locale).hourlyHire}</p>
      </div>
    </section>
  )
}
