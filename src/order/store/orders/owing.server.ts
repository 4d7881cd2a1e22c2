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
