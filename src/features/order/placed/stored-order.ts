import * as v from 'valibot'
import { type OrderBody, orderBodySchema } from '~/provider/contract-order'

/** What the provider receives of the stored text of an order; null when it cannot be read. */
export function readStoredOrder(stored: string): OrderBody | null {
  try {
    const order = v.safeParse(orderBodySchema, JSON.parse(stored))
    return order.success ? order.output : null
  } catch {
    return null
  }
}
