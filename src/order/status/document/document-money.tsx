import { appConfig } from '~config'
import { documentMoney, isToPay, wayWords } from '~/order/papers/document-words'
import type { TaxDocument } from '~/order/papers/tax-document'
import { PayLines } from '~/order/status/pay/pay-lines'
import { QrCode } from '~/order/status/pay/qr-code'
import { transferRows } from '~/order/ticket/payment-rows'
import { formatDate, formatOrderNumber } from '~/i18n/format'
import { toSpayd } from '~/lib/spayd'
import { m } from '~/paraglide/messages'
import { getLocale } from '~/paraglide/runtime'
import styles from './document.module.css'

/** The sum, what was paid on which day and how, and what is left to pay. */
export function DocumentMoney({ document }: { document: TaxDocument }) {
  const { kind, total, payments, deducted, isVatPayer, due } = document
  const locale = getLocale()
  const lessAdvances = isVatPayer
    ? []
    : deducted.map(({ number, day, gross }) => ({
        label: m.paper_deducted({ number, day: formatDate(day, locale) }),
        value: documentMoney(document, -gross),
      }))
  const paid = payments.map(({ amount, day, way, reference }) => ({
    label: (amount < 0 ? m.paper_returned_line : m.paper_paid_line)({
      day: formatDate(day, locale),
    }),
    how: [wayWords(way), reference].filter(Boolean).join(', '),
    value: documentMoney(document, Math.abs(amount)),
  }))
  return (
    <section className={styles['money']}>
      <dl className={styles['sums']}>
        <div className={styles['sum']}>
          <dt>{m.paper_sum()}</dt>
          <dd>{documentMoney(document, total)}</dd>
        </div>
        {[...lessAdvances.map((line) => ({ ...line, how: '' })), ...paid].map(
          ({ label, how, value }, index) => (
            // oxlint-disable-next-line react/no-array-index-key
            <div key={index}>
              <dt>
                {label}
                {how ? <span className="quiet">{` ${how}`}</span> : null}
              </dt>
              <dd>{value}</dd>
            </div>
          ),
        )}
        {kind === 'credit' ? null : (
          <div className={styles['due']}>
            <dt>{m.paper_due()}</dt>
            <dd>{documentMoney(document, due)}</dd>
          </div>
        )}
      </dl>
      {kind !== 'credit' && due === 0 ? <p>{m.paper_nothing_due()}</p> : null}
      {isToPay(document) ? <ToPay document={document} /> : null}
    </section>
  )
}

/** How to pay what is due by transfer; Czech banks read the code, and only in crowns. */
function ToPay({ document: { order, currency, due, dueOn } }: { document: TaxDocument }) {
  const locale = getLocale()
  const money = { amount: due, currency }
  const until = dueOn === null ? [] : [{ label: m.pay_due(), value: formatDate(dueOn, locale) }]
  const code = toSpayd({
    iban: appConfig.company.bank.iban,
    amount: due,
    dueDay: dueOn,
    variableSymbol: order,
    message: `OBJEDNAVKA ${order}`,
  })
  return (
    <div className={styles['pay']}>
      <PayLines lines={[...transferRows(order, money), ...until]} />
      {currency === 'CZK' ? (
        <figure>
          <QrCode
            className={styles['code']}
            text={code}
            label={m.pay_qr_label({
              amount: documentMoney({ currency }, due),
              number: formatOrderNumber(order),
            })}
          />
          <figcaption>QR Platba</figcaption>
        </figure>
      ) : null}
    </div>
  )
}
