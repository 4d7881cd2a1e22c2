import { againstFleet, namesOf, openRows } from '~/order/store/desk/objections.server'
import type { Objection } from '~/order/store/desk/objection'
import { driverKey, type RideRow } from '~/order/store/desk/ride-rows'
import { squeezed } from '~/order/store/desk/order-keys'
import { ordersAhead } from '~/order/store/desk/ride-store.server'
import { settleFleetTask, tellOfFleet } from '~/order/store/desk/task-store.server'
import { assignmentOf } from '~/order/store/driver/ride-progress'
import { type OrderRow, readOrderRowsByKeys } from '~/order/store/order-store.server'
import { readStoredOrder } from '~/order/store/stored-order'
import { type Fleet, readFleet } from '~/roster/fleet.server'

/**
 * Makes it a task of the desk where a ride ahead does not fit any more, because its driver or its car (`id`) was changed on the
 * list, or taken from it. `before` is the fleet as it was; what spoke against a ride then, somebody knew.
 */
export async function tellOfFleetChange(
  db: D1Database,
  id: string,
  before: Fleet,
  now: Date,
): Promise<void> {
  const after = await readFleet(db)
  const keys = new Set([before, after].flatMap((fleet) => keysIn(fleet, id)))
  const orders = await ordersAhead(db, [...keys], now)
  const rows = await readOrderRowsByKeys(db, orders, now)
  const statements = [...rows.values()].flatMap((row) =>
    row === 'unreadable' ? [] : statementsFor(db, row, { before, after }, now),
  )
  if (statements.length > 0) await db.batch(statements)
}

/** By what the rides of a driver or a car are found. */
function keysIn({ drivers, cars }: Fleet, id: string): string[] {
  return [
    ...drivers
      .filter((driver) => driver.id === id)
      .map(({ phone, name }) => driverKey({ phone, driver: name })),
    ...cars.filter((car) => car.id === id).map(({ plate }) => squeezed(plate)),
  ]
}

function statementsFor(
  db: D1Database,
  row: OrderRow,
  { before, after }: { before: Fleet; after: Fleet },
  now: Date,
): D1PreparedStatement[] {
  const { orderKey, life } = row
  const placed = life && readStoredOrder(row.stored)
  if (!life || !placed) return []
  return openRows({ placed, life }).flatMap((ride) => {
    const against = (fleet: Fleet) => [
      ...againstFleet(ride, { placed, life }, fleet),
      ...linkEnded(ride, row, fleet),
    ]
    const known = new Set(against(before).map((one) => JSON.stringify(one)))
    const all = against(after)
    const { leg } = ride
    if (all.length === 0) return [settleFleetTask(db, { orderKey, leg }, now)]
    const isNew = all.some((one) => !known.has(JSON.stringify(one)))
    return isNew ? [tellOfFleet(db, { orderKey, seq: life.seq, leg }, all, now)] : []
  })
}

/** True where the links of the driver were ended after the ride was given to him. */
function linkEnded(ride: RideRow, { events, life }: OrderRow, { drivers }: Fleet): Objection[] {
  const { leg } = ride
  const driverId = life?.rides.find((one) => one.leg === leg)?.driver?.driverId
  const linksFrom = drivers.find(({ id }) => id === driverId)?.linksFrom ?? 0
  const seq = assignmentOf(events, leg)
  const assigned = events.find((event) => event.seq === seq)
  const isEnded = assigned !== undefined && Date.parse(assigned.at) <= linksFrom
  return isEnded ? [{ ...namesOf(ride).ofDriver, why: 'noLink' }] : []
}
