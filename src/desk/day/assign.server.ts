import { env } from 'cloudflare:workers'
import { serviceSlugs } from '~/carrier/service-slugs'
import type { AtDesk } from '~/desk/guard/at-desk'
import { postedSeq } from '~/desk/guard/posts'
import { boundsOf } from '~/desk/rows/days'
import { isDecidedHere } from '~/carrier/decider'
import { actOnOrder } from '~/order/store/act.server'
import { findOverlaps } from '~/order/store/desk/find-overlaps.server'
import { listRides, type RideInList } from '~/order/store/desk/lists.server'
import { type Car, listCars } from '~/roster/car-store.server'
import { type Driver, isOff, listDrivers } from '~/roster/driver-store.server'
import { textOf } from '~/roster/read-car'

/** An assignment that asks once more, and why. */
export type Asked = {
  number: string
  leg: number
  seq: number
  driver: { id: string; name: string }
  car: { id: string; name: string; plate: string }
  /** Orders whose ride leaves the driver or the car too little time, the way between included. */
  meets: string[]
  isOff: boolean
  isSmaller: boolean
}

type Done =
  | { is: 'assigned'; number: string }
  | { is: 'asked'; asked: Asked }
  /** `wrong`: no driver, car or ride of the day is named. `refused`: somebody was first, or the state forbids it. */
  | { is: 'wrong' | 'refused'; number: string }

/** Assigns a ride of a day to a driver and a car of the carrier. */
export async function assignOnDay({ visit, person }: AtDesk, day: string): Promise<Done> {
  const { form, now, requestId } = visit
  const number = textOf(form, 'number')
  const bounds = boundsOf(day)
  const rides = bounds ? (await listRides(env.DB, bounds)).rides : []
  const leg = textOf(form, 'leg') === '2' ? 2 : 1
  const ride = rides.find((one) => one.number === number && one.leg === leg)
  const driver = (await listDrivers(env.DB)).find(({ id }) => id === form.get('driver'))
  const car = (await listCars(env.DB)).find(({ id }) => id === form.get('car'))
  if (!ride || !driver || !car) return { is: 'wrong', number }
  const seq = postedSeq(form) ?? 0
  const asked = await whatAsks({ ride, driver, car, day, seq })
  if (asked && form.get('confirm') !== '1') return { is: 'asked', asked }
  if (!isDecidedHere(env)) return { is: 'refused', number }
  const { name, phone, email, id: driverId } = driver
  const act = { event: 'assign', driver: name, phone, car: car.name, plate: car.plate } as const
  const done = await actOnOrder(
    env.DB,
    number,
    {
      // The link of the driver's page goes to the address.
      act: { ...act, leg, driverId, carId: car.id, ...(email === '' ? {} : { email }) },
      actor: 'carrier',
      seq,
      person: person.id,
      requestId,
    },
    now,
  )
  return done.ok ? { is: 'assigned', number } : { is: 'refused', number }
}

type Meant = {
  ride: RideInList
  driver: Driver
  car: Car
  day: string
  seq: number
}

/** What makes an assignment doubtful; null where nothing does. */
async function whatAsks({ ride, driver, car, day, seq }: Meant): Promise<Asked | null> {
  const timed = { ...ride, pickup_at: ride.ride_pickup_at }
  const by = { driver: driver.name, phone: driver.phone, plate: car.plate }
  const overlaps = await findOverlaps(env.DB, timed, by)
  const sold = serviceSlugs.findIndex((slug) => slug === ride.category)
  const isSmaller = sold >= 0 && serviceSlugs.indexOf(car.category) > sold
  const isDriverOff = isOff(driver, day)
  if (overlaps.length === 0 && !isSmaller && !isDriverOff) return null
  return {
    number: ride.number,
    leg: ride.leg,
    seq,
    driver: { id: driver.id, name: driver.name },
    car: { id: car.id, name: car.name, plate: car.plate },
    meets: overlaps.map((overlap) => overlap.ride.number),
    isOff: isDriverOff,
    isSmaller,
  }
}
