import * as v from 'valibot'
import { storedCurrency } from '~/order/store/orders/moved-money.server'

/** Orders that one statement reads, with two rows for each. */
export const UNPAID_PAGE = 150

const rowSchema = v.object({
  place: v.number(),
  order_key: v.string(),
  number: v.string(),
  due: v.number(),
  currency: storedCurrency,
  due_by: v.number(),
})
/** An order that owes `due` (haléře or cents) since `due_by`, ms; `place` is for the next page. */
export type UnpaidOrder = v.InferOutput<typeof rowSchema>

/** Orders that owe money, at most UNPAID_PAGE, those after `last`: whose last day to pay came first is first. */
export async function unpaidOrders(
  db: D1Database,
  last: UnpaidOrder | undefined,
): Promise<UnpaidOrder[]> {
  const { results } = await db
    .prepare(
      `SELECT orders.rowid AS place, order_key, number, due, currency, due_by
       FROM orders INDEXED BY orders_by_due WHERE due > 0 AND (due_by, orders.rowid) > (?1, ?2)
       ORDER BY due_by, orders.rowid LIMIT ${UNPAID_PAGE}`,
    )
    .bind(last?.due_by ?? Number.MIN_SAFE_INTEGER, last?.place ?? 0)
    .all()
  return results.map((row) => v.parse(rowSchema, row))
}
