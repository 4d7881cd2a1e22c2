import { appConfig } from '~config'
import * as v from 'valibot'
import { moneySchema } from '~/back-office/contract-parts'
import { MONEY_WAYS } from '~/carrier/payment-methods'
import { IS_STANDING } from '~/order/store/event-store'

/** Shares the tables `order_events` and `orders`: the money that moved, of all orders. */

/** Rows that one statement reads. */
const PAGE = 500
const IS_MONEY = `order_events.event IN ('paid', 'refunded') AND order_events.data <> ''`
const DAY_OF = `order_events.data ->> '$.day'`

function contentSql(path: string): string {
  return `CASE WHEN json_valid(orders.content) THEN orders.content ->> '$.${path}' END`
}

/** The currency of a row of `orders`. */
export const storedCurrency = v.pipe(
  v.nullable(moneySchema.entries.currency),
  v.transform((currency) => currency ?? appConfig.market.currency),
)

const rowSchema = v.object({
  order: v.string(),
  order_key: v.string(),
  seq: v.number(),
  event: v.picklist(['paid', 'refunded']),
  day: v.string(),
  amount: v.number(),
  way: v.nullable(v.picklist(MONEY_WAYS)),
  reference: v.pipe(
    v.nullable(v.string()),
    v.transform((reference) => reference ?? ''),
  ),
  currency: storedCurrency,
  owes: v.number(),
  name: v.nullable(v.string()),
  company: v.nullable(v.string()),
  company_id: v.nullable(v.string()),
  beside: v.string(),
})
type Row = v.InferOutput<typeof rowSchema>

/**
 * A payment or a refund that was not taken back: `order` is the number, `amount` haléře or cents above zero, `payer` who
 * pays the order as it is stored, null once it is emptied, `owes` what the order owes now.
 */
export type MovedMoney = Pick<
  Row,
  'order' | 'seq' | 'event' | 'day' | 'amount' | 'way' | 'reference' | 'currency' | 'owes'
> & { payer: { name: string; companyId: string | null } | null }

/**
 * The money of a month (`2026-11`), by the day on which it moved, each with the value of the SQL `beside` of tables above
 * this room; a page at a time. Also of orders that were emptied.
 */
export async function moneyOfMonth(
  db: D1Database,
  month: string,
  beside: string,
): Promise<{ moved: MovedMoney; beside: string }[]> {
  const found: { moved: MovedMoney; beside: string }[] = []
  for (let last: Row | undefined; ;) {
    const { results } = await db
      .prepare(
        `SELECT orders.number AS "order", order_events.order_key, order_events.seq, order_events.event, ${DAY_OF} AS day,
           order_events.data ->> '$.amount' AS amount, order_events.data ->> '$.way' AS way,
           order_events.data ->> '$.reference' AS reference, orders.currency, orders.due AS owes,
           ${contentSql('name')} AS name, ${contentSql('customerCompanyID')} AS company_id,
           iif(${contentSql('customerCompany')}, ${contentSql('customerCompanyName')}, NULL) AS company, ${beside} AS beside
         FROM order_events INDEXED BY order_events_of_money
         CROSS JOIN orders ON orders.order_key = order_events.order_key
         WHERE ${IS_MONEY} AND ${DAY_OF} >= ?1 || '-01' AND ${DAY_OF} < ?1 || '-32'
           AND (${DAY_OF}, order_events.order_key, order_events.seq) > (?2, ?3, ?4) AND ${IS_STANDING}
         ORDER BY ${DAY_OF}, order_events.order_key, order_events.seq LIMIT ${PAGE}`,
      )
      .bind(month, last?.day ?? '', last?.order_key ?? '', last?.seq ?? 0)
      .all()
    const rows = results.map((row) => v.parse(rowSchema, row))
    found.push(...rows.map((row) => ({ moved: toMoved(row), beside: row.beside })))
    last = rows.at(-1)
    if (rows.length < PAGE) return found
  }
}

function toMoved({ name, company, company_id: companyId, ...row }: Row): MovedMoney {
  const { order, seq, event, day, amount, way, reference, currency, owes } = row
  const payer = company
    ? { name: company, companyId: companyId || null }
    : name === null
      ? null
      : { name, companyId: null }
  return { order, seq, event, day, amount, way, reference, currency, owes, payer }
}

/** The statement that empties the money of emptied orders that the law no longer asks for, at most `limit`. */
export function emptyOldMoney(db: D1Database, now: Date, limit: number): D1PreparedStatement {
  const first = `${now.getUTCFullYear() - appConfig.market.documents.keptYears}-01-01`
  return db
    .prepare(
      `UPDATE order_events SET data = '' WHERE (order_key, seq) IN (
         SELECT order_key, seq FROM order_events INDEXED BY order_events_of_money
         WHERE ${IS_MONEY} AND ${DAY_OF} < ?
           AND EXISTS (SELECT 1 FROM orders WHERE orders.order_key = order_events.order_key AND content = '') LIMIT ?)`,
    )
    .bind(first, limit)
}
