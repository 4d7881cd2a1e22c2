import type { ReactElement } from 'react'
import { appConfig } from '~config'
import { payingOf } from '~/order/model/payment-methods'
import { type Due, dueOf, type PaidView, transferCode } from '~/order/status/pay/payment'
import { QrCode } from '~/order/status/pay/qr-code'
import { dueText } from '~/order/promises/paying'
import { refundWords } from '~/order/promises/promises'
import { formatMoney, formatOrderNumber } from '~/i18n/format'
import { czk } from '~/lib/money'
import { m } from '~/paraglide/messages'
import { getLocale } from '~/paraglide/runtime'
import styles from './pay-section.module.css'

/** The amount due and how to pay it, or a notice that it is paid or refunded; nothing while nothing is due. */
export function PaySection({ view }: { view: PaidView }) {
  const { balance } = view.life
  const due = dueOf(view)
  const said = balance.due > 0 ? null : settled(view)
  if (!due && !said) return null
  return (
    <section className={styles['pay']} aria-labelledby="pay">
      <h2 id="pay">{due ? m.pay_title_due({ amount: money(due.amount) }) : m.pay_title()}</h2>
      {said ? <p className="lead">{said}</p> : null}
      {due ? <Pay view={view} due={due} /> : null}
      {due && balance.paid > balance.refunded ? (
        <p>{m.pay_part({ paid: money(balance.paid - balance.refunded) })}</p>
      ) : null}
    </section>
  )
}

function Pay({ view: { placed, life }, due }: { view: PaidView; due: Due }): ReactElement {
  const amount = money(due.amount)
  const by = dueText(life, getLocale())
  const sum = [
    { label: m.pay_sum(), value: amount },
    ...(by === null ? [] : [{ label: m.pay_due(), value: by }]),
  ]
  const paying = payingOf(placed, life)
  switch (paying.by) {
    case 'driver':
      return <p>{m.pay_cash()}</p>
    case 'transfer':
      return <Transfer sum={sum} due={due} number={placed.number} />
    case 'link':
      return (
        <>
          <Lines lines={sum} />
          {paying.href ? (
            <p>
              <a className="button" href={paying.href}>
                {m.pay_card({ amount })}
              </a>
            </p>
          ) : (
            <p>{m.pay_card_sent()}</p>
          )}
        </>
      )
  }
}

function Transfer({ sum, due, number }: { sum: Line[]; due: Due; number: string }) {
  const { bank } = appConfig.company
  const label = m.pay_qr_label({ amount: money(due.amount), number: formatOrderNumber(number) })
  return (
    <div className={styles['transfer']}>
      <Lines
        lines={[
          ...sum,
          { label: m.pay_symbol(), value: number },
          { label: m.pay_account(), value: bank.account },
          { label: 'IBAN', value: bank.iban },
          { label: m.pay_bank(), value: bank.name },
        ]}
      />
      <figure>
        <QrCode className={styles['code']} text={transferCode(due, number)} label={label} />
        <figcaption>{m.pay_qr_hint()}</figcaption>
      </figure>
    </div>
  )
}

type Line = { label: string; value: string }

function Lines({ lines }: { lines: Line[] }) {
  return (
    <dl className={styles['lines']}>
      {lines.map(({ label, value }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}

function settled({ life }: PaidView): string | null {
  const { balance } = life
  switch (balance.state) {
    case 'paid':
      return m.pay_paid()
    case 'refundDue':
      return refundWords({ life }).join(' ')
    case 'waived':
      return m.pay_waived()
    case 'notDue':
    case 'awaiting':
      return null
  }
}

function money(amount: number): string {
  return formatMoney(czk(amount), getLocale())
}
