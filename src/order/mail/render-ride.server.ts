import { ownLocale } from '~/lib/locale'
import { appConfig } from '~config'
import type { Rendered } from '~/outbox/mail'
import { absolute } from '~/order/mail/order-sections'
import { rideLetter } from '~/order/mail/letters/ride-letter'
import { written } from '~/order/mail/written'
import { rideIn } from '~/order/store/driver/find-ride.server'
import { legOf } from '~/order/store/driver/ride-progress'
import { ridePath } from '~/order/store/driver/ride-token.server'
import { townOf } from '~/order/store/driver/town-of.server'
import type { OrderRow } from '~/order/store/order-store.server'
import { runInLocale } from '~/i18n/run-in-locale.server'

/**
 * The link of a driver's page; nothing once another driver was assigned, the link was ended, or the ride is over or
 * cancelled.
 */
export async function renderRide(
  db: D1Database,
  row: OrderRow,
  seq: number,
  { origin, now }: { origin: string; now: Date },
): Promise<Rendered> {
  const assigned = row.events.find((event) => event.seq === seq)
  if (assigned?.event !== 'assign' || assigned.data.email === undefined) return 'forgotten'
  const link = { number: row.number, leg: legOf(assigned.data) ?? 1, assignment: seq } as const
  const found = await rideIn(db, row, link, now)
  if (found.state !== 'ride') return 'forgotten'
  const { email } = assigned.data
  const url = absolute(origin, await ridePath(ownLocale, link))
  const town = await townOf(db, found.ride.from)
  return runInLocale(ownLocale, () =>
    written(rideLetter(found.ride, town, url), ownLocale, {
      id: `${row.number}.${seq}.driver`,
      thread: null,
      to: email,
      replyTo: appConfig.company.email,
      isOfStranger: false,
      movedHours: 0,
      attachments: [],
    }),
  )
}
