import { appConfig } from '~config'
import { PriceBill } from '~/features/orders/price-bill'
import type { Quote } from '~/features/orders/price'
import { formatDuration, formatMoney, formatPhone } from '~/i18n/format'
import { m } from '~/paraglide/messages'
import { getLocale } from '~/paraglide/runtime'
import styles from './quote-panel.module.css'

type QuotePanelProps = {
  quote: Quote | null
  /** The server did not answer; what is shown may be out of date. */
  isFailed?: boolean
}

/** The price beside the form, and on a phone its total within reach at the bottom of the screen. */
export function QuotePanel({ quote, isFailed = false }: QuotePanelProps) {
  return (
    <>
      <aside className={styles['panel']} id="price" aria-label={m.price_title()}>
        {quote ? <Quoted quote={quote} /> : <Unquoted />}
        {isFailed ? <p className="quiet">{m.quote_failed()}</p> : null}
        <output className="visually-hidden">
          {quote ? m.quote_now({ total: totalOf(quote) }) : ''}
        </output>
        <Next isRequest={quote?.price.status === 'onRequest'} />
      </aside>
      {quote ? (
        <p className={styles['bar']}>
          <a href="#price">{m.quote_details()}</a>
          <strong>{totalOf(quote)}</strong>
        </p>
      ) : null}
    </>
  )
}

function Quoted({ quote: { price, durationMin } }: { quote: Quote }) {
  return (
    <>
      <PriceBill price={price} />
      <p className="quiet">
        {m.review_duration()}:{' '}
        {durationMin === null ? m.review_duration_confirmed() : formatDuration(durationMin)}
      </p>
      <p className="quiet">
        {price.status === 'fixed' ? m.quote_fixed_note() : m.quote_request_note()}
      </p>
    </>
  )
}

/** What comes after this form, and the way to order without it. */
function Next({ isRequest }: { isRequest: boolean }) {
  const { company, ordering } = appConfig
  const hours = ordering.confirmWithinHours
  return (
    <div className={styles['next']}>
      <h2>{m.status_next()}</h2>
      <ol>
        <li>{m.order_next_summary()}</li>
        <li>{isRequest ? m.status_next_offer({ hours }) : m.status_next_confirm({ hours })}</li>
        <li>{m.order_next_cancel({ hours: ordering.freeCancellationHours })}</li>
      </ol>
      <p>
        {m.order_next_phone()} <a href={`tel:${company.phone}`}>{formatPhone(company.phone)}</a>
      </p>
    </div>
  )
}

function Unquoted() {
  return (
    <>
      <h2>{m.price_title()}</h2>
      <p className="quiet">{m.quote_none()}</p>
    </>
  )
}

function totalOf({ price }: Quote): string {
  return price.status === 'fixed'
    ? formatMoney(price.totalGross, getLocale())
    : m.price_on_request()
}
