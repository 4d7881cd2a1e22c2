import type { PlacedView } from '~/order/status/status-view'
import { isPaymentWish, withPrice } from '~/order/life/order-now'
import { FactList } from '~/order/ticket/fact-list'
import { UsualPrice } from '~/order/ticket/usual-price'
import { outcomeOf } from '~/order/life/outcome'
import { STATES } from '~/order/life/states'
import { moneyText } from '~/order/model/order-money'
import { PAYMENT_METHODS } from '~/carrier/payment-methods'
import { PriceBill } from '~/order/price/price-bill'
import { formatDateTime } from '~/i18n/format'
import { m } from '~/paraglide/messages'
import { getLocale } from '~/paraglide/runtime'
import styles from './status-page.module.css'

/** The price of the order, as agreed or offered, the cancellation fee that replaced it, and surcharges. */
export function PriceSection({ view: { life, placed } }: { view: PlacedView }) {
  const locale = getLocale()
  const { total, vatRateBp } = life.offer ?? { total: life.price, vatRateBp: life.vatRateBp }
  const order = withPrice(placed.order, total, vatRateBp)
  // Nothing is paid for an order that ended before its ride, unless its cancellation has a fee.
  const isVoid = STATES[life.state].phase === 'dropped' && !life.fee && life.price !== null
  // An order that we cancelled, or a declined offer, has no cancellation to speak of.
  const outcome = outcomeOf(life)
  const isCancelledByCustomer = outcome?.kind === 'cancelled' && outcome.by === 'customer'
  const extra = [
    ...(life.fee === null || (life.fee === 0 && !isCancelledByCustomer)
      ? []
      : [{ key: 'fee', label: m.status_fee(), amount: life.fee }]),
    ...life.surcharges.map(({ reason, amount, at }) => ({
      key: at,
      label: m.status_surcharge({ reason }),
      amount,
    })),
  ]
  return (
    <section className={styles['bill']} data-void={isVoid ? '' : undefined}>
      {isVoid ? <p className="visually-hidden">{m.status_void()}</p> : null}
      <PriceBill quote={order} />
      {life.state === 'received' ? <UsualPrice order={order} /> : null}
      {extra.length > 0 ? (
        <dl className={styles['extra']}>
          {extra.map(({ label, amount, key }) => (
            <div key={key}>
              <dt>{label}</dt>
              <dd>{moneyText(placed.order, amount)}</dd>
            </div>
          ))}
        </dl>
      ) : null}
      <details className={styles['included']}>
        <summary>{m.word_included()}</summary>
        <p className="quiet">{placed.order.promise[locale]}</p>
      </details>
    </section>
  )
}

/** When the order was sent and how it is paid. Its number and its total stand on the ticket above. */
export function OrderedFacts({ view: { life, placed } }: { view: PlacedView }) {
  const { placedAt, paymentMethod } = placed
  const pays = isPaymentWish(placed, life) ? m.status_payment_wish() : m.word_payment_method()
  const facts = [
    { label: m.status_sent_at(), value: formatDateTime(placedAt, getLocale()) },
    ...(paymentMethod
      ? [{ label: pays, value: PAYMENT_METHODS[paymentMethod].name[getLocale()] }]
      : []),
  ]
  return <FactList facts={facts} />
}
