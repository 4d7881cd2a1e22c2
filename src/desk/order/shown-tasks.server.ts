import { ownLocale } from '~/lib/locale'
import { runInLocale } from '~/i18n/run-in-locale.server'
import { orderNow } from '~/order/life/order-now'
import type { PlacedOrder } from '~/order/model/order'
import type { Life } from '~/order/life/life'
import { newsText, rideShareText } from '~/order/mail/letters/driver-letter'
import { type Task, tasksOf } from '~/order/store/desk/task-store.server'
import { townOf, ridePath } from '~/order/store/driver/ride-token.server'
import type { Leg } from '~/order/life/rides/steps'
import { rideIn } from '~/order/store/driver/find-ride.server'
import { assignmentOf } from '~/order/store/driver/ride-progress'
import type { OrderRow } from '~/order/store/order-store.server'

/** The link of a driver's page, and the line that leads there by another way than the mail. */
export type DriverLink = { leg: Leg; driver: string; phone: string; path: string; text: string }

/** The links of the rides that are ahead or under way and have a driver. */
export async function driverLinks(
  db: D1Database,
  row: OrderRow,
  { origin, now }: { origin: string; now: Date },
): Promise<DriverLink[]> {
  const rides = row.life?.rides.filter(({ over, driver }) => over === null && driver) ?? []
  const links = await Promise.all(
    rides.map(async ({ leg }): Promise<DriverLink[]> => {
      const assignment = assignmentOf(row.events, leg)
      if (assignment === null) return []
      const link = { number: row.number, leg, assignment }
      const found = await rideIn(db, row, link, now)
      if (found.state !== 'ride') return []
      const path = await ridePath(ownLocale, link)
      const town = await townOf(db, found.ride.from)
      const text = runInLocale(ownLocale, () => rideShareText(found.ride, town, origin + path))
      return [{ leg, driver: found.ride.driver.driver, phone: found.ride.driver.phone, path, text }]
    }),
  )
  return links.flat()
}

/** A task of an order; `text` is the message for the driver whom it is about, in the language of the carrier. */
export type ShownTask = Task & { text: string | null }

/** What the desk has to do for an order, with the words for its drivers as the ride stands now. */
export async function shownTasks(
  db: D1Database,
  { orderKey, placed, life }: { orderKey: string; placed: PlacedOrder; life: Life },
  { links, origin }: { links: readonly DriverLink[]; origin: string },
): Promise<ShownTask[]> {
  const { trip } = orderNow(placed, life).order
  return Promise.all(
    (await tasksOf(db, orderKey)).map(async (task): Promise<ShownTask> => {
      if (task.kind !== 'tell' && task.kind !== 'tellFormer') return { ...task, text: null }
      const { leg, data, kind } = task
      const town = await townOf(db, (leg === 1 ? trip.pickup : trip.dropoff) ?? '')
      const link = links.find((one) => one.leg === leg && one.phone === data.phone)
      const startsAt = life.rides.find((one) => one.leg === leg)?.pickupAt ?? data.pickupAt
      const url = link && kind === 'tell' ? origin + link.path : null
      return {
        ...task,
        text: runInLocale(ownLocale, () => newsText(data, { town, url, startsAt })),
      }
    }),
  )
}
