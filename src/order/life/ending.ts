import type { LifeEvent } from '~/order/life/event-data'
import type { Life } from '~/order/life/life'
import { dueAgain } from '~/order/life/money/dues'
import { toRide } from '~/order/life/rides/rides'
import { type Actor, STATES } from '~/order/life/states'

/**
 * An order that the carrier ended by mistake and opens again at `at`; the customer may have made other plans since. Its end
 * without a ride takes back what was waived and another price; a driven ride keeps both. Surcharges stay.
 */
export function reopened(
  { end, state, balance, surcharges, price, isCancellingFree }: Life,
  at: string,
): Partial<Life> {
  if (!end) return {}
  const { rideAt, rides, ...money } = end.before
  const isDropped = STATES[state].phase === 'dropped'
  const wasNoRide = isDropped || state === 'noShow'
  return {
    end: null,
    fee: null,
    rideAt,
    ...dueAgain(end.before, at),
    isCancellingFree: isCancellingFree || isDropped,
    surcharges: isDropped ? money.surcharges : surcharges,
    price: wasNoRide ? money.price : price,
    balance: wasNoRide ? { ...balance, waived: money.waived } : balance,
    ...toRide(rides),
  }
}

/** Closes everything that was open. For an early end, the retention period starts at that time. */
export function ending(life: Life, before: Life, event: LifeEvent): Partial<Life> {
  const reason = 'reason' in event.data ? event.data.reason : null
  const waited = event.event === 'noShow' ? (event.data.waited ?? null) : null
  // An open offer ends with its order.
  const state = before.state === 'offered' ? 'received' : before.state
  const { rideAt, dueAt, rides, surcharges, price } = before
  const isDropped = STATES[life.state].phase === 'dropped'
  return {
    end: {
      at: event.at,
      by: endedBy(before, event),
      reason,
      waited,
      before: { state, rideAt, dueAt, rides, surcharges, price, waived: before.balance.waived },
    },
    rideAt: isDropped ? event.at : life.rideAt,
    // They are for a ride, which does not take place now.
    ...(isDropped && { surcharges: [] }),
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
