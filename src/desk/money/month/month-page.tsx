import { appConfig } from '~config'
import type { MonthView } from '~/desk/money/month/month-step.server'
import table from '~/desk/money/month/table.module.css'
import { formatDate, formatMoney, formatMonth, formatOrderNumber } from '~/i18n/format'
import { screenPath } from '~/i18n/screens'
import type { Money } from '~/lib/money'
import { documentTitle, plainAmount, rateWords, wayWords } from '~/order/papers/document-words'
import type { MonthRow, MonthSum } from '~/order/papers/month/month-rows'
import { m } from '~/paraglide/messages'
import { getLocale } from '~/paraglide/runtime'
import styles from './month-page.module.css'
import type { MonthPayment } from '~/order/papers/month/month-payments'

/** The payments and refunds of a month: their sums by way and currency, and each with its order and its document. */
function Payments({
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

/** The tax documents and the payments of a month with their control sums, as the accountant's files have them. */
export function MonthPage({ page }: { page: MonthView }) {
  const { month, before, after, rows, count, paymentCount } = page
  const locale = getLocale()
  const path = (of: string) => screenPath('deskMonth', locale, of)
  return (
    <>
      <h1>{m.desk_month({ month: formatMonth(month, locale) })}</h1>
      <p className={styles['months']}>
        <a href={path(before)} rel="prev">
          ← {formatMonth(before, locale)}
        </a>{' '}
        <a href={screenPath('deskMoney', locale)}>{m.word_money()}</a>{' '}
        <a href={path(after)} rel="next">
          {formatMonth(after, locale)} →
        </a>
      </p>
      <Sums page={page} />
      {count + paymentCount === 0 ? null : <Files action={path(month)} />}
      {rows.length > 0 ? <Documents rows={rows} /> : null}
      <Payments page={page} />
      <Pages page={page} />
    </>
  )
}

/** A workbook for a spreadsheet, and the files that programs read. */
function Files({ action }: { action: string }) {
  const { hasIsdoc } = appConfig.market.documents
  const files = [
    { intent: 'csv', label: m.desk_month_csv() },
    { intent: 'payments', label: m.desk_month_payments_csv() },
    ...(hasIsdoc ? [{ intent: 'isdoc', label: m.desk_month_isdoc() }] : []),
  ]
  return (
    <form className={styles['files']} method="post" action={action}>
      <button className="button" type="submit" name="intent" value="xlsx">
        {m.desk_month_xlsx()}
      </button>
      {files.map(({ intent, label }) => (
        <button
          key={intent}
          className="button button-quiet"
          type="submit"
          name="intent"
          value={intent}
        >
          {label}
        </button>
      ))}
      <p className="quiet">{m.desk_month_files()}</p>
    </form>
  )
}

/** The control sums, one for each currency, and one over currencies. */
function Sums({ page: { sums, total, count } }: { page: MonthView }) {
  const own = appConfig.market.currency
  return (
    <>
      <p>{m.desk_month_count({ count })}</p>
      {sums.map(({ currency, crowns, ...sum }) => (
        <Amounts
          key={currency}
          amounts={[
            ...partsOf(sum, currency),
            ...(crowns && currency !== own
              ? [{ label: m.desk_month_crowns(), amount: crowns.vat, currency: own }]
              : []),
          ]}
        />
      ))}
      {total === null ? <p>{m.desk_month_no_total()}</p> : null}
      {total ? (
        <>
          <p>{m.desk_month_total()}</p>
          <Amounts amounts={partsOf(total, own)} />
        </>
      ) : null}
    </>
  )
}

type Labelled = Money & { label: string }

function partsOf(
  { net, vat, gross }: Pick<MonthSum, 'net' | 'vat' | 'gross'>,
  currency: Money['currency'],
): Labelled[] {
  return [
    { label: m.paper_base(), amount: net, currency },
    { label: m.word_vat(), amount: vat, currency },
    { label: m.word_total(), amount: gross, currency },
  ]
}

/** Amounts, each below what it is. */
function Amounts({ amounts }: { amounts: readonly Labelled[] }) {
  return (
    <dl className={styles['sums']}>
      {amounts.map(({ label, ...amount }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{formatMoney(amount, getLocale())}</dd>
        </div>
      ))}
    </dl>
  )
}

/** A row for each document and rate; a card on a phone, a line of a table on a wide screen and on paper. */
function Documents({ rows }: { rows: readonly MonthRow[] }) {
  return (
    <table className={table['rows']}>
      <caption className="visually-hidden">{m.desk_month_documents()}</caption>
      <thead>
        <tr>
          <th scope="col">{m.paper_number()}</th>
          <th scope="col">{m.word_order()}</th>
          <th scope="col">{m.desk_month_supply()}</th>
          <th scope="col">{m.paper_customer()}</th>
          <th scope="col">{m.paper_rate()}</th>
          <th scope="col" className={table['amount']}>
            {m.paper_base()}
          </th>
          <th scope="col" className={table['amount']}>
            {m.word_vat()}
          </th>
          <th scope="col" className={table['amount']}>
            {m.word_total()}
          </th>
          <th scope="col">{m.word_paid()}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <DocumentRow
            key={`${row.document.number} ${row.sum.vatRateBp} ${row.sum.exempt ?? ''}`}
            row={row}
          />
        ))}
      </tbody>
    </table>
  )
}

function DocumentRow({ row: { document, sum } }: { row: MonthRow }) {
  const locale = getLocale()
  const { number, order, issuedOn, supplyOn, customer, currency, isVatPayer, payments } = document
  const { name, companyId, vatId } = customer
  const ids = [
    companyId ? m.paper_company_id({ id: companyId }) : '',
    vatId ? m.paper_vat_id({ id: vatId }) : '',
  ]
  const paid = payments.map(({ day, way, reference }) =>
    [formatDate(day, locale), wayWords(way), reference].filter(Boolean).join(', '),
  )
  return (
    <tr>
      <th scope="row">
        {number} <span>{documentTitle(document)}</span>
      </th>
      <td data-label={m.word_order()} className={table['whole']}>
        <a href={screenPath('deskOrder', locale, order)}>{formatOrderNumber(order)}</a>
      </td>
      <td data-label={m.desk_month_supply()} className={table['whole']}>
        {formatDate(supplyOn, locale)}
        {issuedOn === supplyOn ? null : (
          <span>{`${m.paper_issued()} ${formatDate(issuedOn, locale)}`}</span>
        )}
      </td>
      <td data-label={m.paper_customer()}>
        {name} <span>{ids.filter(Boolean).join(', ')}</span>
      </td>
      <td data-label={m.paper_rate()} className={table['whole']}>
        {isVatPayer ? rateWords(sum) : ''}
      </td>
      <td data-label={m.paper_base()} className={table['amount']}>
        {plainAmount(sum.net)}
      </td>
      <td data-label={m.word_vat()} className={table['amount']}>
        {plainAmount(sum.vat)}
      </td>
      <td data-label={m.word_total()} className={table['amount']}>
        {plainAmount(sum.gross)}
        {currency === appConfig.market.currency ? null : <span>{` ${currency}`}</span>}
      </td>
      <td data-label={m.word_paid()}>{paid.join('; ')}</td>
    </tr>
  )
}

/** The way through a month of more rows than one page shows. */
function Pages({ page: { month, at, pages } }: { page: MonthView }) {
  if (pages === 1) return null
  const path = (to: number) => `${screenPath('deskMonth', getLocale(), month)}?page=${to}`
  return (
    <p className={styles['months']}>
      {at > 1 ? (
        <a href={path(at - 1)} rel="prev">
          ← {m.desk_month_page_before()}
        </a>
      ) : null}{' '}
      {m.desk_month_page({ at, pages })}{' '}
      {at < pages ? (
        <a href={path(at + 1)} rel="next">
          {m.desk_month_page_after()} →
        </a>
      ) : null}
    </p>
  )
}
