import { hourlyPromise, waitingPromise } from '~/carrier/phrases/promises'
import { ridePromise } from '~/carrier/phrases/ride-promise'
import { KIND_RULES, type OrderKind } from '~/order/model/kinds'
import type { Locale } from '~/lib/locale'

const PROMISES = { ride: ridePromise, waiting: waitingPromise, hourly: hourlyPromise }

/**
 * What the price of an order includes: kilometres for a car by the hour, else waiting, and the services of a ride.
 */
export function orderPromise(kind: OrderKind, locale: Locale): string {
  return KIND_RULES[kind].includes.map((part) => PROMISES[part](locale)).join(' ')
}
