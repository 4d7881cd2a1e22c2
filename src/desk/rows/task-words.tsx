import { objectionWords } from '~/desk/rows/objection-words'
import { formatPhone } from '~/i18n/format'
import type { Task } from '~/order/store/desk/task-store.server'
import type { DriverNews } from '~/order/store/driver/driver-news'
import { m } from '~/paraglide/messages'

/** What the driver does not know yet. */
const TELL_WORDS: Readonly<Record<DriverNews['what'], () => string>> = {
  assigned: m.desk_tell_assigned,
  replaced: m.desk_tell_replaced,
  cancelled: m.desk_tell_cancelled,
  missed: m.desk_tell_missed,
  again: m.desk_tell_again,
  changed: m.desk_tell_changed,
}

/** Names a task among the rows of a list. */
export function taskKey({ number, seq, leg, kind }: Task): string {
  return `${number} ${seq} ${leg} ${kind}`
}

/** What a task is, in a few words. */
export function taskLabel(task: Task): string {
  return task.kind === 'meet' ? m.desk_task_meet() : TELL_WORDS[task.data.what]()
}

/** Whom a task is about, or what speaks against the ride. */
export function TaskWords({ task }: { task: Task }) {
  if (task.kind === 'meet') {
    return task.data.map((objection) => (
      <span key={JSON.stringify(objection)}>{objectionWords(objection)}</span>
    ))
  }
  const { driver, phone } = task.data
  return (
    <span>
      {driver}, <a href={`tel:${phone}`}>{formatPhone(phone)}</a>
    </span>
  )
}

/** The button that says that a task is done, in the form around it. */
export function TaskDone({ task }: { task: Task }) {
  const { number, seq, leg, kind } = task
  return (
    <>
      <input type="hidden" name="number" value={number} />
      <input type="hidden" name="task" value={`${seq} ${leg} ${kind}`} />
      <button className="button" type="submit" name="intent" value="endTask">
        {kind === 'meet' ? m.desk_task_settled() : m.desk_task_told()}
        <span className="visually-hidden">{` ${taskLabel(task)}`}</span>
      </button>
    </>
  )
}
