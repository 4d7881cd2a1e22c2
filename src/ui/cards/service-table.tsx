import { appConfig } from '~config'
import { columnsOf } from '~/ui/cards/columns-of'
import { hourlyRateName } from '~/ui/cards/hourly-rate-name'
import { NetPrice } from '~/ui/cards/net-price'
import { VatNote } from '~/ui/cards/vat-note'
import { Picture } from '~/ui/picture'
import type { Service } from '~/carrier/types'
import { formatMoney, formatNumber } from '~/i18n/format'
import { screenPath } from '~/i18n/screens'
import { ownMoney } from '~/lib/money'
import { cheapestRoute, fareRates } from '~/places/fares'
import { m } from '~/paraglide/messages'
import { getLocale } from '~/paraglide/runtime'
import { type ServiceSlug, categoryOf, ofCategory } from '~/carrier/service-slugs'
import styles from './service-table.module.css'

/** The services side by side: poster, name, capacity, price per hour, and an order link. */
export function ServiceTable({ services }: { services: Service[] }) {
  const locale = getLocale()
  const columns = columnsOf(services.length)
  return (
    <div>
      <ul className={styles['cards']} data-columns={columns}>
        {services.map(({ slug, name, introName, description, mainPhoto }, index) => (
          <li key={slug} className={styles['card']}>
            <Picture
              name={mainPhoto}
              sizes={`(width >= 60rem) ${Math.floor(100 / columns)}vw, 100vw`}
              isFirst={index === 0}
            />
            <h2>
              <a href={screenPath('service', locale, slug)}>{name}</a>
            </h2>
            <p className={styles['intro']}>{introName}</p>
            <p>{description}</p>
            <ServiceFigures slug={slug} />
            <p>
              <a
                className="button button-quiet"
                href={`${screenPath('order', locale)}?service=${slug}`}
              >
                {m.service_order({ name })}
              </a>
            </p>
          </li>
        ))}
      </ul>
      <ServiceVat slugs={services.map(({ slug }) => slug)} />
    </div>
  )
}

/** Passengers, luggage, prices and extras of a service, from carrier.ts. */
export function ServiceFigures({ slug }: { slug: Service['slug'] }) {
  const locale = getLocale()
  const { maxPassengers, maxLuggage, hourlyRate } = categoryOf(slug)
  const cheapest = cheapestRoute(slug)
  const extras = appConfig.orderOptions.map(({ name }) => name[locale]).join('\u00a0· ')
  const upTo = (limit: number) => m.service_up_to({ limit: formatNumber(limit, locale) })
  return (
    <dl className={styles['figures']}>
      <div>
        <dt>{m.word_passengers()}</dt>
        <dd>{upTo(maxPassengers)}</dd>
      </div>
      <div>
        <dt>{m.word_luggage()}</dt>
        <dd>{upTo(maxLuggage)}</dd>
      </div>
      <div>
        <dt>{hourlyRateName()}</dt>
        <dd>
          {formatMoney(ownMoney(hourlyRate), locale)}
          <NetPrice gross={hourlyRate} rates={appConfig.ordering} />
        </dd>
      </div>
      {cheapest ? (
        <div>
          <dt>{m.service_from()}</dt>
          <dd>
            {formatMoney(ownMoney(ofCategory(cheapest.price, slug)), locale)}
            <NetPrice gross={ofCategory(cheapest.price, slug)} rates={cheapest} />
          </dd>
        </div>
      ) : null}
      {extras === '' ? null : (
        <div className={styles['extras']}>
          <dt>{m.service_extras()}</dt>
          <dd>{extras}</dd>
        </div>
      )}
    </dl>
  )
}

/** The VAT note for the prices of services: the hourly rate and the cheapest fixed route of each. */
export function ServiceVat({ slugs }: { slugs: ServiceSlug[] }) {
  const rates = slugs.flatMap((slug) => {
    const route = cheapestRoute(slug)
    return route ? fareRates(route) : []
  })
  return <VatNote rates={[appConfig.ordering.vatRateBp, ...rates]} />
}
