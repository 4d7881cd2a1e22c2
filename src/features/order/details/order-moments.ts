import type { OrderPage } from '~/features/order/details/order-page'
import { earliestPickup, latestPickup } from '~/features/order/rules/order-times'
import { toPragueLocal } from '~/lib/prague-time'

/** What the form says of the time: the clock, the first pickup and the last day that can be ordered by it. */
export function orderMoments(now: Date): Pick<OrderPage, 'openedAt' | 'earliest' | 'lastDay'> {
  return {
    openedAt: now.getTime(),
    earliest: toPragueLocal(earliestPickup(now)),
    lastDay: toPragueLocal(latestPickup(now)).slice(0, 10),
  }
}
