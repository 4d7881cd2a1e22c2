import { type JobDone, runBites } from '~/jobs/in-bites'
import { SECOND } from '~/lib/duration'
import { listOrder, unlistedOrders } from '~/order/store/desk/desk-rows.server'
import { readOrderRowsByKeys } from '~/order/store/order-store.server'

/** Orders of one bite: each takes six statements, and a run has a thousand. */
const ORDERS = 20
const MOST = { time: 10 * SECOND, bites: 6 }

/**
 * Lists the orders of earlier releases for the desk: their rides, by what they are found, and what they need. Works in
 * bites and says whether more is left. An order that changes meanwhile has its turn again.
 */
export function fillDeskRows(db: D1Database, now: Date): Promise<JobDone> {
  const bite = async () => {
    const keys = await unlistedOrders(db, ORDERS)
    if (keys.length === 0) return { count: 0, isOver: true }
    const rows = await readOrderRowsByKeys(db, keys, now)
    await db.batch(keys.flatMap((key) => listOrder(db, key, rows.get(key) ?? 'unreadable')))
    return { count: keys.length, isOver: keys.length < ORDERS }
  }
  return runBites([bite], MOST)
}
