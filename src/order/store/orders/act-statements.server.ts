import { env } from 'cloudflare:workers'
import { isDecidedHere } from '~/carrier/decider'
import { personHashes, type PersonHashes } from '~/back-office/persons/person-hash.server'
import { oweDocument, releaseOwed, strikeOwed } from '~/outbox/documents/document-items.server'
import { oweEvent } from '~/outbox/events/event-items'
import { oweMail, replaceCarrierMails } from '~/outbox/outbox.server'
import { cancelBy } from '~/order/acts/cancel'
import { endOfWaiting } from '~/order/acts/agree'
import { UNDO_WITHIN, undoneBefore } from '~/order/acts/correct'
import type { Correction, LifeEvent, Act } from '~/order/life/event-data'
import type { Life } from '~/order/life/life'
import { hasAddress, orderNow } from '~/order/life/order-now'
import type { MailSubject } from '~/outbox/mail-item'
import { type DriverNews, driverNews } from '~/order/store/driver/driver-news'
import { mayOweDocuments, toldOf } from '~/order/acts/acts'
import { type Leg, LEGS } from '~/order/life/rides/steps'
import { isWaiting, type Actor } from '~/order/life/states'
import { openWishes } from '~/order/life/wishes'
import { type Order, type PlacedOrder, ORDER_VERSION } from '~/order/model/order'
import {
  writeDeskRows,
  dueColumn,
  type Known,
  needColumns,
} from '~/order/store/desk/desk-rows.server'
import type { Objection } from '~/order/store/desk/objection'
import {
  addTask,
  endTells,
  releaseTasks,
  reopenFleetTask,
  settleFleetTask,
  strikeTasks,
} from '~/order/store/desk/task-store.server'
import { addEvent } from '~/order/store/event-store'
import type { OrderRow } from '~/order/store/order-store.server'
import { isToldEvent } from '~/order/store/orders/told-event.server'
import { readStoredOrder } from '~/order/store/stored-order'
import { HOUR } from '~/lib/duration'
import { providerEnd } from '~/lib/settings'
import { appConfig } from '~config'
import type { Person } from '~/lib/people/desk-people'

/**
 * Statement that updates the projection; applies only if the previous event is still the latest. `expiresAt` in ms.
 */
function writeProjection(
  db: D1Database,
  orderKey: string,
  known: Known,
  expiresAt: number | null,
): D1PreparedStatement {
  const { life } = known
  const { seq, state, pickupAt, rideAt, price, fee, balance } = life
  const total = fee ?? price
  const { needs, needs_by: needsBy } = needColumns(life)
  return db
    .prepare(
      `UPDATE orders SET seq = ?1, state = ?2, payment_state = ?3, due = ?4, pickup_at = ?5, ride_at = ?6,
         total = ?7, currency = iif(?7 IS NULL, currency, COALESCE(currency, ?13)), expires_at = ?8,
         needs = ?10, needs_by = ?11, due_by = ?12
       WHERE order_key = ?9 AND seq = ?1 - 1`,
    )
    .bind(
      seq,
      state,
      balance.state,
      balance.due,
      Date.parse(pickupAt),
      Date.parse(rideAt),
      total,
      expiresAt,
      orderKey,
      needs,
      needsBy,
      dueColumn(known),
      appConfig.market.currency,
    )
}

/** Statement that puts a corrected order in the place of the stored one, with the hashes by which its people are found. */
function writeContent(
  db: D1Database,
  orderKey: string,
  { order, hashes, seq }: { order: Order; hashes: PersonHashes; seq: number },
): D1PreparedStatement {
  return db
    .prepare(
      `UPDATE orders SET version = ?1, content = ?2, email_hash = ?3, phone_hash = ?4, other_phone_hash = ?5
       WHERE order_key = ?6 AND seq = ?7 AND content <> ''`,
    )
    .bind(
      ORDER_VERSION,
      JSON.stringify(order),
      hashes.email_hash,
      hashes.phone_hash,
      hashes.other_phone_hash,
      orderKey,
      seq,
    )
}

/**
 * An act and its actor; `seq` is the last event their page showed, null if they saw no page. `isFromMail`: the page was
 * opened by the link of a mail, so that the act proves the mailbox. `requestId` is the request that asked for it, as
 * the log names it; the cron has none. `also` gives further statements for its transaction, before the others, by the
 * order after it. `person` is who of the desk acts; `phone` the act as a driver's phone kept it, which is taken once and
 * judged by its own time, never later than `now`. A back office is not told what it told (`isToldByBackOffice`). `insists`: the
 * carrier knows what speaks against it (desk/objection.ts).
 */
export type Doing = {
  act: Act
  actor: Actor
  seq: number | null
  isFromMail?: boolean
  requestId?: string
  person?: Pick<Person, 'id' | 'role'>
  phone?: { id: string; at: string }
  isToldByBackOffice?: boolean
  insists?: boolean
  also?: (after: Life) => D1PreparedStatement[]
}

/** Statements on the table `orders` about the deadlines of orders that wait. */

/** Statement that sets the deadline of an order whose state has not changed since, in ms. */
export function postpone(
  db: D1Database,
  number: string,
  seq: number,
  expiresAt: number,
): D1PreparedStatement {
  return db
    .prepare('UPDATE orders SET expires_at = ? WHERE number = ? AND seq = ?')
    .bind(expiresAt, number, seq)
}

/** The orders whose deadline has passed, the oldest deadline first; `isWaiting`: nobody has agreed to them yet. */
export async function findOverdue(
  db: D1Database,
  now: Date,
  limit: number,
): Promise<{ number: string; isWaiting: boolean }[]> {
  const { results } = await db
    .prepare(
      `SELECT number, state IN ('received', 'offered') AS is_waiting FROM orders WHERE expires_at IS NOT NULL AND expires_at <= ?
       ORDER BY expires_at LIMIT ?`,
    )
    .bind(now.getTime(), limit)
    .all<{ number: string; is_waiting: number }>()
  return results.map((row) => ({ number: row.number, isWaiting: row.is_waiting === 1 }))
}

/** Minimum time between two mails to the carrier about wishes that replace each other. */
const WISH_MAIL_EVERY = HOUR

/**
 * `following`: the event that follows from it by itself, whose mail tells of both. `objections`: what speaks against it and
 * the carrier was not asked, because somebody else acted.
 */
type Happened = {
  event: LifeEvent
  doing: Doing
  next: Life
  following: LifeEvent | null
  objections: readonly Objection[]
}

/** The statements of one act: its event, the order after it, what the desk reads of it, and what the act owes. */
export async function statementsOf(
  db: D1Database,
  row: OrderRow,
  happened: Happened,
  now: Date,
): Promise<D1PreparedStatement[]> {
  const { event, doing, next } = happened
  const { orderKey } = row
  const stored = readStoredOrder(row.stored)
  const patch = patchOf(event, row)
  const placed = placedAfter(row, event)
  const decidedBy =
    cancelBy(next) ?? (isWaiting(next.state) && isDecidedHere(env) ? endOfWaiting(next) : null)
  const expiresAt = decidedBy === null ? null : Date.parse(decidedBy)
  return [
    ...(event.event === 'undo'
      ? [
          ...takenBack(event.data.of, doing, row).map((seq) => strikeOwed(db, { orderKey, seq })),
          strikeTasks(db, { orderKey, seq: event.data.of }),
          ...(happened.objections.length > 0 ? [] : reopenedBy(db, row, event)),
        ]
      : []),
    addEvent(db, orderKey, event, doing.requestId),
    writeProjection(db, orderKey, { placed, life: next }, expiresAt),
    ...(placed && patch ? [await rewritten(db, orderKey, placed, next)] : []),
    ...writeDeskRows(
      db,
      orderKey,
      { placed, life: next },
      row.life && { placed: stored, life: row.life },
    ),
    ...owedBy(db, row, happened, { placed, now }),
  ]
}

/**
 * The events whose debts end with an undo: the one that is taken back and, since only the last one can be, what was taken back
 * after it, undos included. Money that never moved is an entry of any time: that alone.
 */
function takenBack(of: number, { act }: Doing, { log }: OrderRow): number[] {
  const isMoney = act.event === 'undo' && (act.money ?? null) !== null
  return isMoney ? [of] : [of, ...log.filter(({ seq }) => seq > of).map(({ seq }) => seq)]
}

/** The stored order after an act; null for one that cannot be read. */
export function placedAfter(row: OrderRow, event: LifeEvent): PlacedOrder | null {
  const stored = readStoredOrder(row.stored)
  const patch = patchOf(event, row)
  return stored && patch ? { ...stored, order: { ...stored.order, ...patch } } : stored
}

/** The fields that an act puts in the stored order: of a correction the new ones, of one taken back the old ones. */
function patchOf(event: LifeEvent, { log }: OrderRow): Correction | null {
  if (event.event === 'correct') return event.data.after
  const undone = undoneBy(event, log)
  return undone?.event === 'correct' ? undone.data.before : null
}

/** The event that an undo takes back; null for any other event. */
function undoneBy(event: LifeEvent, log: readonly LifeEvent[]): LifeEvent | null {
  if (event.event !== 'undo') return null
  return log.find(({ seq }) => seq === event.data.of) ?? null
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
  { orderKey, isHeld, events, log, life: before, stored }: OrderRow,
  { event, doing, next, following, objections }: Happened,
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
  const waiting = dueAt > now.getTime() || event.event === 'undo' ? [] : waitingActs(log, now)
  return [
    ...waiting.map((one) => releaseOwed(db, { orderKey, seq: one.seq }, now)),
    ...(waiting.length > 0 ? [releaseTasks(db, orderKey, now)] : []),
    ...told
      .filter((role) => role === 'carrier' || isWrittenTo)
      .flatMap((role) => {
        if (event.event === 'requestChange' && before?.asked) {
          const wishes = { orderKey, seq, earlier: openWishes(events) }
          return replaceCarrierMails(db, wishes, WISH_MAIL_EVERY, now)
        }
        return oweMail(db, { role, subject: { about: 'event', orderKey, seq }, isHeld }, now, dueAt)
      }),
    // A back office that was not told of an event does not hear that it was taken back.
    ...(isToldEvent(undoneBy(event, log) ?? event) &&
    !doing.isToldByBackOffice &&
    providerEnd(env) !== 'embedded'
      ? [oweEvent(db, { orderKey, seq }, now)]
      : []),
    ...(owesDocument ? [oweDocument(db, { orderKey, seq }, now, dueAt)] : []),
    ...newsOf({ stored, life: before }, { event, next, placed }).flatMap((news) => {
      const { leg, to, driver } = news
      if (driver.email !== undefined) {
        return oweMail(db, newsMail({ orderKey, seq, leg, to }), now, dueAt)
      }
      // A back office tells its drivers itself.
      if (doing.isToldByBackOffice) return []
      return addTask(db, orderKey, { seq, ...tellOf(news) }, dueAt)
    }),
    ...(event.event === 'assign'
      ? [settleFleetTask(db, { orderKey, leg: event.data.leg ?? 1 }, now)]
      : []),
    ...meets(objections).map(([leg, data]) =>
      addTask(db, orderKey, { seq, leg, kind: 'meet', data }, dueAt),
    ),
    ...(event.actor === 'driver' && 'leg' in event.data && event.data.leg
      ? [endTells(db, { orderKey, leg: event.data.leg }, now)]
      : []),
    ...(event.event === 'correctEmail'
      ? [oweMail(db, formerMail(orderKey, seq, isHeld), now, dueAt)]
      : []),
  ]
}

/** The acts of the carrier whose minute of undo is not over. */
function waitingActs(log: readonly LifeEvent[], now: Date): LifeEvent[] {
  return log.filter(
    ({ actor, at }) => actor === 'carrier' && Date.parse(at) + UNDO_WITHIN > now.getTime(),
  )
}

/** An assignment that is taken back leaves the ride with who did not fit any more; what is judged anew says so itself. */
function reopenedBy(
  db: D1Database,
  { orderKey, log }: OrderRow,
  event: LifeEvent,
): D1PreparedStatement[] {
  const undone = undoneBy(event, log)
  return undone?.event === 'assign' ? [reopenFleetTask(db, orderKey, undone.at)] : []
}

type After = Pick<Happened, 'event' | 'next'> & { placed: PlacedOrder | null }

/** What drivers hear of an event. */
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
  )
}

function tellOf({ leg, to, driver, what, facts, pickupAt }: DriverNews) {
  const data = { driver: driver.driver, phone: driver.phone, what, facts, pickupAt }
  return { leg, kind: to === 'former' ? 'tellFormer' : 'tell', data } as const
}

/** What speaks against each ride. */
function meets(objections: readonly Objection[]): [Leg, Objection[]][] {
  return LEGS.flatMap((leg) => {
    const own = objections.filter((one) => one.leg === leg)
    return own.length === 0 ? [] : [[leg, own] satisfies [Leg, Objection[]]]
  })
}

function newsMail(news: Omit<Extract<MailSubject, { about: 'driverNews' }>, 'about'>) {
  return {
    role: 'carrier',
    subject: { about: 'driverNews', ...news },
    isHeld: false,
  } as const
}

/** The line to the address that was a mistake. */
function formerMail(orderKey: string, seq: number, isHeld: boolean) {
  return { role: 'customer', subject: { about: 'former', orderKey, seq }, isHeld } as const
}
