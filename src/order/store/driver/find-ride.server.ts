import { env } from 'cloudflare:workers'
import { DAY, MINUTE } from '~/lib/duration'
import type { Driver } from '~/order/life/event-data'
import { orderNow } from '~/order/life/order-now'
import { assignmentOf, type RideProgress, rideProgress } from '~/order/store/driver/ride-progress'
import { readRideToken, type RideLink } from '~/order/store/driver/ride-token.server'
import type { KnownOrder } from '~/order/store/find-order.server'
import { type OrderRow, readOrderRow } from '~/order/store/order-store.server'
import { linkSecret } from '~/order/store/status-token.server'
import { readStoredOrder } from '~/order/store/stored-order'
import { isLinkEnded } from '~/roster/driver-store.server'

/** For how long before and after a ride its driver's page shows it whole, ms. */
const WHOLE_BEFORE = DAY
const LASTS_AFTER = DAY

/** A ride as its driver sees it. Times are ISO instants. */
export type Ride = KnownOrder & {
  link: RideLink
  driver: Driver
  assignedAt: string
  progress: RideProgress
  from: string
  to: string
  stops: string[]
  startsAt: string
  /** From then on the page has nothing to show. */
  endsAt: string
  /** False more than a day before the ride: then the page shows day, time and town alone. */
  isWhole: boolean
}

/** Result of a driver's link: its ride, or why it has none any more. */
export type RideFound =
  | { state: 'ride'; ride: Ride }
  | { state: 'over' | 'replaced' | 'cancelled' | 'unreadable' }

/** The ride of a driver's link; null for a forged one. */
export async function findRide(token: string, now: Date): Promise<RideFound | null> {
  const link = await readRideToken(linkSecret(env), token)
  if (!link) return null
  const row = await readOrderRow(env.DB, link.number, now)
  return row && rideIn(env.DB, row, link, now)
}

/** The ride of a link in a row of its order. */
export async function rideIn(
  db: D1Database,
  row: OrderRow,
  link: RideLink,
  now: Date,
): Promise<RideFound> {
  const { life, events, orderKey, isEmptied } = row
  if (isEmptied) return { state: 'over' }
  const stored = life && readStoredOrder(row.stored)
  if (!life || !stored) return { state: 'unreadable' }
  const assigned = events.find(({ seq }) => seq === link.assignment)
  if (assigned?.event !== 'assign' || assignmentOf(events, link.leg) !== link.assignment) {
    return { state: 'replaced' }
  }
  if (await isLinkEnded(db, assigned.data, assigned.at)) return { state: 'replaced' }
  const placed = orderNow(stored, life)
  const { trip, durationMin } = placed.order
  const own = life.rides.find(({ leg }) => leg === link.leg)
  if (!own || own.over === 'cancelled') return { state: 'cancelled' }
  const startsAt = own.pickupAt
  const minutes = Math.max(durationMin ?? 0, (trip.hours ?? 0) * 60)
  const endsAt = new Date(Date.parse(startsAt) + minutes * MINUTE + LASTS_AFTER).toISOString()
  if (Date.parse(endsAt) <= now.getTime()) return { state: 'over' }
  const progress = rideProgress(events, link)
  if (progress.end === 'cancelled') return { state: 'cancelled' }
  const ends = [trip.pickup ?? '', trip.dropoff ?? '']
  const [from = '', to = ''] = link.leg === 1 ? ends : ends.toReversed()
  const stops = link.leg === 1 ? trip.stops : []
  const ride = {
    orderKey,
    placed,
    life,
    link,
    driver: assigned.data,
    assignedAt: assigned.at,
    progress,
    from,
    to,
    stops,
    startsAt,
    endsAt,
    isWhole: now.getTime() >= Date.parse(startsAt) - WHOLE_BEFORE,
  }
  return { state: 'ride', ride }
}
