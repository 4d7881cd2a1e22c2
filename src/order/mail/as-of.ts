import { foldLife } from '~/order/acts/fold-life'
import type { LifeEvent } from '~/order/life/event-data'
import { orderNow } from '~/order/life/order-now'
import type { KnownOrder } from '~/order/store/find-order.server'
import type { OrderRow } from '~/order/store/order-store.server'
import { readStoredOrder } from '~/order/store/stored-order'

/** The order as of the event `seq`; null means the last event. */
export function asOf(
  row: OrderRow,
  seq: number | null,
): { known: KnownOrder; event: LifeEvent } | null {
  const events = row.events.filter((event) => seq === null || event.seq <= seq)
  const event = events.at(-1)
  const life = foldLife(events)
  const placed = readStoredOrder(row.stored)
  if (!event || !life || !placed || (seq !== null && event.seq !== seq)) return null
  return { known: { orderKey: row.orderKey, placed: orderNow(placed, life), life }, event }
}

/** The order as it was before the event `seq`: what a correction put in place of something else is as it was. */
export function withoutEvent(row: OrderRow, seq: number): Omit<KnownOrder, 'orderKey'> | null {
  const event = row.events.find((one) => one.seq === seq)
  const life = foldLife(row.events.filter((one) => one.seq < seq))
  const stored = readStoredOrder(row.stored)
  if (!life || !stored || !event) return null
  const old = event.event === 'correct' ? event.data.before : {}
  return { placed: orderNow({ ...stored, order: { ...stored.order, ...old } }, life), life }
}
