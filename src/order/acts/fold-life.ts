import { effectOf } from '~/order/acts/acts'
import type { EventName, LifeEvent, OpenEvent } from '~/order/life/event-data'
import { balance, noBalance } from '~/order/life/money/balance'
import type { Life } from '~/order/life/life'
import { ending } from '~/order/life/ending'
import { ridesOf, withRide } from '~/order/life/rides/rides'
import { happenedAt, standingEvents } from '~/order/life/standing-events'
import { isEnded } from '~/order/life/states'

/** Folds the events, in their order, to the state of an order; null if the first event is not `received`. */
export function foldLife(events: readonly LifeEvent[]): Life | null {
  const [first, ...rest] = standingEvents(events)
  if (first?.event !== 'received') return null
  const life = rest.reduce(afterEvent, beginLife(first))
  return { ...life, seq: events.at(-1)?.seq ?? life.seq }
}

/** The life of an order that was just placed. */
export function beginLife({
  seq,
  at,
  actor,
  data,
}: Extract<LifeEvent, { event: 'received' }>): Life {
  return {
    state: 'received',
    seq,
    placedAt: at,
    pickupAt: data.pickupAt,
    rideAt: data.rideAt,
    freeWaitingMin: data.freeWaitingMin ?? null,
    price: data.total,
    vatRateBp: null,
    fee: null,
    offer: null,
    bindingAt: null,
    dueAt: null,
    correctedEmails: [],
    accepted: null,
    billing: null,
    rides: ridesOf(data),
    ride: 1,
    driver: null,
    step: null,
    arrivedAt: null,
    landedAt: null,
    asked: null,
    answer: null,
    changeOffer: null,
    changedPickup: null,
    changedFlight: null,
    granted: [],
    surcharges: [],
    balance: noBalance,
    ledger: [],
    owedSince: null,
    repriced: null,
    isCancellingFree: false,
    cancelAsked: null,
    end: null,
    history: [{ seq, event: 'received', at, actor }],
    last: { seq, event: 'received', at, actor, isCard: false },
  }
}

/** The state after one more event. */
export function afterEvent(life: Life, event: LifeEvent): Life {
  const { seq, at, actor } = event
  const { state, rides, changes } = effectOf(life, event)
  const changed: Life = {
    ...life,
    ...withRide(life, rides),
    ...changes,
    state,
    seq,
    history: isOpen(event.event)
      ? [...life.history, { seq, event: event.event, at: happenedAt(event), actor }]
      : life.history,
    last: { seq, event: event.event, at, actor, isCard: isByCard(event) },
  }
  const ended = isEnded(state) && !isEnded(life.state) ? ending(changed, life, event) : {}
  const next = { ...changed, ...ended }
  const balanced = balance(next)
  const owedSince = balanced.due < 0 ? (life.owedSince ?? at) : null
  return { ...next, balance: balanced, owedSince }
}

/** Words of the desk are nobody else's. */
function isOpen(event: EventName): event is OpenEvent {
  return event !== 'note' && event !== 'undo'
}

/** Money that a gateway moved cannot be taken back by a word of ours. */
function isByCard(event: LifeEvent): boolean {
  return event.event === 'refunded' && event.data.way === 'card'
}
