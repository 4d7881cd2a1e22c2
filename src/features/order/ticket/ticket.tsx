import type { ReactNode } from 'react'
import type { Order } from '~/features/order/placed/order'
import { totalOf } from '~/features/order/price/total-of'
import { kindLabel } from '~/features/order/typed/field-labels'
import { formatDateTime, formatDuration } from '~/i18n/format'
import { m } from '~/paraglide/messages'
import { getLocale } from '~/paraglide/runtime'
import { serviceNames } from '~/tariff/service-slugs'
import styles from './ticket.module.css'

type TicketProps = {
  order: Order
  /** What is torn off: the order's number and where it stands, or nothing before it is placed. */
  stub: ReactNode
  /** Not for whoever only rides: what it costs. */
  hasPrice?: boolean
}

/** An order at a glance, as a ticket: from where, to where, when, in what, and on its stub what it costs. */
export function Ticket({ order, stub, hasPrice = true }: TicketProps) {
  const locale = getLocale()
  const { trip, service, passengers } = order
  const total = totalOf(order)
  const facts = [
    serviceNames[service],
    ...(passengers ? [m.ticket_people({ count: passengers })] : []),
    ...(order.durationMin === null ? [] : [formatDuration(order.durationMin)]),
  ]
  return (
    <section className={styles['ticket']} aria-label={m.ticket()}>
      <div className={styles['ride']}>
        <p className={styles['kind']}>{order.experienceTitle?.[locale] ?? kindLabel(order.kind)}</p>
        <ol className={styles['way']}>
          {stopsOf(order).map((stop, index) => (
            <li key={`${String(index)} ${stop}`}>{stop}</li>
          ))}
        </ol>
        <p className={styles['when']}>
          <time dateTime={trip.pickupAt}>{formatDateTime(trip.pickupAt, locale)}</time>
        </p>
        <p className={styles['facts']}>{facts.join(' · ')}</p>
      </div>
      <div className={styles['stub']}>
        {stub}
        {hasPrice ? (
          <p className={styles['total']}>
            <span>{total.label}</span> <strong>{total.value}</strong>
          </p>
        ) : null}
      </div>
    </section>
  )
}

function stopsOf({ trip }: Order): string[] {
  return [trip.pickup || m.review_pickup_open(), ...trip.stops, trip.dropoff ?? ''].filter(Boolean)
}
