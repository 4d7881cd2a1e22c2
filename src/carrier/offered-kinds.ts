import { appConfig } from '~config'
import { KINDS, type OrderKind } from '~/carrier/order-kinds'

/** True when the carrier takes new orders of this kind; an order that is stored already stays what it is. */
export function isOffered(kind: OrderKind): boolean {
  return appConfig.kinds.includes(kind)
}

/** The kinds of order that the carrier takes, in the order of the form. */
export const offeredKinds: readonly OrderKind[] = KINDS.filter(isOffered)

/**
 * Bounds of hire by the hour and of a parcel. A carrier that never took any writes none, and then nothing shows them:
 * the widest bounds stand in, so that no stored order is refused by a bound that nobody wrote.
 */
export const hourlyLimits = appConfig.ordering.hourly ?? {
  minHours: 1,
  maxHours: 24,
  includedKmPerHour: 0,
  furtherKmPrice: 0,
}
export const parcelLimits = appConfig.ordering.parcel ?? {
  standard: { lengthCm: 1_000, sideCm: 1_000 },
  long: { lengthCm: 1_000, sideCm: 1_000 },
  maxWeightKg: 9_999,
  maxInsuredValue: 9_999_999_900,
}
