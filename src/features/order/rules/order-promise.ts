import { hourlyPromise, waitingPromise } from '~/content/phrases/promises'
import { ridePromise } from '~/content/phrases/ride-promise'
import type { OrderKind } from '~/features/order/typed/typed-order'
import type { Locale } from '~/lib/app-config-type'

/** What the price of an order includes: kilometres of a car by the hour, else waiting, and what a ride does besides. */
export function orderPromise(kind: OrderKind, locale: Locale): string {
  if (kind === 'hourly') return hourlyPromise(locale)
  return kind === 'ride'
    ? `${ridePromise(locale)} ${waitingPromise(locale)}`
    : waitingPromise(locale)
}
