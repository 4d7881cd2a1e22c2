import { DAY, HOUR } from './duration.ts'

/** The time zone of every ride: the pickup is a wall time in Prague, wherever the customer is. */
export const TIME_ZONE = 'Europe/Prague'

const wallClock = new Intl.DateTimeFormat('sv-SE', {
  timeZone: TIME_ZONE,
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
})

/** Wall time in Prague of an instant, `YYYY-MM-DDTHH:mm`. */
export function toPragueLocal(instant: Date): string {
  return wallClock.format(instant).replace(' ', 'T')
}

/** The last millisecond of the day in Prague that is `days` after the day of an instant. */
export function endOfPragueDay(instant: Date, days: number): Date {
  const day = toPragueLocal(instant).slice(0, 10)
  const next = new Date(Date.parse(`${day}T00:00:00Z`) + (days + 1) * DAY)
  const midnight = fromPragueLocal(next.toISOString().slice(0, 16))
  // Prague changes its clocks at night, but never at midnight.
  if (midnight.kind !== 'once') throw new Error(`no midnight before ${next.toISOString()}`)
  return new Date(midnight.instant.getTime() - 1)
}

export type PragueInstant =
  | { kind: 'once' | 'doubled'; instant: Date }
  | { kind: 'missing' }
  | { kind: 'invalid' }

/**
 * The instant of a wall time in Prague, `YYYY-MM-DDTHH:mm`. A time that the clocks skip in spring is `missing`; a
 * time that occurs twice in autumn is `doubled` and gives the first.
 */
export function fromPragueLocal(local: string): PragueInstant {
  if (!/^\d{4}-\d{2}-\d{2}T([01]\d|2[0-3]):[0-5]\d$/.test(local)) return { kind: 'invalid' }
  const utc = Date.parse(`${local}:00Z`)
  const isRealDay =
    !Number.isNaN(utc) && new Date(utc).toISOString().slice(0, 10) === local.slice(0, 10)
  if (!isRealDay) return { kind: 'invalid' }
  const candidates = [new Date(utc - 2 * HOUR), new Date(utc - HOUR)]
  const [first, second] = candidates.filter((instant) => toPragueLocal(instant) === local)
  if (!first) return { kind: 'missing' }
  return { kind: second ? 'doubled' : 'once', instant: first }
}
