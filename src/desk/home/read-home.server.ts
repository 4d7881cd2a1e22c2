import * as v from 'valibot'
import { DAY } from '~/lib/duration'
import { fromPragueLocal, toPragueLocal } from '~/lib/prague-time'
import { ORDER_STATES } from '~/order/life/states'
import { type Listed, listOrdersSql } from '~/order/store/order-sql'

/** Orders of one list. */
const MOST = 50

const rowSchema = v.object({
  number: v.string(),
  pickup_at: v.number(),
  state: v.picklist(ORDER_STATES),
  name: v.nullable(v.string()),
  from_place: v.nullable(v.string()),
  to_place: v.nullable(v.string()),
})

/** An order in a list of the desk. */
export type ListedOrder = {
  number: string
  pickupAt: number
  state: (typeof ORDER_STATES)[number]
  name: string
  /** Empty where the order is unreadable or was forgotten. */
  way: string
}

/** The orders without an answer, and those of today and tomorrow. */
export type HomeView = { waiting: ListedOrder[]; today: ListedOrder[]; tomorrow: ListedOrder[] }

/** Reads the home of the desk; each list from the first pickup. */
export async function readHome(db: D1Database, now: Date): Promise<HomeView> {
  const [waiting, today, tomorrow] = await Promise.all([
    list(db, { by: 'state', state: 'received' }),
    list(db, dayOf(now, 0)),
    list(db, dayOf(now, 1)),
  ])
  return { waiting, today, tomorrow }
}

async function list(db: D1Database, listed: Listed): Promise<ListedOrder[]> {
  const { results } = await db.prepare(listOrdersSql(MOST, listed)).all()
  return results.flatMap((row) => {
    const read = v.safeParse(rowSchema, row)
    if (!read.success) return []
    const { number, pickup_at: pickupAt, state, name, from_place: from, to_place: to } = read.output
    const way = [from, to].filter(Boolean).join(' – ')
    return [{ number, pickupAt, state, name: name ?? '', way }]
  })
}

/** The day in Prague that begins `ahead` days after today. */
function dayOf(now: Date, ahead: number): Listed {
  const today = Date.parse(toPragueLocal(now).slice(0, 10))
  const midnight = (days: number) => {
    const day = new Date(today + days * DAY).toISOString().slice(0, 10)
    const begin = fromPragueLocal(`${day}T00:00`)
    return begin.kind === 'once' ? begin.instant.getTime() : today
  }
  return { by: 'days', from: midnight(ahead), to: midnight(ahead + 1), state: null }
}
