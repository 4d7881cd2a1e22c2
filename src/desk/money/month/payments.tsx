import type { MonthView } from '~/desk/money/month/month-step.server'
import table from '~/desk/money/month/table.module.css'
import { formatDate, formatMoney, formatOrderNumber } from '~/i18n/format'
import { screenPath } from '~/i18n/screens'
import { wayWords } from '~/order/papers/document-words'
import type { MonthPayment } from '~/order/papers/month/month-payments'
import { m } from '~/paraglide/messages'
import { getLocale } from '~/paraglide/runtime'
import styles from './month-page.module.css'

/** The payments and refunds of a month: their sums by way and currency, and each with its order and its document. */
export function Payments({
  page: { payments, moved, paymentCount },
}: {
  page: Pick<MonthView, 'payments' | 'moved' | 'paymentCount'>
}) {
  return (
    <section className={table['part']}>
      <h2>{m.desk_month_payments()}</h2>
      <p>{m.desk_month_payment_count({ count: paymentCount })}</p>
      <dl className={styles['sums']}>
        {moved.map(({ event, way, amount, currency }) => (
          <div key={`${event} ${way ?? ''} ${currency}`}>
            <dt>{[moveWords(event), wayWords(way)].filter(Boolean).join(', ')}</dt>
            <dd>{formatMoney({ amount, currency }, getLocale())}</dd>
          </div>
        ))}
      </dl>
      {payments.length > 0 ? <Rows payments={payments} /> : null}
    </section>
  )
}

function moveWords(event: MonthPayment['event']): string {
  switch (event) {
    case 'paid':
      return m.desk_month_in()
    case 'refunded':
      return m.desk_month_out()
    case 'rounding':
      return m.paper_rounding()
  }
}

function Rows({ payments }: { payments: readonly MonthPayment[] }) {
  return (
    <table className={table['rows']}>
      <caption className="visually-hidden">{m.desk_month_payments()}</caption>
      <thead>
        <tr>
          <th scope="col">{m.word_order()}</th>
          <th scope="col">{m.desk_field_day()}</th>
          <th scope="col">{m.paper_customer()}</th>
          <th scope="col" className={table['amount']}>
            {m.pay_sum()}
          </th>
          <th scope="col">{m.desk_month_way()}</th>
          <th scope="col">{m.paper_number()}</th>
          <th scope="col" className={table['amount']}>
            {m.desk_month_owes()}
          </th>
        </tr>
      </thead>
      <tbody>
        {payments.map((payment, index) => (
          // Two payments of an order may be alike in all that is shown.
          // oxlint-disable-next-line react/no-array-index-key
          <PaymentRow key={index} payment={payment} />
        ))}
      </tbody>
    </table>
  )
}

function PaymentRow({ payment }: { payment: MonthPayment }) {
  const locale = getLocale()
  const { order, day, customer, companyId, event, way, amount, currency, reference } = payment
  const how = [wayWords(way), reference].filter(Boolean).join(', ')
  return (
    <tr>
      <th scope="row" className={table['whole']}>
        <a href={screenPath('deskOrder', locale, order)}>{formatOrderNumber(order)}</a>
      </th>
      <td data-label={m.desk_field_day()} className={table['whole']}>
        {formatDate(day, locale)}
      </td>
      <td data-label={m.paper_customer()}>
        {customer} {companyId ? <span>{m.paper_company_id({ id: companyId })}</span> : null}
      </td>
      <td data-label={m.pay_sum()} className={table['amount']}>
        {formatMoney({ amount, currency }, locale)}
        {event === 'paid' ? null : <span>{moveWords(event)}</span>}
      </td>
      <td data-label={m.desk_month_way()}>{how}</td>
      <td data-label={m.paper_number()}>{payment.documents.join(', ')}</td>
      <td data-label={m.desk_month_owes()} className={table['amount']}>
        {payment.owes === 0 ? '' : formatMoney({ amount: payment.owes, currency }, locale)}
      </td>
    </tr>
  )
}
