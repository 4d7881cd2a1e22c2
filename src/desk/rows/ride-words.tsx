import type { ShownRide } from '~/desk/rows/ride-facts'
import styles from '~/desk/rows/list.module.css'
import { stateWords } from '~/desk/layout/state-words'
import { formatDuration, formatOrderNumber, formatTime } from '~/i18n/format'
import { screenPath } from '~/i18n/screens'
import { MINUTE } from '~/lib/duration'
import { m } from '~/paraglide/messages'
import { getLocale } from '~/paraglide/runtime'

/** A ride in a line: when and how long, its order, who rides whither, who drives, and what is wrong with it. */
export function RideWords({ ride }: { ride: ShownRide }) {
  const { number, name, from_place: from, to_place: to, driver, plate, state } = ride
  const locale = getLocale()
  const lasts = Math.round((ride.end_at - ride.ride_pickup_at) / MINUTE)
  return (
    <p className={styles['words']}>
      <strong>{formatTime(ride.ride_pickup_at, locale)}</strong>
      <span className={styles['quiet']}>{formatDuration(lasts)}</span>
      <a href={screenPath('deskOrder', locale, number)}>{formatOrderNumber(number)}</a>
      <span>{name}</span>
      <span>{[from, to].filter(Boolean).join(' – ')}</span>
      {driver === '' ? null : <span>{[driver, plate].filter(Boolean).join(', ')}</span>}
      <span className={styles['quiet']}>{stateWords(state)}</span>
      <RideMarks ride={ride} />
    </p>
  )
}

function RideMarks({ ride: { hasNoDriver, isOverlapping, isUnpaid } }: { ride: ShownRide }) {
  const marks = [
    hasNoDriver ? m.desk_mark_no_driver() : null,
    isOverlapping ? m.desk_mark_overlaps() : null,
    isUnpaid ? m.desk_mark_unpaid() : null,
  ].filter((mark) => mark !== null)
  return marks.map((mark) => (
    <strong key={mark} className={styles['warns']}>
      {mark}
    </strong>
  ))
}
