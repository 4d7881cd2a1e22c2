import type { ReactNode } from 'react'
import type { Order } from '~/order/model/order'
import { totalRow } from '~/order/price/bill-rows'
import { ticketFacts } from '~/order/ticket/ticket-facts'
import { formatDateTime } from '~/i18n/format'
import { m } from '~/paraglide/messages'
import { getLocale } from '~/paraglide/runtime'
import './ticket-way.css'
import styles from './ticket.module.css'

type TicketProps = {
  order: Order
  /** The stub: the order's number and status; empty before the order is placed. */
  stub: ReactNode
  /** False for a guest, who must not see the price. */
  hasPrice?: boolean
  /** True for an order that was placed this moment: its stub is torn off. */
  isTorn?: boolean
}

/** An order at a glance, as a ticket: pickup, destination, time, way back, car, name board, and the price on its stub. */
export function Ticket({ order, stub, hasPrice = true, isTorn = false }: TicketProps) {
  const locale = getLocale()
  const { trip, nameBoard } = order
  const { kind, stops, isLong, facts } = ticketFacts(order)
  const total = totalRow(order)
  return (
    <section className={styles['ticket']} aria-label={m.ticket()}>
      <div className={styles['ride']}>
        <p className={styles['kind']}>{kind}</p>
        <ol className={`ticket-way ${styles['way']}`} data-long={isLong || undefined}>
          {stops.map((stop, index) => (
            <li key={`${String(index)} ${stop}`}>{stop}</li>
          ))}
        </ol>
        <p className={styles['when']}>
          <time dateTime={trip.pickupAt}>{formatDateTime(trip.pickupAt, locale)}</time>
        </p>
        {trip.returnAt === null ? null : (
          <p>
            <span className="quiet">{m.word_return_journey()}</span>{' '}
            <time dateTime={trip.returnAt}>{formatDateTime(trip.returnAt, locale)}</time>
          </p>
        )}
        <p className={`quiet ${styles['facts']}`}>{facts.join(' · ')}</p>
        {nameBoard ? (
          <p>
            <span className="quiet">{m.order_name_board()}</span> {nameBoard}
          </p>
        ) : null}
      </div>
      <div className={styles['stub']} data-torn={isTorn || undefined}>
        {stub}
        {hasPrice && total ? (
          <p className={styles['total']}>
            <span>{total.label}</span> <strong>{total.value}</strong>
          </p>
        ) : null}
      </div>
    </section>
  )
}
