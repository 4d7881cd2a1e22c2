import { documentMoney, documentTitle } from '~/order/papers/document-words'
import type { ListedDocument } from '~/order/status/status-view'
import { formatDate } from '~/i18n/format'
import { m } from '~/paraglide/messages'
import { getLocale } from '~/paraglide/runtime'
import styles from './document-list.module.css'

/** Kind and number, which does not break at its hyphen. */
function DocumentName({ document }: { document: ListedDocument }) {
  const { number } = document
  const [before, after] = m.paper_title({ kind: documentTitle(document), number }).split(number)
  return (
    <>
      {before}
      <span>{number}</span>
      {after}
    </>
  )
}

/** The tax documents of an order, each with a link to its page; nothing while there is none. */
export function DocumentList({ documents }: { documents: ListedDocument[] }) {
  if (documents.length === 0) return null
  const locale = getLocale()
  return (
    <section className={styles['papers']} aria-labelledby="papers">
      <h2 id="papers">{m.word_documents()}</h2>
      <ul className={styles['list']}>
        {documents.map((document) => (
          <li key={document.number}>
            <a href={document.path}>
              <DocumentName document={document} />
            </a>{' '}
            <span className="quiet">
              {[
                formatDate(document.issuedOn, locale),
                documentMoney(document, document.total),
              ].join(', ')}
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
}
