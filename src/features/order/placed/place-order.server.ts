import { oweDelivery } from '~/delivery/outbox.server'
import type { Summary } from '~/features/order/placed/order'
import { mintOrderNumber } from '~/lib/order-number'
import type { OrderBody } from '~/provider/contract-order'

export type NewOrder = {
  orderKey: string
  /** Hash of what was posted: a repeated submit has the same one. */
  submitHash: string
  body: Omit<OrderBody, 'number'>
  /** The order as its status page shows it. */
  summary: Summary
  /** True when a robot seems to have sent it: it is kept, but held for the carrier's review. */
  isFlagged: boolean
}

export type PlacedOrder = { number: string; submitHash: string }

export type Placement =
  | { ok: true; number: string }
  /** The key belongs to an order with another content. */
  | { ok: false; error: 'key_conflict'; number: string }

const NUMBER_TRIES = 8

/** The order of a key, or null. */
export async function findPlacedOrder(
  db: D1Database,
  orderKey: string,
): Promise<PlacedOrder | null> {
  const row = await db
    .prepare('SELECT number, submit_hash FROM orders WHERE order_key = ?')
    .bind(orderKey)
    .first<{ number: string; submit_hash: string }>()
  return row && { number: row.number, submitHash: row.submit_hash }
}

/**
 * Stores an order together with the duty to deliver it, in one transaction. The same key again gives the
 * order that is there. A number that another order already bears is minted anew, so that no second
 * customer's order is swallowed.
 */
export async function placeOrder(
  db: D1Database,
  order: NewOrder,
  now: Date,
  random: () => number = Math.random,
): Promise<Placement> {
  for (let tries = 0; ; tries += 1) {
    const number = mintOrderNumber(now, random())
    try {
      await insertOrder(db, order, number, now)
      return { ok: true, number }
    } catch (error) {
      if (isNumberTaken(error) && tries < NUMBER_TRIES) continue
      const placed = await findPlacedOrder(db, order.orderKey)
      if (!placed) throw error
      return settlePlacement(placed, order.submitHash)
    }
  }
}

/** What a submit means when its key is known: the same order again, or another one under the same key. */
export function settlePlacement({ number, submitHash }: PlacedOrder, hash: string): Placement {
  return submitHash === hash ? { ok: true, number } : { ok: false, error: 'key_conflict', number }
}

async function insertOrder(
  db: D1Database,
  order: NewOrder,
  number: string,
  now: Date,
): Promise<void> {
  const body: OrderBody = { ...order.body, number }
  await db.batch([
    db
      .prepare(
        `INSERT INTO orders (order_key, number, submit_hash, summary, body, is_flagged, placed_at)
         VALUES (?, ?, ?, ?, ?, ?, ?)`,
      )
      .bind(
        order.orderKey,
        number,
        order.submitHash,
        JSON.stringify(order.summary),
        JSON.stringify(body),
        order.isFlagged ? 1 : 0,
        now.getTime(),
      ),
    oweDelivery(db, { kind: 'order', item: order.orderKey, isHeld: order.isFlagged }, now),
    db.prepare('DELETE FROM drafts WHERE order_key = ?').bind(order.orderKey),
  ])
}

function isNumberTaken(error: unknown): boolean {
  return error instanceof Error && error.message.includes('orders.number')
}
