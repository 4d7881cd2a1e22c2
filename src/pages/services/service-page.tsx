import { ofCategory } from '~/carrier/service-slugs'
import { Breadcrumbs } from '~/ui/breadcrumbs'
import { Picture } from '~/ui/picture'
import { TitledItems } from '~/ui/titled-items'
import { posterOfPlace } from '~carrier/pictures/posters'
import type { Service } from '~/carrier/types'
import { PosterSheet } from '~/ui/cards/poster-sheet'
import { FareSection } from '~/ui/cards/fare-section'
import { ServiceFigures, ServiceVat } from '~/ui/cards/service-table'
import { formatDuration, formatMoney } from '~/i18n/format'
import { screenLabel } from '~/i18n/navigation'
import { screenPath } from '~/i18n/screens'
import { ownMoney } from '~/lib/money'
import { m } from '~/paraglide/messages'
import { getLocale } from '~/paraglide/runtime'
import { fares } from '~/places/fares'
import styles from './service-page.module.css'

/** One service with its texts from carriers/vozka/words/services.ts, and an order link with the service chosen. */
export function ServicePage({ service }: { service: Service }) {
  const locale = getLocale()
  const order = `${screenPath('order', locale)}?service=${service.slug}`
  return (
    <>
      <Breadcrumbs
        trail={[{ label: screenLabel('services', locale), href: screenPath('services', locale) }]}
        current={service.name}
      />
      <div className={styles['top']}>
        <div className={styles['intro']}>
          <h1>{service.header}</h1>
          <p className="lead">{service.introName}</p>
          <p>{service.description}</p>
          <p>{service.secondDescription}</p>
          <ServiceFigures slug={service.slug} />
          <ServiceVat slugs={[service.slug]} />
          <p>
            <a className="button" href={order}>
              {m.service_order({ name: service.name })}
            </a>
          </p>
        </div>
        <Picture name={service.mainPhoto} sizes="(width >= 52rem) 40vw, 100vw" isFirst />
      </div>
      <section aria-labelledby="offer" className="split">
        <h2 id="offer">{m.service_we_offer()}</h2>
        <ul className={styles['list']}>
          <TitledItems items={service.weOffer} />
        </ul>
      </section>
      <section aria-labelledby="features" className="split">
        <h2 id="features">{m.service_features()}</h2>
        <ul className={styles['list']}>
          <TitledItems items={service.features} />
        </ul>
      </section>
      <FareSection service={service.slug} />
      {service.heroCards.length > 0 ? (
        <section aria-labelledby="ways" className={styles['ways']}>
          <h2 id="ways">{m.service_ways()}</h2>
          <ul className={styles['cards']}>
            {service.heroCards.map(({ img, name }) => (
              <li key={name}>
                <Way service={service} img={img} name={name} />
              </li>
            ))}
          </ul>
        </section>
      ) : null}
      <p className={styles['last']}>
        <a className="button button-quiet" href={order}>
          {m.service_order({ name: service.name })}
        </a>
      </p>
    </>
  )
}

type WayProps = { service: Service } & Service['heroCards'][number]

/** The poster of a place; with the price and a link to its page where a fixed route leads there. */
function Way({ service: { slug }, img, name }: WayProps) {
  const locale = getLocale()
  const fare = fares.find(({ between }) => posterOfPlace(between[1]) === img)
  const sheet = (
    <PosterSheet
      picture={<Picture name={img} sizes="33vw" />}
      name={<h3>{name}</h3>}
      figures={
        fare ? (
          <>
            {formatMoney(ownMoney(ofCategory(fare.price, slug)), locale)}{' '}
            <span>{formatDuration(fare.durationMin)}</span>
          </>
        ) : null
      }
    />
  )
  return fare ? <a href={screenPath('fare', locale, fare.slug[locale])}>{sheet}</a> : sheet
}
