import { between, missingMinutes, type Timed } from '~/order/store/desk/overlap'
import { driverKey } from '~/order/store/desk/ride-rows'
import { squeezed } from '~/order/store/desk/order-keys'
import { type DayRide, ridesNear } from '~/order/store/desk/ride-store.server'
import { loadWay } from '~/places/ways.server'

/** A ride that another one meets: whose it is, and how many minutes are missing between them. */
export type Overlap = { ride: DayRide; isDriver: boolean; isCar: boolean; missingMin: number }

/**
 * The rides that a ride would meet if a driver and a car took it: ride time plus the way between. `ride` is the one to
 * be assigned, which has no driver yet or another one.
 */
export async function findOverlaps(
  db: D1Database,
  ride: Timed & { order_key: string; leg: number },
  by: { driver: string; phone: string; plate: string },
): Promise<Overlap[]> {
  const keys = { driverKey: driverKey(by), carKey: squeezed(by.plate) }
  const wanted = { ...keys, from: ride.pickup_at, to: ride.end_at }
  const near = await ridesNear(db, wanted, { orderKey: ride.order_key, leg: ride.leg })
  const found = await Promise.all(
    near.map(async (other): Promise<Overlap[]> => {
      const missingMin = await minutesMissing(db, ride, other)
      const isDriver = other.driver_key === keys.driverKey
      const isCar = other.car_key === keys.carKey
      return missingMin === null ? [] : [{ ride: other, isDriver, isCar, missingMin }]
    }),
  )
  return found.flat()
}

/** Minutes that are missing between two rides of the same driver or car; null where there is time enough. */
export async function minutesMissing(
  db: D1Database,
  one: Timed,
  other: Timed,
): Promise<number | null> {
  const gap = between(one, other)
  const isSame = gap.from.trim() === gap.to.trim()
  // No way within a day's drive is worth a look at the map.
  if (missingMinutes(gap, LONGEST_WAY) === null) return null
  return missingMinutes(gap, isSame ? 0 : await wayMinutes(db, gap))
}

/** Minutes of the longest way that is looked for. */
const LONGEST_WAY = 24 * 60

async function wayMinutes(
  db: D1Database,
  { from, to }: { from: string; to: string },
): Promise<number | null> {
  const typed = { pickup: from, dropoff: to, pickupPlace: '', dropoffPlace: '' }
  const reading = await loadWay(db, typed)
  return reading.state === 'known' ? reading.way.durationMin : null
}
