import { toOrderBody } from '~/features/order/placed/order-body'
import type { NewOrder } from '~/features/order/placed/place-order.server'
import { placeOrder as place } from '~/features/order/placed/place-order.server'
import { checkOrder } from '~/features/order/placed/to-order'
import type { OrderBody } from '~/provider/contract-order'
import { aCatalogue, NOW, someValues } from '../builders.ts'
import { readWay } from '~/tariff/ways'

/** What the site does with an order, a summary and a message, for tests of the rooms below. */
export { storeMessage } from '~/features/contact/store-message.server'
export { keepSummary } from '~/features/order/summary/summary-store.server'

/** An order ready to be placed, with a key of its own. */
export function anOrder(changes: Partial<NewOrder> = {}): NewOrder {
  const checked = checkOrder(someValues(), aCatalogue(), readWay(someValues(), []), NOW)
  if (!checked.ok) throw new Error(JSON.stringify(checked.errors))
  return {
    orderKey: crypto.randomUUID(),
    draftId: crypto.randomUUID(),
    order: checked.order,
    locale: 'cs',
    payment: { paymentMethod: 'card', note: null },
    isFlagged: false,
    isAgain: false,
    isDecidedHere: true,
    ...changes,
  }
}

/** What the provider receives of it. */
export function bodyOf({ order, locale, payment }: NewOrder, number: string): OrderBody {
  return toOrderBody({ order, number, locale, ...payment, placedAt: NOW.toISOString() })
}

/** Places an order that nobody has tried to deliver yet, and gives its number. */
export async function placeOrder(
  db: D1Database,
  order: NewOrder,
  now: Date,
): Promise<{ number: string }> {
  const placement = await place(db, order, now)
  if (!placement.ok) throw new Error(placement.error)
  await db
    .prepare("UPDATE outbox SET lease_until = 0, attempts = 0 WHERE kind = 'order' AND item = ?")
    .bind(order.orderKey)
    .run()
  return placement
}
