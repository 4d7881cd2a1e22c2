import { type BiggerCar, findBiggerCar } from '~/features/orders/capacity'
import type { OrderCatalogue } from '~/features/orders/catalogue'
import { findPickupNotices, type PickupNotice } from '~/features/orders/order-times'
import type { OrderValues } from '~/features/orders/order-values'

/** What the form says about what is typed without refusing it. */
export type OrderHints = { bigger: BiggerCar | null; pickup: PickupNotice[] }

/** The bigger car to offer, and what is special about the time of the pickup. */
export function findOrderHints(
  values: OrderValues,
  catalogue: OrderCatalogue,
  now: Date,
): OrderHints {
  return { bigger: findBiggerCar(values, catalogue), pickup: findPickupNotices(values, now) }
}
