import { hourlyPromise, waitingPromise } from '~/content/phrases/promises'
import type { OrderKind } from '~/features/order/typed/typed-order'
import { getLocale } from '~/paraglide/runtime'

/** What the price of an order includes besides the way: kilometres of a car by the hour, else waiting. */
export function orderPromise(kind: OrderKind): string {
  return kind === 'hourly' ? hourlyPromise(getLocale()) : waitingPromise(getLocale())
}
