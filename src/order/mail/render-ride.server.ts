import { ownLocale } from '~/lib/locale'
import { appConfig } from '~config'
import type { Rendered } from '~/outbox/mail'
import type { MailSubject } from '~/outbox/mail-item'
import { absolute } from '~/order/mail/order-sections'
import { asOf, withoutEvent } from '~/order/mail/as-of'
import type { LetterContent } from '~/order/mail/letter-content'
import { newsLetter, rideLetter } from '~/order/mail/letters/ride-letter'
import { written } from '~/order/mail/written'
import { rideIn } from '~/order/store/driver/find-ride.server'
import { driverNews } from '~/order/store/driver/driver-news'
import { assignmentOf, legOf } from '~/order/store/driver/ride-progress'
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
    toDriver(rideLetter(found.ride, town, url), `${row.number}.${seq}.driver`, email),
  )
}

/**
 * What an event means for somebody who drives a ride, or drove it until now; nothing once the event was taken back. It
 * names nobody who rides: that is on the driver's page.
 */
export async function renderDriverNews(
  db: D1Database,
  row: OrderRow,
  { seq, leg, to }: Extract<MailSubject, { about: 'driverNews' }>,
  origin: string,
): Promise<Rendered> {
  // It was taken back.
  if (!row.events.some((event) => event.seq === seq)) return 'forgotten'
  const [before, after] = [withoutEvent(row, seq), asOf(row, seq)]
  if (!before || !after) return 'unreadable'
  const all = driverNews(before, after.known, after.event)
  const news = all.find((one) => one.leg === leg && one.to === to)
  const ride = after.known.life.rides.find((one) => one.leg === leg)
  if (!news || news.driver.email === undefined) return 'forgotten'
  const email = news.driver.email
  const { trip } = before.placed.order
  const town = await townOf(db, (leg === 1 ? trip.pickup : trip.dropoff) ?? '')
  const assignment = assignmentOf(row.events, leg)
  const link = assignment === null ? null : { number: row.number, leg, assignment }
  const isDriven = news.what === 'changed' || news.what === 'again'
  const url = isDriven && link ? absolute(origin, await ridePath(ownLocale, link)) : null
  return runInLocale(ownLocale, () =>
    toDriver(
      newsLetter(news, { town, url, startsAt: ride?.pickupAt ?? news.pickupAt }),
      `${row.number}.${seq}.${leg}.${to}`,
      email,
    ),
  )
}

/** A mail to a driver, in the language of the carrier. */
function toDriver(letter: LetterContent, id: string, email: string) {
  return written(letter, ownLocale, {
    id,
    thread: null,
    to: email,
    replyTo: appConfig.company.email,
    isOfStranger: false,
    movedHours: 0,
    attachments: [],
  })
}
