import { appConfig } from '~config'
import type { MonthView } from '~/desk/money/month/month-step.server'
import { formatDate, formatMoney, formatMonth } from '~/i18n/format'
import { screenPath } from '~/i18n/screens'
import { documentTitle, plainAmount, rateWords, wayWords } from '~/order/papers/document-words'
import type { MonthRow, MonthSum } from '~/order/papers/month/month-rows'
import { m } from '~/paraglide/messages'
import { getLocale } from '~/paraglide/runtime'
import styles from './month-page.module.css'

/** The tax documents of a month with their control sums, as the accountant's files have them. */
export function MonthPage({ page }: { page: MonthView }) {
  const { month, before, after, rows, sums, count } = page
  const locale = getLocale()
  const path = (of: string) => screenPath('deskMonth', locale, of)
  return (
    <>
      <h1>{m.desk_month({ month: formatMonth(month, locale) })}</h1>
      <p className={styles['months']}>
        <a href={path(before)} rel="prev">
          ← {formatMonth(before, locale)}
        </a>{' '}
        <a href={screenPath('deskMoney', locale)}>{m.desk_nav_money()}</a>{' '}
        <a href={path(after)} rel="next">
          {formatMonth(after, locale)} →
        </a>
      </p>
      <Sums sums={sums} count={count} />
      {count === 0 ? null : (
        <form className={styles['files']} method="post" action={path(month)}>
          <button className="button" type="submit" name="intent" value="csv">
            {m.desk_month_csv()}
          </button>{' '}
          {appConfig.market.documents.hasIsdoc ? (
            <button className="button button-quiet" type="submit" name="intent" value="isdoc">
              {m.desk_month_isdoc()}
            </button>
          ) : null}
        </form>
      )}
      {rows.length > 0 ? <Documents rows={rows} /> : null}
      <Pages page={page} />
    </>
  )
}

/** The control sums, one for each currency. */
function Sums({ sums, count }: { sums: readonly MonthSum[]; count: number }) {
  const locale = getLocale()
  const own = appConfig.market.currency
  return (
    <>
      <p>{m.desk_month_count({ count })}</p>
      {sums.map(({ currency, net, vat, gross, crowns }) => (
        <dl key={currency} className={styles['sums']}>
          {[
            { label: m.paper_base(), amount: net, currency },
            { label: m.paper_vat(), amount: vat, currency },
            { label: m.paper_gross(), amount: gross, currency },
            ...(crowns && currency !== own
              ? [{ label: m.desk_month_crowns(), amount: crowns.vat, currency: own }]
              : []),
          ].map(({ label, ...amount }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{formatMoney(amount, locale)}</dd>
            </div>
          ))}
        </dl>
      ))}
    </>
  )
}

/** A row for each document and rate; a card on a phone, a line of a table on a wide screen and on paper. */
function Documents({ rows }: { rows: readonly MonthRow[] }) {
  return (
    <table className={styles['documents']}>
      <caption className="visually-hidden">{m.desk_month_documents()}</caption>
      <thead>
        <tr>
          <th scope="col">{m.paper_number()}</th>
          <th scope="col">{m.desk_month_supply()}</th>
          <th scope="col">{m.paper_customer()}</th>
          <th scope="col">{m.paper_rate()}</th>
          <th scope="col">{m.paper_base()}</th>
          <th scope="col">{m.paper_vat()}</th>
          <th scope="col">{m.paper_gross()}</th>
          <th scope="col">{m.desk_month_paid()}</th>
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
  const { number, order, supplyOn, customer, currency, isVatPayer, payments } = document
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
        <a href={screenPath('deskOrder', locale, order)}>{number}</a>{' '}
        <span>{documentTitle(document)}</span>
      </th>
      <td data-label={m.desk_month_supply()}>{formatDate(supplyOn, locale)}</td>
      <td data-label={m.paper_customer()}>
        {name} <span>{ids.filter(Boolean).join(', ')}</span>
      </td>
      <td data-label={m.paper_rate()}>{isVatPayer ? rateWords(sum) : ''}</td>
      <td data-label={m.paper_base()}>{plainAmount(sum.net)}</td>
      <td data-label={m.paper_vat()}>{plainAmount(sum.vat)}</td>
      <td data-label={m.paper_gross()}>
        {plainAmount(sum.gross)}
        {currency === appConfig.market.currency ? null : <span>{` ${currency}`}</span>}
      </td>
      <td data-label={m.desk_month_paid()}>{paid.join('; ')}</td>
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
