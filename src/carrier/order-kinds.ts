/** What can be ordered, in the order of the form. A carrier names those it takes in `kinds` of carrier.ts. */
export const KINDS = ['ride', 'hourly', 'experience', 'parcel'] as const
export type OrderKind = (typeof KINDS)[number]
