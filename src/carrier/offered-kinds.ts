import { appConfig } from '~config'
import { type HourlyLimits, KINDS, type OrderKind, type ParcelLimits } from '~/carrier/order-kinds'

/** True when the carrier takes new orders of this kind; an order that is stored already stays what it is. */
export function isOffered(kind: OrderKind): boolean {
  return appConfig.kinds.includes(kind)
}

/** The kinds of order that the carrier takes, in the order of the form. */
export function offeredKinds(): OrderKind[] {
  return KINDS.filter(isOffered)
}

// A carrier that never took any writes no bounds, and nothing shows these: the widest ones refuse no order.
const ANY_HOURS = { minHours: 1, maxHours: 24, includedKmPerHour: 0, furtherKmPrice: 0 }
const ANY_SIDES = { lengthCm: 1_000, sideCm: 1_000 }
const ANY_PARCEL = {
  standard: ANY_SIDES,
  long: ANY_SIDES,
  maxWeightKg: 9_999,
  maxInsuredValue: 9_999_999_900,
}

/** Bounds and prices of hire by the hour; the amount is in haléře. */
export function hourlyLimits(): HourlyLimits {
  return appConfig.ordering.hourly ?? ANY_HOURS
}

/** Limits of a parcel; the value is in haléře. */
export function parcelLimits(): ParcelLimits {
  return appConfig.ordering.parcel ?? ANY_PARCEL
}
