/** What can be ordered, in the order of the form. A carrier names those it takes in `kinds` of carrier.ts. */
export const KINDS = ['ride', 'hourly', 'experience', 'parcel'] as const
export type OrderKind = (typeof KINDS)[number]

/** Hire by the hour: its bounds, the kilometres that each hour includes, and the price of a further one in haléře. */
export type HourlyLimits = {
  minHours: number
  maxHours: number
  includedKmPerHour: number
  furtherKmPrice: number
}

/** Limits of a parcel; the insured value is in haléře. */
export type ParcelLimits = {
  /** Longest side, and the limit of both other sides. */
  standard: { lengthCm: number; sideCm: number }
  long: { lengthCm: number; sideCm: number }
  maxWeightKg: number
  maxInsuredValue: number
}
