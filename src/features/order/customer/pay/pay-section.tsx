import { appConfig } from '~config'
import { type Paying, payingOf } from '~/features/order/customer/pay/payment'
import { QrCode } from '~/features/order/customer/pay/qr-code'
import type { PlacedView } from '~/features/order/customer/status-view'
import { formatDate, formatMoney, formatOrderNumber } from '~/i18n/format'
import { czk } from '~/lib/money'
import { m } from '~/paraglide/messages'
import { getLocale } from '~/paraglide/runtime'
import styles from './pay-section.module.css'

/** What is to be paid and how, or that it is paid, or given back; nothing while nothing is due. */
export function PaySection({ view }: { view: PlacedView }) {
  const { balance } = view.life
  const paying = payingOf(view)
  const said = balance.due > 0 ? null : settled(view)
  if (!paying && !said) return null
  return (
    <section className={styles['pay']} aria-labelledby="pay">
      <h2 id="pay">{paying ? m.pay_title_due({ amount: money(paying.amount) }) : m.pay_title()}</h2>
      {said ? <p className="lead">{said}</p> : null}
      {paying ? <Pay paying={paying} number={view.placed.number} /> : null}
      {paying && balance.paid > balance.refunded ? (
        <p>{m.pay_part({ paid: money(balance.paid - balance.refunded) })}</p>
      ) : null}
    </section>
  )
}

function Pay({ paying, number }: { paying: Paying; number: string }) {
  const { bank } = appConfig.company
  const amount = money(paying.amount)
  const due = paying.dueAt
    ? [{ label: m.pay_due(), value: formatDate(paying.dueAt, getLocale()) }]
    : []
  if (paying.by === 'card') {
    return (
      <>
        <Lines lines={[{ label: m.pay_sum(), value: amount }, ...due]} />
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
  return (
    <div className={styles['transfer']}>
      <Lines
        lines={[
          { label: m.pay_sum(), value: amount },
          ...due,
          { label: m.pay_symbol(), value: number },
          { label: m.pay_account(), value: bank.account },
          { label: 'IBAN', value: bank.iban },
          { label: m.pay_bank(), value: bank.name },
        ]}
      />
      <figure>
        <QrCode
          className={styles['code']}
          text={paying.spayd}
          label={m.pay_qr_label({ amount, number: formatOrderNumber(number) })}
        />
        <figcaption>{m.pay_qr_hint()}</figcaption>
      </figure>
    </div>
  )
}

function Lines({ lines }: { lines: { label: string; value: string }[] }) {
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

function settled({ life: { balance } }: PlacedView): string | null {
  switch (balance.state) {
    case 'paid':
      return m.pay_paid()
    case 'refundDue':
      return m.pay_refund({ amount: money(-balance.due) })
    case 'waived':
      return m.pay_waived()
    default:
      return null
  }
}

function money(amount: number): string {
  return formatMoney(czk(amount), getLocale())
}
