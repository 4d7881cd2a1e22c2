import { env } from 'cloudflare:workers'
import { hasDesk } from '~/access/has-desk.server'
import { isDecidedHere } from '~/carrier/decider'
import { ownLocale } from '~/lib/locale'
import { phrases } from '~/i18n/languages/phrases'
import { appConfig } from '~config'
import * as v from 'valibot'
import type { Attachment, ClaimedMail, Rendered } from '~/outbox/mail'
import type { LifeEvent } from '~/order/life/event-data'
import { movedHours } from '~/order/life/moved-offers'
import { actFacts, isTold } from '~/order/acts/acts'
import { type OrderRow, readOrderRowsByKeys } from '~/order/store/order-store.server'
import { documentAttachment, documentLetter } from '~/order/mail/letters/document-letter'
import { carrierLetter, messageLetter } from '~/order/mail/letters/carrier-letter'
import { customerLetter, formerLetter, linkLetter } from '~/order/mail/letters/customer-letter'
import { type DeskSubject, deskLetter } from '~/order/mail/letters/desk-letters.server'
import { absolute } from '~/order/mail/order-sections'
import { asOf } from '~/order/mail/as-of'
import { renderDriverless, renderReminder } from '~/order/mail/render-reminders.server'
import { renderDriverNews } from '~/order/mail/render-ride.server'
import { written } from '~/order/mail/written'
import { quotable } from '~/order/mail/quotable'
import { termsFile } from '~/order/mail/attached/terms-file'
import { documentsOf } from '~/order/papers/document-store.server'
import { documentPath, mintDocumentToken } from '~/order/papers/document-token.server'
import { orderCalendar } from '~/order/ticket/calendar'
import { type KnownOrder, linkTo } from '~/order/store/find-order.server'
import { orderPath } from '~/order/store/status-token.server'
import { runInLocale } from '~/i18n/run-in-locale.server'
import { errorFacts, logEvent } from '~/lib/log'
import { contactBodySchema } from '~/back-office/contract'

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
        logEvent({ event: 'mail', outcome: 'unreadable', ...errorFacts(error) })
        return 'unreadable'
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
