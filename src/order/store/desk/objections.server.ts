import { serviceSlugs } from '~/carrier/service-slugs'
import type { Life } from '~/order/life/life'
import { orderNow } from '~/order/life/order-now'
import type { Order, PlacedOrder } from '~/order/model/order'
import {
  between,
  daysOf,
  missingMinutes,
  type Objection,
  type Timed,
} from '~/order/store/desk/objection'
import { squeezed } from '~/order/store/desk/order-keys'
import { driverKey, type RideRow, rideRowsOf } from '~/order/store/desk/ride-rows'
import { guardNear, nearKey, nearStatement, readNear } from '~/order/store/desk/ride-store.server'
import { loadWay } from '~/places/ways.server'
import { isOff } from '~/roster/days-off.server'
import { type Fleet, readFleet } from '~/roster/fleet.server'

/** What speaks against an order after an act, and statements that fail if the rides beside it are others by then. */
export type Judged = { objections: Objection[]; guards: D1PreparedStatement[] }

type Known = { placed: PlacedOrder; life: Life }

/**
 * What speaks against the rides that an act gives a driver, moves, or lets take place again: other rides of the same driver or
 * car with the way between, days off, seats and category. `before` is null for an order that had no rides. Every door asks
 * here; a ride that stays as it was is not asked about again.
 */
export async function judgeRides(
  db: D1Database,
  orderKey: string,
  before: Known | null,
  after: Known,
): Promise<Judged> {
  const old = before ? openRows(before) : []
  const rides = openRows(after)
  const asked = rides.filter((ride) => ride.driver_key !== '' && !isSame(ride, old, before, after))
  if (asked.length === 0) return { objections: [], guards: [] }
  const nearby = asked.map((ride) => nearStatement(db, ride, orderKey))
  const { beside, ...fleet } = await readFleet(db, nearby)
  const wayOf = waysOnce(db)
  const judged = await Promise.all(
    asked.map(async (ride, nth): Promise<Judged> => {
      const near = readNear(beside[nth])
      const own = rides
        .filter((other) => other !== ride)
        .map((other) => ({ ...other, order_key: orderKey, number: after.placed.number }))
      const { ofDriver, ofCar } = namesOf(ride)
      const { driver = NONE, car = NONE } = staffOf(ride, after, fleet)
      const met = await Promise.all(
        [...near, ...own].map(async (other): Promise<Objection[]> => {
          const isDriver = other.driver_key === ride.driver_key
          if (!isDriver && other.car_key !== ride.car_key) return []
          const missingMin = await minutesMissing(wayOf, ride, other)
          if (missingMin === null) return []
          const { number, pickup_at: from, end_at: until } = other
          const meets = { number, from, until, missingMin }
          return [{ ...(isDriver ? ofDriver : ofCar), why: 'overlap', meets }]
        }),
      )
      return {
        objections: [...met.flat(), ...againstFleet(ride, after, fleet)],
        guards: [guardNear(db, ride, orderKey, { near: nearKey(near), driver, car })],
      }
    }),
  )
  return {
    objections: judged.flatMap(({ objections }) => objections),
    guards: judged.flatMap(({ guards }) => guards),
  }
}

/** What speaks against a ride with its driver and its car by the lists of both. */
export function againstFleet(
  ride: RideRow,
  { placed, life }: Known,
  { drivers, cars }: Fleet,
): Objection[] {
  const { assigned, driver, car } = staffOf(ride, { life }, { drivers, cars })
  if (!assigned) return []
  const { driverId, carId, email = '' } = assigned
  const days = daysOf(ride)
  const { ofDriver, ofCar } = namesOf(ride)
  const isOther = driver && (driver.phone !== assigned.phone || driver.email !== email)
  return [
    ...(driverId && !driver ? [{ ...ofDriver, why: 'gone' } as const] : []),
    ...(driverId && isOther ? [{ ...ofDriver, why: 'changed' } as const] : []),
    ...(driver && isOff(driver, days) ? [{ ...ofDriver, why: 'dayOff' } as const] : []),
    ...(carId && !car ? [{ ...ofCar, why: 'gone' } as const] : []),
    ...(car && squeezed(car.plate) !== ride.car_key ? [{ ...ofCar, why: 'changed' } as const] : []),
    ...(car && isOff(car, days) ? [{ ...ofCar, why: 'dayOff' } as const] : []),
    ...(car
      ? sizeOf(car, orderNow(placed, life).order).map((why) => ({ ...ofCar, why }) as const)
      : []),
  ]
}

/** No row of the lists: a driver or a car that somebody typed. */
const NONE = { id: '', revision: 0 }

/** Who and what was given a ride, and both as the lists have them. */
function staffOf(ride: RideRow, { life }: Pick<Known, 'life'>, { drivers, cars }: Fleet) {
  const assigned = life.rides.find(({ leg }) => leg === ride.leg)?.driver ?? null
  return {
    assigned,
    driver: drivers.find(({ id, phone, name }) =>
      assigned?.driverId
        ? id === assigned.driverId
        : driverKey({ phone, driver: name }) === ride.driver_key,
    ),
    car: cars.find(({ id, plate }) =>
      assigned?.carId ? id === assigned.carId : squeezed(plate) === ride.car_key,
    ),
  }
}

/** Whom and what an objection to a ride is about. */
export function namesOf({ leg, driver, car, plate }: RideRow) {
  return {
    ofDriver: { leg, of: 'driver', name: driver, meets: null },
    ofCar: { leg, of: 'car', name: `${car}, ${plate}`, meets: null },
  } as const
}

/** The rides of an order that take place and are not over. */
export function openRows({ placed, life }: Known): RideRow[] {
  return rideRowsOf(orderNow(placed, life), life).filter(({ is_over: isOver }) => isOver === 0)
}

/** True if a ride has the same driver, car, time and way as before, for people and luggage as before. */
function isSame(ride: RideRow, old: RideRow[], before: Known | null, after: Known): boolean {
  const was = old.find(({ leg }) => leg === ride.leg)
  if (!was || !before) return false
  const [a, b] = [
    orderNow(before.placed, before.life).order,
    orderNow(after.placed, after.life).order,
  ]
  return (
    JSON.stringify(was) === JSON.stringify(ride) &&
    a.service === b.service &&
    a.passengers === b.passengers
  )
}

/** What a car is too small for: the people, or what was sold; a better one than sold is no fault. */
function sizeOf(
  car: { category: string; seats: number },
  { service, passengers }: Pick<Order, 'service' | 'passengers'>,
): ('tooSmall' | 'otherCategory')[] {
  const sold = serviceSlugs.findIndex((slug) => slug === service)
  const own = serviceSlugs.findIndex((slug) => slug === car.category)
  return [
    ...(car.seats < (passengers ?? 0) ? (['tooSmall'] as const) : []),
    ...(sold >= 0 && own > sold ? (['otherCategory'] as const) : []),
  ]
}

/** Minutes that are missing between two rides of the same driver or car; null where there is time enough. */
async function minutesMissing(wayOf: WayOf, one: Timed, other: Timed): Promise<number | null> {
  const gap = between(one, other)
  const isSamePlace = gap.from.trim() === gap.to.trim()
  // No way within a day's drive is worth a look at the map.
  if (missingMinutes(gap, LONGEST_WAY) === null) return null
  return missingMinutes(gap, isSamePlace ? 0 : await wayOf(gap))
}

/** Minutes of the longest way that is looked for. */
const LONGEST_WAY = 24 * 60

type Ends = { from: string; to: string }
/** The minutes of a way; null for one that nobody knows. */
type WayOf = (ends: Ends) => Promise<number | null>

/** Ways that are each looked up once: many rides of a day end at the same places. */
function waysOnce(db: D1Database): WayOf {
  const known = new Map<string, Promise<number | null>>()
  return ({ from, to }) => {
    const key = JSON.stringify([from, to])
    const way = known.get(key) ?? wayMinutes(db, { from, to })
    known.set(key, way)
    return way
  }
}

async function wayMinutes(db: D1Database, { from, to }: Ends): Promise<number | null> {
  const typed = { pickup: from, dropoff: to, pickupPlace: '', dropoffPlace: '' }
  const reading = await loadWay(db, typed)
  return reading.state === 'known' ? reading.way.durationMin : null
}
