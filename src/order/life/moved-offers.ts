import { appConfig } from '~config'
import type { LifeEvent } from '~/order/life/event-data'
import { HOUR, MINUTE } from '~/lib/duration'

/** A mail to the customer about an event; `leftAt` in ms, null while it has not left. */
export type EventMail = { seq: number; state: string; leftAt: number | null }

/** A mail that leaves within this time is on time. */
const ON_TIME = 15 * MINUTE
const ENDS_BEFORE_PICKUP = appConfig.ordering.offer.endsHoursBefore * HOUR

/**
 * Whole hours by which the end of an offer moves, because its mail waited so long: 0 for a mail on time. While the mail
 * waits, the offer moves on with `now`.
 */
export function movedHours(at: string, mail: EventMail | undefined, now: Date): number {
  if (!mail) return 0
  const waited = (mail.leftAt ?? now.getTime()) - Date.parse(at)
  return waited <= ON_TIME ? 0 : Math.ceil(waited / HOUR)
}

/**
 * The events, with each offer as long as promised from the time its mail left (decision 055); never later than an offer
 * may end before the pickup as ordered.
 */
export function withMovedOffers(events: LifeEvent[], mails: EventMail[], now: Date): LifeEvent[] {
  const [first] = events
  if (first?.event !== 'received') return events
  const last = Date.parse(first.data.pickupAt) - ENDS_BEFORE_PICKUP
  return events.map((event) => {
    const hours = movedHours(
      event.at,
      mails.find(({ seq }) => seq === event.seq),
      now,
    )
    if (hours === 0) return event
    if (event.event === 'offer') {
      return { ...event, data: { ...event.data, until: moved(event.data.until, hours, last) } }
    }
    if (event.event !== 'answerChange' || !event.data.offer) return event
    const { offer } = event.data
    const earliest = offer.pickup
      ? Math.min(last, Date.parse(offer.pickup.at) - ENDS_BEFORE_PICKUP)
      : last
    const until = moved(offer.until, hours, earliest)
    return { ...event, data: { ...event.data, offer: { ...offer, until } } }
  })
}

function moved(until: string, hours: number, last: number): string {
  const end = Date.parse(until)
  return new Date(Math.max(end, Math.min(end + hours * HOUR, last))).toISOString()
}
