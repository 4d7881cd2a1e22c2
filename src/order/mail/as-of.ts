import { foldLife } from '~/order/acts/fold-life'
import type { LifeEvent } from '~/order/life/event-data'
import { orderNow } from '~/order/life/order-now'
import type { KnownOrder } from '~/order/store/find-order.server'
import type { OrderRow } from '~/order/store/order-store.server'
import { readStoredOrder } from '~/order/store/stored-order'

/** The events as of the event `seq`, or all; those that were taken back stand only before their undo. */
export function eventsAsOf(
  { events, log }: Pick<OrderRow, 'events' | 'log'>,
  seq: number | null,
): LifeEvent[] {
  const isOfUndo = log.some((one) => one.seq === seq && one.event === 'undo')
  return (isOfUndo ? log : events).filter((one) => seq === null || one.seq <= seq)
}

/** The order as of the event `seq`; null means the last event. */
export function asOf(
  row: OrderRow,
  seq: number | null,
): { known: KnownOrder; event: LifeEvent } | null {
  const events = eventsAsOf(row, seq)
  const event = events.at(-1)
  const life = foldLife(events)
  const placed = readStoredOrder(row.stored)
  if (!event || !life || !placed || (seq !== null && event.seq !== seq)) return null
  return { known: { orderKey: row.orderKey, placed: orderNow(placed, life), life }, event }
}

/** The order as it was before the event `seq`: what a correction put in place of something else is as it was. */
export function withoutEvent(row: OrderRow, seq: number): Omit<KnownOrder, 'orderKey'> | null {
  const events = eventsAsOf(row, seq)
  const event = events.find((one) => one.seq === seq)
  const life = foldLife(events.filter((one) => one.seq < seq))
  const stored = readStoredOrder(row.stored)
  if (!life || !stored || !event) return null
  const old = event.event === 'correct' ? event.data.before : {}
  return { placed: orderNow({ ...stored, order: { ...stored.order, ...old } }, life), life }
}
