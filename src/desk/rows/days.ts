import { DAY } from '~/lib/duration'
import { fromLocalTime, toLocalTime } from '~/lib/local-time'

/** The local day of an instant, `YYYY-MM-DD`. */
export function dayOf(now: Date | number): string {
  return toLocalTime(new Date(now)).slice(0, 10)
}

/** The day that is `days` after a day. */
export function dayAfter(day: string, days: number): string {
  return new Date(Date.parse(day) + days * DAY).toISOString().slice(0, 10)
}

/** When a local day begins and ends, ms; null for what is no day. No change of the clocks happens at midnight. */
export function boundsOf(day: string): { from: number; to: number } | null {
  const from = fromLocalTime(`${day}T00:00`)
  if (from.kind !== 'once') return null
  const to = fromLocalTime(`${dayAfter(day, 1)}T00:00`)
  return to.kind === 'once' ? { from: from.instant.getTime(), to: to.instant.getTime() } : null
}

/** The instant of a full hour of a day, ms; on the days when the clocks change, too. */
export function instantOn(day: string, hour: number): number {
  const read = fromLocalTime(`${day}T${String(hour).padStart(2, '0')}:00`)
  return 'instant' in read ? read.instant.getTime() : 0
}
