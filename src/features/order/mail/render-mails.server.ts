import { appConfig } from '~config'
import * as v from 'valibot'
import type { Attachment, ClaimedMail, Letter, Rendered } from '~/delivery/mail'
import type { LifeEvent } from '~/features/order/life/event-data'
import { foldLife } from '~/features/order/life/life'
import { type OrderRow, readOrderRowsByKeys } from '~/features/order/life/life-store.server'
import { carrierLetter, messageLetter } from '~/features/order/mail/carrier-letter'
import { customerLetter, linkLetter } from '~/features/order/mail/customer-letter'
import { toHtml, toText } from '~/features/order/mail/layout'
import type { LetterContent } from '~/features/order/mail/letter-content'
import { absolute } from '~/features/order/mail/order-sections'
import { termsFile } from '~/features/order/mail/terms-file'
import { orderCalendar } from '~/features/order/placed/calendar'
import type { KnownOrder } from '~/features/order/placed/find-order.server'
import { orderNow } from '~/features/order/placed/order-now'
import { orderPath } from '~/features/order/placed/status-token.server'
import { readStoredOrder } from '~/features/order/placed/stored-order'
import { runInLocale } from '~/i18n/run-in-locale.server'
import type { Locale } from '~/lib/app-config-type'
import { errorFacts, logEvent } from '~/lib/log'
import { contactBodySchema } from '~/provider/contract'

/** Letters of mails, each as its order stood at the event it tells of; one that fails stops no other. */
export async function renderMails(
  db: D1Database,
  mails: ClaimedMail[],
  origin: string,
): Promise<Rendered[]> {
  const keys = mails.flatMap(({ subject }) => ('orderKey' in subject ? [subject.orderKey] : []))
  const rows = keys.length === 0 ? [] : await readOrderRowsByKeys(db, [...new Set(keys)])
  const byKey = new Map(rows.map((row) => [row.orderKey, row]))
  return Promise.all(
    mails.map(async (mail) => {
      try {
        return await render(mail, byKey, origin)
      } catch (error) {
        logEvent({ event: 'mail', outcome: 'unreadable', ...errorFacts(error) })
        return 'unreadable'
      }
    }),
  )
}

async function render(
  mail: ClaimedMail,
  rows: Map<string, OrderRow>,
  origin: string,
): Promise<Rendered> {
  const { role, subject } = mail
  if (subject.about === 'message') return renderMessage(mail)
  const row = rows.get(subject.orderKey)
  if (!row || row.isEmptied) return 'forgotten'
  const found = asOf(row, subject.about === 'event' ? subject.seq : null)
  if (!found) return 'unreadable'
  const { known, event } = found
  const { order, number, locale } = known.placed
  const id = `${number}.${subject.about === 'event' ? subject.seq : `link-${subject.asked}`}.${role}`
  const about = { id, thread: number }
  if (role === 'carrier') {
    return runInLocale('cs', () => {
      const content = carrierLetter({ known, event, isHeld: row.isHeld })
      return written(content, 'cs', { ...about, to: null, replyTo: order.email, attachments: [] })
    })
  }
  const pageUrl = absolute(origin, await orderPath(locale, number, 'act'))
  const guestUrl = absolute(origin, await orderPath(locale, number, 'guest'))
  return runInLocale(locale, () => {
    const content =
      subject.about === 'link'
        ? linkLetter(known, pageUrl)
        : customerLetter({ known, event, origin }, pageUrl)
    const calendar = orderCalendar(known, { locale, host: new URL(origin).hostname, guestUrl })
    const attachments =
      subject.about === 'link' ? [] : attachmentsOf(event, calendar, number, locale)
    return written(content, locale, {
      ...about,
      to: order.email,
      replyTo: appConfig.company.email,
      attachments,
    })
  })
}

/** The order as it stood after an event; null: after the last. */
function asOf(row: OrderRow, seq: number | null): { known: KnownOrder; event: LifeEvent } | null {
  const events = row.events.filter((event) => seq === null || event.seq <= seq)
  const event = events.at(-1)
  const life = foldLife(events)
  const placed = readStoredOrder(row.stored)
  if (!event || !life || !placed || (seq !== null && event.seq !== seq)) return null
  return { known: { orderKey: row.orderKey, placed: orderNow(placed, life), life }, event }
}

/** Events after which the calendar holds something else than before. */
const IN_CALENDAR = ['confirm', 'accept', 'acceptChange', 'assign', 'cancel', 'decline', 'reject']
/** Events that make, or change, the contract. */
const CONTRACT = ['confirm', 'accept']

function attachmentsOf(
  { event }: LifeEvent,
  calendar: string,
  number: string,
  locale: Locale,
): Attachment[] {
  const name = locale === 'cs' ? `jizda-${number}.ics` : `ride-${number}.ics`
  const type = 'text/calendar; charset=utf-8; method=PUBLISH'
  return [
    ...(IN_CALENDAR.includes(event) ? [{ name, type, content: calendar }] : []),
    ...(CONTRACT.includes(event) ? [termsFile(locale)] : []),
  ]
}

function renderMessage({ message, isMessageHeld, subject }: ClaimedMail): Rendered {
  if (message === null || subject.about !== 'message') return 'forgotten'
  const body = v.safeParse(contactBodySchema, JSON.parse(message))
  if (!body.success) return 'unreadable'
  const content = messageLetter(body.output, isMessageHeld)
  const about = { id: `message.${subject.messageKey}`, thread: null }
  return runInLocale('cs', () =>
    written(content, 'cs', { ...about, to: null, replyTo: body.output.email, attachments: [] }),
  )
}

type Envelope = Pick<Letter, 'id' | 'thread' | 'to' | 'replyTo' | 'attachments'>

function written(content: LetterContent, locale: Locale, envelope: Envelope): Letter {
  // What a customer typed may stand in a subject, which is one line.
  const subject = content.subject.replace(/[\p{Cc}\u2028\u2029]+/gu, ' ').slice(0, 200)
  return { ...envelope, subject, text: toText(content, locale), html: toHtml(content, locale) }
}
