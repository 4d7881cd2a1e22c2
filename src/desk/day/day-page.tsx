import type { DayView } from '~/desk/day/day-step.server'
import { AskedForm, AssignForm } from '~/desk/day/assign-form'
import { DoneStrip } from '~/desk/rows/done-strip'
import type { Lane, LaneRide } from '~/desk/day/lanes'
import { boundsOf, instantOn } from '~/desk/rows/days'
import list from '~/desk/rows/list.module.css'
import { RenewedPart } from '~/desk/rows/renewed-part'
import { RideWords } from '~/desk/rows/ride-words'
import { formatDate, formatDay, formatDuration, formatOrderNumber } from '~/i18n/format'
import { screenPath } from '~/i18n/screens'
import { isEnded } from '~/order/life/states'
import { MINUTE } from '~/lib/duration'
import { m } from '~/paraglide/messages'
import { getLocale } from '~/paraglide/runtime'
import styles from './day-page.module.css'

/** A day in lanes, one for each car; a list on a phone, one sheet on paper. */
export function DayPage({ page }: { page: DayView }) {
  const { day, before, after, lanes, hasMore, etag, asked, refused, done } = page
  const locale = getLocale()
  const bare = lanes.find(({ plate }) => plate === '')
  return (
    <>
      <h1>
        {formatDay(day, locale)} <span className="visually-hidden">{formatDate(day, locale)}</span>
      </h1>
      <p className={styles['days']}>
        <a href={screenPath('deskDay', locale, before)} rel="prev">
          ← {formatDay(before, locale)}
        </a>{' '}
        <a href={screenPath('deskDay', locale, after)} rel="next">
          {formatDay(after, locale)} →
        </a>
      </p>
      {refused === null ? null : (
        <p className={list['notice']} role="alert">
          {m.desk_assign_refused({ number: formatOrderNumber(refused) })}
        </p>
      )}
      <DoneStrip done={done} back={screenPath('deskDay', locale, day)} />
      {asked ? <AskedForm asked={asked} day={day} /> : null}
      <RenewedPart etag={etag}>
        {lanes.length === 0 ? <p>{m.desk_nothing()}</p> : null}
        {hasMore ? <p className={list['more']}>{m.desk_day_more()}</p> : null}
        <div className={styles['board']}>
          {bare ? <LaneOfCar lane={bare} page={page} /> : null}
          <div className={styles['lanes']}>
            {lanes
              .filter((lane) => lane !== bare)
              .map((lane) => (
                <LaneOfCar key={lane.plate} lane={lane} page={page} />
              ))}
          </div>
        </div>
      </RenewedPart>
    </>
  )
}

function LaneOfCar({ lane: { car, plate, rides }, page }: { lane: Lane; page: DayView }) {
  const title = plate === '' ? m.desk_mark_no_driver() : plate
  return (
    <section className={styles['lane']}>
      <h2>
        {title} <span>{car}</span>
      </h2>
      <TimeLine rides={rides} day={page.day} />
      <ul className={list['rows']}>
        {rides.map((ride) => (
          <li key={`${ride.number} ${ride.leg}`} data-row={`${ride.number} ${ride.leg}`}>
            {ride.gap === null ? null : <Gap minutes={ride.gap} />}
            <RideWords
              ride={ride}
              back={screenPath('deskDay', getLocale(), page.day)}
              day={page.day}
            />
            {isEnded(ride.state) || ride.is_over === 1 ? null : (
              <AssignForm ride={ride} page={page} />
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}

function Gap({ minutes }: { minutes: number }) {
  return minutes < 0 ? (
    <p className={list['warns']}>{m.desk_gap_below({ time: formatDuration(-minutes) })}</p>
  ) : (
    <p className={styles['gap']}>
      {minutes === 0 ? m.desk_gap_none() : m.desk_gap({ time: formatDuration(minutes) })}
    </p>
  )
}

/** The rides of a lane along the day, for the eye; the words below say the same. */
function TimeLine({ rides, day }: { rides: LaneRide[]; day: string }) {
  const bounds = boundsOf(day)
  if (!bounds) return null
  const minute = (time: number) => Math.round((time - bounds.from) / MINUTE)
  const length = minute(bounds.to)
  return (
    <svg
      className={styles['line']}
      viewBox={`0 0 ${length} 12`}
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      <rect className={styles['whole']} x="0" y="5" width={length} height="2" />
      {[6, 12, 18].map((hour) => (
        <rect
          key={hour}
          className={styles['whole']}
          x={minute(instantOn(day, hour))}
          y="0"
          width="2"
          height="12"
        />
      ))}
      {rides.map((ride) => (
        <rect
          key={`${ride.number} ${ride.leg}`}
          className={ride.isOverlapping || ride.hasNoDriver ? styles['wrong'] : styles['ride']}
          x={Math.max(0, minute(ride.ride_pickup_at))}
          y="0"
          width={Math.max(6, minute(ride.end_at) - Math.max(0, minute(ride.ride_pickup_at)))}
          height="12"
        />
      ))}
    </svg>
  )
}
