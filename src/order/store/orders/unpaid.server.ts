import * as v from 'valibot'
import { storedCurrency } from '~/order/store/orders/moved-money.server'
import { appConfig } from '~config'
import { deliveryStateSql } from '~/outbox/outbox-sql'

/**
 * An order as a payment meets it; `due` in haléře or cents, above zero when the customer owes it, `placed_at` in ms.
 * `is_held` is 1 while it is held as a robot's.
 */
export type OwingOrder = {
  number: string
  due: number
  currency: string
  placed_at: number
  is_held: number
}

const COLUMNS = `number, due, placed_at, COALESCE(currency, '${appConfig.market.currency}') AS currency,
    ${deliveryStateSql('order', 'order_key')} IS 'held' AS is_held`

/** Orders of these numbers. */
export async function namedOrders(
  db: D1Database,
  numbers: readonly string[],
): Promise<OwingOrder[]> {
  const { results } = await db
    .prepare(`SELECT ${COLUMNS} FROM orders WHERE number IN (SELECT value FROM json_each(?))`)
    .bind(JSON.stringify(numbers))
    .all<OwingOrder>()
  return results
}

/** Orders that owe one of these amounts. */
export async function ordersOwing(
  db: D1Database,
  amounts: readonly number[],
): Promise<OwingOrder[]> {
  const { results } = await db
    .prepare(
      `SELECT ${COLUMNS} FROM orders WHERE due > 0 AND due IN (SELECT value FROM json_each(?))`,
    )
    .bind(JSON.stringify(amounts))
    .all<OwingOrder>()
  return results
}

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
