import { appConfig } from '~config'
import { Picture } from '~/components/picture'
import { OrderReview } from '~/features/order/placed/order-review'
import type { OrderStatus } from '~/features/order/placed/find-order.server'
import type { Order, PlacedOrder } from '~/features/order/placed/order'
import { paymentName } from '~/features/order/price/payment-label'
import { cancellingTerms } from '~/features/order/rules/cancelling-text'
import { UsualPrice } from '~/features/order/placed/usual-price'
import { usualText } from '~/features/order/price/usual-text'
import { PriceBill } from '~/features/order/price/price-bill'
import {
  formatDate,
  formatDateTime,
  formatMoney,
  formatOrderNumber,
  formatPhone,
} from '~/i18n/format'
import { m } from '~/paraglide/messages'
import { getLocale } from '~/paraglide/runtime'
import styles from './status-page.module.css'

/** What a status link leads to. */
export function StatusPage({ status }: { status: OrderStatus }) {
  return status.state === 'placed' ? (
    <ReceivedOrder placed={status.placed} />
  ) : (
    <OtherStatus state={status.state} number={status.number} />
  )
}

/** A link that once was right, or an order that we hold but cannot show: its number, and whom to ask. */
function OtherStatus({ state, number }: { state: 'ended' | 'unreadable'; number: string }) {
  const { phone, email } = appConfig.company
  return (
    <>
      <h1>{state === 'ended' ? m.status_ended() : m.status_unreadable()}</h1>
      <p className="lead">
        {state === 'ended' ? m.status_ended_text() : m.status_unreadable_text()}
      </p>
      <p>
        {m.status_number()}: <strong>{formatOrderNumber(number)}</strong>
      </p>
      <p>
        {m.status_ask()} <a href={`tel:${phone}`}>{formatPhone(phone)}</a>,{' '}
        <a href={`mailto:${email}`}>{email}</a>
      </p>
    </>
  )
}

/** The order was received: its number, what happens next, and everything that was ordered. */
function ReceivedOrder({ placed }: { placed: PlacedOrder }) {
  const locale = getLocale()
  const { order } = placed
  const { price } = order
  const { phone, email } = appConfig.company
  const hours = appConfig.ordering.confirmWithinHours
  const isRequest = price.status === 'onRequest'
  return (
    <>
      <div className={styles['panel']}>
        <Picture name="received" isFirst className={styles['poster']} />
        <h1>{isRequest ? m.status_heading_request() : m.status_heading()}</h1>
        <p className="lead">{isRequest ? m.status_received_request() : m.status_received()}</p>
        <dl className={styles['facts']}>
          <div>
            <dt>{isRequest ? m.status_number_request() : m.status_number()}</dt>
            <dd>
              <strong>{formatOrderNumber(placed.number)}</strong>
            </dd>
          </div>
          <div>
            <dt>{m.status_date()}</dt>
            <dd>
              <time dateTime={placed.placedAt}>{formatDateTime(placed.placedAt, locale)}</time>
            </dd>
          </div>
          <div>
            <dt>{isRequest ? m.price_title() : m.status_total()}</dt>
            <dd>
              {price.status === 'fixed'
                ? formatMoney(price.totalGross, locale)
                : requestedPrice(order)}
            </dd>
          </div>
          {isRequest || !placed.paymentMethod ? null : (
            <div>
              <dt>{m.status_payment()}</dt>
              <dd>{paymentName(placed.paymentMethod)}</dd>
            </div>
          )}
          <div>
            <dt>{m.status_state()}</dt>
            <dd>{isRequest ? m.status_state_request() : m.status_state_received()}</dd>
          </div>
        </dl>
      </div>
      <section className={styles['next']}>
        <h2>{m.status_next()}</h2>
        <ol>
          <li>{isRequest ? m.status_next_offer({ hours }) : m.status_next_confirm({ hours })}</li>
          <li>{nextPayment(placed)}</li>
          <li>{m.status_next_ride()}</li>
        </ol>
        <p>
          {isRequest ? m.status_mistake_request() : m.status_mistake()}{' '}
          <a href={`tel:${phone}`}>{formatPhone(phone)}</a>, <a href={`mailto:${email}`}>{email}</a>
        </p>
        <p className="quiet">
          {m.status_keep_link({ days: appConfig.retention.orderDaysAfterRide })}
        </p>
      </section>
      <OrderReview order={order} editQuery={null} />
      {placed.note ? (
        <p>
          <strong>{isRequest ? m.summary_note_request() : m.summary_note()}:</strong> {placed.note}
        </p>
      ) : null}
      <div className={styles['bill']}>
        <PriceBill quote={order} />
        <UsualPrice order={order} />
        <p className="quiet">{order.promise[locale]}</p>
        <p className="quiet">{cancellingTerms(order.cancelling)}</p>
        <p className="quiet">{m.status_terms({ date: formatDate(order.termsVersion, locale) })}</p>
      </div>
    </>
  )
}

function requestedPrice({ usual }: Order): string {
  const asked = m.price_on_request()
  return usual ? `${asked}, ${usualText(usual, getLocale())}` : asked
}

function nextPayment({ order, paymentMethod }: PlacedOrder): string {
  if (order.price.status === 'onRequest') return m.status_next_accept()
  return paymentMethod === 'card' ? m.status_next_card() : m.status_next_transfer()
}
