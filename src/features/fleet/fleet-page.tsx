import { carCategories } from '~/content/cars'
import { formatNumber } from '~/i18n/format'
import { screenPath } from '~/i18n/screens'
import { m } from '~/paraglide/messages'
import { getLocale } from '~/paraglide/runtime'
import styles from './fleet-page.module.css'

/** The cars by category, each leading into the order. */
export function FleetPage() {
  const locale = getLocale()
  return (
    <>
      <h1>{m.fleet_heading()}</h1>
      <p className="lead">{m.fleet_lead()}</p>
      {carCategories[locale].map(({ slug, name, description, image, img, luggage, passengers }) => (
        <section key={slug} id={slug} aria-labelledby={`${slug}-name`} className={styles['car']}>
          <img
            className={styles['poster']}
            src={image}
            alt=""
            width={900}
            height={1200}
            loading="lazy"
          />
          <div className={styles['text']}>
            <img src={img} alt="" width={800} height={320} />
            <h2 id={`${slug}-name`}>{name}</h2>
            <dl>
              <div>
                <dt>{m.fleet_passengers()}</dt>
                <dd>{passengers}</dd>
              </div>
              <div>
                <dt>{m.fleet_luggage()}</dt>
                <dd>{formatNumber(luggage, locale)}</dd>
              </div>
              <div>
                <dt>{m.fleet_models()}</dt>
                <dd>{description}</dd>
              </div>
            </dl>
            <p className={styles['links']}>
              <a className="button" href={`${screenPath('order', locale)}?service=${slug}`}>
                {m.service_order({ name })}
              </a>
              <a href={screenPath('service', locale, slug)}>{m.service_more({ name })}</a>
            </p>
          </div>
        </section>
      ))}
    </>
  )
}
