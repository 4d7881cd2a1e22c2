import { type BiggerCar, findBiggerCar } from '~/features/order/rules/capacity'
import type { OrderCatalogue } from '~/catalogue/order-catalogue'
import { findTimeHints, type TimeHints } from '~/features/order/rules/order-times'
import type { OrderValues } from '~/features/order/typed/typed-order'

/** What the form says about what is typed without refusing it. */
export type OrderHints = TimeHints & { bigger: BiggerCar | null }

/** The bigger car to offer, and what is special about the time of the pickup. */
export function findOrderHints(
  values: OrderValues,
  catalogue: OrderCatalogue,
  now: Date,
): OrderHints {
  return { bigger: findBiggerCar(values, catalogue), ...findTimeHints(values, now) }
}
