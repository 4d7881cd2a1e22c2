import { appConfig } from '~config'
import { DocumentLines, DocumentRates } from '~/order/status/document/document-tables'
import { DocumentMoney } from '~/order/status/document/document-money'
import {
  documentTitle,
  hasIsdoc,
  isPayment,
  noVatWords,
  partyLines,
} from '~/order/papers/document-words'
import type { Party, TaxDocument } from '~/order/papers/tax-document'
import { formatDate, formatDateTime, formatOrderNumber, formatPhone } from '~/i18n/format'
import { screenPath } from '~/i18n/screens'
import { m } from '~/paraglide/messages'
import { getLocale } from '~/paraglide/runtime'
import styles from './document.module.css'

type SheetProps = { document: TaxDocument; token: string; owed: number }

/** A document as it is read and printed; `token` opens its file, `owed` is what its order owes now. */
export function DocumentSheet({ document, token, owed }: SheetProps) {
  const { phone, email } = appConfig.company
  const noVat = noVatWords(document)
  const locale = getLocale()
  return (
    <article className={styles['paper']}>
      <header className={styles['top']}>
        <h1>{documentTitle(document)}</h1>
        <p className={styles['number']}>
          <span className="visually-hidden">{m.paper_number()}: </span>
          {document.number}
        </p>
      </header>
      <div className={styles['parties']}>
        <PartySection title={m.paper_supplier()} party={document.supplier} isSupplier />
        <PartySection title={m.paper_customer()} party={document.customer} />
      </div>
      {noVat === null ? null : <p>{noVat}</p>}
      <Days document={document} />
      {/* The name of the order stands above its lines. */}
      <p className={styles['subject']}>
        <strong>{document.subject[locale]}</strong>{' '}
        <span>{formatDateTime(document.pickupAt, locale)}</span>
      </p>
      <Correction document={document} />
      <DocumentLines document={document} />
      <DocumentRates document={document} />
      <DocumentMoney document={document} owed={owed} />
      <footer className={styles['end']}>
        <p className="quiet">{m.paper_electronic()}</p>{' '}
        <div className={styles['ways']}>
          <p className={styles['buttons']}>
            {hasIsdoc(document) ? (
              <>
                <a
                  className="button button-quiet"
                  href={screenPath('taxDocumentFile', locale, token)}
                  download=""
                >
                  {m.paper_download()}
                </a>{' '}
              </>
            ) : null}
            <button
              className={`button button-quiet ${styles['print'] ?? ''}`}
              type="button"
              data-print=""
            >
              {m.status_print()}
            </button>
          </p>
          <p>
            {m.paper_mistake()} <a href={`tel:${phone}`}>{formatPhone(phone)}</a>,{' '}
            <a href={`mailto:${email}`}>{email}</a>
          </p>
        </div>
      </footer>
    </article>
  )
}

type PartyProps = { title: string; party: Party; isSupplier?: boolean }

function PartySection({ title, party, isSupplier = false }: PartyProps) {
  const locale = getLocale()
  const [name, ...lines] = partyLines(party, isSupplier)
  return (
    <section>
      <h2>{title}</h2>
      <address>
        <strong>{name}</strong>{' '}
        {lines.map((line) => (
          <span key={line}>{`${line} `}</span>
        ))}
        {isSupplier ? <span className="quiet">{appConfig.company.register[locale]}</span> : null}
      </address>
    </section>
  )
}

function Days({ document }: { document: TaxDocument }) {
  const locale = getLocale()
  const { order, issuedOn, supplyOn, dueOn, isVatPayer } = document
  const supply = isVatPayer ? m.paper_supply() : m.paper_supply_plain()
  const days = [
    { label: m.paper_issued(), value: formatDate(issuedOn, locale) },
    {
      label: isPayment(document) ? m.paper_received() : supply,
      value: formatDate(supplyOn, locale),
    },
    ...(dueOn === null ? [] : [{ label: m.word_due(), value: formatDate(dueOn, locale) }]),
    { label: m.word_order(), value: formatOrderNumber(order) },
  ]
  return (
    <dl className={styles['days']}>
      {days.map(({ label, value }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}

function Correction({ document: { corrects } }: { document: TaxDocument }) {
  if (!corrects) return null
  const { number, supplyOn, reason } = corrects
  return (
    <div className={styles['correction']}>
      <p>{m.paper_corrects({ number, day: formatDate(supplyOn, getLocale()) })}</p>
      <p>{m.paper_reason({ reason })}</p>
    </div>
  )
}
