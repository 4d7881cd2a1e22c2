import { UNDO_WITHIN } from '~/order/acts/correct'
import type { EventOf, LifeEvent } from '~/order/life/event-data'
import type { Life, Ride } from '~/order/life/life'
import { cashAskedOf, cashLegOf } from '~/order/life/money/paying'
import { isEnded } from '~/order/life/states'
import type { PlacedOrder } from '~/order/model/order'
import { type Leg, LEGS } from '~/order/life/rides/steps'

/** What a driver knows of a ride by its page; a change of it is told. */
export const DRIVER_FACTS = [
  'time',
  'way',
  'people',
  'contact',
  'flight',
  'wishes',
  'cash',
] as const
export type DriverFact = (typeof DRIVER_FACTS)[number]

export const DRIVER_NEWS = [
  'assigned',
  'replaced',
  'cancelled',
  'missed',
  'again',
  'changed',
] as const

/**
 * What an event means for whoever drives a ride (`driver`), or drove it until now (`former`). `assigned`: the ride is new
 * to the driver. `replaced`: somebody else drives it. `cancelled`: it does not take place. `missed`: the carrier noted that
 * nobody came. `again`: it takes place after all. `changed`: `facts` of it are others.
 */
export type DriverNews = {
  leg: Leg
  to: 'driver' | 'former'
  what: (typeof DRIVER_NEWS)[number]
  driver: NonNullable<Ride['driver']>
  facts: DriverFact[]
  /** The pickup as the driver knew it, an ISO instant. */
  pickupAt: string
}

/** An order with the changes agreed so far (`orderNow`), and its life. */
type Known = { placed: PlacedOrder; life: Life }

/**
 * Who that drives a ride, or drove it, has to hear of an event, and of what. A driver's own act is no news to him; to the driver
 * of the other ride it may be.
 */
export function driverNews(before: Known, after: Known, event: LifeEvent): DriverNews[] {
  if (isUnheard(before, event)) return []
  return LEGS.flatMap((leg) => [
    ...newsOf(leg, before, after, event),
    ...(event.event === 'assign' && (event.data.leg ?? 1) === leg
      ? [newRide(leg, after, event)]
      : []),
  ])
}

/** True for what the driver of a ride did himself; cash is noted by who takes it. */
function isOwnAct(leg: Leg, { life }: Known, { actor, data }: LifeEvent): boolean {
  if (actor !== 'driver') return false
  const acted = 'leg' in data ? data.leg : cashLegOf(life)
  return (acted ?? leg) === leg
}

/** True for an undo of what nobody had been told yet. */
function isUnheard({ life }: Known, event: LifeEvent): boolean {
  if (event.event !== 'undo') return false
  const entry = life.ledger.find(({ seq }) => seq === event.data.of)
  return !entry || Date.parse(event.at) - Date.parse(entry.at) < UNDO_WITHIN
}

/** The driver of a new assignment; the mail with the link of the ride says the same. */
function newRide(leg: Leg, after: Known, { data, at }: EventOf<'assign'>): DriverNews {
  const pickupAt = rideAt(after, leg)?.pickupAt ?? at
  return { leg, to: 'driver', what: 'assigned', driver: data, facts: [], pickupAt }
}

function newsOf(leg: Leg, before: Known, after: Known, event: LifeEvent): DriverNews[] {
  const [ride, next] = [rideAt(before, leg), rideAt(after, leg)]
  if (!ride?.driver || isOwnAct(leg, before, event)) return []
  const { driver, pickupAt } = ride
  const say = (what: DriverNews['what'], facts: DriverFact[] = []): DriverNews[] => [
    { leg, to: what === 'replaced' ? 'former' : 'driver', what, driver, facts, pickupAt },
  ]
  const isOpenNow = next !== null && isOpen(after, next)
  if (!isOpen(before, ride)) return isOpenNow && isSame(driver, next.driver) ? say('again') : []
  if (!isOpenNow) {
    if (next?.over === 'done') return []
    return say(next?.over === 'noShow' ? 'missed' : 'cancelled')
  }
  if (!isSame(driver, next.driver)) return say('replaced')
  // That says it all.
  if (event.event === 'assign') return []
  const [old, now] = [factsOf(before, ride), factsOf(after, next)]
  const facts = DRIVER_FACTS.filter(
    (fact) => JSON.stringify(old[fact]) !== JSON.stringify(now[fact]),
  )
  return facts.length > 0 ? say('changed', facts) : []
}

function rideAt({ life }: Known, leg: Leg): Ride | null {
  return life.rides.find((ride) => ride.leg === leg) ?? null
}

function isOpen({ life }: Known, { over }: Ride): boolean {
  return over === null && !isEnded(life.state)
}

/** True for one person: a driver of the carrier's list by the id, anybody else by the telephone. */
function isSame(one: Ride['driver'], other: Ride['driver']): boolean {
  if (!one || !other) return false
  return one.driverId && other.driverId
    ? one.driverId === other.driverId
    : one.phone === other.phone
}

function factsOf({ placed, life }: Known, { leg, pickupAt }: Ride): Record<DriverFact, unknown> {
  const { order, note } = placed
  const { trip, guest } = order
  return {
    time: pickupAt,
    way: [trip.pickup, trip.dropoff, leg === 1 ? trip.stops : []],
    people: [
      order.passengers,
      order.luggages,
      order.childSeats,
      order.childSeatSizes,
      order.parcel,
    ],
    contact: [guest?.name ?? order.name, guest?.phone ?? order.phone, order.nameBoard],
    flight: [trip.flightNumber, leg === 1 ? life.landedAt : null],
    wishes: [
      trip.hours,
      order.options,
      order.driverLanguage,
      order.subject,
      order.message,
      note,
      life.granted,
    ],
    cash: cashLegOf(life) === leg ? cashAskedOf(placed, life) : null,
  }
}
