import { appConfig } from '~config'
import { DAY, HOUR } from './duration.ts'

/** The time zone of every ride: the pickup is a wall time of the carrier's market, wherever the customer is. */
export const TIME_ZONE = appConfig.market.timeZone

/** The city of the time zone as its name has it, for English sentences: "Prague". */
export function zoneCity(): string {
  return TIME_ZONE.replace(/^.*\//, '').replaceAll('_', ' ')
}

const wallClock = new Intl.DateTimeFormat('sv-SE', {
  timeZone: TIME_ZONE,
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
})

/** The local time of an instant, `YYYY-MM-DDTHH:mm`. */
export function toLocalTime(instant: Date): string {
  return wallClock.format(instant).replace(' ', 'T')
}

/** The last millisecond of the local day that is `days` after the day of an instant. */
export function endOfLocalDay(instant: Date, days: number): Date {
  const day = toLocalTime(instant).slice(0, 10)
  const next = new Date(Date.parse(`${day}T00:00:00Z`) + (days + 1) * DAY)
  const midnight = fromLocalTime(next.toISOString().slice(0, 16))
  // In Europe clocks change at night, but never at midnight.
  if (midnight.kind !== 'once') throw new Error(`no midnight before ${next.toISOString()}`)
  return new Date(midnight.instant.getTime() - 1)
}

export type LocalInstant =
  | { kind: 'once' | 'doubled'; instant: Date }
  | { kind: 'missing' }
  | { kind: 'invalid' }

/**
 * The instant of a local time, `YYYY-MM-DDTHH:mm`. A time that the clocks skip in spring is `missing`; a time that
 * occurs twice in autumn is `doubled` and gives the first.
 */
export function fromLocalTime(local: string): LocalInstant {
  if (!/^\d{4}-\d{2}-\d{2}T([01]\d|2[0-3]):[0-5]\d$/.test(local)) return { kind: 'invalid' }
  const utc = Date.parse(`${local}:00Z`)
  const isRealDay =
    !Number.isNaN(utc) && new Date(utc).toISOString().slice(0, 10) === local.slice(0, 10)
  if (!isRealDay) return { kind: 'invalid' }
  // The zones of all markets are that of Central Europe.
  const candidates = [new Date(utc - 2 * HOUR), new Date(utc - HOUR)]
  const [first, second] = candidates.filter((instant) => toLocalTime(instant) === local)
  if (!first) return { kind: 'missing' }
  return { kind: second ? 'doubled' : 'once', instant: first }
}
