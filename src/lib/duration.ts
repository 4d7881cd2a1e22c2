/** Durations in milliseconds, as used by dates and timers. */
export const SECOND = 1_000
export const MINUTE = 60 * SECOND
export const HOUR = 60 * MINUTE
export const DAY = 24 * HOUR

/** The hours started within a number of minutes: 61 minutes are two. Hourly extras are charged by them. */
export function startedHours(durationMin: number): number {
  return Math.ceil(durationMin / 60)
}
