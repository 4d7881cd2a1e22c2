import type { DeskAnswer, DeskError, Row, Standing } from '~/features/order/desk/desk-answer'
import type { ActCommand, DeskCommand } from '~/features/order/desk/desk-command'
import {
  failedMailsSql,
  listMessagesSql,
  listOrdersSql,
  showOrderSql,
} from '~/features/order/desk/desk-sql'
import { readItemName, release, replay, settle } from '~/delivery/replay.server'
import { actOnOrder } from '~/features/order/life/act.server'
import type { Act } from '~/features/order/life/decide'
import { toldOf } from '~/features/order/life/follows'
import type { Life } from '~/features/order/life/life'
import { readOrderRow } from '~/features/order/life/life-store.server'
import { providerEnd, type Settings } from '~/lib/settings'

/** What is held of one address, and its erasure; src/jobs knows both. */
export type Persons = Record<'exportOf' | 'erase', (email: string, now: Date) => Promise<unknown>>

type Desk = { env: Settings & { DB: D1Database }; persons: Persons; now: Date }

/** Does what the terminal asks; whoever calls has checked that it may. */
export async function runCommand(command: DeskCommand, desk: Desk): Promise<DeskAnswer> {
  const { persons, now } = desk
  const db = desk.env.DB
  switch (command.command) {
    case 'list':
      return found(
        await rowsOf(db, listOrdersSql(command.limit)),
        await rowsOf(db, failedMailsSql()),
      )
    case 'messages':
      return found(await rowsOf(db, listMessagesSql(command.limit)))
    case 'show': {
      const rows = await rowsOf(db, showOrderSql(command.number))
      return rows.length === 0 ? refused('unknown') : found(rows)
    }
    case 'replay':
    case 'release':
    case 'settle':
      return inOutbox(command, db, now.getTime())
    case 'export':
      return { ok: true, kind: 'person', found: await persons.exportOf(command.email, now) }
    case 'erase':
      return { ok: true, kind: 'person', found: await persons.erase(command.email, now) }
    default:
      return act(command, desk)
  }
}

async function rowsOf(db: D1Database, sql: string): Promise<Row[]> {
  return (await db.prepare(sql).all<Row>()).results
}

function found(rows: Row[], failedMails: Row[] = []): DeskAnswer {
  return { ok: true, kind: 'read', rows, failedMails }
}

function refused(error: DeskError, order: Standing | null = null): DeskAnswer {
  return { ok: false, error, order }
}

type OutboxCommand = Extract<DeskCommand, { command: 'replay' | 'release' | 'settle' }>

async function inOutbox(asked: OutboxCommand, db: D1Database, now: number): Promise<DeskAnswer> {
  const count = await changed(asked, db, now)
  if (count === null) return { ok: false, error: 'invalid', field: 'item' }
  return count === 0 ? refused('nothingThere') : { ok: true, kind: 'outbox', count }
}

/** How many rows it changed; null where it names nothing. */
async function changed(asked: OutboxCommand, db: D1Database, now: number): Promise<number | null> {
  const item = asked.item === null ? null : readItemName(asked.item)
  if (asked.command === 'replay') {
    const { state } = asked
    // One of both, never the item or everything that its state has.
    if ((item === null) === (state === null)) return null
    const target = state === null ? item : { state }
    return target && replay(db, target, now)
  }
  if (!item) return null
  return asked.command === 'release' ? release(db, item, now) : settle(db, item, now)
}

async function act(command: ActCommand, { env, now }: Desk): Promise<DeskAnswer> {
  const { number } = command
  if (providerEnd(env) !== 'embedded') {
    const row = await readOrderRow(env.DB, number)
    return refused('decidedElsewhere', row?.life ? standingOf(number, row.life) : null)
  }
  const asked = toAct(command)
  const done = await actOnOrder(env.DB, number, { act: asked, actor: 'carrier', seq: null }, now)
  if (!done.ok) {
    return refused(done.error, 'life' in done ? standingOf(number, done.life) : null)
  }
  const isTold = toldOf(asked.event, 'carrier').includes('customer')
  return { ok: true, kind: 'acted', order: standingOf(number, done.life), isTold }
}

/** What each command of the terminal does to an order. */
function toAct(command: ActCommand): Act {
  switch (command.command) {
    case 'quote': {
      const { total, vatRateBp, until, words } = command
      return { event: 'offer', total, vatRateBp, until, words }
    }
    case 'answer': {
      const { isGranted, words, total, time, until } = command
      return { event: 'answerChange', isGranted, words, total, pickupLocal: time, until }
    }
    case 'assign': {
      const { driver, phone, car, plate } = command
      return { event: 'assign', driver, phone, car, plate }
    }
    case 'progress':
      return { event: 'progress', step: command.step }
    case 'done':
      return { event: 'finish' }
    case 'confirm':
      return { event: 'confirm' }
    case 'no-show':
      return { event: 'noShow', reason: command.reason }
    case 'reject':
    case 'cancel':
      return { event: command.command, reason: command.reason }
    case 'surcharge':
      return { event: 'surcharge', amount: command.amount, reason: command.reason }
    case 'paid':
    case 'refunded':
    case 'waive':
      return { event: command.command, amount: command.amount }
  }
}

function standingOf(number: string, life: Life): Standing {
  const { state, balance, fee, price, offer, changeOffer, pickupAt } = life
  return {
    number,
    state,
    payment: balance.state,
    due: balance.due,
    total: fee ?? price,
    pickupAt,
    until: offer?.until ?? changeOffer?.until ?? null,
  }
}
