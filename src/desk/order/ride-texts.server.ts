import type { RideText } from '~/desk/order/order-view'
import { runInLocale } from '~/i18n/run-in-locale.server'
import { rideShareText } from '~/order/mail/letters/ride-letter'
import { rideIn } from '~/order/store/driver/find-ride.server'
import { assignmentOf } from '~/order/store/driver/ride-progress'
import { ridePath } from '~/order/store/driver/ride-token.server'
import { townOf } from '~/order/store/driver/town-of.server'
import type { OrderRow } from '~/order/store/order-store.server'

/**
 * The rides of an order for their drivers, in one line with the link of their page: for a driver without an e-mail
 * address, or to be sent again. None for a ride that is over or has nobody.
 */
export async function readRideTexts(
  db: D1Database,
  row: OrderRow,
  { origin, now }: { origin: string; now: Date },
): Promise<RideText[]> {
  const rides = (row.life?.rides ?? []).filter(({ driver, over }) => driver && over === null)
  const texts = rides.map(async ({ leg }): Promise<RideText[]> => {
    const assignment = assignmentOf(row.events, leg)
    const found =
      assignment === null ? null : rideIn(row, { number: row.number, leg, assignment }, now)
    if (found?.state !== 'ride') return []
    const { ride } = found
    const path = await ridePath('cs', ride.link)
    const town = await townOf(db, ride.from)
    const text = runInLocale('cs', () => rideShareText(ride, town, origin + path))
    return [{ leg, phone: ride.driver.phone, text, path }]
  })
  return (await Promise.all(texts)).flat()
}
