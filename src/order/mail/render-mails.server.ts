import { env } from 'cloudflare:workers'
import { hasDesk } from '~/access/has-desk.server'
import { isDecidedHere } from '~/carrier/decider'
import { ownLocale, type Locale } from '~/lib/locale'
import { phrases } from '~/i18n/languages/phrases'
import { appConfig } from '~config'
import * as v from 'valibot'
import type { Attachment, ClaimedMail, Rendered, Letter } from '~/outbox/mail'
import type { LifeEvent } from '~/order/life/event-data'
import { movedHours } from '~/order/life/moved-offers'
import { actFacts, isTold } from '~/order/acts/acts'
import { type OrderRow, readOrderRowsByKeys } from '~/order/store/order-store.server'
import { documentAttachment, documentLetter } from '~/order/mail/letters/document-letter'
import {
  carrierLetter,
  messageLetter,
  driverlessLetter,
  reminderLetter,
} from '~/order/mail/letters/carrier-letter'
import { customerLetter, formerLetter, linkLetter } from '~/order/mail/letters/customer-letter'
import { type DeskSubject, deskLetter } from '~/order/mail/letters/desk-letters.server'
import { absolute } from '~/order/mail/order-sections'
import { asOf, eventsAsOf, withoutEvent } from '~/order/mail/as-of'
import { quotable } from '~/order/mail/quotable'
import { termsFile } from '~/order/mail/attached/terms-file'
import { FilesUnavailable } from '~/carrier/load-terms.server'
import { documentsOf } from '~/order/papers/document-store.server'
import { documentPath, mintDocumentToken } from '~/order/papers/document-token.server'
import { orderCalendar } from '~/order/ticket/calendar'
import { type KnownOrder, linkTo } from '~/order/store/find-order.server'
import { orderPath } from '~/order/store/status-token.server'
import { runInLocale } from '~/i18n/run-in-locale.server'
import { errorFacts, logEvent } from '~/lib/log'
import { contactBodySchema } from '~/back-office/contract'
import type { MailSubject } from '~/outbox/mail-item'
import type { LetterContent } from '~/order/mail/letter-content'
import { newsLetter, rideLetter } from '~/order/mail/letters/driver-letter'
import { rideIn } from '~/order/store/driver/find-ride.server'
import { driverNews } from '~/order/store/driver/driver-news'
import { assignmentOf } from '~/order/store/driver/ride-progress'
import { ridePath, townOf } from '~/order/store/driver/ride-token.server'
import { emailOf } from '~/roster/driver-store.server'
import { isEnded, STATES } from '~/order/life/states'
import { toHtml, toText } from '~/order/mail/layout'

type Envelope = Omit<Letter, 'subject' | 'text' | 'html'>

/** A letter as it is sent: its content as text and as HTML in its envelope. */
export function written(content: LetterContent, locale: Locale, envelope: Envelope): Letter {
  // A subject is one line, and it may contain a customer's input.
  const subject = content.subject.replace(/[\p{Cc}\u2028\u2029]+/gu, ' ').slice(0, 200)
  return { ...envelope, subject, text: toText(content, locale), html: toHtml(content, locale) }
}

/**
 * What an event means for somebody who drives a ride, or drove it until now; nothing once the event was taken back, or
 * where it brings the link of a ride that is another driver's by now, ended or over. It names nobody who rides: that is on
 * the driver's page.
 */
async function renderDriverNews(
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
  const isWithoutLink = seen?.state === 'replaced' && isStill && news.what !== 'assigned'
  // Nobody is left to wait at a time that was moved, wherever to.
  const isMoved = seen?.state === 'over' && news.facts.includes('time')
  if (seen && seen.state !== 'ride' && !isWithoutLink && !isMoved) return 'forgotten'
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

/** The reminder of an order that waits for our answer; none once somebody answered. */
function renderReminder(row: OrderRow, origin: string): Rendered {
  const found = asOf(row, 1)
  if (!found || found.event.event !== 'received') return 'unreadable'
  if (row.life?.state !== 'received') return 'forgotten'
  const { known, event } = found
  return runInLocale(ownLocale, () => {
    const content = reminderLetter({
      known,
      event,
      isHeld: row.isHeld,
      origin,
      hasDesk: hasDesk(),
      isDecidedHere: true,
    })
    const id = `${known.placed.number}.unanswered.carrier`
    const about = { id, thread: known.placed.number, isOfStranger: false, movedHours: 0 }
    const replyTo = known.placed.order.email || null
    return written(content, ownLocale, { ...about, to: null, replyTo, attachments: [] })
  })
}

/** The reminder of a ride without a driver; none once it has one or is over. */
function renderDriverless(row: OrderRow, origin: string): Rendered {
  const { life } = row
  const isBare = life?.rides.some(({ over, driver }) => over === null && driver === null)
  if (!life || STATES[life.state].phase !== 'agreed' || !isBare) return 'forgotten'
  const found = asOf(row, null)
  if (!found) return 'unreadable'
  const { known } = found
  return runInLocale(ownLocale, () => {
    const content = driverlessLetter({
      known,
      isHeld: row.isHeld,
      origin,
      hasDesk: hasDesk(),
      isDecidedHere: true,
    })
    const id = `${known.placed.number}.driverless.carrier`
    const about = { id, thread: known.placed.number, isOfStranger: false, movedHours: 0 }
    const replyTo = known.placed.order.email || null
    return written(content, ownLocale, { ...about, to: null, replyTo, attachments: [] })
  })
}

/**
 * Renders mails, each with its order as of the event of the mail. A failure of one mail does not affect the others.
 */
export async function renderMails(
  db: D1Database,
  mails: ClaimedMail[],
  origin: string,
  now: Date,
): Promise<Rendered[]> {
  const keys = mails.flatMap(({ subject }) => ('orderKey' in subject ? [subject.orderKey] : []))
  const byKey: Rows =
    keys.length === 0 ? new Map() : await readOrderRowsByKeys(db, [...new Set(keys)], now)
  return Promise.all(
    mails.map(async (mail) => {
      try {
        return await render(mail, { db, rows: byKey }, { origin, now })
      } catch (error) {
        const outcome = error instanceof FilesUnavailable ? 'later' : 'unreadable'
        logEvent({ event: 'mail', outcome, ...errorFacts(error) })
        return outcome
      }
    }),
  )
}

type Rows = Awaited<ReturnType<typeof readOrderRowsByKeys>>

async function render(
  mail: ClaimedMail,
  { db, rows }: { db: D1Database; rows: Rows },
  { origin, now }: { origin: string; now: Date },
): Promise<Rendered> {
  const { role, subject } = mail
  if (subject.about === 'message') return renderMessage(mail)
  if (subject.about === 'signIn' || subject.about === 'signedIn') {
    return renderDeskMail(db, subject, { origin, now })
  }
  const row = rows.get(subject.orderKey)
  if (row === 'unreadable') return row
  if (!row || row.isEmptied) return 'forgotten'
  if (subject.about === 'former') return renderFormer(row, subject.seq)
  if (subject.about === 'unanswered') return renderReminder(row, origin)
  if (subject.about === 'driverless') return renderDriverless(row, origin)
  if (subject.about === 'driverNews') return renderDriverNews(db, row, subject, { origin, now })
  const found = asOf(row, subject.about === 'link' ? null : subject.seq)
  if (!found) return 'unreadable'
  const { known, event } = found
  const { order, number, locale } = known.placed
  // A mail that waited must not reach an address that was a mistake.
  if (role === 'customer' && known.life.correctedEmails.length < countCorrections(row)) {
    return 'forgotten'
  }
  if (role === 'customer' && subject.about === 'event' && isOvertaken(row, event)) {
    return 'forgotten'
  }
  // An order of the telephone may have no address.
  if (role === 'customer' && order.email === '') return 'forgotten'
  if (subject.about === 'document') return renderDocument(db, subject, known, origin)
  const id = `${number}.${subject.about === 'event' ? subject.seq : `link-${subject.asked}`}.${role}`
  const about = {
    id,
    thread: number,
    isOfStranger: subject.about === 'link' || event.actor === 'customer',
    movedHours: movedHoursOf(row, mail, event, now),
  }
  if (role === 'carrier') {
    if (!isTold(event, role)) return 'unreadable'
    return runInLocale(ownLocale, () => {
      const content = carrierLetter({
        known,
        event,
        isHeld: row.isHeld,
        origin,
        hasDesk: hasDesk(),
        isDecidedHere: isDecidedHere(env),
      })
      return written(content, ownLocale, {
        ...about,
        to: null,
        replyTo: order.email || null,
        attachments: [],
      })
    })
  }
  const pageUrl = absolute(origin, await orderPath(locale, linkTo(known, 'mail')))
  const envelope = { ...about, to: order.email, replyTo: appConfig.company.email }
  if (subject.about === 'link') {
    return runInLocale(locale, () =>
      written(linkLetter(known, pageUrl), locale, { ...envelope, attachments: [] }),
    )
  }
  if (!isTold(event, role)) return 'unreadable'
  const quoted = { ...known, placed: { ...known.placed, order: quotable(order) } }
  const attachments = await attachmentsOf(quoted, event, origin)
  return runInLocale(locale, () => {
    const content = customerLetter(
      { known: quoted, event, origin, isDecidedHere: isDecidedHere(env) },
      pageUrl,
    )
    return written(content, locale, { ...envelope, attachments })
  })
}

/** The mail that brings a tax document, whose row never changes. */
async function renderDocument(
  db: D1Database,
  { orderKey, seq, nth }: Extract<ClaimedMail['subject'], { about: 'document' }>,
  { placed: { order, number, locale }, life }: KnownOrder,
  origin: string,
): Promise<Rendered> {
  const issued = (await documentsOf(db, orderKey)).find((one) => one.seq === seq && one.nth === nth)
  if (!issued) return 'forgotten'
  const token = await mintDocumentToken(issued, life.correctedEmails.length)
  const pageUrl = absolute(origin, documentPath(locale, token))
  const attachment = await documentAttachment(issued.document)
  return runInLocale(locale, () =>
    written(documentLetter(issued.document, pageUrl), locale, {
      id: `${number}.document-${seq}-${nth}.customer`,
      thread: number,
      to: order.email,
      replyTo: appConfig.company.email,
      isOfStranger: false,
      movedHours: 0,
      attachments: attachment ? [attachment] : [],
    }),
  )
}

/** The line to an address that was a mistake, in the language of the order: its number, and nothing else of it. */
function renderFormer(row: OrderRow, seq: number): Rendered {
  const before = asOf(row, seq - 1)
  if (!before) return 'unreadable'
  const { order, number, locale } = before.known.placed
  return runInLocale(locale, () =>
    written(formerLetter(before.known), locale, {
      id: `${number}.former-${seq}.customer`,
      thread: null,
      to: order.email,
      replyTo: appConfig.company.email,
      isOfStranger: true,
      movedHours: 0,
      attachments: [],
    }),
  )
}

/** Events whose mail promises a ride, or asks for money for it. */
const PROMISES: readonly LifeEvent['event'][] = [
  'confirm',
  'offer',
  'assign',
  'answerChange',
  'acceptChange',
  'correct',
  'price',
  'surcharge',
]

/** True where the order was cancelled or rejected before the mail left, and still is: its customer reads that alone. */
function isOvertaken({ events, life }: OrderRow, { event, seq }: LifeEvent): boolean {
  const end = events.find(
    (one) => one.seq > seq && (one.event === 'cancel' || one.event === 'reject'),
  )
  const isOver = life !== null && isEnded(life.state)
  return PROMISES.includes(event) && isOver && end !== undefined && isTold(end, 'customer')
}

function countCorrections({ life }: OrderRow): number {
  return life?.correctedEmails.length ?? 0
}

/** The hours by which the offer in a mail was moved; the text of any other mail does not change while it waits. */
function movedHoursOf({ mails }: OrderRow, { subject }: ClaimedMail, event: LifeEvent, now: Date) {
  const isOffer = event.event === 'offer' || (event.event === 'answerChange' && event.data.offer)
  if (!isOffer || subject.about !== 'event') return 0
  const own = mails.find(({ seq }) => seq === event.seq)
  return movedHours(event.at, own, now)
}

/** Attachments of the customer's mail about an event. */
async function attachmentsOf(
  known: KnownOrder,
  { event }: LifeEvent,
  origin: string,
): Promise<Attachment[]> {
  const { attached } = actFacts(event)
  if (attached === 'none') return []
  const { order, number, locale } = known.placed
  const guestUrl = absolute(origin, await orderPath(locale, linkTo(known, 'guest')))
  const host = new URL(origin).hostname
  const calendar = {
    name: `${phrases[locale].files.ride}-${number}.ics`,
    type: 'text/calendar; charset=utf-8; method=PUBLISH',
    content: orderCalendar(known, { locale, host, guestUrl }),
  }
  const terms = attached === 'terms' ? await termsFile(order.termsVersion, locale) : null
  return terms ? [calendar, terms] : [calendar]
}

function renderMessage({ message, isMessageHeld, subject }: ClaimedMail): Rendered {
  if (message === null || subject.about !== 'message') return 'forgotten'
  const body = v.safeParse(contactBodySchema, JSON.parse(message))
  if (!body.success) return 'unreadable'
  const content = messageLetter(body.output, isMessageHeld)
  const id = `message.${subject.messageKey}`
  const about = { id, thread: null, isOfStranger: true, movedHours: 0 }
  return runInLocale(ownLocale, () =>
    written(content, ownLocale, {
      ...about,
      to: null,
      replyTo: body.output.email,
      attachments: [],
    }),
  )
}

/** A mail to one of our own people, in the language in which it was asked for. */
async function renderDeskMail(
  db: D1Database,
  subject: DeskSubject,
  when: { origin: string; now: Date },
): Promise<Rendered> {
  const letter = await deskLetter(db, subject, when)
  if (!letter) return 'forgotten'
  const { content, locale, to, id } = letter
  const about = { id, thread: null, isOfStranger: false, movedHours: 0, replyTo: null }
  return runInLocale(locale, () => written(content, locale, { ...about, to, attachments: [] }))
}
