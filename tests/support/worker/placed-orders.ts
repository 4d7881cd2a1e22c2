import { toOrderBody } from '~/order/store/stored-order'
import type { NewOrder } from '~/order/store/order-store.server'
import { placeOrder as place } from '~/order/store/place-order.server'
import type { OrderValues } from '~/order/model/typed-order'
import type { OrderBody } from '~/back-office/contract-order'
import { anOrder, NOW } from '../builders.ts'

/** What the site does with an order, a summary and a message, for tests of the rooms below. */
export { storeMessage } from '~/pages/contact/contact-step.server'
export { keepSummary } from '~/order/store/summary-store.server'

/** An order ready to be placed, with a key of its own. */
export function aNewOrder({ order = anOrder(), ...changes }: Partial<NewOrder> = {}): NewOrder {
  return {
    orderKey: crypto.randomUUID(),
    draftId: crypto.randomUUID(),
    order,
    locale: 'cs',
    payment: { paymentMethod: 'card', note: null },
    isFlagged: false,
    isAgain: false,
    isDecidedHere: true,
    ...changes,
  }
}

/** A request for a price, ready to be placed. */
export function aNewRequest(changes: Partial<OrderValues> = {}): NewOrder {
  const order = anOrder({ dropoff: 'Tábor', street: '', city: '', zip: '', ...changes })
  return aNewOrder({ order, payment: { paymentMethod: null, note: null } })
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
