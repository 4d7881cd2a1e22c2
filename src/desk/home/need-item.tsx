import { appConfig } from '~config'
import type { NeedRow } from '~/desk/home/read-home.server'
import styles from '~/desk/rows/list.module.css'
import { NEED_WORDS } from '~/desk/rows/need-words'
import { TaskDone, taskLabel, TaskWords } from '~/desk/rows/task-words'
import type { Task } from '~/order/store/desk/task-store.server'
import { OrderLink, orderPath } from '~/desk/rows/ride-words'
import {
  formatDuration,
  formatMoney,
  formatOrderNumber,
  formatShortDay,
  formatTime,
} from '~/i18n/format'
import { screenPath } from '~/i18n/screens'
import { MINUTE } from '~/lib/duration'
import { m } from '~/paraglide/messages'
import { getLocale } from '~/paraglide/runtime'

/** A row of „needs you“ with its one main button. */
export function NeedItem({ row, rowKey, now }: { row: NeedRow; rowKey: string; now: number }) {
  return (
    <li data-row={rowKey} data-need="">
      {row.kind === 'order' ? (
        <OrderNeed row={row} now={now} />
      ) : row.kind === 'task' ? (
        <TaskNeed task={row.task} />
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
  const { number, name, pickup, dropoff, pickup_at: pickupAt, flight } = order
  const { label, act, intent, isPromised } = NEED_WORDS[need]
  const locale = getLocale()
  const home = screenPath('deskHome', locale)
  const amount = amountOf(row)
  return (
    <>
      <div className={styles['words']}>
        <p>
          <strong className={isPromised ? undefined : styles['warns']}>{label()}</strong>
          {isPromised && by !== null ? <Left by={by} now={now} /> : null}
          <span className={styles['end']}>
            {formatShortDay(pickupAt, locale)} <strong>{formatTime(pickupAt, locale)}</strong>
          </span>
        </p>
        <p>
          <span>{name}</span>
          <span>{[pickup, dropoff].filter(Boolean).join(' – ')}</span>
        </p>
        <p>
          <OrderLink number={number} back={home} />
          {amount === null ? null : <span>{amount}</span>}
          {flight === null ? null : <span className={styles['quiet']}>{flight}</span>}
        </p>
      </div>
      {need === 'confirm' ? (
        <form method="post" action={home}>
          <input type="hidden" name="number" value={number} />
          <input type="hidden" name="seq" value={order.seq} />
          <button className="button" type="submit" name="intent" value="confirm">
            {act()}
            <span className="visually-hidden">{` ${formatOrderNumber(number)}`}</span>
          </button>
        </form>
      ) : (
        <p className={styles['acts']}>
          <a className="button" href={orderPath(number, home, intent)}>
            {act()}
            <span className="visually-hidden">{` ${formatOrderNumber(number)}`}</span>
          </a>
        </p>
      )}
    </>
  )
}

/** The money that a need is about: the price that would be confirmed, or what is due. */
function amountOf({ need, order }: Extract<NeedRow, { kind: 'order' }>): string | null {
  const amount = need === 'giveBack' || need === 'collect' ? Math.abs(order.due) : order.total
  return amount === null || amount === 0
    ? null
    : formatMoney({ amount, currency: order.currency ?? appConfig.market.currency }, getLocale())
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
      <div className={styles['words']}>
        <p>
          <strong>{m.desk_need_message()}</strong>
          <span>{m.desk_ago({ time: formatDuration(minutes) })}</span>
        </p>
        <p>
          <a href={`mailto:${email}`}>{name}</a>
          <span>{words}</span>
        </p>
        <p />
      </div>
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

function TaskNeed({ task }: { task: Task }) {
  const home = screenPath('deskHome', getLocale())
  return (
    <>
      <div className={styles['words']}>
        <p>
          <strong className={styles['warns']}>{taskLabel(task)}</strong>
          {'pickupAt' in task.data ? (
            <span className={styles['end']}>
              {formatShortDay(task.data.pickupAt, getLocale())}{' '}
              <strong>{formatTime(task.data.pickupAt, getLocale())}</strong>
            </span>
          ) : null}
        </p>
        <p>
          <TaskWords task={task} />
        </p>
        <p>
          <OrderLink number={task.number} back={home} />
        </p>
      </div>
      <form method="post" action={home}>
        <TaskDone task={task} />
      </form>
    </>
  )
}

const TROUBLE = {
  mail: m.desk_need_mail,
  delivery: m.desk_need_delivery,
  document: m.desk_need_document,
}

function TroubleNeed({ row }: { row: Extract<NeedRow, { key: string; number: string | null }> }) {
  const { kind, number } = row
  return (
    <div className={styles['words']}>
      <p>
        <strong className={styles['warns']}>{TROUBLE[kind]()}</strong>
        {number === null ? (
          <span>{m.desk_of_message()}</span>
        ) : (
          <OrderLink number={number} back={screenPath('deskHome', getLocale())} />
        )}
      </p>
    </div>
  )
}
