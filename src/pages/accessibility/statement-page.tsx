import type { Statement } from '~/carrier/types'
import { formatDate } from '~/i18n/format'
import { m } from '~/paraglide/messages'
import { getLocale } from '~/paraglide/runtime'
import styles from './statement-page.module.css'

/** The accessibility statement, one section per question, with the date of its last review where there was one. */
export function StatementPage({ statement }: { statement: Statement }) {
  const { title, reviewedOn, sections } = statement
  return (
    <article>
      <h1>{title}</h1>
      {reviewedOn === null ? null : (
        <p className="lead">
          <time dateTime={reviewedOn}>
            {m.statement_reviewed({ date: formatDate(reviewedOn, getLocale()) })}
          </time>
        </p>
      )}
      {sections.map(({ id, title: heading, html }) => (
        <section key={id} id={id} aria-labelledby={`${id}-title`} className="split">
          <h2 id={`${id}-title`}>{heading}</h2>
          <div className={styles['prose']} dangerouslySetInnerHTML={{ __html: html }} />
        </section>
      ))}
    </article>
  )
}
