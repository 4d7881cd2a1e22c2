import { appConfig } from '~config'
import * as v from 'valibot'
import { emailSchema, instantSchema, phoneSchema, text } from '~/back-office/contract-parts'
import { MINUTE } from '~/lib/duration'
import { type ActFacts, CUSTOMER, instantOf, isOver, NOBODY } from '~/order/acts/act'
import { leg, rideLeg, someTime, words } from '~/order/acts/parts'
import type { Life, Ride } from '~/order/life/life'
import { dueLater } from '~/order/life/money/dues'
import { changed, isAnyLeft, laterStep, rideOf, withMeant } from '~/order/life/rides/rides'
import { STEPS } from '~/order/life/rides/steps'
import { happenedAt } from '~/order/life/standing-events'
import { isEnded } from '~/order/life/states'

// What happens to a ride of an order: its driver, its steps and its end.

const RIDING = ['confirmed', 'assigned', 'underway'] as const
const WHO = ['carrier', 'driver'] as const

export const driverSchema = v.object({
  driver: text(200),
  phone: phoneSchema,
  car: text(200),
  plate: text(40),
  /** Where the link to the driver's page is sent; nobody but the driver gets a mail there. */
  email: v.optional(emailSchema),
})
export type Driver = v.InferOutput<typeof driverSchema>

/** `driverId` and `carId` name rows of the carrier's own lists; a driver typed at the terminal has none. */
const fromLists = { driverId: v.optional(text(100)), carId: v.optional(text(100)) }
export const assignFields = { ...driverSchema.entries, ...fromLists, leg }
export const assignData = { ...driverSchema.entries, leg: rideLeg, ...fromLists }

/** Also while the ride is under way: a car breaks down, a telephone is stolen. The former driver's link ends. */
export const assign = {
  event: 'assign',
  from: RIDING,
  // The driver of the way back is told while the way there is under way.
  to: ({ state, ride }, { data }) =>
    state === 'underway' && data.leg !== ride ? state : 'assigned',
  who: ['carrier'],
  told: CUSTOMER,
  attached: 'calendar',
  decide: (life, { leg: meant, ...driver }) => {
    const ride = rideOf(life, meant)
    if (!ride || ride.over !== null) return 'noSuchRide'
    return { ...driver, leg: ride.leg }
  },
  ridesAfter: (rides, { data: { leg: of, ...driver } }) =>
    // Another driver has not set off yet.
    changed(rides, of, { driver, step: null, arrivedAt: null }),
} as const satisfies ActFacts<'assign'>

export const progressFields = { step: v.picklist(STEPS), leg }
export const progressData = { step: v.picklist(STEPS), leg: rideLeg }

/** Where the driver is. The way back does not begin before the way there is over. */
export const progress = {
  event: 'progress',
  from: ['assigned', 'underway'],
  to: 'underway',
  who: WHO,
  told: NOBODY,
  attached: 'none',
  decide: (life, { step, leg: meant }) => {
    const ride = openRide(life, meant)
    return typeof ride === 'string' ? ride : { step, leg: ride.leg }
  },
  ridesAfter: (rides, event) => {
    const { step, leg: of } = event.data
    const arrived = step === 'arrived' ? happenedAt(event) : null
    return withMeant(rides, of, (ride) => ({
      step: laterStep(ride.step, step),
      arrivedAt: ride.arrivedAt ?? arrived,
    }))
  },
} as const satisfies ActFacts<'progress'>

/** `why` is required before the pickup, unless the passenger is aboard. A ride without `leg` is the next one. */
export const finishFields = { why: v.optional(v.nullable(words)), leg }
export const finishData = { why: v.optional(words), leg: rideLeg }

/** A ride is done after its pickup time, or before it with its passenger aboard or with words. */
export const finish = {
  event: 'finish',
  from: RIDING,
  to: (_life, _event, rides) => (isAnyLeft(rides) ? 'assigned' : 'done'),
  who: WHO,
  told: CUSTOMER,
  attached: 'none',
  decide: (life, { why, leg: meant }, { now }) => {
    const ride = openRide(life, meant)
    if (typeof ride === 'string') return ride
    const isEarly = !isOver(ride.pickupAt, now) && ride.step !== 'aboard'
    if (isEarly && !why) return 'beforePickup'
    return { ...(why ? { why } : {}), leg: ride.leg }
  },
  after: (life, { at }) => (life.dueAt !== null && life.dueAt < at ? dueLater(life, at) : {}),
  ridesAfter: (rides, { data }) => changed(rides, data.leg, { over: 'done' }),
  // The way there alone makes no invoice.
  mayOweDocuments: ({ state }) => isEnded(state),
} as const satisfies ActFacts<'finish'>

/**
 * `waitedUntil` is a local time; null: the driver waited for as long as the price includes. `isBackCancelled`: the way
 * back does not take place either.
 */
export const noShowFields = {
  reason: words,
  waitedUntil: someTime,
  leg,
  isBackCancelled: v.optional(v.boolean()),
}

/** `waited` is the time for which the driver waited. */
export const noShowData = {
  reason: words,
  waited: v.optional(v.object({ from: instantSchema, until: instantSchema })),
  leg: rideLeg,
  isBackCancelled: v.optional(v.boolean()),
}

/** Nobody came: never before the waiting that the price includes is over, whoever asks. */
export const noShow = {
  event: 'noShow',
  from: RIDING,
  to: (_life, _event, rides) => (isAnyLeft(rides) ? 'assigned' : 'noShow'),
  who: WHO,
  told: CUSTOMER,
  attached: 'none',
  decide: (life, { reason, waitedUntil = null, isBackCancelled = false, leg: meant }, { now }) => {
    const ride = openRide(life, meant)
    if (typeof ride === 'string') return ride
    const { from, until } = freeWaiting(life, ride.leg)
    if (!isOver(until, now)) return 'stillWaiting'
    const said = waitedUntil === null ? null : instantOf(waitedUntil)
    if (waitedUntil !== null && said === null) return 'timeInvalid'
    if (said && said > now) return 'waitedInFuture'
    if (said && said.toISOString() < until) return 'waitedTooShort'
    const waited = { from, until: said?.toISOString() ?? until }
    const isBack = isBackCancelled && ride.leg === 1 && life.rides.length > 1
    return { reason, waited, leg: ride.leg, ...(isBack ? { isBackCancelled } : {}) }
  },
  after: (life, event) =>
    isAnyLeft(missed(life.rides, event.data)) ? {} : dueLater(life, event.at),
  ridesAfter: (rides, { data }) => missed(rides, data),
  mayOweDocuments: ({ state }) => isEnded(state),
} as const satisfies ActFacts<'noShow'>

type Missed = Pick<
  v.InferOutput<v.ObjectSchema<typeof noShowData, undefined>>,
  'leg' | 'isBackCancelled'
>

function missed(
  rides: readonly Ride[],
  { leg: of, isBackCancelled = false }: Missed,
): readonly Ride[] {
  const one = changed(rides, of, { over: 'noShow' })
  return isBackCancelled ? one.map((ride) => ({ ...ride, over: ride.over ?? 'cancelled' })) : one
}

/** The ride that is meant, if it is next or under way; else why it is not. */
function openRide(life: Life, meant: 1 | 2 | null | undefined): Ride | 'noSuchRide' | 'notNow' {
  const ride = rideOf(life, meant)
  if (!ride || ride.over !== null) return 'noSuchRide'
  return ride.leg === life.ride ? ride : 'notNow'
}

/**
 * Waiting time at a pickup that the price includes: from the pickup or the landing that the desk noted, or from the
 * driver's later arrival. Without a leg, of the next ride.
 */
export function freeWaiting(life: Life, of: 1 | 2 | null = null) {
  const { pickupAt, arrivedAt } = rideOf(life, of) ?? life
  const { freeWaitingMin, landedAt } = life
  const begin = (of ?? life.ride) === 1 && landedAt !== null ? landedAt : pickupAt
  const from = arrivedAt !== null && arrivedAt > begin ? arrivedAt : begin
  const minutes = freeWaitingMin ?? appConfig.ordering.freeWaiting.airportMin
  return { from, until: new Date(Date.parse(from) + minutes * MINUTE).toISOString() }
}
