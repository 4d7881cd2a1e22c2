import { toOrderBody } from '~/features/orders/order-body'
import type { NewOrder } from '~/features/orders/place-order.server'
import { quoteOrder } from '~/features/orders/price'
import { toSummary } from '~/features/orders/summary'
import { validateOrder } from '~/features/orders/validate-order'
import { aCatalogue, NOW, someValues } from './builders.ts'

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
