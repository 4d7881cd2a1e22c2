import {
  type DeskAnswer,
  type DeskError,
  isActing,
  type Row,
  type Standing,
  standingOf,
} from '~/order/commands/desk-answer'
import { answerOnce, type CommandKey, type Keep } from '~/order/commands/command-keys.server'
import { type ActCommand, actOfCommand, isActCommand } from '~/order/acts/commands'
import type { DeskCommand } from '~/order/commands/desk-command'
import { answerPerson, withName } from '~/order/commands/answer-person'
import type { Persons } from '~/order/commands/desk-persons'
import { type NamedItem, release, replay, settle } from '~/outbox/replay.server'
import { actOfDesk } from '~/order/commands/return-by-gateway.server'
import type { ListPrice } from '~/order/rules/corrected'
import type { Act } from '~/order/life/event-data'
import { undoneBefore } from '~/order/acts/correct'
import { hasAddress } from '~/order/life/order-now'
import { toldOf } from '~/order/acts/acts'
import { readStoredOrder } from '~/order/store/stored-order'
import type { Life } from '~/order/life/life'
import { isReading, readOrders } from '~/order/commands/read-orders.server'
import { orderKeySql } from '~/order/store/order-sql'
import { readOrderRow } from '~/order/store/order-store.server'
import type { Settings } from '~/lib/setting/names'
import { isDecidedHere } from '~/carrier/decider'

type Desk = {
  env: Settings & { DB: D1Database }
  persons: Persons
  now: Date
  /** The key of the command and its keyed hash; null for one that may happen again. */
  once?: CommandKey | null
  /** The request that brought the command, as the log names it. */
  requestId?: string
}

/** Runs a command of the terminal, once for its key. The caller has checked the authorisation. */
export async function runCommand(command: DeskCommand, desk: Desk): Promise<DeskAnswer> {
  const once = isActing(command) ? (desk.once ?? null) : null
  const answer = await answerOnce(desk.env.DB, once, desk.now, (keep) => run(command, desk, keep))
  return withName(answer, command)
}

async function run(command: DeskCommand, desk: Desk, keep: Keep): Promise<DeskAnswer> {
  const { persons, now } = desk
  const db = desk.env.DB
  if (isActCommand(command)) return act(command, desk, keep)
  if (isReading(command)) return readOrders(command, (sql) => rowsOf(db, sql))
  switch (command.command) {
    case 'enter': {
      const { enterByCommand } = await import('~/order/commands/enter.server')
      return enterByCommand(command, desk.env.DB, {
        now,
        requestId: desk.requestId,
        orderKey: desk.once?.key ?? crypto.randomUUID(),
      })
    }
    case 'statement': {
      const { answerStatement } = await import('~/order/commands/answer-statement.server')
      return answerStatement(command, db, { now, requestId: desk.requestId })
    }
    case 'month':
      return (await import('~/order/commands/month-file.server')).monthFile(command, db)
    case 'replay':
    case 'release':
    case 'settle':
      return inOutbox(command, db, now.getTime(), keep)
    case 'export':
    case 'erase':
      return answerPerson(command, persons, now)
    case 'erase-again':
      return { ok: true, kind: 'again', found: await persons.eraseAgain(command.after, now) }
  }
}

async function rowsOf(db: D1Database, sql: string) {
  return (await db.prepare(sql).all<Row>()).results
}

function refused(error: DeskError, order: Standing | null = null): DeskAnswer {
  return { ok: false, error, order }
}

type OutboxCommand = Extract<DeskCommand, { command: 'replay' | 'release' | 'settle' }>

async function inOutbox(
  asked: OutboxCommand,
  db: D1Database,
  now: number,
  keep: Keep,
): Promise<DeskAnswer> {
  const nothing = refused('nothingThere')
  const also = keep.counted({ done: { ok: true, kind: 'outbox', count: 0 }, nothing })
  const count = await changed(asked, db, now, also)
  if (count === null) return { ok: false, error: 'invalid', field: 'item' }
  return count === 0 ? nothing : { ok: true, kind: 'outbox', count }
}

/** The act of a command; a correction is read by the rules of the order form. */
async function askedBy(
  command: ActCommand,
  db: D1Database,
  now: Date,
): Promise<{ ok: true; act: Act; price?: ListPrice | null } | { ok: false; answer: DeskAnswer }> {
  if (command.command !== 'correct') return { ok: true, act: actOfCommand(command) }
  const { correctionOf, refuseUnknown } = await import('~/order/commands/correction.server')
  const { number, fields, landedAt } = command
  const unknown = refuseUnknown(fields)
  if (unknown) return { ok: false, answer: unknown }
  const read = await correctionOf(db, number, fields, now)
  if (!read) return { ok: true, act: { event: 'correct', before: {}, after: {}, landedAt } }
  if (!read.ok) {
    const [field = 'fields'] = Object.keys(read.errors)
    if (read.errors.date?.code === 'pickupPast') return { ok: false, answer: refused('pickupPast') }
    return { ok: false, answer: { ok: false, error: 'invalid', field } }
  }
  return { ok: true, act: { event: 'correct', ...read.correction, landedAt }, price: read.price }
}

/** Number of changed rows; null if the command names no rows. */
async function changed(
  asked: OutboxCommand,
  db: D1Database,
  now: number,
  also: D1PreparedStatement[],
): Promise<number | null> {
  const item = asked.item === null ? null : readItem(asked.item)
  if (asked.command === 'replay') {
    const { state } = asked
    // Exactly one of `item` and `state` must be set.
    if ((item === null) === (state === null)) return null
    const target = state === null ? item : { state }
    return target && replay(db, target, now, also)
  }
  if (!item) return null
  return asked.command === 'release' ? release(db, item, now, also) : settle(db, item, now, also)
}

/** Reference to an order by number or to a message by key; null if the text is neither. */
export function readItem(typed: string): NamedItem | null {
  if (/^\d{10}$/.test(typed)) return { kind: 'order', keySql: orderKeySql('?2'), name: typed }
  const isKey = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(typed)
  return isKey ? { kind: 'contact', keySql: '?2', name: typed } : null
}

async function act(
  command: ActCommand,
  { env, now, requestId }: Desk,
  keep: Keep,
): Promise<DeskAnswer> {
  const { number } = command
  const row = await readOrderRow(env.DB, number)
  const { life: before = null, currency } = row ?? {}
  const standing = (life: Life) => standingOf({ number, currency }, life)
  if (!isDecidedHere(env)) {
    return refused('decidedElsewhere', before && standing(before))
  }
  const read = await askedBy(command, env.DB, now)
  if (!read.ok) return read.answer
  const asked = read.act
  const placed = row && readStoredOrder(row.stored)
  const isTold = toldOf(asked.event, 'carrier').includes('customer')
  const toldWhen = (life: Life) => {
    if (!isTold || (placed && !hasAddress(placed, life))) return 'never'
    return undoneBefore(life) === null ? 'now' : 'afterUndo'
  }
  const answerOf = (life: Life): DeskAnswer => ({
    ok: true,
    kind: 'acted',
    order: standing(life),
    told: toldWhen(life),
    ...(read.price ? { price: read.price } : {}),
  })
  const doing = {
    act: asked,
    actor: 'carrier',
    seq: command.seq ?? null,
    requestId,
    insists: command.anyway === true,
    also: (life: Life) => keep.answer(answerOf(life)),
  } as const
  const done = await actOfDesk({ env, life: before }, number, doing, now)
  if (done.ok) return answerOf(done.life)
  const { error } = done
  const order = 'life' in done ? standing(done.life) : null
  return error === 'objected'
    ? { ok: false, error, order, objections: done.objections }
    : refused(error, order)
}
