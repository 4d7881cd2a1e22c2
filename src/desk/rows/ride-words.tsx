import type { Intent } from '~/desk/order/acts/intents'
import type { ShownRide } from '~/desk/rows/ride-facts'
import { dayOf } from '~/desk/rows/days'
import styles from '~/desk/rows/list.module.css'
import { stateWords } from '~/desk/layout/state-words'
import { formatDuration, formatOrderNumber, formatShortDay, formatTime } from '~/i18n/format'
import { screenPath } from '~/i18n/screens'
import { MINUTE } from '~/lib/duration'
import { m } from '~/paraglide/messages'
import { getLocale } from '~/paraglide/runtime'

/**
 * A ride in its row: when, how long and what is wrong with it; who rides whither; its order and who drives. `back` is the
 * page that an act on the order leads back to, `day` the one of the list: a ride that began before says when.
 */
export function RideWords({ ride, back, day }: { ride: ShownRide; back: string; day: string }) {
  const { number, name, from_place: from, to_place: to, driver, plate, state, flight } = ride
  const locale = getLocale()
  const lasts = Math.round((ride.end_at - ride.ride_pickup_at) / MINUTE)
  return (
    <div className={styles['words']}>
      <p>
        {dayOf(ride.ride_pickup_at) === day ? null : (
          <span>{formatShortDay(ride.ride_pickup_at, locale)}</span>
        )}
        <strong>{formatTime(ride.ride_pickup_at, locale)}</strong>
        <span className={styles['quiet']}>{formatDuration(lasts)}</span>
        <RideMarks ride={ride} />
        <span className={`${styles['quiet']} ${styles['end']}`}>
          {/* The other ride of the order has its driver. */}
          {stateWords(ride.hasNoDriver && state === 'assigned' ? 'confirmed' : state)}
        </span>
      </p>
      <p>
        <span>{name}</span>
        <span>{[from, to].filter(Boolean).join(' – ')}</span>
      </p>
      <p>
        <OrderLink number={number} back={back} />
        {flight === null ? null : <span className={styles['quiet']}>{flight}</span>}
        {driver === '' ? null : <span>{[driver, plate].filter(Boolean).join(', ')}</span>}
      </p>
    </div>
  )
}

/** The link of a row to its order; it covers the row. */
export function OrderLink({ number, back }: { number: string; back: string }) {
  return (
    <a className={styles['whole']} href={orderPath(number, back)}>
      {formatOrderNumber(number)}
    </a>
  )
}

/** The address of an order whose acts lead back to a page of the desk; `act` is the one that it offers first. */
export function orderPath(number: string, back: string, act?: Intent): string {
  const query = new URLSearchParams({ back, ...(act ? { act } : {}) })
  return `${screenPath('deskOrder', getLocale(), number)}?${query}`
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
