import type { UnpaidView } from '~/desk/money/unpaid/unpaid-step.server'
import type { Age, AgeGroup, Unpaid } from '~/desk/money/unpaid/unpaid'
import months from '~/desk/money/month/month-page.module.css'
import table from '~/desk/money/month/table.module.css'
import { formatDate, formatMoney, formatOrderNumber, formatPhone } from '~/i18n/format'
import { screenPath } from '~/i18n/screens'
import type { Money } from '~/lib/money'
import { m } from '~/paraglide/messages'
import { getLocale } from '~/paraglide/runtime'

const AGE_WORDS: Record<Age, () => string> = {
  over60: m.desk_unpaid_over_60,
  to60: m.desk_unpaid_to_60,
  to30: m.desk_unpaid_to_30,
  to14: m.desk_unpaid_to_14,
  ahead: m.desk_unpaid_ahead,
}

/** What is unpaid, by whom and for how long: a list to be printed and telephoned through. */
export function UnpaidPage({ page }: { page: UnpaidView }) {
  const { today, groups, sums, hasMore } = page
  const locale = getLocale()
  return (
    <>
      <h1>{m.desk_unpaid_on({ day: formatDate(today, locale) })}</h1>
      <p className={months['months']}>
        <a href={screenPath('deskMoney', locale)}>{m.word_money()}</a>
      </p>
      {groups.length === 0 ? (
        <p>{m.desk_unpaid_nothing()}</p>
      ) : (
        <>
          <p>{hasMore ? m.desk_money_total_shown(words(sums)) : m.desk_money_total(words(sums))}</p>
          {hasMore ? <p>{m.desk_unpaid_more()}</p> : null}
          <form className={months['files']} method="post" action={screenPath('deskUnpaid', locale)}>
            <button className="button" type="submit" name="intent" value="xlsx">
              {m.desk_month_xlsx()}
            </button>
            <button className="button button-quiet" type="submit" name="intent" value="csv">
              {m.desk_unpaid_csv()}
            </button>
          </form>
        </>
      )}
      {groups.map((group) => (
        <Group key={group.age} group={group} />
      ))}
    </>
  )
}

function words(sums: readonly Money[]): { sums: string } {
  return { sums: sums.map((sum) => formatMoney(sum, getLocale())).join(', ') }
}

function Group({ group: { age, rows, sums } }: { group: AgeGroup }) {
  const title = AGE_WORDS[age]()
  return (
    <section>
      <h2>{title}</h2>
      <p>{m.desk_money_total(words(sums))}</p>
      <table className={table['rows']}>
        <caption className="visually-hidden">{title}</caption>
        <thead>
          <tr>
            <th scope="col">{m.word_order()}</th>
            <th scope="col">{m.paper_customer()}</th>
            <th scope="col">{m.word_contact()}</th>
            <th scope="col">{m.word_due()}</th>
            <th scope="col" className={table['amount']}>
              {m.desk_unpaid_days()}
            </th>
            <th scope="col" className={table['amount']}>
              {m.pay_sum()}
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <Row key={row.number} row={row} />
          ))}
        </tbody>
      </table>
    </section>
  )
}

function Row({ row }: { row: Unpaid }) {
  const locale = getLocale()
  const { number, customer, companyId, phone, email, due, currency, dueOn, daysLate } = row
  return (
    <tr>
      <th scope="row" className={table['whole']}>
        <a href={screenPath('deskOrder', locale, number)}>{formatOrderNumber(number)}</a>
      </th>
      <td data-label={m.paper_customer()}>
        {customer} {companyId ? <span>{m.paper_company_id({ id: companyId })}</span> : null}
      </td>
      <td data-label={m.word_contact()}>
        {phone ? <a href={`tel:${phone}`}>{formatPhone(phone)}</a> : null}
        {email ? <span>{email}</span> : null}
      </td>
      <td data-label={m.word_due()} className={table['whole']}>
        {formatDate(dueOn, locale)}
      </td>
      <td data-label={m.desk_unpaid_days()} className={table['amount']}>
        {daysLate}
      </td>
      <td data-label={m.pay_sum()} className={table['amount']}>
        {formatMoney({ amount: due, currency }, locale)}
      </td>
    </tr>
  )
}
