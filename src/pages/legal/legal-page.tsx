import type { BindingTerms, LegalText } from '~/carrier/types'
import { formatDate } from '~/i18n/format'
import { m } from '~/paraglide/messages'
import { getLocale } from '~/paraglide/runtime'
import { legalPicture } from '~carrier/pictures/social-pictures'
import { pageHead, screenCrumb, screenPaths } from '~/http/document/page-head'
import styles from './legal-page.module.css'

type LegalPageProps = {
  text: BindingTerms
  /** Our own trusted markup below the articles. */
  credit?: string | undefined
  /** Writes the day it took effect. */
  dated?: (effectiveFrom: string) => string
}

/** A legal text as a document: contents, numbered articles and clauses, the day it took effect. */
export function LegalPage({ text, credit, dated = inForceFrom }: LegalPageProps) {
  const { title, effectiveFrom, sections } = text
  return (
    <article className={styles['article']}>
      <h1>{title}</h1>
      <p className="quiet">
        <time dateTime={effectiveFrom}>{dated(effectiveFrom)}</time>
      </p>
      <div className={styles['columns']}>
        <nav aria-labelledby="contents" className={styles['contents']}>
          <h2 id="contents">{m.legal_contents()}</h2>
          <ol>
            {sections.map((section) => (
              <li key={section.id}>
                <a href={`#${section.id}`}>{section.title}</a>
              </li>
            ))}
          </ol>
        </nav>
        <div>
          {sections.map((section) => (
            <section key={section.id} id={section.id} className={`${styles['section'] ?? ''} beam`}>
              <h2>{section.title}</h2>
              <ol>
                {section.clauses.map((clause) => (
                  <li key={clause} dangerouslySetInnerHTML={{ __html: clause }} />
                ))}
              </ol>
            </section>
          ))}
          {credit ? (
            <footer className={`${styles['credit'] ?? ''} quiet`}>
              <p dangerouslySetInnerHTML={{ __html: credit }} />
            </footer>
          ) : null}
        </div>
      </div>
    </article>
  )
}

function inForceFrom(effectiveFrom: string): string {
  return m.legal_effective({ date: formatDate(effectiveFrom, getLocale()) })
}

/** Head of a legal document; title and description come from its text. */
export function legalHead(origin: string, screen: 'terms' | 'privacy', text: LegalText) {
  return pageHead({
    origin,
    ...text.seo,
    paths: screenPaths(screen),
    picture: legalPicture,
    crumbs: [screenCrumb(screen, text.title)],
  })
}
