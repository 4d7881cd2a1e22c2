import { env } from 'cloudflare:workers'
import { isDecidedHere } from '~/carrier/decider'
import { personHashes } from '~/back-office/persons/person-hash.server'
import { oweDocument, strikeOwed } from '~/outbox/documents/document-items.server'
import { oweEvent } from '~/outbox/events/event-items'
import { oweMail, replaceCarrierMails } from '~/outbox/outbox.server'
import { cancelBy } from '~/order/acts/cancel'
import { endOfWaiting } from '~/order/acts/agree'
import { undoneBefore } from '~/order/acts/correct'
import type { Correction, LifeEvent } from '~/order/life/event-data'
import type { Life } from '~/order/life/life'
import { hasAddress, orderNow } from '~/order/life/order-now'
import type { MailSubject } from '~/outbox/mail-item'
import { type DriverNews, driverNews } from '~/order/store/driver/driver-news'
import { mayOweDocuments, toldOf } from '~/order/acts/acts'
import { isWaiting } from '~/order/life/states'
import { openWishes } from '~/order/life/wishes'
import type { Order, PlacedOrder } from '~/order/model/order'
import type { Doing } from '~/order/store/orders/doing'
import { writeDeskRows } from '~/order/store/desk/desk-rows.server'
import { addEvent } from '~/order/store/event-store'
import type { OrderRow } from '~/order/store/order-store.server'
import { writeContent, writeProjection } from '~/order/store/orders/projection.server'
import { isToldEvent } from '~/order/store/orders/told-event.server'
import { readStoredOrder } from '~/order/store/stored-order'
import { HOUR } from '~/lib/duration'
import { providerEnd } from '~/lib/settings'

/** Minimum time between two mails to the carrier about wishes that replace each other. */
const WISH_MAIL_EVERY = HOUR

/** `following`: the event that follows from it by itself, whose mail tells of both. */
type Happened = { event: LifeEvent; doing: Doing; next: Life; following: LifeEvent | null }

/** The statements of one act: its event, the order after it, what the desk reads of it, and what the act owes. */
export async function statementsOf(
  db: D1Database,
  row: OrderRow,
  { event, doing, next, following }: Happened,
  now: Date,
): Promise<D1PreparedStatement[]> {
  const { orderKey } = row
  const stored = readStoredOrder(row.stored)
  const patch = patchOf(event, row)
  const placed = stored && patch ? { ...stored, order: { ...stored.order, ...patch } } : stored
  const decidedBy =
    cancelBy(next) ?? (isWaiting(next.state) && isDecidedHere(env) ? endOfWaiting(next) : null)
  const expiresAt = decidedBy === null ? null : Date.parse(decidedBy)
  return [
    ...(event.event === 'undo' ? [strikeOwed(db, { orderKey, seq: event.data.of })] : []),
    addEvent(db, orderKey, event, doing.requestId),
    writeProjection(db, orderKey, { placed, life: next }, expiresAt),
    ...(placed && patch ? [await rewritten(db, orderKey, placed, next)] : []),
    ...writeDeskRows(
      db,
      orderKey,
      { placed, life: next },
      row.life && { placed: stored, life: row.life },
    ),
    ...owedBy(db, row, { event, doing, next, following }, { placed, now }),
  ]
}

/** The fields that an act puts in the stored order: of a correction the new ones, of one taken back the old ones. */
function patchOf(event: LifeEvent, { log }: OrderRow): Correction | null {
  if (event.event === 'correct') return event.data.after
  if (event.event !== 'undo') return null
  const undone = log.find(({ seq }) => seq === event.data.of)
  return undone?.event === 'correct' ? undone.data.before : null
}

async function rewritten(
  db: D1Database,
  orderKey: string,
  { order }: { order: Order },
  { seq }: Life,
): Promise<D1PreparedStatement> {
  return writeContent(db, orderKey, { order, hashes: await personHashes(order), seq })
}

function owedBy(
  db: D1Database,
  { orderKey, isHeld, events, life: before, stored }: OrderRow,
  { event, doing, next, following }: Happened,
  { placed, now }: { placed: PlacedOrder | null; now: Date },
): D1PreparedStatement[] {
  const { seq } = event
  // After an undo the last event is an earlier one. Where a back office decides, nobody can take an act back.
  const isLast = next.last.seq === seq && isDecidedHere(env)
  const dueAt = (isLast ? undoneBefore(next) : null) ?? now.getTime()
  const isWrittenTo = placed === null || hasAddress(placed, next)
  const told = following === null ? toldOf(event.event, event.actor) : []
  // Where a back office decides, it makes the papers.
  const owesDocument = isDecidedHere(env) && mayOweDocuments(event, next)
  return [
    ...told
      .filter((role) => role === 'carrier' || isWrittenTo)
      .flatMap((role) => {
        if (event.event === 'requestChange' && before?.asked) {
          const wishes = { orderKey, seq, earlier: openWishes(events) }
          return replaceCarrierMails(db, wishes, WISH_MAIL_EVERY, now)
        }
        return oweMail(db, { role, subject: { about: 'event', orderKey, seq }, isHeld }, now, dueAt)
      }),
    ...(isToldEvent(event) && !doing.isToldByBackOffice && providerEnd(env) !== 'embedded'
      ? [oweEvent(db, { orderKey, seq }, now)]
      : []),
    ...(owesDocument ? [oweDocument(db, { orderKey, seq }, now, dueAt)] : []),
    ...(event.event === 'assign' && event.data.email !== undefined
      ? [oweMail(db, driverMail(orderKey, seq), now, dueAt)]
      : []),
    ...newsOf({ stored, life: before }, { event, next, placed }).map(({ leg, to }) =>
      oweMail(db, newsMail({ orderKey, seq, leg, to }), now, dueAt),
    ),
    ...(event.event === 'correctEmail'
      ? [oweMail(db, formerMail(orderKey, seq, isHeld), now, dueAt)]
      : []),
  ]
}

type After = Pick<Happened, 'event' | 'next'> & { placed: PlacedOrder | null }

/** What drivers who have an address hear of an event. */
function newsOf(
  { stored, life }: Pick<OrderRow, 'stored' | 'life'>,
  { event, next, placed }: After,
): DriverNews[] {
  const before = readStoredOrder(stored)
  if (!before || !life || !placed) return []
  return driverNews(
    { placed: orderNow(before, life), life },
    { placed: orderNow(placed, next), life: next },
    event,
  ).filter(({ driver }) => driver.email !== undefined)
}

function newsMail(news: Omit<Extract<MailSubject, { about: 'driverNews' }>, 'about'>) {
  return {
    role: 'carrier',
    subject: { about: 'driverNews', ...news },
    isHeld: false,
  } as const
}

/** The link of the driver's page, for the driver alone. */
function driverMail(orderKey: string, seq: number) {
  return { role: 'carrier', subject: { about: 'ride', orderKey, seq }, isHeld: false } as const
}

/** The line to the address that was a mistake. */
function formerMail(orderKey: string, seq: number, isHeld: boolean) {
  return { role: 'customer', subject: { about: 'former', orderKey, seq }, isHeld } as const
}
