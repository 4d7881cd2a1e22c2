import { type Act, type Decision, happens, instantOf, refuse } from '~/order/life/acts'
import type { Life } from '~/order/life/life'
import { SECOND } from '~/lib/duration'

/** For how long an act of the carrier can be taken back, in ms. */
const UNDO_WITHIN = 60 * SECOND

/**
 * When the last event of an order can be taken back no more, ms; null for one that never can: it is not the carrier's,
 * or money that a gateway moved. What the event owes, mails and documents, waits until then.
 */
export function undoneBefore({ last }: Life): number | null {
  const isOurs = last.actor === 'carrier' && last.event !== 'received' && !last.isCard
  return isOurs ? Date.parse(last.at) + UNDO_WITHIN : null
}

/** A correction changes something, and no pickup that is over. */
export function decideCorrect(
  life: Life,
  { before, after, landedAt = null }: Extract<Act, { event: 'correct' }>,
  now: Date,
): Decision {
  if (landedAt === null && Object.keys(after).length === 0) return refuse('nothingChanged')
  const { trip } = after
  const isMoved = trip !== undefined && trip.pickupAt !== life.pickupAt
  if (isMoved && life.ride !== 1) return refuse('notNow')
  if (landedAt === null) return happens({ event: 'correct', data: { before, after } })
  const landed = instantOf(landedAt)
  if (!landed) return refuse('timeInvalid')
  if (landed > now) return refuse('waitedInFuture')
  const data = { before, after, landedAt: landed.toISOString() }
  return happens({ event: 'correct', data })
}

/** Only the last event is taken back, if it is ours, and only while nobody was told of it. */
export function decideUndo(
  life: Life,
  { of }: Extract<Act, { event: 'undo' }>,
  now: Date,
): Decision {
  const { seq } = life.last
  const before = undoneBefore(life)
  if (before === null || (of !== null && of !== seq)) return refuse('nothingToUndo')
  return now.getTime() < before
    ? happens({ event: 'undo', data: { of: seq } })
    : refuse('undoTooLate')
}
