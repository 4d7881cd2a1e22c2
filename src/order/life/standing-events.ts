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

/** An act that waited so long for signal is marked; ms. */
const LATE = 10 * MINUTE

/** True if an act of a phone came so late that a person should know it. */
export function isLate({ at, phone }: Pick<LifeEvent, 'at' | 'phone'>): boolean {
  return phone !== undefined && Date.parse(at) - Date.parse(phone.at) > LATE
}
