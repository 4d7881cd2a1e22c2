import { appConfig } from '~config'
import { documentMoney, isToPay, wayWords } from '~/order/papers/document-words'
import { inCash } from '~/order/model/order-money'
import { cashRounding, type TaxDocument } from '~/order/papers/tax-document'
import { PayLines } from '~/order/status/pay/pay-lines'
import { transferCode } from '~/order/status/pay/payment'
import { QrCode } from '~/order/status/pay/qr-code'
import { transferRows } from '~/order/ticket/payment-rows'
import { formatDate, formatUntilDay, formatOrderNumber } from '~/i18n/format'
import { m } from '~/paraglide/messages'
import { getLocale } from '~/paraglide/runtime'
import styles from './document.module.css'

type MoneyProps = { document: TaxDocument; owed: number }

/**
 * The sum, what was paid on which day and how, and what is left to pay: as issued, but nobody is asked for what the
 * order does not owe any more.
 */
export function DocumentMoney({ document, owed }: MoneyProps) {
  const toPay = isToPay(document) ? Math.max(0, Math.min(document.due, owed)) : 0
  const rounding = cashRounding(document)
  const { kind, total, payments, deducted, isVatPayer, due } = document
  const locale = getLocale()
  const lessAdvances = isVatPayer
    ? []
    : deducted.map(({ number, day, gross }) => ({
        label: m.paper_deducted({ number, day: formatDate(day, locale) }),
        value: documentMoney(document, -gross),
      }))
  const last = lastLineOf(document, rounding)
  const paid = (kind === 'receipt' ? [] : payments).map(({ amount, day, way, reference }) => ({
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
          <dt>{m.word_total()}</dt>
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
        {rounding === 0 ? null : (
          <div>
            <dt>{m.paper_rounding()}</dt>
            <dd>{documentMoney(document, rounding)}</dd>
          </div>
        )}
        {last === null ? null : (
          <div className={styles['due']}>
            <dt>{last.label}</dt>
            <dd>{documentMoney(document, last.amount + rounding)}</dd>
          </div>
        )}
      </dl>
      {last !== null && kind !== 'receipt' && due === 0 ? <p>{m.paper_nothing_due()}</p> : null}
      {isToPay(document) && toPay === 0 ? <p>{m.paper_settled_since()}</p> : null}
      {toPay > 0 ? <ToPay document={document} amount={toPay} /> : null}
    </section>
  )
}

/**
 * What a document comes to in the end: what is to be paid, or the cash that was taken, of an advance where it was rounded;
 * nothing for a credit.
 */
function lastLineOf(
  { kind, due, total, paid }: TaxDocument,
  rounding: number,
): { label: string; amount: number } | null {
  if (kind === 'credit') return null
  if (kind === 'advance' && rounding !== 0) return { label: m.paper_cash_taken(), amount: paid }
  return kind === 'receipt'
    ? { label: total < 0 ? m.paper_cash_back() : m.paper_cash_taken(), amount: total }
    : { label: m.paper_due(), amount: due }
}

type ToPayProps = { document: TaxDocument; amount: number }

/**
 * How to pay what is due: in cash to the driver, or by transfer. Banks read the code of their country, and only in its
 * currency.
 */
function ToPay({ document: { order, currency, dueOn, dueWay }, amount }: ToPayProps) {
  const locale = getLocale()
  const money = { amount, currency }
  if (dueWay === 'cash') {
    return <p>{m.pay_cash_over({ amount: documentMoney({ currency }, inCash(money)) })}</p>
  }
  const until =
    dueOn === null
      ? []
      : [
          {
            label: m.word_due(),
            value: m.word_due_by({ day: formatUntilDay(`${dueOn}T12:00Z`, locale) }),
          },
        ]
  const { market } = appConfig
  return (
    <div className={styles['pay']}>
      <PayLines lines={[...transferRows(order, money), ...until]} />
      {currency === market.currency ? (
        <figure>
          <QrCode
            className={styles['code']}
            text={transferCode({ amount }, order)}
            label={m.pay_qr_label({
              amount: documentMoney({ currency }, amount),
              number: formatOrderNumber(order),
            })}
          />
          <figcaption>{market.paymentCodeName}</figcaption>
        </figure>
      ) : null}
    </div>
  )
}
