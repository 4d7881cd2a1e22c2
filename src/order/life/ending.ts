import type { LifeEvent } from '~/order/life/event-data'
import type { Life } from '~/order/life/life'
import { toRide } from '~/order/life/rides/rides'
import { type Actor, STATES } from '~/order/life/states'

/** An order that the carrier ended by mistake; the customer may have made other plans since. */
export function reopened({ end, state, isCancellingFree }: Life): Partial<Life> {
  if (!end) return {}
  const { rideAt, dueAt, rides } = end.before
  const isFree = isCancellingFree || STATES[state].phase === 'dropped'
  return {
    end: null,
    fee: null,
    rideAt,
    dueAt,
    isCancellingFree: isFree,
    ...toRide(rides),
  }
}

/** Closes everything that was open. For an early end, the retention period starts at that time. */
export function ending(life: Life, before: Life, event: LifeEvent): Partial<Life> {
  const reason = 'reason' in event.data ? event.data.reason : null
  const waited = event.event === 'noShow' ? (event.data.waited ?? null) : null
  // An open offer ends with its order.
  const state = before.state === 'offered' ? 'received' : before.state
  const { rideAt, dueAt, rides } = before
  return {
    end: {
      at: event.at,
      by: endedBy(before, event),
      reason,
      waited,
      before: { state, rideAt, dueAt, rides },
    },
    rideAt: STATES[life.state].phase === 'dropped' ? event.at : life.rideAt,
    offer: null,
    asked: null,
    cancelAsked: null,
    changeOffer: null,
  }
}

/** A wish to cancel is the customer's, whoever brings it about. */
function endedBy({ cancelAsked }: Life, { event, actor }: LifeEvent): Actor {
  return event === 'cancel' && cancelAsked !== null ? 'customer' : actor
}
