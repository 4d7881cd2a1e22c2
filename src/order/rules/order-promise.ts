import {
  experiencePromise,
  handingPromise,
  hourlyPromise,
  waitingPromise,
  ridePromise,
} from '~/carrier/phrases/promises'
import type { OrderKind } from '~/carrier/order-kinds'
import { KIND_RULES } from '~/order/model/kinds'
import type { L10n, Locale } from '~/lib/locale'

const PROMISES = {
  ride: ridePromise,
  waiting: waitingPromise,
  handing: handingPromise,
  hourly: hourlyPromise,
  experience: experiencePromise,
}

/**
 * What the price of an order includes: kilometres for a car by the hour, the list of an experience, the handing over of
 * a parcel, else waiting, and the services of a ride.
 */
export function orderPromise(kind: OrderKind, included: readonly L10n[], locale: Locale): string {
  return KIND_RULES[kind].includes.map((part) => PROMISES[part](locale, included)).join(' ')
}
