import { ofCategory } from '~/carrier/service-slugs'
import { Breadcrumbs } from '~/ui/breadcrumbs'
import { categoryCapacity } from '~/ui/cards/capacity-text'
import { FareTable } from '~/ui/cards/fare-table'
import { fareName, rideOrder } from '~/ui/cards/fare-texts'
import { NetPrice } from '~/ui/cards/net-price'
import { VatNote } from '~/ui/cards/vat-note'
import { Picture } from '~/ui/picture'
import { carCategories } from '~carrier/words/cars'
import { posterOfPlace } from '~carrier/pictures/posters'
import { FarePromises } from '~/pages/fares/fare-promises'
import { fareKind } from '~/pages/fares/fare-words'
import { RideIncludes } from '~/pages/fares/ride-includes'
import { ReturnJourney } from '~/pages/fares/return-journey'
import { formatDuration, formatMoney, formatNumber } from '~/i18n/format'
import { screenLabel } from '~/i18n/navigation'
import { screenPath } from '~/i18n/screens'
import { ownMoney } from '~/lib/money'
import { m } from '~/paraglide/messages'
import { getLocale } from '~/paraglide/runtime'
import { type Fare, fareRates, faresBeside, lowestPrice } from '~/places/fares'
import styles from './fare-page.module.css'
import drawn from './fare-poster.module.css'

/** One fixed route: its prices with order links, included services, the return journey, other routes. */
export function FarePage({ fare }: { fare: Fare }) {
  const locale = getLocale()
  const beside = faresBeside(fare)
  const poster = posterOfPlace(fare.between[1])
  return (
    <>
      <Breadcrumbs
        trail={[{ label: screenLabel('fares', locale), href: screenPath('fares', locale) }]}
        current={fareName(fare, locale)}
      />
      <div className={poster ? `${styles['top']} ${drawn['top']}` : styles['top']}>
        <div className={styles['text']}>
          <h1>
            <span className="overline">
              {fareKind(fare)}
              <span className="visually-hidden">: </span>
            </span>
            <span className={styles['route']}>
              <span>{fare.from[locale]}</span>
              <span className="visually-hidden"> – </span>
              <span>{fare.to[locale]}</span>
            </span>
          </h1>
          <p className={styles['lead']}>{m.fare_lead()}</p>
          <dl className={styles['figures']}>
            <div>
              <dt>{m.word_price()}</dt>
              <dd>{m.price_from({ price: formatMoney(ownMoney(lowestPrice(fare)), locale) })}</dd>
            </div>
            <div>
              <dt>{m.experience_distance()}</dt>
              <dd>{formatNumber(fare.distanceKm, locale)}&nbsp;km</dd>
            </div>
            <div>
              <dt>{m.review_duration()}</dt>
              <dd>{formatDuration(fare.durationMin)}</dd>
            </div>
          </dl>
          <p>
            <a className="button" href={rideOrder(fare, locale)}>
              {m.fare_order()}
            </a>
          </p>
        </div>
        {poster ? (
          <Picture
            name={poster}
            sizes="(width >= 48rem) 26rem, 30rem"
            isFirst
            className={drawn['poster']}
          />
        ) : null}
      </div>
      <section aria-labelledby="prices" className={styles['prices']}>
        <h2 id="prices">{m.fare_prices()}</h2>
        <Prices fare={fare} />
        <VatNote rates={fareRates(fare)} />
        <FarePromises fare={fare} />
      </section>
      <RideIncludes />
      <ReturnJourney fare={fare} />
      {beside.length > 0 ? (
        <section aria-labelledby="beside" className="split">
          <h2 id="beside">{m.fare_beside()}</h2>
          <FareTable fares={beside} />
        </section>
      ) : null}
    </>
  )
}

/** The categories as a price list: car, capacity, price, and a link to the filled-in order. */
function Prices({ fare }: { fare: Fare }) {
  const locale = getLocale()
  return (
    <ul className={styles['rows']}>
      {carCategories[locale].map(({ slug, name, img, line }) => (
        <li key={slug}>
          <Picture name={img} sizes="10rem" />
          <h3>{name}</h3>
          <p>
            {line ? (
              <>
                {line}
                <br />
              </>
            ) : null}
            {categoryCapacity(slug)}
          </p>
          <strong>
            {formatMoney(ownMoney(ofCategory(fare.price, slug)), locale)}
            <NetPrice gross={ofCategory(fare.price, slug)} rates={fare} />
          </strong>{' '}
          <a className="button button-quiet" href={rideOrder(fare, locale, slug)}>
            {m.service_order({ name })}
          </a>
        </li>
      ))}
    </ul>
  )
}
