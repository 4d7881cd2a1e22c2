import { between, daysOf, type Timed } from '~/order/store/desk/objection'
import { driverKey, type RideRow } from '~/order/store/desk/ride-rows'
import { squeezed } from '~/order/store/desk/order-keys'
import { serviceSlugs } from '~/carrier/service-slugs'
import { HOUR } from '~/lib/duration'
import { keysOf } from '~/lib/keys-of'
import type { Car } from '~/roster/car-store.server'
import { isOff } from '~/roster/days-off.server'
import type { Driver } from '~/roster/driver-store.server'

/** A ride that has a driver and a car, or may have them. */
export type Taken = Timed & Pick<RideRow, 'driver_key' | 'car_key' | 'is_over'>
/** The ride that wants them: what was sold, for how many, and in which language. */
export type Wanting = {
  ride: Taken
  category: string
  passengers: number
  language: string | null
}

/**
 * What speaks against a driver or a car at a glance; the assignment itself asks the map. `off`: a day off, or out of service.
 * `busy`: another ride leaves too little time, by a guess.
 */
export type Doubt = 'off' | 'busy' | 'otherCategory' | 'tooSmall'
export type FittingDriver = Driver & { doubts: Doubt[] }
export type FittingCar = Car & { doubts: Doubt[] }
export type Fitting = { drivers: FittingDriver[]; cars: FittingCar[] }

/** So much time between two rides is enough for any way of a day's work, for most, and for a short one; ms. */
const SURELY = 3 * HOUR
const LIKELY = 2 * HOUR
const HARDLY = HOUR

/**
 * What speaks against a driver or a car, a digit each, so that a worse fault outweighs all lesser ones: first what is
 * impossible, then another category than sold, then what is a pity.
 */
const FAULT = {
  off: 1e6,
  busy: 1e6,
  tooSmall: 1e6,
  notSold: 1e4,
  otherCar: 1e3,
  tighter: 600,
  tight: 200,
  language: 50,
  taken: 5,
} as const
/** Who has the ride already. */
const OWN = -1e9

/**
 * Drivers and cars for a ride, those who fit first, so that the first of both is the pair to propose: free, of the category
 * that was sold, a driver in the car that he has that day. Who has the ride already stays first.
 */
export function whoFits(
  { ride, category, passengers, language }: Wanting,
  others: readonly Taken[],
  roster: { drivers: readonly Driver[]; cars: readonly Car[] },
): Fitting {
  const days = daysOf(ride)
  const taken = others.filter(({ is_over: isOver }) => isOver === 0)
  const byDriver = groupedBy(taken, 'driver_key')
  const byCar = groupedBy(taken, 'car_key')
  const carOf = new Map(others.map((other) => [other.driver_key, other.car_key]))
  const driverOf = new Map(others.map((other) => [other.car_key, other.driver_key]))
  const drivers = roster.drivers.map((driver) => {
    const key = keyOfDriver(driver)
    const own = byDriver.get(key) ?? []
    const load = worstOf(ride, own)
    const isAway = isOff(driver, days)
    const speaks = language === null || driver.languages.includes(language)
    const isHis = key !== '' && key === ride.driver_key
    const fault =
      (isHis ? OWN : 0) +
      (isAway ? FAULT.off : 0) +
      load +
      (speaks ? 0 : FAULT.language) +
      own.length
    const doubts = doubtsOf({ off: isAway, busy: load >= FAULT.busy })
    return { key, fault, row: { ...driver, doubts } }
  })
  const cars = roster.cars.map((car) => {
    const key = keyOfCar(car)
    const load = worstOf(ride, byCar.get(key) ?? [])
    const isIts = key !== '' && key === ride.car_key
    const isBigEnough = car.seats >= passengers
    // A better car than sold is a lesser fault than a worse one.
    const steps = indexOf(car.category) - indexOf(category)
    const otherCategory = steps === 0 ? 0 : steps < 0 ? FAULT.notSold / 2 : FAULT.notSold * steps
    const isAway = isOff(car, days)
    const fault =
      (isIts ? OWN : 0) +
      (isAway ? FAULT.off : 0) +
      load +
      otherCategory +
      (isBigEnough ? 0 : FAULT.tooSmall)
    const doubts = doubtsOf({
      off: isAway,
      busy: load >= FAULT.busy,
      otherCategory: car.category !== category,
      tooSmall: !isBigEnough,
    })
    return { key, fault, row: { ...car, doubts } }
  })
  // Every driver with every car: nothing is made for a pair that is not the best.
  let best: { driver: string; car: string; fault: number } | null = null
  for (const driver of drivers) {
    const his = carOf.get(driver.key) ?? ''
    for (const car of cars) {
      const isFree = (driverOf.get(car.key) ?? '') === ''
      const apart = his === '' ? (isFree ? 0 : FAULT.taken) : his === car.key ? 0 : FAULT.otherCar
      const fault = driver.fault + car.fault + apart
      if (best === null || fault < best.fault) best = { driver: driver.key, car: car.key, fault }
    }
  }
  return { drivers: sorted(drivers, best?.driver), cars: sorted(cars, best?.car) }
}

function groupedBy(rides: readonly Taken[], key: 'driver_key' | 'car_key'): Map<string, Taken[]> {
  const groups = new Map<string, Taken[]>()
  for (const ride of rides) {
    const own = groups.get(ride[key])
    if (own) own.push(ride)
    else groups.set(ride[key], [ride])
  }
  return groups
}

/** The keys of a fleet, which is asked for each ride of a day. */
const keyOfDriver = keptWith(({ phone, name }: Driver) => driverKey({ phone, driver: name }))
const keyOfCar = keptWith(({ plate }: Car) => squeezed(plate))

function keptWith<TRow extends object>(make: (row: TRow) => string): (row: TRow) => string {
  const kept = new WeakMap<TRow, string>()
  return (row) => {
    const key = kept.get(row) ?? make(row)
    kept.set(row, key)
    return key
  }
}

function doubtsOf(found: Partial<Record<Doubt, boolean>>): Doubt[] {
  return keysOf(found).filter((doubt) => found[doubt])
}

/** How badly a ride fits among others, by the time to the nearest of them. */
function worstOf(ride: Timed, others: readonly Timed[]): number {
  return Math.max(
    0,
    ...others.map((other) => {
      const { from, to, freeMs } = between(ride, other)
      if (freeMs < 0) return FAULT.busy
      if (freeMs >= SURELY || from.trim() === to.trim()) return 0
      if (freeMs < HARDLY) return FAULT.busy
      // An address, an airport and their town.
      if (from.includes(to.trim()) || to.includes(from.trim())) return 0
      return freeMs >= LIKELY ? FAULT.tight : FAULT.tighter
    }),
  )
}

function sorted<TRow>(
  rows: { key: string; fault: number; row: TRow }[],
  best: string | undefined,
): TRow[] {
  const rank = ({ key, fault }: { key: string; fault: number }) => (key === best ? 2 * OWN : fault)
  return rows.toSorted((one, other) => rank(one) - rank(other)).map(({ row }) => row)
}

function indexOf(category: string): number {
  return serviceSlugs.findIndex((slug) => slug === category)
}
