import type { ChangeOffer, LifeEvent, Wish } from '~/order/life/event-data'
import type { Life } from '~/order/life/life'

/**
 * Events by the customer from which on an order takes no further wish: twenty, less those that an answer to us, a
 * cancellation and an acceptance may still add. Their data is this large at most, in bytes.
 */
const MOST_EVENTS = 16
const MOST_BYTES = 64 * 1_024

/** True if the customer asked for so many changes of an order that only a call helps. */
export function isWishedTooOften(events: readonly LifeEvent[], wish: Wish): boolean {
  const own = events.filter(({ actor }) => actor === 'customer')
  const bytes = own.reduce((sum, { data }) => sum + bytesOf(data), bytesOf(wish))
  return own.length >= MOST_EVENTS || bytes > MOST_BYTES
}

/** True for a change that is what the customer asked for, at the price that is agreed. */
export function isWishItself(
  { asked, price }: Life,
  { total, pickup }: Pick<ChangeOffer, 'total' | 'pickup'>,
): boolean {
  const isTime = asked?.pickup !== undefined && asked.pickup.at === pickup?.at
  return isTime && (total === null || total === price)
}

/** True for a yes that binds at once: its customer agreed to the change by asking for it. `before` is the order before it. */
export function isBindingYes(before: Life, { event, data }: LifeEvent): boolean {
  return event === 'answerChange' && data.offer !== null && isWishItself(before, data.offer)
}

/** The event that follows a binding yes; `after` is the order after the yes. */
export function bindingOf({ seq }: Life, at: string): LifeEvent {
  return { seq: seq + 1, event: 'acceptChange', actor: 'site', at, data: {} }
}

/** Numbers of the wishes that nobody has answered yet. */
export function openWishes(events: readonly LifeEvent[]): number[] {
  const answered = events.findLastIndex(({ event }) => event === 'answerChange')
  return events
    .slice(answered + 1)
    .flatMap(({ event, seq }) => (event === 'requestChange' ? [seq] : []))
}

function bytesOf(data: object): number {
  return new TextEncoder().encode(JSON.stringify(data)).byteLength
}
