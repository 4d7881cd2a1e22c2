import { categoryOf } from '~/carrier/service-slugs'
import { appConfig } from '~config'
import { hourlyRateName } from '~/ui/cards/hourly-rate-name'
import { largeLuggage } from '~/ui/cards/capacity-text'
import { NetPrice } from '~/ui/cards/net-price'
import { VatNote } from '~/ui/cards/vat-note'
import { Picture } from '~/ui/picture'
import { carCategories } from '~carrier/words/cars'
import { formatMoney, formatNumber } from '~/i18n/format'
import { screenPath } from '~/i18n/screens'
import { ownMoney } from '~/lib/money'
import { m } from '~/paraglide/messages'
import { getLocale } from '~/paraglide/runtime'
import styles from './fleet-page.module.css'

/** The cars by category, each with an order link. The filter uses radios and CSS, no script. */
export function FleetPage() {
  const locale = getLocale()
  const cars = carCategories[locale]
  const limits = cars.map(({ slug }) => categoryOf(slug))
  const passengers = rangesOf(limits.map(({ maxPassengers }) => maxPassengers))
  const luggage = rangesOf(limits.map(({ maxLuggage }) => maxLuggage))
  return (
    <>
      <h1>{m.fleet_heading()}</h1>
      {cars.length > 1 ? <p className="lead">{m.fleet_lead()}</p> : null}
      <div className={styles['fleet']}>
        <div className={styles['filters']}>
          <Filter name="passengers" legend={m.fleet_filter_passengers()} ranges={passengers} />
          <Filter name="luggage" legend={m.fleet_filter_luggage()} ranges={luggage} />
        </div>
        {cars.map(({ slug, name, line, description, image, cars: models, ...holds }) => {
          const { maxPassengers, maxLuggage, hourlyRate } = categoryOf(slug)
          const upTo = m.service_up_to({ limit: formatNumber(holds.luggage, locale) })
          return (
            <section
              key={slug}
              id={slug}
              aria-labelledby={`${slug}-name`}
              className={styles['car']}
              data-passengers={rangeIndexes(passengers, maxPassengers)}
              data-luggage={rangeIndexes(luggage, maxLuggage)}
            >
              <div className={styles['text']}>
                <h2 id={`${slug}-name`}>{name}</h2>
                {line ? <p className="lead">{line}</p> : null}
                <p>{description}</p>
                <dl>
                  <div>
                    <dt>{m.word_passengers()}</dt>
                    <dd>{holds.passengers}</dd>
                  </div>
                  <div>
                    <dt>{m.word_luggage()}</dt>
                    <dd>{`${upTo}, ${largeLuggage(slug)}`}</dd>
                  </div>
                  <div>
                    <dt>{hourlyRateName()}</dt>
                    <dd>
                      {formatMoney(ownMoney(hourlyRate), locale)}
                      <NetPrice gross={hourlyRate} rates={appConfig.ordering} />
                    </dd>
                  </div>
                </dl>
                <p className={styles['links']}>
                  <a
                    className="button button-quiet"
                    href={`${screenPath('order', locale)}?service=${slug}`}
                  >
                    {m.service_order({ name })}
                  </a>{' '}
                  <a href={screenPath('service', locale, slug)}>{m.service_more({ name })}</a>
                </p>
              </div>
              <div className={styles['pictures']}>
                <Picture
                  name={image}
                  sizes="(width >= 60rem) 27vw, 100vw"
                  isFirst={slug === cars[0]?.slug}
                />
                {models.map(({ img, models: names }) => (
                  <figure key={img}>
                    <Picture name={img} sizes="(width >= 40rem) 27vw, 50vw" />
                    {names === name ? null : <figcaption>{names}</figcaption>}
                  </figure>
                ))}
              </div>
            </section>
          )
        })}
        <p className={styles['count']}>{m.fleet_fitting()}</p>
      </div>
      <VatNote rates={[appConfig.ordering.vatRateBp]} />
    </>
  )
}

/** One question of the filter; nothing when all cars are equal. */
function Filter({ name, legend, ranges }: { name: string; legend: string; ranges: Range[] }) {
  if (ranges.length < 2) return null
  return (
    <fieldset>
      <legend>{legend}</legend>
      {ranges.map(({ from, to }, index) => (
        <label key={to}>
          <input type="radio" name={name} value={index} defaultChecked={index === 0} />
          <span>{from === to ? to : `${from}–${to}`}</span>
        </label>
      ))}
    </fieldset>
  )
}

type Range = { from: number; to: number }

/** The choices of the filter: 5, 8, 8 become 1–5 and 6–8. The first range fits every car. */
export function rangesOf(limits: number[]): Range[] {
  const steps = [...new Set(limits)].toSorted((a, b) => a - b)
  return steps.map((to, index) => ({ from: (steps[index - 1] ?? 0) + 1, to }))
}

/** The ranges that a car with this limit fits, as words for CSS: "0 1". */
export function rangeIndexes(ranges: Range[], limit: number): string {
  return ranges.flatMap(({ to }, index) => (to <= limit ? [index] : [])).join(' ')
}
