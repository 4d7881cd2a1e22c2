import { appConfig } from '~config'
import { CancelSection } from '~/features/order/customer/acts/cancel-section'
import { ChangeSection } from '~/features/order/customer/acts/change-section'
import { OfferSection } from '~/features/order/customer/acts/offer-section'
import { PaySection } from '~/features/order/customer/pay/pay-section'
import { PriceSection } from '~/features/order/customer/price-section'
import { isWaiting, type PlacedView } from '~/features/order/customer/status-view'
import type { Order } from '~/features/order/placed/order'
import { OrderReview } from '~/features/order/placed/order-review'
import { formatDate, formatPhone } from '~/i18n/format'
import { screenPath } from '~/i18n/screens'
import { maskEmail, maskPhone } from '~/lib/fields/mask'
import { m } from '~/paraglide/messages'
import { getLocale } from '~/paraglide/runtime'
import styles from './status-page.module.css'

/** What was ordered and all that belongs to it: to the guest only what is needed for the ride. */
export function OrderPart({ view }: { view: PlacedView }) {
  const { order } = view.placed
  if (view.scope === 'guest') {
    return (
      <>
        <p className={styles['promise']}>{order.promise[getLocale()]}</p>
        <OrderReview order={order} editQuery={null} isForGuest />
        <Ways view={view} />
      </>
    )
  }
  const isOffered = view.isOpen && view.life.state === 'offered'
  // What waits for an answer stands before what is only to be done.
  const isChangeFirst = view.life.changeOffer !== null
  return (
    <div className={styles['columns']}>
      <div>
        {isOffered ? <OfferSection view={view} /> : null}
        {isChangeFirst ? <ChangeSection view={view} /> : null}
        <PaySection view={view} />
        {isChangeFirst ? null : <ChangeSection view={view} />}
        <details className={styles['whole']}>
          <summary>
            {view.life.price === null ? m.status_whole_request() : m.status_whole()}
          </summary>
          <OrderReview order={masked(order)} editQuery={null} />
          <Note view={view} />
        </details>
      </div>
      <div>
        <PriceSection view={view} />
        <CancelSection view={view} />
        <Ways view={view} />
      </div>
    </div>
  )
}

/** The page may be seen by others: who ordered recognises their address, nobody else can use it. */
function masked(order: Order): Order {
  return { ...order, email: maskEmail(order.email), phone: maskPhone(order.phone) }
}

function Note({ view: { placed, life } }: { view: PlacedView }) {
  if (!placed.note) return null
  const label = life.price === null ? m.summary_note_request() : m.summary_note()
  return (
    <p>
      <strong>{label}:</strong> {placed.note}
    </p>
  )
}

function Ways({ view }: { view: PlacedView }) {
  const locale = getLocale()
  const { phone, email } = appConfig.company
  const { termsVersion } = view.placed.order
  const termsDate = formatDate(termsVersion, locale)
  const isGuest = view.scope === 'guest'
  return (
    <section className={styles['ways']} aria-labelledby="ways">
      <h2 id="ways">{m.status_ways()}</h2>
      <p className={styles['buttons']}>
        <a className="button button-quiet" href={screenPath('orderCalendar', locale, view.token)}>
          {m.status_calendar()}
        </a>
        <button
          className={`button button-quiet ${styles['print'] ?? ''}`}
          type="button"
          data-print=""
        >
          {m.status_print()}
        </button>
      </p>
      {isGuest ? null : (
        <>
          <p>
            <a href={screenPath('orderGuest', locale, view.token)}>{m.status_guest_copy()}</a>
            <br />
            <span className="quiet">{m.status_guest_copy_hint()}</span>
          </p>
          <p className="quiet">
            {m.status_terms({ date: termsDate })}{' '}
            {/* The footer leads to those of today by the same words. */}
            <a
              href={screenPath('termsVersion', locale, termsVersion)}
              aria-label={`${m.status_terms_link()}, ${termsDate}`}
            >
              {m.status_terms_link()}
            </a>
          </p>
          <p className="quiet">
            {m.status_keep_link({ days: appConfig.retention.orderDaysAfterRide })}
          </p>
        </>
      )}
      <p>
        {isWaiting(view.life) && view.life.price === null
          ? m.status_mistake_request()
          : m.status_mistake()}{' '}
        <a href={`tel:${phone}`}>{formatPhone(phone)}</a>, <a href={`mailto:${email}`}>{email}</a>
      </p>
    </section>
  )
}
