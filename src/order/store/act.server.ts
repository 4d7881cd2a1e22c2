import { env } from 'cloudflare:workers'
import * as v from 'valibot'
import { mailboxKey, proveMailbox } from '~/outbox/mailbox/mailboxes.server'
import { oweMail, replaceCarrierMails } from '~/outbox/outbox.server'
import { releaseCapped } from '~/outbox/replay.server'
import { decide, endOfWaiting } from '~/order/life/decide'
import type { Act, Refusal } from '~/order/life/acts'
import { type DecidedEvent, type LifeEvent, lifeEventSchema } from '~/order/life/event-data'
import { type Life } from '~/order/life/life'
import { afterEvent } from '~/order/life/fold-life'
import { PAYMENT_METHODS } from '~/carrier/payment-methods'
import { orderNow } from '~/order/life/order-now'
import { isWishedTooOften, openWishes } from '~/order/life/wishes'
import { findOverdue, postpone } from '~/order/store/orders/deadlines.server'
import { addEvent, isEventTaken } from '~/order/store/event-store'
import { type OrderRow, readOrderRow, writeProjection } from '~/order/store/order-store.server'
import { readStoredOrder } from '~/order/store/stored-order'
import { HOUR } from '~/lib/duration'
import { traceKey } from '~/lib/hash'
import { logEvent } from '~/lib/log'
import { orderLinkSecret } from '~/lib/settings'
import { type Actor, type EventName, isWaiting, toldOf } from '~/order/life/states'

/** Events allowed for a suspected bot order before the carrier releases it. */
const OF_HELD: readonly EventName[] = ['cancel', 'reject', 'expire']

/** Minimum time between two mails to the carrier about wishes that replace each other. */
const WISH_MAIL_EVERY = HOUR

/**
 * An act and its actor; `seq` is the last event their page showed, null if they saw no page. `isFromMail`: the page was
 * opened by the link of a mail, so that the act proves the mailbox. `requestId` is the request that asked for it, as
 * the log names it; the cron has none. `also` gives further statements for its transaction, before the others, by the
 * order after it.
 */
export type Doing = {
  act: Act
  actor: Actor
  seq: number | null
  isFromMail?: boolean
  requestId?: string
  also?: (after: Life) => D1PreparedStatement[]
}

export type Done =
  | { ok: true; life: Life }
  /** The order does not exist, or its data was erased. */
  | { ok: false; error: 'unknown' }
  /**
   * The reason, and the current order. `overtaken`: it changed since it was shown. `held`: not released by the
   * carrier yet. `wishedTooOften`: the order takes no further wish of its customer.
   */
  | { ok: false; error: Refusal | 'overtaken' | 'held' | 'wishedTooOften'; life: Life }

/**
 * Performs an act on an order. Every event goes through this function: it reads the order, decides by the rules, and
 * writes the event with its projection and its mails in one batch. Of two concurrent acts one succeeds; the other
 * gets `overtaken` with the current order.
 */
export async function actOnOrder(
  db: D1Database,
  number: string,
  doing: Doing,
  now: Date,
): Promise<Done> {
  const row = await readOrderRow(db, number, now)
  if (!row?.life) return { ok: false, error: 'unknown' }
  const done = await actOnRow(db, row, row.life, doing, now)
  const outcome = done.ok ? doing.act.event : `${doing.act.event}.${done.error}`
  const trace = await traceKey(row.orderKey)
  logEvent({ event: 'order', requestId: doing.requestId, trace, outcome })
  return done
}

async function actOnRow(
  db: D1Database,
  row: OrderRow,
  life: Life,
  doing: Doing,
  now: Date,
): Promise<Done> {
  const { number } = row
  const { act, actor, seq } = doing
  if (seq !== null && seq !== life.seq) return { ok: false, error: 'overtaken', life }
  if (row.isHeld && !OF_HELD.includes(act.event)) {
    return { ok: false, error: 'held', life }
  }
  if (act.event === 'requestChange' && isWishedTooOften(row.events, act.message)) {
    return { ok: false, error: 'wishedTooOften', life }
  }
  const decision = decide(life, withUsualWay(act, row, life), actor, now)
  if (!decision.ok) return { ok: false, error: decision.error, life }
  const event = toEvent(decision.happened, { seq: life.seq + 1, actor, at: now.toISOString() })
  const next = afterEvent(life, event)
  try {
    const proof = await proofBy(db, row, doing, now)
    const happened = { event, requestId: doing.requestId }
    const also = doing.also?.(next) ?? []
    await db.batch([...also, ...statements(db, row, happened, next, now), ...proof])
    return { ok: true, life: next }
  } catch (error) {
    const present = isEventTaken(error) ? (await readOrderRow(db, number, now))?.life : null
    if (present) return { ok: false, error: 'overtaken', life: present }
    throw error
  }
}

/** Money moves as the order is paid, unless the act says another way. */
function withUsualWay(act: Act, { stored }: OrderRow, life: Life): Act {
  if ((act.event !== 'paid' && act.event !== 'refunded') || act.way) return act
  const placed = readStoredOrder(stored)
  const method = life.accepted?.paymentMethod ?? placed?.paymentMethod
  return method ? { ...act, way: PAYMENT_METHODS[method].way } : act
}

function statements(
  db: D1Database,
  { orderKey, isHeld, events, life: before }: OrderRow,
  { event, requestId }: { event: LifeEvent } & Pick<Doing, 'requestId'>,
  next: Life,
  now: Date,
): D1PreparedStatement[] {
  return [
    addEvent(db, orderKey, event, requestId),
    writeProjection(
      db,
      orderKey,
      next,
      isWaiting(next.state) ? Date.parse(endOfWaiting(next)) : null,
    ),
    ...toldOf(event.event, event.actor).flatMap((role) => {
      const { seq } = event
      if (event.event === 'requestChange' && before?.asked) {
        const wishes = { orderKey, seq, earlier: openWishes(events) }
        return replaceCarrierMails(db, wishes, WISH_MAIL_EVERY, now)
      }
      return oweMail(db, { role, subject: { about: 'event', orderKey, seq }, isHeld }, now)
    }),
    ...(event.event === 'assign' && event.data.email !== undefined
      ? [oweMail(db, driverMail(orderKey, event.seq), now)]
      : []),
    ...(event.event === 'correctEmail'
      ? [oweMail(db, formerMail(orderKey, event.seq, isHeld), now)]
      : []),
  ]
}

/** The link of the driver's page, for the driver alone. */
function driverMail(orderKey: string, seq: number) {
  return { role: 'carrier', subject: { about: 'ride', orderKey, seq }, isHeld: false } as const
}

/** The line to the address that was a mistake. */
function formerMail(orderKey: string, seq: number, isHeld: boolean) {
  return { role: 'customer', subject: { about: 'former', orderKey, seq }, isHeld } as const
}

/**
 * Statements of an act that proves the mailbox of the order: one of ours, or one by the link of a mail (a link that was
 * sent to an address that has been corrected since has ended). What the budget of the mailbox held back of this order
 * then leaves.
 */
async function proofBy(
  db: D1Database,
  { orderKey, stored, life }: OrderRow,
  { actor, isFromMail = false }: Doing,
  now: Date,
): Promise<D1PreparedStatement[]> {
  const isOurs = actor === 'carrier' || actor === 'driver'
  const secret = orderLinkSecret(env)
  const placed = isOurs || isFromMail ? readStoredOrder(stored) : null
  if (!placed || !life || secret === null) return []
  const mailbox = await mailboxKey(secret, orderNow(placed, life).order.email)
  return [proveMailbox(db, mailbox, now), releaseCapped(db, orderKey, now)]
}

function toEvent(
  happened: DecidedEvent,
  about: Pick<LifeEvent, 'seq' | 'actor' | 'at'>,
): LifeEvent {
  return v.parse(lifeEventSchema, { ...happened, ...about })
}

/**
 * Expires orders whose deadline has passed, at most `limit`; returns how many. The cron calls it if the site decides
 * about orders.
 */
export async function expireOverdue(db: D1Database, now: Date, limit: number): Promise<number> {
  let count = 0
  for (const number of await findOverdue(db, now, limit)) {
    const act = { event: 'expire' } as const
    const done = await actOnOrder(db, number, { act, actor: 'site', seq: null }, now)
    if (done.ok) count += 1
    // Its offer was moved, because the mail about it left late or not at all.
    else if (done.error === 'tooEarly') {
      await postpone(db, number, done.life.seq, Date.parse(endOfWaiting(done.life))).run()
    }
  }
  return count
}
