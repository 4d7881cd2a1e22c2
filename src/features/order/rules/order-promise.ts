import { hourlyPromise, waitingPromise } from '~/content/phrases/promises'
import type { OrderKind } from '~/features/order/typed/typed-order'
import type { Locale } from '~/lib/app-config-type'

/** What the price of an order includes besides the way: kilometres of a car by the hour, else waiting. */
export function orderPromise(kind: OrderKind, locale: Locale): string {
  return kind === 'hourly' ? hourlyPromise(locale) : waitingPromise(locale)
}
