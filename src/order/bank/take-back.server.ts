import { deleteLine, deleteOpenOf, keptLines, notedOf } from '~/order/bank/line-store.server'
import { deleteReading } from '~/order/bank/reading-store.server'
import { actOnOrder, type Done } from '~/order/store/act.server'
import type { Doing } from '~/order/store/orders/act-statements.server'
import { readOrderRow } from '~/order/store/order-store.server'

/** Payments that one call takes back, and bites in which it forgets open lines: an invocation has 1,000 statements. */
const MOST_TAKEN = 100
const MOST_BITES = 60
const BITE = 2_000

/** Why a payment stays: what the order says, or `gone` where it has no such payment any more. */
type Why = Extract<Done, { ok: false }>['error'] | 'gone'

/**
 * What became of a statement that was taken back: payments taken back, open lines forgotten, payments that stay, with
 * the reason; `isLeft`: the same again goes on.
 */
export type TakenBack = {
  taken: number
  forgotten: number
  kept: { number: string; why: Why }[]
  isLeft: boolean
}

/** False for a line that somebody else has taken back in the same moment. */
async function isThere(db: D1Database, key: string): Promise<boolean> {
  return (await keptLines(db, [key])).length > 0
}

/**
 * Takes back a statement that was the wrong one: its payments never happened, however long ago they were noted, and its
 * open lines are forgotten. The right statement may then bring the same lines.
 */
export async function takeBackReading(
  db: D1Database,
  id: string,
  by: Pick<Doing, 'actor' | 'person' | 'requestId'>,
  now: Date,
): Promise<TakenBack> {
  const done: TakenBack = { taken: 0, forgotten: 0, kept: [], isLeft: false }
  const lines = await notedOf(db, id, MOST_TAKEN + 1)
  for (const { key, number, reference, amount } of lines.slice(0, MOST_TAKEN)) {
    const life = (await readOrderRow(db, number, now))?.life
    const event = amount < 0 ? 'refunded' : 'paid'
    const row = life?.ledger.find((one) => one.event === event && one.reference === reference)
    if (!row) {
      if (await isThere(db, key)) done.kept.push({ number, why: life ? 'gone' : 'unknown' })
      continue
    }
    const act = { event: 'undo', of: row.seq, money: 'statement' } as const
    const also = () => [deleteLine(db, key)]
    const undone = await actOnOrder(db, number, { ...by, act, seq: null, also }, now)
    if (undone.ok) done.taken += 1
    else if (await isThere(db, key)) done.kept.push({ number, why: undone.error })
  }
  done.isLeft = lines.length > MOST_TAKEN && done.taken > 0
  for (let bites = 0, changed = BITE; changed === BITE; bites += 1) {
    if (bites === MOST_BITES) return { ...done, isLeft: true }
    changed = (await deleteOpenOf(db, id, BITE).run()).meta.changes
    done.forgotten += changed
  }
  if (!done.isLeft && done.kept.length === 0) await deleteReading(db, id)
  return done
}
