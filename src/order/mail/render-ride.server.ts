import { ownLocale } from '~/lib/locale'
import { appConfig } from '~config'
import type { Rendered } from '~/outbox/mail'
import type { MailSubject } from '~/outbox/mail-item'
import { absolute } from '~/order/mail/order-sections'
import { asOf, eventsAsOf, withoutEvent } from '~/order/mail/as-of'
import type { LetterContent } from '~/order/mail/letter-content'
import { newsLetter, rideLetter } from '~/order/mail/letters/ride-letter'
import { written } from '~/order/mail/written'
import { rideIn } from '~/order/store/driver/find-ride.server'
import { driverNews } from '~/order/store/driver/driver-news'
import { assignmentOf } from '~/order/store/driver/ride-progress'
import { ridePath } from '~/order/store/driver/ride-token.server'
import { townOf } from '~/order/store/driver/town-of.server'
import type { OrderRow } from '~/order/store/order-store.server'
import { runInLocale } from '~/i18n/run-in-locale.server'
import { emailOf } from '~/roster/driver-store.server'

/**
 * What an event means for somebody who drives a ride, or drove it until now; nothing once the event was taken back, or
 * where it brings the link of a ride that is another driver's by now, ended or over. It names nobody who rides: that is on
 * the driver's page.
 */
export async function renderDriverNews(
  db: D1Database,
  row: OrderRow,
  { seq, leg, to }: Extract<MailSubject, { about: 'driverNews' }>,
  { origin, now }: { origin: string; now: Date },
): Promise<Rendered> {
  // It was taken back.
  if (!eventsAsOf(row, seq).some((event) => event.seq === seq)) return 'forgotten'
  const [before, after] = [withoutEvent(row, seq), asOf(row, seq)]
  if (!before || !after) return 'unreadable'
  const all = driverNews(before, after.known, after.event)
  const news = all.find((one) => one.leg === leg && one.to === to)
  if (!news || news.driver.email === undefined) return 'forgotten'
  const { driverId = '' } = news.driver
  // The list may have another address by now. Who was taken from it is told by the one he had.
  const email = (driverId && (await emailOf(db, driverId))) || news.driver.email
  const isDriven = news.what === 'assigned' || news.what === 'changed' || news.what === 'again'
  const events = row.events.filter((event) => event.seq <= seq)
  const assignment = isDriven ? assignmentOf(events, leg) : null
  const link = assignment === null ? null : { number: row.number, leg, assignment }
  const seen = link && (await rideIn(db, row, link, now))
  // Whose links were ended hears all the same, without one; an assignment that was replaced, ended or is over brings nothing.
  const isStill = link !== null && assignmentOf(row.events, leg) === link.assignment
  const isEnded = seen?.state === 'replaced' && isStill && news.what !== 'assigned'
  if (seen && seen.state !== 'ride' && !isEnded) return 'forgotten'
  const found = seen?.state === 'ride' ? seen : null
  const { trip } = before.placed.order
  const town = await townOf(db, found?.ride.from ?? (leg === 1 ? trip.pickup : trip.dropoff) ?? '')
  const url = link && found ? absolute(origin, await ridePath(ownLocale, link)) : null
  const ride = after.known.life.rides.find((one) => one.leg === leg)
  const startsAt = ride?.pickupAt ?? news.pickupAt
  return runInLocale(ownLocale, () =>
    toDriver(
      news.what === 'assigned' && found && url
        ? rideLetter(found.ride, town, url)
        : newsLetter(news, { town, url, startsAt }),
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
