import * as v from 'valibot'
import { LISTED } from '~/back-office/newest-rows'
import type { Party } from '~/order/papers/tax-document'

type LastCustomer = Pick<Party, 'name' | 'companyId'>

const rowSchema = v.object({
  order_key: v.string(),
  name: v.nullable(v.string()),
  companyId: v.nullable(v.string()),
})

/** The customers of the last documents of some orders, by their keys: they outlive what the orders themselves say. */
export async function lastCustomers(
  db: D1Database,
  keys: readonly string[],
): Promise<Map<string, LastCustomer>> {
  const { results } = await db
    .prepare(
      `SELECT order_key, content ->> '$.customer.name' AS name, content ->> '$.customer.companyId' AS companyId
       FROM documents WHERE order_key IN ${LISTED} ORDER BY order_key, seq, nth`,
    )
    .bind(JSON.stringify(keys))
    .all()
  const rows = results.map((row) => v.parse(rowSchema, row))
  return new Map(
    rows.map(({ order_key: key, name, companyId }) => [key, { name: name ?? '', companyId }]),
  )
}
