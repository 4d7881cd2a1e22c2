import type { LifeEvent } from '~/order/life/event-data'
import { MINUTE } from '~/lib/duration'

/** The events that still count: neither those that were taken back nor the taking back. */
export function standingEvents(events: readonly LifeEvent[]): readonly LifeEvent[] {
  const undone = new Set(events.flatMap((one) => (one.event === 'undo' ? [one.data.of] : [])))
  if (undone.size === 0) return events
  return events.filter(({ event, seq }) => event !== 'undo' && !undone.has(seq))
}

/**
 * When something happened, as far as it is known: an act on a driver's phone that waited for signal when it was pressed,
 * never later than the server had it. An ISO instant.
 */
export function happenedAt({ at, phone }: Pick<LifeEvent, 'at' | 'phone'>): string {
  return phone && phone.at < at ? phone.at : at
}

/** A clock of a phone this far from the server's, or an act that waited so long, is marked; ms. */
const CLOCK_OFF = 10 * MINUTE

/** True if the phone's time of an act differs from the server's by so much that a person should know it. */
export function isClockOff({ at, phone }: Pick<LifeEvent, 'at' | 'phone'>): boolean {
  return phone !== undefined && Math.abs(Date.parse(at) - Date.parse(phone.at)) > CLOCK_OFF
}
