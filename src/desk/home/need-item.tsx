import type { NeedRow } from '~/desk/home/read-home.server'
import styles from '~/desk/rows/list.module.css'
import { formatDateTime, formatDuration, formatMoney, formatOrderNumber } from '~/i18n/format'
import { screenPath } from '~/i18n/screens'
import { MINUTE } from '~/lib/duration'
import type { Need } from '~/order/life/rides/needs'
import { m } from '~/paraglide/messages'
import { getLocale } from '~/paraglide/runtime'

type NeedFacts = {
  label: () => string
  /** The main button of the row. */
  act: () => string
  /** True where a promise to the customer runs: the row counts its minutes. */
  isPromised: boolean
}

const NEEDED: Record<Need, NeedFacts> = {
  confirm: { label: m.desk_need_confirm, act: m.desk_do_confirm, isPromised: true },
  price: { label: m.desk_need_price, act: m.desk_do_price, isPromised: true },
  answer: { label: m.desk_need_answer, act: m.desk_do_answer, isPromised: true },
  assign: { label: m.desk_mark_no_driver, act: m.desk_do_assign, isPromised: false },
  finish: { label: m.desk_need_finish, act: m.desk_do_finish, isPromised: false },
  giveBack: { label: m.desk_need_give_back, act: m.desk_do_give_back, isPromised: false },
  collect: { label: m.desk_mark_unpaid, act: m.desk_do_collect, isPromised: false },
}

/** A row of „needs you“ with its one main button. */
export function NeedItem({ row, rowKey, now }: { row: NeedRow; rowKey: string; now: number }) {
  return (
    <li data-row={rowKey}>
      {row.kind === 'order' ? (
        <OrderNeed row={row} now={now} />
      ) : row.kind === 'message' ? (
        <MessageNeed row={row} now={now} />
      ) : (
        <TroubleNeed row={row} />
      )}
    </li>
  )
}

function OrderNeed({ row, now }: { row: Extract<NeedRow, { kind: 'order' }>; now: number }) {
  const { order, need, by } = row
  const { number, name, pickup, dropoff, due, currency, pickup_at: pickupAt } = order
  const { label, act, isPromised } = NEEDED[need]
  const locale = getLocale()
  const path = screenPath('deskOrder', locale, number)
  return (
    <>
      <p className={styles['words']}>
        <strong className={isPromised ? undefined : styles['warns']}>{label()}</strong>
        {isPromised && by !== null ? <Left by={by} now={now} /> : null}
        <a href={path}>{formatOrderNumber(number)}</a>
        <span>{formatDateTime(pickupAt, locale)}</span>
        <span>{name}</span>
        <span>{[pickup, dropoff].filter(Boolean).join(' – ')}</span>
        {due === 0 ? null : (
          <span>{formatMoney({ amount: Math.abs(due), currency: currency ?? 'CZK' }, locale)}</span>
        )}
      </p>
      {need === 'confirm' ? (
        <form method="post" action={screenPath('deskHome', locale)}>
          <input type="hidden" name="number" value={number} />
          <input type="hidden" name="seq" value={order.seq} />
          <button className="button" type="submit" name="intent" value="confirm">
            {act()}
            <span className="visually-hidden">{` ${formatOrderNumber(number)}`}</span>
          </button>
        </form>
      ) : (
        <p className={styles['acts']}>
          <a className="button" href={path}>
            {act()}
            <span className="visually-hidden">{` ${formatOrderNumber(number)}`}</span>
          </a>
        </p>
      )}
    </>
  )
}

/** How long a promise still has, or for how long it is broken. */
function Left({ by, now }: { by: number; now: number }) {
  const minutes = Math.round((by - now) / MINUTE)
  return minutes > 0 ? (
    <span>{m.desk_left({ time: formatDuration(minutes) })}</span>
  ) : (
    <span className={styles['warns']}>
      {minutes === 0 ? m.desk_left_now() : m.desk_late({ time: formatDuration(-minutes) })}
    </span>
  )
}

function MessageNeed({ row, now }: { row: Extract<NeedRow, { kind: 'message' }>; now: number }) {
  const { key, name, email, words, by } = row
  const minutes = Math.max(1, Math.round((now - by) / MINUTE))
  return (
    <>
      <p className={styles['words']}>
        <strong>{m.desk_need_message()}</strong>
        <span>{m.desk_ago({ time: formatDuration(minutes) })}</span>
        <a href={`mailto:${email}`}>{name}</a>
        <span>{words}</span>
      </p>
      <form method="post" action={screenPath('deskHome', getLocale())}>
        <input type="hidden" name="key" value={key} />
        <a className="button" href={`mailto:${email}`}>
          {m.desk_do_answer()}
          <span className="visually-hidden">{` ${name}`}</span>
        </a>
        <button className="button button-quiet" type="submit" name="intent" value="answered">
          {m.desk_do_answered()}
          <span className="visually-hidden">{` ${name}`}</span>
        </button>
      </form>
    </>
  )
}

const TROUBLE = {
  mail: m.desk_need_mail,
  delivery: m.desk_need_delivery,
  document: m.desk_need_document,
}

function TroubleNeed({ row }: { row: Extract<NeedRow, { number: string | null }> }) {
  const { kind, number } = row
  return (
    <p className={styles['words']}>
      <strong className={styles['warns']}>{TROUBLE[kind]()}</strong>
      {number === null ? (
        <span>{m.desk_of_message()}</span>
      ) : (
        <a href={screenPath('deskOrder', getLocale(), number)}>{formatOrderNumber(number)}</a>
      )}
    </p>
  )
}
