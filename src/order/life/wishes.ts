import type { LifeEvent } from '~/order/life/event-data'

/**
 * Events by the customer from which on an order takes no further wish: twenty, less those that an answer to us, a
 * cancellation and an acceptance may still add. Their data is this large at most, in bytes.
 */
const MOST_EVENTS = 16
const MOST_BYTES = 64 * 1_024

/** True if the customer asked for so many changes of an order that only a call helps. */
export function isWishedTooOften(events: readonly LifeEvent[], message: string): boolean {
  const own = events.filter(({ actor }) => actor === 'customer')
  const bytes = own.reduce((sum, { data }) => sum + bytesOf(data), bytesOf({ message }))
  return own.length >= MOST_EVENTS || bytes > MOST_BYTES
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
