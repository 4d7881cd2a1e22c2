import type { LifeEvent, OpenEvent } from '~/order/life/event-data'
import { balance, noBalance } from '~/order/life/money/balance'
import { afterMoney, binding, dueAfter, dueLater } from '~/order/life/money/dues'
import type { Life } from '~/order/life/life'
import { corrected } from '~/order/life/corrected'
import { ending, reopened } from '~/order/life/ending'
import { isAnyLeft, ridesAfter, ridesOf, withRide } from '~/order/life/rides/rides'
import { happenedAt, standingEvents } from '~/order/life/standing-events'
import { eventFacts, type EventName, isEnded, type OrderState } from '~/order/life/states'

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
  const rides = ridesAfter(life, event)
  const state = stateAfter(life, event, rides)
  const changed: Life = {
    ...life,
    ...withRide(life, rides),
    ...changes(life, event),
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

function stateAfter(life: Life, happened: LifeEvent, rides: Life['rides']): OrderState {
  const { event } = happened
  const { to } = eventFacts(event)
  // After the way there its order waits for the way back.
  if ((event === 'finish' || event === 'noShow') && isAnyLeft(rides)) return 'assigned'
  // The driver of the way back is told while the way there is under way.
  if (event === 'assign' && life.state === 'underway' && happened.data.leg !== life.ride)
    return life.state
  return to === 'before' ? (life.end?.before.state ?? life.state) : (to ?? life.state)
}

/** Changes by an event, besides the state and the balance. */
function changes(life: Life, { at, seq, ...happened }: LifeEvent): Partial<Life> {
  switch (happened.event) {
    case 'confirm':
      return binding(at, life.pickupAt)
    case 'offer':
      return { offer: happened.data }
    case 'accept':
      return {
        ...binding(at, life.pickupAt),
        price: life.offer?.total ?? life.price,
        vatRateBp: life.offer?.vatRateBp ?? life.vatRateBp,
        offer: null,
        accepted: happened.data,
        billing: happened.data.billing,
      }
    case 'cancel': {
      const { fee } = happened.data
      return fee > 0 ? { fee, ...dueLater(life, at) } : { fee }
    }
    case 'requestCancel':
      return { cancelAsked: { at, fee: happened.data.fee } }
    case 'decline':
      return { fee: 0 }
    case 'correctEmail':
      return { correctedEmails: [...life.correctedEmails, happened.data.email] }
    case 'requestChange':
      return { asked: { ...happened.data, at, replaces: life.asked?.at ?? null } }
    case 'answerChange': {
      const { offer, isGranted, words } = happened.data
      const agreed = offer ? 'offered' : 'noted'
      const outcome = isGranted ? agreed : 'refused'
      const answer = { outcome, isAsked: life.asked !== null, words, at } as const
      // The flight that was wished goes with the change that is offered, and with a yes that changes nothing else.
      const flightNumber = isGranted ? life.asked?.flightNumber : undefined
      const flown = flightNumber === undefined ? {} : { flightNumber }
      return {
        asked: null,
        answer,
        changeOffer: offer && { ...offer, words, ...flown },
        changedFlight: (offer ? null : flightNumber) ?? life.changedFlight,
      }
    }
    case 'acceptChange':
      return { ...accepted(life, at), billing: happened.data.billing ?? life.billing }
    case 'declineChange':
      return {
        changeOffer: null,
        answer: life.answer && { ...life.answer, outcome: 'declined', at },
      }
    case 'surcharge':
      return { surcharges: [...life.surcharges, { ...happened.data, at }], ...dueLater(life, at) }
    case 'noShow':
      return isAnyLeft(ridesAfter(life, { at, seq, ...happened })) ? {} : dueLater(life, at)
    case 'correct':
      return corrected(life, happened.data)
    case 'finish':
      return life.dueAt !== null && life.dueAt < at ? dueLater(life, at) : {}
    case 'price':
      return repriced(life, happened.data, at)
    case 'reopen':
      return reopened(life)
    case 'paid':
    case 'refunded':
      return afterMoney(life, { at, seq, ...happened })
    case 'waive': {
      const waived = life.balance.waived + happened.data.amount
      return { balance: { ...life.balance, waived } }
    }
    case 'received':
    case 'reject':
    case 'expire':
    case 'assign':
    case 'progress':
    case 'note':
    case 'undo':
      return {}
  }
}

function accepted(life: Life, at: string): Partial<Life> {
  if (!life.changeOffer) return {}
  const { total, pickup, flightNumber } = life.changeOffer
  const pickupAt = pickup?.at ?? life.pickupAt
  // Without a return, `rideAt` is the pickup.
  const hasReturn = life.rideAt !== life.pickupAt
  const rideAt = hasReturn && life.rideAt > pickupAt ? life.rideAt : pickupAt
  return {
    price: total ?? life.price,
    pickupAt,
    rideAt,
    rides: life.rides.map((ride) => (ride.leg === 1 ? { ...ride, pickupAt } : ride)),
    changedPickup: pickup?.local ?? life.changedPickup,
    changedFlight: flightNumber ?? life.changedFlight,
    changeOffer: null,
    answer: life.answer && { ...life.answer, outcome: 'accepted', at },
    dueAt: life.bindingAt && dueAfter(total === null ? life.bindingAt : at, pickupAt),
  }
}

/** A new price replaces the agreed one; after a cancellation it replaces the fee. */
function repriced(
  life: Life,
  { total, reason }: Extract<LifeEvent, { event: 'price' }>['data'],
  at: string,
): Partial<Life> {
  const before = life.fee ?? life.price ?? 0
  return {
    ...(life.fee === null ? { price: total } : { fee: total }),
    ...(total > before ? dueLater(life, at) : {}),
    repriced: { before, total, reason },
  }
}
