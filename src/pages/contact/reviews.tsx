import { appConfig } from '~config'
import { formatDate } from '~/i18n/format'
import { m } from '~/paraglide/messages'
import { getLocale } from '~/paraglide/runtime'
import styles from './trust.module.css'

/** Reviews by passengers in their own words and languages, with their sources and how the carrier verifies them. */
export function Reviews() {
  const { reviews } = appConfig.trust
  const locale = getLocale()
  if (!reviews || reviews.list.length === 0) return null
  return (
    <section aria-labelledby="reviews-heading" className="split">
      <h2 id="reviews-heading">{m.contact_reviews()}</h2>
      <div className={styles['words']}>
        {reviews.list.map(({ text, language, author, date, source }) => (
          <figure key={text} className={styles['review']}>
            <blockquote lang={language}>
              <p>{text}</p>
            </blockquote>
            <figcaption>
              {author}, <time dateTime={date}>{formatDate(date, locale)}</time>,{' '}
              <a href={source.url}>{source.name}</a>
            </figcaption>
          </figure>
        ))}
        <p className="quiet">{reviews.checked[locale]}</p>
      </div>
    </section>
  )
}
