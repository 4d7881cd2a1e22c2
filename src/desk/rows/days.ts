import { DAY } from '~/lib/duration'
import { fromPragueLocal, toPragueLocal } from '~/lib/prague-time'

/** The day of an instant in Prague, `YYYY-MM-DD`. */
export function dayOf(now: Date | number): string {
  return toPragueLocal(new Date(now)).slice(0, 10)
}

/** The day that is `days` after a day. */
export function dayAfter(day: string, days: number): string {
  return new Date(Date.parse(day) + days * DAY).toISOString().slice(0, 10)
}

/** When a day in Prague begins and ends, ms; null for what is no day. No change of the clocks happens at midnight. */
export function boundsOf(day: string): { from: number; to: number } | null {
  const from = fromPragueLocal(`${day}T00:00`)
  if (from.kind !== 'once') return null
  const to = fromPragueLocal(`${dayAfter(day, 1)}T00:00`)
  return to.kind === 'once' ? { from: from.instant.getTime(), to: to.instant.getTime() } : null
}
