import { appConfig } from '~config'
import type { ReactNode } from 'react'
import { PAYMENT_METHODS } from '~/carrier/payment-methods'
import type { Listed, MoneyView } from '~/desk/money/money-view'
import { OpenLineItem, SettledNotice } from '~/desk/money/open-line-item'
import { StatementForm, StatementNotice } from '~/desk/money/statement-form'
import list from '~/desk/rows/list.module.css'
import {
  formatDateTime,
  formatMoney,
  formatMonth,
  formatOrderNumber,
  formatUntilDay,
} from '~/i18n/format'
import { screenPath } from '~/i18n/screens'
import { keysOf } from '~/lib/keys-of'
import type { OrderInList } from '~/order/store/desk/lists.server'
import { m } from '~/paraglide/messages'
import { getLocale } from '~/paraglide/runtime'
import styles from './money-page.module.css'
import { refusalWords } from '~/desk/order/act-words'
import type { Reading } from '~/order/bank/reading-store.server'
import type { TakenBack } from '~/order/bank/take-back.server'

/** The last statements, each with the press that takes it back. */
function Readings({ readings }: { readings: readonly Reading[] }) {
  const locale = getLocale()
  if (readings.length === 0) return null
  return (
    <section className={list['list']}>
      <h2>{m.desk_readings()}</h2>
      <p className={list['quiet']}>{m.desk_readings_lead()}</p>
      <ul className={list['rows']}>
        {readings.map(({ id, form, read_at: at, noted, open }) => {
          const time = formatDateTime(new Date(at).toISOString(), locale)
          return (
            <li key={id} data-row={id}>
              <p className={list['words']}>
                <strong>{time}</strong>
                <span>{form.toUpperCase()}</span>
                <span className={list['quiet']}>
                  {m.desk_statement_noted({ count: noted })},{' '}
                  {m.desk_statement_open({ count: open })}
                </span>
              </p>
              <form method="post" action={screenPath('deskMoney', locale)}>
                <input type="hidden" name="reading" value={id} />
                <button
                  className="button button-quiet"
                  type="submit"
                  name="intent"
                  value="takeBack"
                >
                  {m.desk_reading_take_back()}
                  <span className="visually-hidden">{` ${time}`}</span>
                </button>
              </form>
            </li>
          )
        })}
      </ul>
    </section>
  )
}

/** What became of a statement that was taken back; payments that stay are named with their reason. */
function TakenBackNotice({ takenBack }: { takenBack: TakenBack }) {
  const { taken, forgotten, kept, isLeft } = takenBack
  const locale = getLocale()
  return (
    <section className={styles['noted']} aria-labelledby="taken-back" aria-live="polite">
      <h2 id="taken-back">{m.desk_reading_taken_back()}</h2>
      <p>{m.desk_reading_came({ taken, forgotten, kept: kept.length })}</p>
      {isLeft ? <p className={list['warns']}>{m.desk_reading_left()}</p> : null}
      <ul className={styles['lines']}>
        {kept.map(({ number, why }) => (
          <li key={number}>
            <a href={screenPath('deskOrder', locale, number)}>{formatOrderNumber(number)}</a>{' '}
            <span className={list['warns']}>
              {why === 'gone' ? m.desk_reading_gone() : refusalWords(why)}
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
}

type Row = { order: OrderInList; isLate: boolean }

/** Money: what is due, what we owe, payments that fit no order, the statement of the bank, and the month. */
export function MoneyPage({ page }: { page: MoneyView }) {
  const { month, overdue, due, giveBack, lines, noted, refused, takenBack, settled } = page
  const locale = getLocale()
  return (
    <>
      <h1>{m.word_money()}</h1>
      <p className={styles['ways']}>
        <a className="button button-quiet" href={screenPath('deskMonth', locale, month)}>
          {m.desk_money_documents({ month: formatMonth(month, locale) })}
        </a>{' '}
        <a className="button button-quiet" href={screenPath('deskUnpaid', locale)}>
          {m.desk_unpaid()}
        </a>{' '}
        <a className="button button-quiet" href="#statement-form">
          {m.desk_statement()}
        </a>
      </p>
      {noted ? <StatementNotice noted={noted} /> : null}
      {takenBack ? <TakenBackNotice takenBack={takenBack} /> : null}
      {settled === null ? null : <SettledNotice line={settled} />}
      <div className={styles['page']}>
        <div>
          <MoneyList title={m.desk_money_overdue()} listed={overdue}>
            {(order) => <DueItem key={order.number} row={{ order, isLate: true }} />}
          </MoneyList>
          <MoneyList title={m.desk_money_give_back()} listed={giveBack}>
            {(order) => <GiveBackItem key={order.number} order={order} />}
          </MoneyList>
          <MoneyList title={m.desk_money_lines()} listed={lines} count={page.openCount}>
            {(line) => (
              <OpenLineItem
                key={line.key}
                line={line}
                refused={refused?.key === line.key ? refused : null}
              />
            )}
          </MoneyList>
          <MoneyList title={m.desk_money_due()} listed={due}>
            {(order) => <DueItem key={order.number} row={{ order, isLate: false }} />}
          </MoneyList>
        </div>
        <div>
          <StatementForm unread={page.unread} />
          <Readings readings={page.readings} />
        </div>
      </div>
    </>
  )
}

/** A list with the sum of what it shows. */
function MoneyList<TRow>({
  title,
  listed: { rows, hasMore, totals },
  count,
  children,
}: {
  title: string
  listed: Listed<TRow>
  /** How many there are in all, where that is known. */
  count?: number
  children: (row: TRow) => ReactNode
}) {
  const locale = getLocale()
  const sums = totals.map((total) => formatMoney(total, locale)).join(', ')
  return (
    <section className={list['list']}>
      <h2>
        {title} <span>{hasMore ? firstOf(rows.length, count) : rows.length}</span>
      </h2>
      {rows.length === 0 ? (
        <p>{m.desk_nothing()}</p>
      ) : sums === '' ? null : (
        <p className={styles['total']}>
          {hasMore ? m.desk_money_total_shown({ sums }) : m.desk_money_total({ sums })}
        </p>
      )}
      <ul className={list['rows']}>{rows.map(children)}</ul>
    </section>
  )
}

function firstOf(shown: number, all: number | undefined): string {
  return all === undefined
    ? m.desk_first_of({ count: shown })
    : m.desk_first_of_all({ count: shown, all })
}

/** What a customer owes; the button notes the whole of it as paid today, in the way of the order. */
function DueItem({ row: { order, isLate } }: { row: Row }) {
  const locale = getLocale()
  const { number, seq, due_by: by } = order
  const day = by === null ? null : m.word_due_by({ day: formatUntilDay(by, locale) })
  return (
    <li data-row={number}>
      <p className={list['words']}>
        <OrderWords order={order} />
        <span className={isLate ? list['warns'] : undefined}>{day}</span>
        <span className={list['quiet']}>{methodName(order)}</span>
      </p>
      <form method="post" action={screenPath('deskOrder', locale, number)}>
        <input type="hidden" name="seq" value={seq} />
        <input type="hidden" name="back" value={screenPath('deskMoney', locale)} />
        <button className="button button-quiet" type="submit" name="intent" value="paid">
          {m.desk_act_paid()}
          <span className="visually-hidden">{` ${formatOrderNumber(number)}`}</span>
        </button>
      </form>
    </li>
  )
}

/** What we owe a customer; it leads to the order, because the money has to leave first. */
function GiveBackItem({ order }: { order: OrderInList }) {
  const locale = getLocale()
  const { number } = order
  const back = new URLSearchParams({ back: screenPath('deskMoney', locale) })
  return (
    <li data-row={number}>
      <p className={list['words']}>
        <OrderWords order={order} />
        <span className={list['quiet']}>{methodName(order)}</span>
      </p>
      <p className={list['acts']}>
        <a
          className="button button-quiet"
          href={`${screenPath('deskOrder', locale, number)}?${back}#refunded`}
        >
          {m.desk_do_give_back()}
          <span className="visually-hidden">{` ${formatOrderNumber(number)}`}</span>
        </a>
      </p>
    </li>
  )
}

function OrderWords({ order }: { order: OrderInList }) {
  const locale = getLocale()
  const { number, name, due, currency, pickup_at: pickupAt } = order
  return (
    <>
      <strong>
        {formatMoney(
          { amount: Math.abs(due), currency: currency ?? appConfig.market.currency },
          locale,
        )}
      </strong>
      <a href={screenPath('deskOrder', locale, number)}>{formatOrderNumber(number)}</a>
      <span>{name}</span>
      <span className={list['quiet']}>{formatDateTime(pickupAt, locale)}</span>
    </>
  )
}

function methodName({ payment_method: method }: OrderInList): string {
  const known = keysOf(PAYMENT_METHODS).find((name) => name === method)
  return known ? PAYMENT_METHODS[known].name[getLocale()] : ''
}
