import * as v from 'valibot'
import { toLocalTime } from '~/lib/local-time'
import {
  type ActFacts,
  BOTH,
  CARRIER,
  command,
  CUSTOMER,
  fieldsIn,
  instantOf,
  isOver,
  THEIRS,
} from '~/order/acts/act'
import { EVENTS, someHaleru } from '~/order/life/event-data'
import { offerEnd } from '~/order/acts/agree'
import type { Life } from '~/order/life/life'
import { dueAfter } from '~/order/life/money/dues'
import { isEnded, ORDER_STATES } from '~/order/life/states'
import { isWishItself } from '~/order/life/wishes'

// A change of an order: the wish of its customer, our answer, and the customer's word about a change that we offer.

const OPEN = ORDER_STATES.filter((state) => !isEnded(state))

const requestChange = {
  ...THEIRS,
  event: 'requestChange',
  // Once the driver is on the way, only a call is in time.
  from: ['received', 'offered', 'confirmed', 'assigned'],
  told: CARRIER,
  decide: (life, { message, besides, pickup, flightNumber }) => {
    if (pickup && isAfterReturn(life, pickup.at)) return 'afterReturn'
    return {
      message,
      ...(besides ? { besides } : {}),
      ...(pickup ? { pickup } : {}),
      ...(flightNumber ? { flightNumber } : {}),
    }
  },
  after: ({ asked }, { at, data }) => ({ asked: { ...data, at, replaces: asked?.at ?? null } }),
  mayOweDocuments: false,
} as const satisfies ActFacts<'requestChange'>

/** True if the way there would not begin before the way back. */
function isAfterReturn({ rides }: Life, pickupAt: string): boolean {
  const back = rides.find(({ leg, over }) => leg === 2 && over === null)
  return back !== undefined && back.pickupAt <= pickupAt
}

const answerChange = {
  event: 'answerChange',
  from: OPEN,
  to: null,
  who: ['carrier'],
  told: CUSTOMER,
  attached: 'none',
  decide: (life, { isGranted, words: said, total, time, until }, { now }) => {
    const changesNothing = total === null && time === null
    if (!life.asked && (!isGranted || changesNothing)) return 'nothingAsked'
    // A yes that leaves the time would say yes to another one.
    if (isGranted && time === null && life.asked?.pickup) return 'emptyYes'
    if (!isGranted || changesNothing) return { isGranted, words: said, offer: null }
    // A request has no price that could change.
    if (total !== null && life.price === null) return 'noPrice'
    const at = time === null ? null : instantOf(time)
    if (time !== null && at === null) return 'timeInvalid'
    if (at && at <= now) return 'pickupPast'
    if (at && isAfterReturn(life, at.toISOString())) return 'afterReturn'
    const pickup = at ? { local: toLocalTime(at), at: at.toISOString() } : null
    const earliest = pickup && pickup.at < life.pickupAt ? pickup.at : life.pickupAt
    // Nobody is waited for.
    if (isWishItself(life, { total, pickup })) {
      return { isGranted, words: said, offer: { total: null, pickup, until: earliest } }
    }
    const end = offerEnd(until, earliest, now)
    if (!end.ok) return end.error
    return { isGranted, words: said, offer: { total, pickup, until: end.until } }
  },
  after: (life, { at, data: { offer, isGranted, words: said } }) => {
    const agreed = offer ? 'offered' : 'noted'
    const outcome = isGranted ? agreed : 'refused'
    // The flight that was wished goes with the change that is offered, and with a yes that changes nothing else.
    const flightNumber = isGranted ? life.asked?.flightNumber : undefined
    const flown = flightNumber === undefined ? {} : { flightNumber }
    const wish = isGranted ? life.asked?.besides : undefined
    return {
      asked: null,
      answer: { outcome, isAsked: life.asked !== null, words: said, at },
      changeOffer: offer && { ...offer, words: said, ...flown, ...(wish && { wish }) },
      granted: offer ? life.granted : withGranted(life, wish, at),
      changedFlight: (offer ? null : flightNumber) ?? life.changedFlight,
    }
  },
  mayOweDocuments: false,
} as const satisfies ActFacts<'answerChange'>

const acceptChange = {
  ...THEIRS,
  event: 'acceptChange',
  from: OPEN,
  // By the site where the carrier granted the customer's own wish as it was.
  who: ['customer', 'site'],
  told: BOTH,
  attached: 'calendar',
  decide: ({ changeOffer }, { billing }, { now }) => {
    if (!changeOffer) return 'nothingOffered'
    if (isOver(changeOffer.until, now)) return 'tooLate'
    return billing ? { billing } : {}
  },
  after: (life, { at, data }) => ({ ...accepted(life, at), billing: data.billing ?? life.billing }),
  mayOweDocuments: ({ balance }) => balance.paid > balance.refunded,
} as const satisfies ActFacts<'acceptChange'>

function withGranted({ granted }: Life, wish: string | undefined, at: string): Life['granted'] {
  return wish ? [...granted, { words: wish, at }] : granted
}

function accepted(life: Life, at: string): Partial<Life> {
  if (!life.changeOffer) return {}
  const { total, pickup, flightNumber, wish } = life.changeOffer
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
    granted: withGranted(life, wish, at),
    changeOffer: null,
    answer: life.answer && { ...life.answer, outcome: 'accepted', at },
    dueAt: life.bindingAt && dueAfter(total === null ? life.bindingAt : at, pickupAt),
  }
}

const declineChange = {
  ...THEIRS,
  event: 'declineChange',
  from: OPEN,
  told: CARRIER,
  decide: ({ changeOffer }) => (changeOffer ? {} : 'nothingOffered'),
  after: ({ answer }, { at }) => ({
    changeOffer: null,
    answer: answer && { ...answer, outcome: 'declined', at },
  }),
  mayOweDocuments: false,
} as const satisfies ActFacts<'declineChange'>

/** The acts of this module, each under its event. */
export const changeActs = { requestChange, answerChange, acceptChange, declineChange }

/** The commands of a change, each under its word. */
export const changeCommands = {
  answer: command('answer', {
    event: 'answerChange',
    fields: { ...fieldsIn(EVENTS.answerChange.typed), total: v.nullable(someHaleru) },
    rank: 3,
    says: 'answers a change; another price or time becomes an offer',
    sample: { isGranted: true, time: null, total: 1, until: null, words: '' },
  }),
}
