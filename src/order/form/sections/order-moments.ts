import type { OrderPage } from '~/order/form/order-page'
import { earliestPickup, latestPickup } from '~/order/model/order-times'
import { toPragueLocal } from '~/lib/prague-time'

/** The times of the form: now, the first pickup and the last day that can be ordered. */
export function orderMoments(now: Date): Pick<OrderPage, 'openedAt' | 'earliest' | 'lastDay'> {
  return {
    openedAt: now.getTime(),
    earliest: toPragueLocal(earliestPickup(now)),
    lastDay: toPragueLocal(latestPickup(now)).slice(0, 10),
  }
}
