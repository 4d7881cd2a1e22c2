import * as v from 'valibot'
import { monthPayment, type MonthPayment, withRounding } from '~/order/papers/month/month-payments'
import { taxDocumentSchema } from '~/order/papers/document-schema'
import { moneyOfMonth } from '~/order/store/orders/moved-money.server'

const { number, kind, customer, payments } = taxDocumentSchema.entries
const papersSchema = v.pipe(
  v.string(),
  v.parseJson(),
  v.array(v.object({ number, kind, customer, payments, seq: v.number() })),
)

/** What names the documents of the outer row of `orders` beside its money: a JSON array, in the sequence of their issue. */
const PAPERS = `(SELECT json_group_array(json_object('number', content ->> '$.number', 'kind', kind, 'seq', seq,
    'customer', content -> '$.customer', 'payments', content -> '$.payments'))
  FROM (SELECT content, kind, seq FROM documents WHERE documents.order_key = orders.order_key ORDER BY seq, nth))`

/** The payments and refunds of a month (`2026-11`), by their day, each with what was rounded of it. */
export async function paymentsOfMonth(db: D1Database, month: string): Promise<MonthPayment[]> {
  const rows = await moneyOfMonth(db, month, PAPERS)
  return rows.flatMap(({ moved, beside }) =>
    withRounding(monthPayment(moved, v.parse(papersSchema, beside))),
  )
}
