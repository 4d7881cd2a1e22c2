import { appConfig } from '~config'
import { Breadcrumbs } from '~/ui/breadcrumbs'
import { ExperiencePicture } from '~/ui/cards/experience-picture'
import { orderFromText } from '~/ui/cards/experience-from-price'
import { optionPriceText, priceText } from '~/ui/cards/experience-price'
import { capacityText } from '~/ui/cards/capacity-text'
import { NetPrice } from '~/ui/cards/net-price'
import { pricedRates, vatNote } from '~/ui/cards/vat-note'
import { serviceName } from '~/carrier/service-slugs'
import { formatDuration, formatNumber } from '~/i18n/format'
import { screenLabel } from '~/i18n/navigation'
import { screenPath } from '~/i18n/screens'
import { inEach, type L10n, type Locale, ownLocale } from '~/lib/locale'
import { m } from '~/paraglide/messages'
import { getLocale } from '~/paraglide/runtime'
import type { Experience } from '~/back-office/contract'
import styles from './experience-page.module.css'

/** The unit of the prices, and VAT where it applies. */
function unitText(experience: Experience): string {
  const rates = pricedRates(experience)
  if (rates.includes(0)) return [m.experience_unit(), vatNote(rates)].join(' ').trim()
  return appConfig.company.vatPayer ? m.experience_unit_vat() : m.experience_unit()
}

/** One experience: description, variants with prices, included services, and the order link. */
export function ExperiencePage({ experience }: { experience: Experience }) {
  const locale = getLocale()
  const order = `${screenPath('order', locale)}?kind=experience&experience=${experience.id}`
  return (
    <>
      <Breadcrumbs
        trail={[
          { label: screenLabel('experiences', locale), href: screenPath('experiences', locale) },
        ]}
        current={experience.title[locale]}
      />
      <div className={styles['top']}>
        <h1>{experience.title[locale]}</h1>
        <ExperiencePicture
          experience={experience}
          sizes="(width >= 40rem) 50vw, 100vw"
          isFirst
          isDescribed
        />
        <div className={styles['words']}>
          <p className="lead">{experience.perex[locale]}</p>
          <Figures experience={experience} />
        </div>
        <section aria-labelledby="variants" className={styles['offer']}>
          <h2 id="variants">{m.experience_variants()}</h2>
          <a className="button" href={order}>
            {orderFromText(experience)}
          </a>
          <Variants experience={experience} order={order} />
          <p className={styles['unit']}>{unitText(experience)}</p>
        </section>
      </div>
      <section aria-labelledby="about" className="split">
        <h2 id="about">{m.experience_about()}</h2>
        {/* Sanitised after reading it from the provider (provider/ingest.server.ts). */}
        <div
          className={styles['prose']}
          dangerouslySetInnerHTML={{ __html: experience.descriptionHtml[locale] }}
        />
      </section>
      <div className={styles['lists']}>
        <TextList title={m.word_included()} items={experience.included} />
        <TextList title={m.experience_not_included()} items={experience.notIncluded} />
        <TextList title={m.experience_places()} items={experience.places} />
        <TextList
          title={m.word_extras()}
          items={experience.options.map((option) => {
            const price = optionPriceText(option, experience.variants)
            return inEach((each) => `${option.name[each]}: ${price}`)
          })}
        />
      </div>
    </>
  )
}

function Figures({ experience: { durationMin, distanceKm } }: { experience: Experience }) {
  if (durationMin === null && distanceKm === null) return null
  return (
    <dl className={styles['figures']}>
      {durationMin === null ? null : (
        <div>
          <dt>{m.experience_duration()}</dt>
          <dd>{formatDuration(durationMin)}</dd>
        </div>
      )}
      {distanceKm === null ? null : (
        <div>
          <dt>{m.experience_distance()}</dt>
          <dd>{formatNumber(distanceKm, getLocale())}&nbsp;km</dd>
        </div>
      )}
    </dl>
  )
}

/** The variants, each with its price; the whole row links to the order with the variant filled in. */
function Variants({ experience, order }: { experience: Experience; order: string }) {
  const locale = getLocale()
  return (
    <ul className={styles['variants']}>
      {experience.variants.map((variant) => (
        <li key={variant.id}>
          <a href={`${order}&variant=${variant.id}`}>
            <span className="visually-hidden">{`${m.experience_order_variant()}: `}</span>
            {variant.name[locale]}
          </a>{' '}
          <span className={styles['car']}>{carText(variant, locale)}</span>{' '}
          <strong>{priceText(variant.price)}</strong>
          {variant.price ? <NetPrice gross={variant.price.amount} rates={variant} /> : null}
        </li>
      ))}
    </ul>
  )
}

/** The category unless the name contains it, the capacity, and the duration. */
function carText(
  { name, service, maxPassengers, maxLuggage, durationMin }: Experience['variants'][number],
  locale: Locale,
): string {
  const category = serviceName(service)
  const rest = [capacityText(maxPassengers, maxLuggage), formatDuration(durationMin)]
  return (name[locale].includes(category) ? rest : [category, ...rest]).join(', ')
}

function TextList({ title, items }: { title: string; items: L10n[] }) {
  if (items.length === 0) return null
  return (
    <section>
      <h2>{title}</h2>
      <ul>
        {items.map((item) => (
          <li key={item[ownLocale]}>{item[getLocale()]}</li>
        ))}
      </ul>
    </section>
  )
}
