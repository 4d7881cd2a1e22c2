import { appConfig } from '~config'
import { deliveryStateSql } from '~/outbox/outbox-sql'

/**
 * An order as a payment meets it; `due` in haléře or cents, above zero when the customer owes it. `is_held` is 1 while it
 * is held as a robot's.
 */
export type OwingOrder = { number: string; due: number; currency: string; is_held: number }

/** Orders of these numbers, and those that owe one of these amounts. Two statements. */
export async function owingOrders(
  db: D1Database,
  numbers: string[],
  amounts: number[],
): Promise<{ named: OwingOrder[]; owing: OwingOrder[] }> {
  const columns = `number, due, COALESCE(currency, '${appConfig.market.currency}') AS currency,
    ${deliveryStateSql('order', 'order_key')} IS 'held' AS is_held`
  const [named, owing] = await db.batch<OwingOrder>([
    db
      .prepare(`SELECT ${columns} FROM orders WHERE number IN (SELECT value FROM json_each(?))`)
      .bind(JSON.stringify(numbers)),
    db
      .prepare(
        `SELECT ${columns} FROM orders WHERE due > 0 AND due IN (SELECT value FROM json_each(?))`,
      )
      .bind(JSON.stringify(amounts)),
  ])
  return { named: named?.results ?? [], owing: owing?.results ?? [] }
}
