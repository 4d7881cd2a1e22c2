import { toOrderBody } from '~/features/order/placed/order-body'
import type { NewOrder } from '~/features/order/placed/place-order.server'
import { quoteOrder } from '~/features/order/price/price'
import { toSummary } from '~/features/order/placed/order'
import { validateOrder } from '~/features/order/rules/check-order'
import { aCatalogue, NOW, someValues } from '../builders.ts'

/** What the site does with an order and with a message, for tests of the rooms below. */
export { storeMessage } from '~/features/contact/store-message.server'
export { placeOrder } from '~/features/order/placed/place-order.server'

/** An order ready to be placed, with a key of its own. */
export function anOrder(changes: Partial<NewOrder> = {}): NewOrder {
  const catalogue = aCatalogue()
  const result = validateOrder(someValues(), catalogue, NOW)
  if (!result.ok) throw new Error(JSON.stringify(result.errors))
  const quote = quoteOrder(result.details, catalogue)
  return {
    orderKey: crypto.randomUUID(),
    submitHash: 'one content',
    body: toOrderBody(result.details, {
      locale: 'cs',
      paymentMethod: 'card',
      note: null,
      price: quote.price,
      placedAt: NOW,
    }),
    summary: toSummary(result.details, catalogue, quote),
    isFlagged: false,
    ...changes,
  }
}
