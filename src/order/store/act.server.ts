import * as v from 'valibot'
import { oweMail } from '~/outbox/outbox.server'
import { decide, endOfWaiting } from '~/order/life/decide'
import type { Act, Refusal } from '~/order/life/acts'
import { type DecidedEvent, type LifeEvent, lifeEventSchema } from '~/order/life/event-data'
import { type Life } from '~/order/life/life'
import { afterEvent } from '~/order/life/fold-life'
import { addEvent, isEventTaken } from '~/order/store/event-store'
import {
  findOverdue,
  type OrderRow,
  readOrderRow,
  writeProjection,
} from '~/order/store/order-store.server'
import { type Actor, type EventName, isWaiting, toldOf } from '~/order/life/states'

/** Events allowed for a suspected bot order before the carrier releases it. */
const OF_HELD: readonly EventName[] = ['cancel', 'reject', 'expire']

/**
 * An act and its actor; `seq` is the last event their page showed, null if they saw no page. `also` gives further
 * statements for its transaction, before the others, by the order after it.
 */
export type Doing = {
  act: Act
  actor: Actor
  seq: number | null
  also?: (after: Life) => D1PreparedStatement[]
}

export type Done =
  | { ok: true; life: Life }
  /** The order does not exist, or its data was erased. */
  | { ok: false; error: 'unknown' }
  /**
   * The reason, and the current order. `overtaken`: it changed since it was shown. `held`: not released by the
   * carrier yet.
   */
  | { ok: false; error: Refusal | 'overtaken' | 'held'; life: Life }

/**
 * Performs an act on an order. Every event goes through this function: it reads the order, decides by the rules, and
 * writes the event with its projection and its mails in one batch. Of two concurrent acts one succeeds; the other
 * gets `overtaken` with the current order.
 */
export async function actOnOrder(
  db: D1Database,
  number: string,
  { act, actor, seq, also = () => [] }: Doing,
  now: Date,
): Promise<Done> {
  const row = await readOrderRow(db, number)
  if (!row?.life) return { ok: false, error: 'unknown' }
  const { life } = row
  if (seq !== null && seq !== life.seq) return { ok: false, error: 'overtaken', life }
  if (row.isHeld && !OF_HELD.includes(act.event)) {
    return { ok: false, error: 'held', life }
  }
  const decision = decide(life, act, actor, now)
  if (!decision.ok) return { ok: false, error: decision.error, life }
  const event = toEvent(decision.happened, { seq: life.seq + 1, actor, at: now.toISOString() })
  const next = afterEvent(life, event)
  try {
    await db.batch([...also(next), ...statements(db, row, event, next, now)])
    return { ok: true, life: next }
  } catch (error) {
    const present = isEventTaken(error) ? (await readOrderRow(db, number))?.life : null
    if (present) return { ok: false, error: 'overtaken', life: present }
    throw error
  }
}

function statements(
  db: D1Database,
  { orderKey, isHeld }: OrderRow,
  event: LifeEvent,
  next: Life,
  now: Date,
): D1PreparedStatement[] {
  return [
    addEvent(db, orderKey, event),
    writeProjection(
      db,
      orderKey,
      next,
      isWaiting(next.state) ? Date.parse(endOfWaiting(next)) : null,
    ),
    ...toldOf(event.event, event.actor).map((role) =>
      oweMail(db, { role, subject: { about: 'event', orderKey, seq: event.seq }, isHeld }, now),
    ),
  ]
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
  }
  return count
}
