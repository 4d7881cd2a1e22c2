import { Field } from '~/ui/fields/field'
import type { MoneyView } from '~/desk/money/money-view'
import { giveErrorWords, openReasonWords } from '~/desk/money/line-words'
import list from '~/desk/rows/list.module.css'
import { formatDate, formatMoney, formatOrderNumber } from '~/i18n/format'
import { screenPath } from '~/i18n/screens'
import type { OpenLine } from '~/order/bank/line-store.server'
import { m } from '~/paraglide/messages'
import { getLocale } from '~/paraglide/runtime'
import styles from './money-page.module.css'

type OpenLineProps = { line: OpenLine; refused: MoneyView['refused'] }

/** A payment of a statement that fits no order, why, and the field for the numbers of the orders that it is given to. */
export function OpenLineItem({ line, refused }: OpenLineProps) {
  const { key, day, amount, currency, symbol, name, account, message, why, likely } = line
  const locale = getLocale()
  const money = formatMoney({ amount, currency }, locale)
  return (
    <li data-row={key}>
      <div>
        <p className={list['words']}>
          {amount === 0 ? null : <strong>{money}</strong>}
          {day === '' ? null : <span>{formatDate(day, locale)}</span>}
          <span>{name}</span>
          <span className={list['quiet']}>
            {[symbol && m.desk_money_symbol({ symbol }), account, message]
              .filter(Boolean)
              .join(', ')}
          </span>
        </p>
        <p className={list['words']}>
          {why === null ? null : <span className={list['warns']}>{openReasonWords(why)}</span>}
          {likely.length === 0 ? null : <span>{m.desk_money_likely()}</span>}
          {likely.map((number) => (
            <a key={number} href={screenPath('deskOrder', locale, number)}>
              {formatOrderNumber(number)}
            </a>
          ))}
        </p>
      </div>
      <LineForm line={line} refused={refused} />
    </li>
  )
}

/** The field for the numbers of the orders, and the press that says that it is of none; that alone for what nobody can read. */
function LineForm({ line, refused }: OpenLineProps) {
  const { key, amount, currency, why, likely } = line
  const locale = getLocale()
  const money = (
    <span className="visually-hidden">{` ${formatMoney({ amount, currency }, locale)}`}</span>
  )
  return (
    <form className={styles['give']} method="post" action={screenPath('deskMoney', locale)}>
      <input type="hidden" name="key" value={key} />
      {why === 'unreadable' ? null : (
        <>
          <Field
            isMarked={false}
            isAlert
            name="number"
            label={m.desk_money_number()}
            form={key.slice(0, 12)}
            error={refused ? giveErrorWords(refused.error) : undefined}
          >
            {(control) => (
              <input
                {...control}
                defaultValue={refused?.number ?? likely.map(formatOrderNumber).join(', ')}
                inputMode="numeric"
                autoComplete="off"
                maxLength={200}
                required
              />
            )}
          </Field>
          <button className="button button-quiet" type="submit" name="intent" value="give">
            {m.desk_money_give()}
            {money}
          </button>
        </>
      )}
      <button
        className="button button-quiet"
        type="submit"
        name="intent"
        value="settle"
        formNoValidate
      >
        {m.desk_money_settle()}
        {money}
      </button>
    </form>
  )
}

/** Says that a line is settled, with the press that lets it wait again. */
export function SettledNotice({ line }: { line: string }) {
  return (
    <section className={styles['noted']} aria-labelledby="settled" aria-live="polite">
      <h2 id="settled">{m.desk_settled()}</h2>
      <p>{m.desk_settled_text()}</p>
      <form method="post" action={screenPath('deskMoney', getLocale())}>
        <input type="hidden" name="key" value={line} />
        <button className="button button-quiet" type="submit" name="intent" value="openAgain">
          {m.desk_settled_open_again()}
        </button>
      </form>
    </section>
  )
}
