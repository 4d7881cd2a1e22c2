import { mailItem } from '~/outbox/mail-item'
import { isMailOwedSince, oweMail } from '~/outbox/outbox.server'
import { readOrderRow } from '~/order/store/order-store.server'
import { STATUS_LINK_LIFETIME } from '~/order/store/status-token.server'
import { readStoredOrder } from '~/order/store/stored-order'
import { orderNow } from '~/order/life/order-now'
import { MINUTE } from '~/lib/duration'
import { isOrderNumber } from '~/lib/order-number'

/** Shortest interval between two mails with the link of an order. */
const ONCE_IN = 10 * MINUTE

/**
 * Queues a mail with the order's link to the address of the order, if the link still works and the asked `email` is
 * that address; null where the browser that placed the order asks.
 */
export async function oweLostLink(
  db: D1Database,
  { number, email }: { number: string; email: string | null },
  now: Date,
): Promise<void> {
  if (!isOrderNumber(number)) return
  const row = await readOrderRow(db, number)
  const isOver = !row || row.isHeld || row.rideAt + STATUS_LINK_LIFETIME < now.getTime()
  const placed = isOver ? null : readStoredOrder(row.stored)
  if (!row?.life || !placed) return
  const { order } = orderNow(placed, row.life)
  if (email !== null && order.email.toLowerCase() !== email.toLowerCase()) return
  // The second of two concurrent requests violates the key.
  const asked = String(Math.floor(now.getTime() / ONCE_IN))
  const subject = { about: 'link', orderKey: row.orderKey, asked } as const
  const item = mailItem('customer', subject)
  const items = { start: item.slice(0, -asked.length), item }
  if (!(await isMailOwedSince(db, items, now.getTime() - ONCE_IN)))
    await oweMail(db, { role: 'customer', subject, isHeld: false }, now).run()
}
