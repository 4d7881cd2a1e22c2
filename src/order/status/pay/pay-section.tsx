import { isCancelledByUs } from '~/order/life/outcome'
import type { ReactElement } from 'react'
import { askedOf, payingOf } from '~/order/life/money/paying'
import { isEnded } from '~/order/life/states'
import {
  type Due,
  dueOf,
  hasCode,
  isTransferOffered,
  type PaidView,
  pictureName,
  transferCode,
} from '~/order/status/pay/payment'
import { type PayLine, PayLines } from '~/order/status/pay/pay-lines'
import { PAY } from '~/order/status/status-view'
import { QrCode } from '~/order/status/pay/qr-code'
import { payBy, paymentRows } from '~/order/ticket/payment-rows'
import { moneyText } from '~/order/model/order-money'
import { refundWords } from '~/order/promises/refund'
import { formatOrderNumber } from '~/i18n/format'
import { screenPath } from '~/i18n/screens'
import { m } from '~/paraglide/messages'
import { getLocale } from '~/paraglide/runtime'
import styles from './pay-section.module.css'

/** The amount due and how to pay it, or a notice that it is paid or refunded; nothing while nothing is due. */
export function PaySection({ view }: { view: PaidView }) {
  const { balance } = view.life
  const { order } = view.placed
  const due = dueOf(view)
  const said = balance.due > 0 ? null : settled(view)
  if (!due && !said) return null
  // We do not know yet whether the driver has the money already, so the heading does not ask for it.
  const isPaidByHand = isEnded(view.life.state) && payingOf(view.placed, view.life).by === 'driver'
  return (
    <section className={styles['pay']} aria-labelledby="pay">
      <h2 id="pay">
        {due && !isPaidByHand
          ? m.pay_title_due({ amount: moneyText(order, askedOf(view.placed, view.life)) })
          : m.word_payment()}
      </h2>
      {said ? <p className="lead">{said}</p> : null}
      {due ? <Pay view={view} due={due} /> : null}
      {due && balance.refunded > 0 ? (
        <p>{m.pay_returned({ amount: moneyText(order, balance.refunded) })}</p>
      ) : null}
      {due && balance.paid > balance.refunded ? (
        <p>{m.pay_part({ paid: moneyText(order, balance.paid - balance.refunded) })}</p>
      ) : null}
    </section>
  )
}

function Pay({ view, due }: { view: PaidView; due: Due }): ReactElement {
  const { placed, life } = view
  const amount = moneyText(placed.order, askedOf(placed, life))
  const until = due.dueBy ? [{ label: m.word_due(), value: payBy(due.dueBy) }] : []
  const amountLine = { label: m.pay_sum(), value: amount }
  const paying = payingOf(placed, life)
  switch (paying.by) {
    case 'driver':
      return <p>{isEnded(life.state) ? m.pay_cash_over({ amount }) : m.pay_cash()}</p>
    case 'transfer':
      return <Transfer until={until} due={due} view={view} />
    case 'link':
      return (
        <>
          <PayLines lines={[amountLine, ...until]} />
          <p>
            <a className="button" href={paying.href}>
              {m.pay_card({ amount })}
            </a>
          </p>
        </>
      )
    case 'gateway':
      return isTransferOffered(view) ? (
        <Transfer until={until} due={due} view={view} />
      ) : (
        <>
          <PayLines lines={[amountLine, ...until]} />
          <PayForm view={view} amount={amount} />
        </>
      )
  }
}

/** The button that leads to the gateway; it is pressed for the amount that this page shows. */
function PayForm({ view: { token, life }, amount }: { view: PaidView; amount: string }) {
  return (
    <form method="post" action={`${screenPath('orderStatus', getLocale(), token)}#said`}>
      <input type="hidden" name="intent" value={PAY} />
      <input type="hidden" name="seq" value={life.seq} />
      <p>
        <button className="button" type="submit">
          {m.pay_card({ amount })}
        </button>
      </p>
      <p className="quiet">{m.pay_card_where()}</p>
    </form>
  )
}

type TransferProps = { until: PayLine[]; due: Due; view: PaidView }

function Transfer({ until, due, view }: TransferProps) {
  return (
    <div className={styles['transfer']}>
      {due.dueBy?.by === 'afterRide' ? <p>{m.pay_invoice()}</p> : null}
      <PayLines lines={[...paymentRows(view.placed, due.amount), ...until]} />
      {hasCode(view) ? <Code due={due} view={view} /> : null}
    </div>
  )
}

function Code({ due, view: { placed, token } }: Omit<TransferProps, 'until'>) {
  const locale = getLocale()
  const { number, order } = placed
  const label = m.pay_qr_label({
    amount: moneyText(order, due.amount),
    number: formatOrderNumber(number),
  })
  const picture = screenPath('orderPayment', locale, token)
  return (
    <figure>
      <QrCode className={styles['code']} text={transferCode(due, number)} label={label} />
      <figcaption>{m.pay_qr_hint()}</figcaption>
      <p className={styles['saving']}>
        <a className="button button-quiet" href={picture} download={pictureName(number, locale)}>
          {m.pay_qr_save()}
        </a>{' '}
        <a className="button button-quiet" href={picture}>
          {m.pay_qr_open()}
        </a>
      </p>
    </figure>
  )
}

function settled({ placed, life }: PaidView): string | null {
  const { balance } = life
  switch (balance.state) {
    case 'paid':
      return m.pay_paid()
    case 'refundDue':
      // The heading of an order that we cancelled says it.
      return isCancelledByUs(life) ? null : refundWords({ placed, life }).join(' ')
    case 'waived':
      return balance.paid > balance.refunded ? m.pay_waived() : m.promise_pay_nothing()
    case 'notDue':
      return balance.refunded > 0
        ? m.pay_returned({ amount: moneyText(placed.order, balance.refunded) })
        : null
    case 'awaiting':
      return null
  }
}
