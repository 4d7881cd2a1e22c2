import { legWords } from '~/desk/order/event-detail'
import type { KnownView } from '~/desk/order/order-view'
import { TaskDone, taskKey, taskLabel, TaskWords } from '~/desk/rows/task-words'
import { formatDuration, formatMoney, formatTime } from '~/i18n/format'
import { screenPath } from '~/i18n/screens'
import { m } from '~/paraglide/messages'
import { getLocale } from '~/paraglide/runtime'
import styles from './order-page.module.css'

/** Since when the driver waits and until when that costs nothing; beyond it, the surcharge as a press. */
export function WaitingNotice({ view }: { view: KnownView }) {
  const { waiting, surchargeWords, placed, life, currency, back } = view
  if (!waiting) return null
  const { from, freeUntil, to, extraMin, amount } = waiting
  const locale = getLocale()
  const isGoingOn = to === null
  // A surcharge is added once the ride is over.
  const isLater = life.state === 'underway' && extraMin > 0
  if (!isGoingOn && !isLater && surchargeWords === null) return null
  const times = { from: formatTime(from, locale), until: formatTime(freeUntil, locale) }
  return (
    <div className={styles['undo']}>
      <p>
        {isGoingOn ? m.desk_waits(times) : m.desk_waited({ ...times, to: formatTime(to, locale) })}
        {extraMin > 0 ? ` ${m.desk_waits_extra({ time: formatDuration(extraMin) })}` : null}
      </p>
      {surchargeWords === null ? null : (
        <form method="post" action={screenPath('deskOrder', locale, placed.number)}>
          <input type="hidden" name="seq" value={life.seq} />
          <input type="hidden" name="amount" value={amount / 100} />
          <input type="hidden" name="reason" value={surchargeWords} />
          {back === null ? null : <input type="hidden" name="back" value={back} />}
          <button className="button button-quiet" type="submit" name="intent" value="surcharge">
            {m.desk_waits_charge({ amount: formatMoney({ amount, currency }, locale) })}
          </button>
        </form>
      )}
    </div>
  )
}

/** What the desk has to do because of an act: tell a driver who has no e-mail address, or part rides that meet. */
export function Tasks({ view: { tasks, placed, back } }: { view: KnownView }) {
  return tasks.map((task) => (
    <form
      key={taskKey(task)}
      className={styles['undo']}
      method="post"
      action={screenPath('deskOrder', getLocale(), placed.number)}
    >
      {back === null ? null : <input type="hidden" name="back" value={back} />}
      <div>
        <p>
          <strong>{taskLabel(task)}</strong> {legWords(task.leg)} <TaskWords task={task} />
        </p>
        {task.text === null ? null : <p className={styles['share']}>{task.text}</p>}
      </div>
      <p className={styles['links']}>
        {'phone' in task.data ? (
          <a
            className="button button-quiet"
            href={`sms:${task.data.phone}?&body=${encodeURIComponent(task.text ?? '')}`}
          >
            {m.desk_driver_sms()}
          </a>
        ) : null}
        <TaskDone task={task} />
      </p>
    </form>
  ))
}

/** The driver's page, and its line for a driver who reads no mail. */
export function DriverLinks({ view: { driverLinks } }: { view: KnownView }) {
  if (driverLinks.length === 0) return null
  return (
    <section>
      <h2>{m.desk_driver_page()}</h2>
      {driverLinks.map(({ leg, driver, phone, path, text }) => (
        <div key={leg}>
          <p className={styles['links']}>
            <a href={path}>{[driver, legWords(leg)].filter(Boolean).join(', ')}</a>
            <a href={`sms:${phone}?&body=${encodeURIComponent(text)}`}>{m.desk_driver_sms()}</a>
          </p>
          <p className={styles['share']}>{text}</p>
        </div>
      ))}
    </section>
  )
}
