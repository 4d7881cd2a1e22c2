import { type BiggerCar, findBiggerCar } from '~/order/model/capacity'
import type { OrderCatalogue } from '~/back-office/catalogue/order-catalogue'
import { findTimeHints, type TimeHints } from '~/order/model/order-times'
import type { OrderValues } from '~/order/model/typed-order'

/** Hints about the current input; they do not block the submit. */
export type OrderHints = TimeHints & { bigger: BiggerCar | null }

/** The bigger car to offer, and notices about the pickup time. */
export function findOrderHints(
  values: OrderValues,
  catalogue: OrderCatalogue,
  now: Date,
): OrderHints {
  return { bigger: findBiggerCar(values, catalogue), ...findTimeHints(values, now) }
}
