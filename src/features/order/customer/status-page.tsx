import { appConfig } from '~config'
import { Picture } from '~/components/picture'
import { OrderReview } from '~/features/order/placed/order-review'
import type { OrderStatus } from '~/features/order/placed/find-order.server'
import { paymentName } from '~/features/order/price/payment-label'
import { orderPromise } from '~/features/order/rules/order-promise'
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

/** The order was received: its number, what happens next, and everything that was ordered. */
export function StatusPage({ status: { order, summary } }: { status: OrderStatus }) {
  const locale = getLocale()
  const { price } = summary
  const { phone, email } = appConfig.company
  const hours = appConfig.ordering.confirmWithinHours
  const isRequest = price.status === 'onRequest'
  return (
    <>
      <div className={styles['panel']}>
        <Picture name="received" isFirst className={styles['poster']} />
        <h1>{m.status_heading()}</h1>
        <p className="lead">{m.status_received()}</p>
        <dl className={styles['facts']}>
          <div>
            <dt>{m.status_number()}</dt>
            <dd>
              <strong>{formatOrderNumber(order.number)}</strong>
            </dd>
          </div>
          <div>
            <dt>{m.status_date()}</dt>
            <dd>
              <time dateTime={order.placedAt}>{formatDateTime(order.placedAt, locale)}</time>
            </dd>
          </div>
          <div>
            <dt>{m.status_total()}</dt>
            <dd>
              {price.status === 'fixed'
                ? formatMoney(price.totalGross, locale)
                : m.price_on_request()}
            </dd>
          </div>
          <div>
            <dt>{m.status_payment()}</dt>
            <dd>{paymentName(order.paymentMethod)}</dd>
          </div>
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
          <li>
            {order.paymentMethod === 'card' ? m.status_next_card() : m.status_next_transfer()}
          </li>
          <li>{m.status_next_ride()}</li>
        </ol>
        <p>
          {m.status_mistake()} <a href={`tel:${phone}`}>{formatPhone(phone)}</a>,{' '}
          <a href={`mailto:${email}`}>{email}</a>
        </p>
        <p className="quiet">
          {m.status_keep_link({ days: appConfig.retention.deliveredOrderDays })}
        </p>
      </section>
      <OrderReview summary={summary} isEditable={false} />
      {order.note ? (
        <p>
          <strong>{m.summary_note()}:</strong> {order.note}
        </p>
      ) : null}
      <div className={styles['bill']}>
        <PriceBill quote={summary} />
        <p className="quiet">{orderPromise(summary.kind)}</p>
        <p className="quiet">{m.status_terms({ date: formatDate(order.termsVersion, locale) })}</p>
      </div>
    </>
  )
}
