import { appConfig } from '~config'
import { type LifeEvent, STEPS } from '~/order/life/event-data'
import { balance, noBalance } from '~/order/life/balance'
import type { LedgerRow, Life } from '~/order/life/life'
import { eventFacts, type EventName, isEnded, type OrderState, STATES } from '~/order/life/states'
import { DAY } from '~/lib/duration'
import { toPragueLocal } from '~/lib/prague-time'

/** Folds the events, in their order, to the state of an order; null if the first event is not `received`. */
export function foldLife(events: readonly LifeEvent[]): Life | null {
  const [first, ...rest] = events
  if (first?.event !== 'received') return null
  return rest.reduce(afterEvent, begin(first))
}

function begin({ seq, at, actor, data }: Extract<LifeEvent, { event: 'received' }>): Life {
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
    driver: null,
    step: null,
    arrivedAt: null,
    asked: null,
    answer: null,
    changeOffer: null,
    changedPickup: null,
    surcharges: [],
    balance: noBalance,
    ledger: [],
    owedSince: null,
    repriced: null,
    isCancellingFree: false,
    end: null,
    history: [{ seq, event: 'received', at, actor }],
  }
}

/** The state after one more event. */
export function afterEvent(life: Life, event: LifeEvent): Life {
  const { seq, at, actor } = event
  const state = stateAfter(life, event.event)
  const changed: Life = {
    ...life,
    ...changes(life, event),
    state,
    seq,
    history: [...life.history, { seq, event: event.event, at, actor }],
  }
  const ended = isEnded(state) && !isEnded(life.state) ? ending(changed, life, event) : {}
  const next = { ...changed, ...ended }
  const balanced = balance(next)
  const owedSince = balanced.due < 0 ? (life.owedSince ?? at) : null
  return { ...next, balance: balanced, owedSince }
}

function stateAfter(life: Life, event: EventName): OrderState {
  const { to } = eventFacts(event)
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
    case 'assign':
      return { driver: happened.data }
    case 'progress': {
      // A step that waited for signal may arrive after a later one.
      const isLate =
        life.step !== null && STEPS.indexOf(happened.data.step) < STEPS.indexOf(life.step)
      const step = isLate ? life.step : happened.data.step
      return happened.data.step === 'arrived' && life.arrivedAt === null
        ? { step, arrivedAt: at }
        : { step }
    }
    case 'cancel': {
      const { fee } = happened.data
      return fee > 0 ? { fee, ...dueLater(life, at) } : { fee }
    }
    case 'noShow':
      return dueLater(life, at)
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
      return { asked: null, answer, changeOffer: offer && { ...offer, words } }
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
    case 'finish':
      return life.dueAt !== null && life.dueAt < at ? dueLater(life, at) : {}
    case 'price':
      return repriced(life, happened.data, at)
    case 'reopen':
      return reopened(life)
    case 'paid':
    case 'refunded':
      return moved(life, { at, seq, ...happened })
    case 'waive': {
      const waived = life.balance.waived + happened.data.amount
      return { balance: { ...life.balance, waived } }
    }
    case 'received':
    case 'reject':
    case 'expire':
      return {}
  }
}

function moved(
  { balance: before, ledger }: Life,
  {
    event,
    seq,
    at,
    data,
  }: Pick<Extract<LifeEvent, { event: LedgerRow['event'] }>, 'event' | 'seq' | 'at' | 'data'>,
): Pick<Life, 'balance' | 'ledger'> {
  const {
    amount,
    day = toPragueLocal(new Date(at)).slice(0, 10),
    way = null,
    reference = '',
  } = data
  return {
    balance: { ...before, [event]: before[event] + amount },
    ledger: [...ledger, { event, seq, at, amount, day, way, reference }],
  }
}

function binding(at: string, pickupAt: string): Pick<Life, 'bindingAt' | 'dueAt'> {
  return { bindingAt: at, dueAt: dueAfter(at, pickupAt) }
}

function dueAfter(at: string, pickupAt: string): string {
  const due = Math.min(Date.parse(at) + appConfig.payment.dueDays * DAY, Date.parse(pickupAt))
  return new Date(Math.max(due, Date.parse(at))).toISOString()
}

/** An amount that becomes due by a late cancellation or after the ride has its own due date. */
function dueLater({ dueAt }: Life, at: string): Pick<Life, 'dueAt'> {
  const later = new Date(Date.parse(at) + appConfig.payment.dueDays * DAY).toISOString()
  return { dueAt: dueAt !== null && dueAt > later ? dueAt : later }
}

function accepted(life: Life, at: string): Partial<Life> {
  if (!life.changeOffer) return {}
  const { total, pickup } = life.changeOffer
  const pickupAt = pickup?.at ?? life.pickupAt
  // Without a return, `rideAt` is the pickup.
  const hasReturn = life.rideAt !== life.pickupAt
  const rideAt = hasReturn && life.rideAt > pickupAt ? life.rideAt : pickupAt
  return {
    price: total ?? life.price,
    pickupAt,
    rideAt,
    changedPickup: pickup?.local ?? life.changedPickup,
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

/** An order that the carrier ended by mistake; the customer may have made other plans since. */
function reopened({ end, state, isCancellingFree }: Life): Partial<Life> {
  if (!end) return {}
  const { rideAt, dueAt } = end.before
  const isFree = isCancellingFree || STATES[state].phase === 'dropped'
  return { end: null, fee: null, rideAt, dueAt, isCancellingFree: isFree }
}

/** Closes everything that was open. For an early end, the retention period starts at that time. */
function ending(life: Life, before: Life, event: LifeEvent): Partial<Life> {
  const reason = 'reason' in event.data ? event.data.reason : null
  const waited = event.event === 'noShow' ? (event.data.waited ?? null) : null
  // An open offer ends with its order.
  const state = before.state === 'offered' ? 'received' : before.state
  const { rideAt, dueAt } = before
  return {
    end: { at: event.at, by: event.actor, reason, waited, before: { state, rideAt, dueAt } },
    rideAt: STATES[life.state].phase === 'dropped' ? event.at : life.rideAt,
    offer: null,
    asked: null,
    changeOffer: null,
  }
}
