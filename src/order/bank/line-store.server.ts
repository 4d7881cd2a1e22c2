import * as v from 'valibot'
import type { KeyedLine } from '~/order/bank/match-lines'
import { DAY } from '~/lib/duration'

/** The home of the table `bank_lines`. */

/** How long a line that paid no order is kept: it has a name and an account. */
const KEPT_OPEN = 90 * DAY

const openSchema = v.object({
  key: v.string(),
  day: v.string(),
  amount: v.number(),
  currency: v.string(),
  symbol: v.string(),
  reference: v.string(),
  name: v.nullable(v.string()),
  account: v.nullable(v.string()),
  message: v.nullable(v.string()),
})
/** A line for which a person has to decide. */
export type OpenLine = v.InferOutput<typeof openSchema>

/** The order of each line that was noted, by the key of the line. */
export async function notedLines(db: D1Database, keys: string[]): Promise<Map<string, string>> {
  const { results } = await db
    .prepare(
      `SELECT key, number FROM bank_lines
        WHERE number IS NOT NULL AND key IN (SELECT value FROM json_each(?))`,
    )
    .bind(JSON.stringify(keys))
    .all<{ key: string; number: string }>()
  return new Map(results.map(({ key, number }) => [key, number]))
}

/** The statement that a line paid an order, for the transaction of that payment. */
export function insertNoted(
  db: D1Database,
  line: KeyedLine,
  number: string,
  now: Date,
): D1PreparedStatement {
  return db
    .prepare(
      `INSERT INTO bank_lines (key, day, amount, currency, symbol, reference, number, read_at)
        VALUES (?, ?, ?, ?, ?, ?, ?, ?)
        ON CONFLICT (key) DO UPDATE SET number = excluded.number, name = NULL, account = NULL, message = NULL`,
    )
    .bind(
      line.key,
      line.day,
      line.amount,
      line.currency,
      line.symbol,
      referenceOf(line),
      number,
      now.getTime(),
    )
}

/** What the ledger calls the payment: the bank's word for it, else the start of the line's key. */
export function referenceOf({ bankId, key }: KeyedLine): string {
  return bankId || key.slice(0, 12)
}

/** Keeps lines for which a person has to decide; those that are known stay as they are. */
export function insertOpen(db: D1Database, lines: KeyedLine[], now: Date): D1PreparedStatement {
  const rows = lines.map((line) => ({ ...line, reference: referenceOf(line) }))
  return db
    .prepare(
      `INSERT INTO bank_lines (key, day, amount, currency, symbol, reference, name, account, message, read_at)
        SELECT value ->> '$.key', value ->> '$.day', value ->> '$.amount', value ->> '$.currency',
          value ->> '$.symbol', value ->> '$.reference', value ->> '$.name', value ->> '$.account',
          value ->> '$.message', ?2
        FROM json_each(?1) WHERE true
        ON CONFLICT (key) DO NOTHING`,
    )
    .bind(JSON.stringify(rows), now.getTime())
}

/** The newest lines for which a person has to decide, at most `limit`. */
export async function openLines(db: D1Database, limit: number): Promise<OpenLine[]> {
  const { results } = await db
    .prepare(
      `SELECT key, day, amount, currency, symbol, reference, name, account, message FROM bank_lines
        WHERE number IS NULL ORDER BY read_at DESC LIMIT ?`,
    )
    .bind(limit)
    .all()
  return v.parse(v.array(openSchema), results)
}

/** The statement that forgets lines that paid no order, at most `limit`. */
export function deleteOpenLines(db: D1Database, now: Date, limit: number): D1PreparedStatement {
  return db
    .prepare(
      `DELETE FROM bank_lines WHERE key IN (SELECT key FROM bank_lines
        WHERE number IS NULL AND read_at <= ? ORDER BY read_at LIMIT ?)`,
    )
    .bind(now.getTime() - KEPT_OPEN, limit)
}
