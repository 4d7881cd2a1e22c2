import { appConfig } from '~config'
import { termsDates } from '~/carrier/terms-dates'
import { CompanyPhone } from '~/ui/company-phone'
import { CancelSection } from '~/order/status/acts/cancel-section'
import { ChangeSection } from '~/order/status/acts/change-section'
import { OfferSection } from '~/order/status/acts/offer-section'
import { TellPlace } from '~/order/status/acts/tell-place'
import { PaySection } from '~/order/status/pay/pay-section'
import { DocumentList } from '~/order/status/document/document-list'
import { PriceSection } from '~/order/status/price-section'
import { ThisBrowserWays } from '~/order/status/acts/this-browser'
import { ActForm, Granted } from '~/order/status/acts/act-form'
import { ORDER_AGAIN, type PlacedView } from '~/order/status/status-view'
import type { Order } from '~/order/model/order'
import { KIND_RULES } from '~/order/model/kinds'
import { isEnded } from '~/order/life/states'
import { OrderReview } from '~/order/ticket/order-review'
import { screenPath } from '~/i18n/screens'
import { maskEmail, maskPhone } from '~/lib/fields/mask'
import { m } from '~/paraglide/messages'
import { getLocale } from '~/paraglide/runtime'
import styles from './status-page.module.css'

/** The order and the sections that belong to it; a guest sees only the data needed for the ride. */
export function OrderPart({ view }: { view: PlacedView }) {
  const { order } = view.placed
  if (view.scope === 'guest') {
    return (
      <>
        <OrderReview order={masked(order)} editQuery={null} isForGuest />
        <Ways view={view} />
      </>
    )
  }
  const isOffered = view.isOpen && view.life.state === 'offered'
  // A change that needs the customer's answer comes before the section on payment.
  const isChangeFirst = view.life.changeOffer !== null
  // The ticket has the total; the bill is open while it is decided, and where something was added to it.
  const isBillOpen =
    isOffered || view.life.fee || view.life.surcharges.length > 0 || view.life.repriced
  return (
    <>
      <div className={styles['columns']}>
        <div>
          {isOffered && !view.moment.isOfferOver ? <OfferSection view={view} /> : null}
          {isChangeFirst ? <ChangeSection view={view} /> : null}
          <TellPlace view={view} />
          <PaySection view={view} />
          <DocumentList documents={view.documents} />
          {isChangeFirst ? null : <ChangeSection view={view} />}
        </div>
        <div>
          {isBillOpen ? <PriceSection view={view} /> : null}
          <CancelSection view={view} />
          <Ways view={view} />
        </div>
      </div>
      <details className={styles['whole']}>
        <summary>{view.life.price === null ? m.status_whole_request() : m.status_whole()}</summary>
        <div className={styles['columns']}>
          <div>
            <OrderReview order={masked(order)} editQuery={null} />
            <Note view={view} />
            <Granted wishes={view.life.granted.map(({ words }) => words)} />
          </div>
          <div>
            {isBillOpen ? null : <PriceSection view={view} />}
            <Papers view={view} />
          </div>
        </div>
      </details>
    </>
  )
}

/**
 * Masks the e-mail address and all telephones, because others may see the page: those whom they belong to recognise
 * them, a stranger cannot use them.
 */
function masked(order: Order): Order {
  const { guest, parcel, email, phone } = order
  const recipient = parcel?.recipient
  return {
    ...order,
    email: maskEmail(email),
    phone: maskPhone(phone),
    guest: guest && { ...guest, phone: guest.phone && maskPhone(guest.phone) },
    parcel: parcel && {
      ...parcel,
      recipient: recipient ? { ...recipient, phone: maskPhone(recipient.phone) } : null,
    },
  }
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
  const { email } = appConfig.company
  const { life, placed, scope, token } = view
  const isGuest = scope === 'guest'
  const isOver = isEnded(life.state)
  const what = { what: KIND_RULES[placed.order.kind].noun }
  return (
    <section className={styles['ways']} aria-labelledby="ways">
      <h2 id="ways">{m.status_ways()}</h2>
      {isOver && !isGuest ? <OrderAgain view={view} /> : null}
      <p className={styles['buttons']}>
        {isOver ? null : (
          <a className="button button-quiet" href={screenPath('orderCalendar', locale, token)}>
            {m.status_calendar()}
          </a>
        )}
        <button
          className={`button button-quiet ${styles['print'] ?? ''}`}
          type="button"
          data-print=""
        >
          {m.status_print()}
        </button>
      </p>
      <ThisBrowserWays view={view} />
      {isGuest || isOver ? null : (
        <p>
          <a href={screenPath('orderGuest', locale, token)}>{m.status_guest_copy(what)}</a>
          <br />
          <span className="quiet">{m.status_guest_copy_hint(what)}</span>
        </p>
      )}
      <p>
        {questionWords(view)} <CompanyPhone />, <a href={`mailto:${email}`}>{email}</a>
      </p>
    </section>
  )
}

/** The terms of the order, and for how long its link works. */
function Papers({ view: { life, placed } }: { view: PlacedView }) {
  const locale = getLocale()
  const { termsVersion } = placed.order
  const dates = termsDates(termsVersion)
  return (
    <section className={styles['papers']}>
      <p className="quiet">
        {m.status_terms({ dates })}{' '}
        {/* The footer links to the current terms with the same words. */}
        <a
          href={screenPath('termsVersion', locale, termsVersion)}
          aria-label={`${m.status_terms_link()}, ${dates}`}
        >
          {m.status_terms_link()}
        </a>
      </p>
      {isEnded(life.state) ? null : (
        <p className="quiet">
          {m.status_keep_link({ days: appConfig.retention.orderDaysAfterRide })}
        </p>
      )}
    </section>
  )
}

/** Fills a new order form with the details of this order. */
function OrderAgain({ view }: { view: PlacedView }) {
  return (
    <ActForm view={view} intent={ORDER_AGAIN}>
      <button className="button" type="submit">
        {m.status_again()}
      </button>
    </ActForm>
  )
}

function questionWords({ life }: PlacedView): string {
  if (isEnded(life.state)) return m.status_questions()
  // On the way only a call is in time to change something.
  if (life.state === 'underway') return m.status_questions_riding()
  return life.price === null ? m.status_mistake_request() : m.status_mistake()
}
