import { NEED_WORDS } from '~/desk/rows/need-words'
import { taskKey, taskLabel } from '~/desk/rows/task-words'
import { orderPath } from '~/desk/rows/ride-words'
import type { HomeView } from '~/desk/home/read-home.server'
import { formatOrderNumber, formatShortDay, formatTime } from '~/i18n/format'
import { screenPath } from '~/i18n/screens'
import { m } from '~/paraglide/messages'
import { getLocale } from '~/paraglide/runtime'
import styles from './beside.module.css'

/** On a wide screen the list stays beside the order: what needs the desk, and the rides of today. */
export function Beside({ home, number }: { home: HomeView; number: string }) {
  const locale = getLocale()
  const back = screenPath('deskHome', locale)
  const needs = home.needs.flatMap((row) => (row.kind === 'order' ? [row] : []))
  const tasks = home.needs.flatMap((row) => (row.kind === 'task' ? [row.task] : []))
  return (
    <nav className={styles['beside']} aria-label={m.desk_nav_needs()}>
      <h2>
        <a href={back}>{m.desk_nav_needs()}</a>
      </h2>
      <ul>
        {tasks.map((task) => (
          <li key={taskKey(task)} data-row={taskKey(task)} data-need="">
            <Row
              to={{ number: task.number, back, isHere: task.number === number }}
              first=""
              name={taskLabel(task)}
              last={'driver' in task.data ? task.data.driver : ''}
            />
          </li>
        ))}
        {needs.map(({ order, need }) => (
          <li key={`${order.number} ${need}`} data-row={`${order.number} ${need}`} data-need="">
            <Row
              to={{ number: order.number, back, isHere: order.number === number }}
              first={`${formatShortDay(order.pickup_at, locale)} ${formatTime(order.pickup_at, locale)}`}
              name={order.name}
              last={NEED_WORDS[need].label()}
            />
          </li>
        ))}
      </ul>
      <h2>{m.word_today()}</h2>
      <ul>
        {home.today.rides.map((ride) => (
          <li key={`${ride.number} ${ride.leg}`}>
            <Row
              to={{ number: ride.number, back, isHere: ride.number === number }}
              first={formatTime(ride.ride_pickup_at, locale)}
              name={ride.name}
              last={ride.driver || m.desk_mark_no_driver()}
            />
          </li>
        ))}
      </ul>
    </nav>
  )
}

type RowProps = {
  to: { number: string; back: string; isHere: boolean }
  first: string
  name: string
  last: string
}

function Row({ to: { number, back, isHere }, first, name, last }: RowProps) {
  return (
    <a href={orderPath(number, back)} aria-current={isHere ? 'page' : undefined}>
      <span>{first}</span> <strong>{name}</strong>{' '}
      <span className="visually-hidden">{formatOrderNumber(number)}</span> <span>{last}</span>
    </a>
  )
}
