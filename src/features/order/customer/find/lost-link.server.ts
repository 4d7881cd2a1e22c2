import { mailItem } from '~/delivery/mail-item'
import { oweMail } from '~/delivery/outbox.server'
import { readOrderRow } from '~/features/order/life/life-store.server'
import { STATUS_LINK_LIFETIME } from '~/features/order/placed/status-token.server'
import { readStoredOrder } from '~/features/order/placed/stored-order'
import { MINUTE } from '~/lib/duration'
import { isOrderNumber } from '~/lib/order-number'

/** An order's link is not sent again sooner. */
const ONCE_IN = 10 * MINUTE

/** Owes the customer the link to an order, when the address is that of the order and its link still works. */
export async function oweLostLink(
  db: D1Database,
  { number, email }: { number: string; email: string },
  now: Date,
): Promise<void> {
  if (!isOrderNumber(number)) return
  const row = await readOrderRow(db, number)
  const isOver = !row || row.isHeld || row.rideAt + STATUS_LINK_LIFETIME < now.getTime()
  const placed = isOver ? null : readStoredOrder(row.stored)
  if (!row || placed?.order.email.toLowerCase() !== email.toLowerCase()) return
  // Of two at once the second violates the key.
  const asked = String(Math.floor(now.getTime() / ONCE_IN))
  const subject = { about: 'link', orderKey: row.orderKey, asked } as const
  const item = mailItem('customer', subject)
  const recent = await db
    .prepare(
      "SELECT 1 FROM outbox WHERE kind = 'mail' AND item BETWEEN ? AND ? AND created_at > ? LIMIT 1",
    )
    .bind(item.slice(0, -asked.length), item, now.getTime() - ONCE_IN)
    .first()
  if (!recent) await oweMail(db, { role: 'customer', subject, isHeld: false }, now).run()
}
