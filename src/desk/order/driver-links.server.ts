import { ownLocale } from '~/lib/locale'
import type { Leg } from '~/order/life/rides/steps'
import { rideShareText } from '~/order/mail/letters/ride-letter'
import { rideIn } from '~/order/store/driver/find-ride.server'
import { assignmentOf } from '~/order/store/driver/ride-progress'
import { ridePath } from '~/order/store/driver/ride-token.server'
import { townOf } from '~/order/store/driver/town-of.server'
import type { OrderRow } from '~/order/store/order-store.server'
import { runInLocale } from '~/i18n/run-in-locale.server'

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
