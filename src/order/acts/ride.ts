import * as v from 'valibot'
import { appConfig } from '~config'
import { MINUTE } from '~/lib/duration'
import { emailSchema } from '~/back-office/contract-parts'
import { parseEmail } from '~/lib/fields/email'
import {
  type ActFacts,
  command,
  CUSTOMER,
  fieldsIn,
  instantOf,
  isOver,
  NOBODY,
  someWords,
} from '~/order/acts/act'
import { type DataOf, driverSchema, EVENTS } from '~/order/life/event-data'
import type { Life, Ride } from '~/order/life/life'
import { dueAgain, dueLater } from '~/order/life/money/dues'
import { changed, isAnyLeft, laterStep, rideOf, withMeant } from '~/order/life/rides/rides'
import { happenedAt } from '~/order/life/standing-events'
import { isEnded } from '~/order/life/states'

// What happens to a ride of an order: its driver, its steps and its end.

const RIDING = ['confirmed', 'assigned', 'underway'] as const
const WHO = ['carrier', 'driver'] as const

/** Also while the ride is under way: a car breaks down, a telephone is stolen. The former driver's link ends. */
const assign = {
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
  mayOweDocuments: false,
} as const satisfies ActFacts<'assign'>

/** Where the driver is. The way back does not begin before the way there is over. */
const progress = {
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
  mayOweDocuments: false,
} as const satisfies ActFacts<'progress'>

/** A ride is done after its pickup time, or before it with its passenger aboard or with words. */
const finish = {
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
  after: (life, { at }) => dueAgain(life, at),
  ridesAfter: (rides, { data }) => changed(rides, data.leg, { over: 'done' }),
  // The way there alone makes no invoice.
  mayOweDocuments: ({ state }) => isEnded(state),
} as const satisfies ActFacts<'finish'>

/**
 * Nobody came: never before the waiting that the price includes is over, whoever asks. Only hours that somebody recorded are
 * said: when the driver arrived, and when he left or pressed.
 */
const noShow = {
  event: 'noShow',
  from: RIDING,
  to: (_life, _event, rides) => (isAnyLeft(rides) ? 'assigned' : 'noShow'),
  who: WHO,
  told: CUSTOMER,
  attached: 'none',
  decide: (
    life,
    { reason, waitedUntil = null, isBackCancelled = false, leg: meant },
    { actor, now },
  ) => {
    const ride = openRide(life, meant)
    if (typeof ride === 'string') return ride
    const { from, until } = freeWaiting(life, ride.leg)
    if (!isOver(until, now)) return 'stillWaiting'
    const said = waitedUntil === null ? null : instantOf(waitedUntil)
    if (waitedUntil !== null && said === null) return 'timeInvalid'
    if (said && said > now) return 'waitedInFuture'
    if (said && said.toISOString() < until) return 'waitedTooShort'
    const left = said ?? (actor === 'driver' && ride.arrivedAt !== null ? now : null)
    const waited = left && { from, until: left.toISOString() }
    const isBack = isBackCancelled && ride.leg === 1 && life.rides.length > 1
    return {
      reason,
      ...(waited ? { waited } : {}),
      leg: ride.leg,
      ...(isBack ? { isBackCancelled } : {}),
    }
  },
  after: (life, event) =>
    isAnyLeft(missed(life.rides, event.data)) ? {} : dueLater(life, event.at),
  ridesAfter: (rides, { data }) => missed(rides, data),
  mayOweDocuments: ({ state }) => isEnded(state),
} as const satisfies ActFacts<'noShow'>

function missed(
  rides: readonly Ride[],
  { leg: of, isBackCancelled = false }: DataOf<'noShow'>,
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

/** The acts of this module, each under its event. */
export const rideActs = { assign, progress, finish, noShow }

const { driver, phone, car, plate } = driverSchema.entries
const { leg } = EVENTS.assign.typed.entries

/** The commands of a ride, each under its word. */
export const rideCommands = {
  assign: command('assign', {
    event: 'assign',
    fields: {
      driver: v.pipe(driver, v.minLength(1)),
      phone,
      car: v.pipe(car, v.minLength(1)),
      plate: v.pipe(plate, v.minLength(1)),
      leg,
      email: v.optional(
        v.pipe(
          emailSchema,
          v.check((email) => parseEmail(email) !== null),
        ),
      ),
    },
    rank: 4,
    says: 'who drives; once more for another driver; --email sends the link of the ride',
    sample: { driver: '…', phone: '+420777123456', car: '…', plate: '…' },
    isReadable: true,
  }),
  progress: command('progress', {
    event: 'progress',
    fields: fieldsIn(EVENTS.progress.typed),
    rank: 5,
    says: 'where the driver is',
    sample: { step: 'onTheWay' },
  }),
  done: command('done', {
    event: 'finish',
    fields: { why: v.optional(v.nullable(someWords), null), leg },
    rank: 6,
    says: 'the ride is over; before its pickup time with --why',
    sample: { why: '…' },
    isReadable: true,
  }),
  'no-show': command('no-show', {
    event: 'noShow',
    fields: { ...fieldsIn(EVENTS.noShow.typed), reason: someWords },
    rank: 11,
    says: 'nobody came, and the driver waited as long as the price includes',
    sample: { reason: '…' },
    isReadable: true,
  }),
}
