import { ownLocale } from '~/lib/locale'
import { runInLocale } from '~/i18n/run-in-locale.server'
import type { DriverLink } from '~/desk/order/driver-links.server'
import { orderNow } from '~/order/life/order-now'
import type { PlacedOrder } from '~/order/model/order'
import type { Life } from '~/order/life/life'
import { newsText } from '~/order/mail/letters/ride-letter'
import { type Task, tasksOf } from '~/order/store/desk/task-store.server'
import { townOf } from '~/order/store/driver/town-of.server'

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
