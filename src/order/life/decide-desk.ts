import { type Act, type Decision, happens, instantOf, refuse } from '~/order/life/acts'
import type { Life } from '~/order/life/life'
import { SECOND } from '~/lib/duration'

/** For how long an act of the desk can be taken back, and what it owes waits, in ms. */
export const UNDO_WITHIN = 60 * SECOND

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
  { last }: Life,
  { of }: Extract<Act, { event: 'undo' }>,
  now: Date,
): Decision {
  const isOurs = last.actor === 'carrier' && last.event !== 'received' && !last.isCard
  if (!isOurs || (of !== null && of !== last.seq)) return refuse('nothingToUndo')
  if (now.getTime() >= Date.parse(last.at) + UNDO_WITHIN) return refuse('undoTooLate')
  return happens({ event: 'undo', data: { of: last.seq } })
}
