import type { HomeShown } from '~/desk/home/home-step.server'
import { dayAfter } from '~/desk/rows/days'
import { NeedItem } from '~/desk/home/need-item'
import styles from '~/desk/rows/list.module.css'
import { RenewedPart } from '~/desk/rows/renewed-part'
import { DoneStrip } from '~/desk/rows/done-strip'
import { taskKey } from '~/desk/rows/task-words'
import { RideWords } from '~/desk/rows/ride-words'
import { formatOrderNumber } from '~/i18n/format'
import { screenPath } from '~/i18n/screens'
import { m } from '~/paraglide/messages'
import { getLocale } from '~/paraglide/runtime'

/** The home of the desk: what needs it, the oldest promise first; then the rides of today and tomorrow. */
export function HomePage({ page }: { page: HomeShown }) {
  const { etag, needs, refused, done } = page
  const home = screenPath('deskHome', getLocale())
  return (
    <>
      <h1>{m.desk_nav_needs()}</h1>
      {refused === null ? null : (
        <p className={styles['notice']} role="alert">
          {m.desk_confirm_refused({ number: formatOrderNumber(refused) })}
        </p>
      )}
      <DoneStrip done={done} back={home} />
      <RenewedPart etag={etag}>
        <div className={styles['columns']}>
          <section className={styles['list']} aria-label={m.desk_nav_needs()}>
            {needs.length === 0 ? <p>{m.desk_nothing_waits()}</p> : null}
            <ul className={styles['rows']}>
              {needs.map((row) => (
                <NeedItem key={rowKey(row)} row={row} rowKey={rowKey(row)} now={page.now} />
              ))}
            </ul>
            {page.hasMoreNeeds ? <p className={styles['more']}>{m.desk_needs_more()}</p> : null}
          </section>
          <div>
            <Rides title={m.word_today()} shown={page.today} day={page.day} />
            <Rides title={m.word_tomorrow()} shown={page.tomorrow} day={dayAfter(page.day, 1)} />
          </div>
        </div>
      </RenewedPart>
    </>
  )
}

function rowKey(row: HomeShown['needs'][number]): string {
  if (row.kind === 'order') return `${row.order.number} ${row.need}`
  return row.kind === 'task' ? taskKey(row.task) : `${row.kind} ${row.key}`
}

type RidesProps = { title: string; shown: HomeShown['today']; day: string }

function Rides({ title, shown: { rides, hasMore }, day }: RidesProps) {
  return (
    <section className={styles['list']}>
      <h2>
        {title} <span>{hasMore ? m.desk_first_of({ count: rides.length }) : rides.length}</span>
      </h2>
      {rides.length === 0 ? <p>{m.desk_nothing()}</p> : null}
      <ul className={styles['rows']}>
        {rides.map((ride) => (
          <li key={`${ride.number} ${ride.leg}`} data-row={`${ride.number} ${ride.leg}`}>
            <RideWords ride={ride} back={screenPath('deskHome', getLocale())} day={day} />
          </li>
        ))}
      </ul>
      {hasMore ? <p className={styles['more']}>{m.desk_day_more()}</p> : null}
    </section>
  )
}
