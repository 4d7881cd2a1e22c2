import { PRESS_WORDS } from '~/order/driver/press-words'
import { objectionWords } from '~/desk/rows/objection-words'
import { formatDateTime, formatMoney, formatPhone, formatShortDay, formatTime } from '~/i18n/format'
import type { GatewayNews, Task } from '~/order/store/desk/task-store.server'
import type { DriverNews } from '~/order/store/driver/driver-news'
import { m } from '~/paraglide/messages'
import { getLocale } from '~/paraglide/runtime'

/** What the driver does not know yet. */
const TELL_WORDS: Readonly<Record<DriverNews['what'], () => string>> = {
  assigned: m.desk_tell_assigned,
  replaced: m.desk_tell_replaced,
  cancelled: m.desk_tell_cancelled,
  missed: m.desk_tell_missed,
  again: m.desk_tell_again,
  changed: m.desk_tell_changed,
}

/** What happened at the payment gateway, and what the desk does about it. */
const GATEWAY_WORDS: Readonly<
  Record<GatewayNews['what'], { label: () => string; todo: () => string }>
> = {
  returned: { label: m.desk_gateway_returned, todo: m.desk_gateway_returned_todo },
  failed: { label: m.desk_gateway_failed, todo: m.desk_gateway_failed_todo },
  inquiry: { label: m.desk_gateway_inquiry, todo: m.desk_gateway_inquiry_todo },
  open: { label: m.desk_gateway_open, todo: m.desk_gateway_open_todo },
  lost: { label: m.desk_gateway_lost, todo: m.desk_gateway_lost_todo },
  won: { label: m.desk_gateway_won, todo: m.desk_gateway_won_todo },
  unnoted: { label: m.desk_gateway_unnoted, todo: m.desk_gateway_unnoted_todo },
}

/** The reasons of a dispute about a card, by the gateway's codes. */
const DISPUTE_REASONS: Readonly<Record<string, () => string>> = {
  credit_not_processed: m.desk_dispute_credit_not_processed,
  duplicate: m.desk_dispute_duplicate,
  fraudulent: m.desk_dispute_fraudulent,
  product_not_received: m.desk_dispute_not_received,
  product_unacceptable: m.desk_dispute_unacceptable,
  subscription_canceled: m.desk_dispute_cancelled,
  unrecognized: m.desk_dispute_unrecognized,
}

function disputeReason(reason: string): string {
  return DISPUTE_REASONS[reason]?.() ?? m.desk_dispute_other({ reason })
}

/** Names a task among the rows of a list. */
export function taskKey({ number, seq, leg, kind, item }: Task): string {
  return `${number} ${seq} ${leg} ${kind} ${item}`
}

/** What a task is, in a few words. */
export function taskLabel(task: Task): string {
  switch (task.kind) {
    case 'meet':
      return task.item === '' ? m.desk_task_meet() : m.desk_task_fleet()
    case 'pressed':
      return task.data.act === 'cash' ? m.desk_task_cash() : m.desk_task_pressed()
    case 'gateway':
      return GATEWAY_WORDS[task.data.what].label()
    case 'tell':
    case 'tellFormer':
      return TELL_WORDS[task.data.what]()
  }
}

/** Whom a task is about, what speaks against the ride, or what to do about the gateway's news. */
export function TaskWords({ task }: { task: Task }) {
  if (task.kind === 'meet') {
    return task.data.map((objection) => (
      <span key={JSON.stringify(objection)}>{objectionWords(objection)}</span>
    ))
  }
  if (task.kind === 'gateway') return <GatewayWords task={task} />
  const { driver, phone } = task.data
  return (
    <>
      <span>
        {driver}, <a href={`tel:${phone}`}>{formatPhone(phone)}</a>
      </span>
      {task.kind === 'pressed' ? <span>{pressWords(task.data)}</span> : null}
    </>
  )
}

/** What a driver pressed and when; of cash the sum. */
function pressWords({ act, at, cash }: Extract<Task, { kind: 'pressed' }>['data']): string {
  const locale = getLocale()
  const what = cash ? formatMoney(cash, locale) : PRESS_WORDS[act]()
  return `${what}, ${formatShortDay(at, locale)} ${formatTime(at, locale)}`
}

/** The sum, the gateway's name of it, why, until when an answer is taken, and what to do. */
function GatewayWords({ task: { item, data } }: { task: Extract<Task, { kind: 'gateway' }> }) {
  const { what, amount, currency, reason, answerBy } = data
  const locale = getLocale()
  return (
    <>
      <span>
        <strong>{formatMoney({ amount, currency }, locale)}</strong>
      </span>
      {reason === undefined || what === 'won' ? null : <span>{disputeReason(reason)}</span>}
      {answerBy === undefined ? null : (
        <span>{m.desk_gateway_answer_by({ time: formatDateTime(answerBy, locale) })}</span>
      )}
      <span>{GATEWAY_WORDS[what].todo()}</span>
      <span>{item}</span>
    </>
  )
}

/** The button that says that a task is done, in the form around it. */
export function TaskDone({ task }: { task: Task }) {
  const { number, seq, leg, kind, item } = task
  return (
    <>
      <input type="hidden" name="number" value={number} />
      <input type="hidden" name="task" value={`${seq} ${leg} ${kind} ${item}`} />
      <button className="button" type="submit" name="intent" value="endTask">
        {kind === 'tell' || kind === 'tellFormer' ? m.desk_task_told() : m.desk_task_settled()}
        <span className="visually-hidden">{` ${taskLabel(task)}`}</span>
      </button>
    </>
  )
}
