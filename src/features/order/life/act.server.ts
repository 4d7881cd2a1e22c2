import * as v from 'valibot'
import { oweMail } from '~/delivery/outbox.server'
import { type Act, decide, endOfWaiting, type Refusal } from '~/features/order/life/decide'
import {
  type DecidedEvent,
  type LifeEvent,
  lifeEventSchema,
} from '~/features/order/life/event-data'
import { toldOf } from '~/features/order/life/follows'
import { afterEvent, type Life } from '~/features/order/life/life'
import {
  addEvent,
  findOverdue,
  type OrderRow,
  readOrderRow,
  writeProjection,
} from '~/features/order/life/life-store.server'
import type { Actor, EventName } from '~/features/order/life/states'

/** What may happen to an order that looks like a robot's before anybody released it. */
const OF_HELD: readonly EventName[] = ['cancel', 'reject', 'expire']

/** What somebody does to an order; `seq` is what their page showed, null for who looked at nothing before. */
export type Doing = { act: Act; actor: Actor; seq: number | null }

export type Done =
  | { ok: true; life: Life }
  /** There is no such order, or what it was is forgotten. */
  | { ok: false; error: 'unknown' }
  /** Why not, and the order as it stands. `overtaken`: it changed since it was shown. `held`: nobody has released it. */
  | { ok: false; error: Refusal | 'overtaken' | 'held'; life: Life }

/**
 * The one way in which anything happens to an order: read, decided by the rules, and written as one batch with its
 * projection and the mails that follow. Of two at once one wins; the other is told the order as it is then.
 */
export async function actOnOrder(
  db: D1Database,
  number: string,
  { act, actor, seq }: Doing,
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
    await db.batch(statements(db, row, event, next, now))
    return { ok: true, life: next }
  } catch (error) {
    const present = isTaken(error) ? (await readOrderRow(db, number))?.life : null
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
  const waits = next.state === 'received' || next.state === 'offered'
  return [
    addEvent(db, orderKey, event),
    writeProjection(db, orderKey, next, waits ? Date.parse(endOfWaiting(next)) : null),
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

/** Whether the number of the event was taken meanwhile. */
function isTaken(error: unknown): boolean {
  return error instanceof Error && error.message.includes('UNIQUE constraint failed: order_events')
}

/** Expires what waited in vain, `limit` orders at most; returns how many. The cron calls it where the site decides. */
export async function expireOverdue(db: D1Database, now: Date, limit: number): Promise<number> {
  let count = 0
  for (const number of await findOverdue(db, now, limit)) {
    const act = { event: 'expire' } as const
    const done = await actOnOrder(db, number, { act, actor: 'site', seq: null }, now)
    if (done.ok) count += 1
  }
  return count
}
