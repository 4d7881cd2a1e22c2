import { PAYMENT_METHODS } from '~/carrier/payment-methods'
import { eventWords } from '~/desk/order/act-words'
import { isPaymentWish } from '~/order/life/order-now'
import type { KnownView } from '~/desk/order/order-view'
import { formatDate, formatMoney, formatUntilDay } from '~/i18n/format'
import { word } from '~/i18n/word'
import { m } from '~/paraglide/messages'
import { getLocale } from '~/paraglide/runtime'
import styles from './order-page.module.css'

/** What the order costs, what is due, and the money that moved. */
export function Money({ view: { placed, life, currency } }: { view: KnownView }) {
  const locale = getLocale()
  const money = (amount: number) => formatMoney({ amount, currency }, locale)
  const { balance, price, fee, surcharges, ledger, dueAt } = life
  const total = fee ?? price
  const method = placed.paymentMethod
  const by = dueAt === null ? '' : ` ${m.word_due_by({ day: formatUntilDay(dueAt, locale) })}`
  return (
    <section>
      <h2>{m.word_money()}</h2>
      <dl className={styles['rows']}>
        <div>
          <dt>{m.word_price()}</dt>
          <dd>{total === null ? m.desk_order_total_none() : money(total)}</dd>
        </div>
        {surcharges.map(({ amount, reason, at }) => (
          <div key={at}>
            <dt>{m.desk_order_surcharge()}</dt>
            <dd>
              {money(amount)}, {reason}
            </dd>
          </div>
        ))}
        {method ? (
          <div>
            <dt>
              {isPaymentWish(placed, life) ? m.desk_order_would_pay_by() : m.desk_order_pays_by()}
            </dt>
            <dd>{PAYMENT_METHODS[method].name[locale]}</dd>
          </div>
        ) : null}
        {ledger.map((row) => (
          <div key={row.seq}>
            <dt>{eventWords(row, ledger)}</dt>
            <dd>
              {[
                money(row.amount),
                formatDate(row.day, locale),
                row.way ? word(`desk_way_${row.way}`) : '',
                row.reference,
              ]
                .filter(Boolean)
                .join(', ')}
            </dd>
          </div>
        ))}
        {balance.state === 'notDue' ? null : (
          <div className={styles['due']}>
            <dt>{dueLabel(balance.due)}</dt>
            <dd>
              {balance.due === 0 ? null : money(Math.abs(balance.due))}
              {balance.due > 0 ? by : null}
            </dd>
          </div>
        )}
      </dl>
      {placed.note ? (
        <p>
          {m.desk_order_note()}: {placed.note}
        </p>
      ) : null}
    </section>
  )
}

function dueLabel(due: number): string {
  if (due > 0) return m.desk_order_due()
  return due < 0 ? m.desk_order_due_back() : m.desk_order_settled()
}
