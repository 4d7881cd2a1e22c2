import * as v from 'valibot'
import { type KeyedLine, OPEN_REASONS, type OpenReason } from '~/order/bank/match-lines'
import { DAY } from '~/lib/duration'
import { isEmptiedSql } from '~/order/store/order-sql'

/** The home of the table `bank_lines`. */

/** How long a line keeps its payer's name and account, whether it waits or may be taken off its order. */
const PAYER_KEPT = 90 * DAY

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
  why: v.nullable(v.picklist(OPEN_REASONS)),
  likely: v.pipe(v.string(), v.parseJson(), v.array(v.string())),
  reading: v.nullable(v.string()),
})
const OPEN_COLUMNS =
  'key, day, amount, currency, symbol, reference, name, account, message, why, likely, reading'
/** A line for which a person has to decide, why, and the orders that it may be meant for. */
export type OpenLine = v.InferOutput<typeof openSchema>
/** A line as it is noted. */
type NotedLine = Omit<OpenLine, 'why' | 'likely'>
/** A line for a person, as it was matched. */
type UndecidedLine = {
  line: KeyedLine
  reading: string | null
  why: OpenReason
  likely: string[]
}

/** What is kept of a line: what is left of its amount, the order that it paid, or why it waits for a person. */
export type KeptLine = {
  key: string
  amount: number
  number: string | null
  why: string | null
  likely: string
  settled_at: number | null
}

/** The lines that are kept under these keys. Keys have 43 signs, and a bound value two megabytes. */
export async function keptLines(db: D1Database, keys: readonly string[]): Promise<KeptLine[]> {
  const { results } = await db
    .prepare(
      `SELECT key, amount, number, why, likely, settled_at FROM bank_lines
        WHERE key IN (SELECT value FROM json_each(?))`,
    )
    .bind(JSON.stringify(keys))
    .all<KeptLine>()
  return results
}

/** True if another line paid this order under the reference of this one. */
export async function isReferenceTaken(
  db: D1Database,
  { key, reference }: Pick<NotedLine, 'key' | 'reference'>,
  number: string,
): Promise<boolean> {
  const taken = await db
    .prepare('SELECT 1 FROM bank_lines WHERE number = ? AND reference = ? AND key <> ?')
    .bind(number, reference, key)
    .first()
  return taken !== null
}

/**
 * The statement that a line paid an order, for the transaction of that payment. It fails, and the transaction with it,
 * where the line has paid already (isPaidAlready): no line pays two orders.
 */
export function insertNoted(
  db: D1Database,
  line: NotedLine,
  number: string,
  now: Date,
): D1PreparedStatement {
  return db
    .prepare(
      `INSERT INTO bank_lines (key, day, amount, currency, symbol, reference, name, account, message, number, read_at, reading)
        VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
        ON CONFLICT (key) DO UPDATE SET day = iif(bank_lines.number IS NULL, excluded.day, NULL),
          number = excluded.number, reading = excluded.reading, reference = excluded.reference, why = NULL, likely = '[]'`,
    )
    .bind(
      line.key,
      line.day,
      line.amount,
      line.currency,
      line.symbol,
      line.reference,
      line.name,
      line.account,
      line.message,
      number,
      now.getTime(),
      line.reading,
    )
}

/** What the ledger calls the payment: the bank's own id of it, else the start of the line's key. */
export function referenceOf({ bankId, key }: Pick<KeyedLine, 'bankId' | 'key'>): string {
  return bankId || key.slice(0, 12)
}

/** True for the failure of a transaction with a line that has paid an order already. */
export function isPaidAlready(error: unknown): boolean {
  return error instanceof Error && error.message.includes('NOT NULL constraint failed: bank_lines')
}

/** The statement that opens the line of money again that is taken back: it waits for a person, whatever brings it once more. */
export function reopenLine(
  db: D1Database,
  number: string,
  { event, reference }: { event: 'paid' | 'refunded'; reference: string },
  now: Date,
): D1PreparedStatement {
  return db
    .prepare(
      `UPDATE bank_lines SET number = NULL, why = 'takenBack', likely = '[]', read_at = ?4
        WHERE number = ?1 AND reference = ?2 AND amount < 0 = ?3`,
    )
    .bind(number, reference, event === 'refunded' ? 1 : 0, now.getTime())
}

/** The orders that parts of a line have paid already. */
export async function paidParts(db: D1Database, key: string): Promise<string[]> {
  const { results } = await db
    .prepare('SELECT number FROM bank_lines WHERE key > ?1 || ?2 AND key < ?1 || ?3')
    .bind(key, PART, AFTER_PART)
    .all<{ number: string | null }>()
  return results.map(({ number }) => number ?? '')
}

/** What parts the key of a line from the place of its part, and the sign after it. */
const PART = '+'
const AFTER_PART = ','

/** The part of a line that pays one of several orders; `place` counts the parts before it. */
export function partOf<TLine extends NotedLine>(line: TLine, amount: number, place: number): TLine {
  return { ...line, amount, key: `${line.key}${PART}${place}` }
}

/**
 * The statement that takes a part from a line, for the transaction of the payment by the part. It fails, and the
 * transaction with it, where the line has paid already or holds no more than this (isPaidAlready).
 */
export function takePart(db: D1Database, key: string, amount: number): D1PreparedStatement {
  return db
    .prepare(
      `UPDATE bank_lines SET amount = iif(number IS NULL AND amount > ?2, amount - ?2, NULL) WHERE key = ?1`,
    )
    .bind(key, amount)
}

/** Keeps lines for which a person has to decide; of those that are known the reason alone is written anew. */
export function insertOpen(db: D1Database, lines: UndecidedLine[], now: Date): D1PreparedStatement {
  const rows = lines.map(({ line, reading, why, likely }) => ({
    ...line,
    reading,
    why,
    likely: JSON.stringify(likely),
    reference: referenceOf(line),
  }))
  return db
    .prepare(
      `INSERT INTO bank_lines (key, day, amount, currency, symbol, reference, name, account, message, why, likely, reading,
          read_at)
        SELECT value ->> '$.key', value ->> '$.day', value ->> '$.amount', value ->> '$.currency',
          value ->> '$.symbol', value ->> '$.reference', value ->> '$.name', value ->> '$.account',
          value ->> '$.message', value ->> '$.why', value ->> '$.likely', value ->> '$.reading', ?2
        FROM json_each(?1) WHERE true
        ON CONFLICT (key) DO UPDATE SET why = excluded.why, likely = excluded.likely WHERE number IS NULL`,
    )
    .bind(JSON.stringify(rows), now.getTime())
}

/** The newest lines for which a person has to decide, at most `limit`. */
export async function openLines(db: D1Database, limit: number): Promise<OpenLine[]> {
  const { results } = await db
    .prepare(
      `SELECT ${OPEN_COLUMNS} FROM bank_lines
        WHERE number IS NULL AND settled_at IS NULL ORDER BY read_at DESC LIMIT ?`,
    )
    .bind(limit)
    .all()
  return v.parse(v.array(openSchema), results)
}

/** How many lines wait for a person, counted to `most`. */
export async function countOpen(db: D1Database, most: number): Promise<number> {
  const row = await db
    .prepare(
      `SELECT count(*) AS count FROM (SELECT 1 FROM bank_lines
        WHERE number IS NULL AND settled_at IS NULL ORDER BY read_at LIMIT ?)`,
    )
    .bind(most)
    .first<{ count: number }>()
  return row?.count ?? 0
}

/** The noted lines of a reading, at most `limit`. */
export async function notedOf(
  db: D1Database,
  reading: string,
  limit: number,
): Promise<{ key: string; number: string; reference: string; amount: number }[]> {
  const { results } = await db
    .prepare(
      `SELECT key, number, reference, amount FROM bank_lines
        WHERE reading = ? AND number IS NOT NULL LIMIT ?`,
    )
    .bind(reading, limit)
    .all<{ key: string; number: string; reference: string; amount: number }>()
  return results
}

/** The statement that forgets a line, for the transaction in which its money is taken back. */
export function deleteLine(db: D1Database, key: string): D1PreparedStatement {
  return db.prepare('DELETE FROM bank_lines WHERE key = ?').bind(key)
}

/** The statement that forgets lines of a reading that paid no order, at most `limit`. */
export function deleteOpenOf(db: D1Database, reading: string, limit: number): D1PreparedStatement {
  return db
    .prepare(
      `DELETE FROM bank_lines WHERE key IN (SELECT key FROM bank_lines
        WHERE reading = ? AND number IS NULL LIMIT ?)`,
    )
    .bind(reading, limit)
}

/** A line for which a person has to decide; null where there is none, or no more. */
export async function openLine(db: D1Database, key: string): Promise<OpenLine | null> {
  const row = await db
    .prepare(
      `SELECT ${OPEN_COLUMNS} FROM bank_lines WHERE key = ? AND number IS NULL AND settled_at IS NULL`,
    )
    .bind(key)
    .first()
  return row ? v.parse(openSchema, row) : null
}

/**
 * Settles a line that is no order's, or whose payment was noted otherwise: it waits for nobody, and is kept as long as open
 * ones, so that the same statement does not bring it again. False where it waits no more.
 */
export async function settleLine(db: D1Database, key: string, now: Date): Promise<boolean> {
  const { meta } = await db
    .prepare(
      'UPDATE bank_lines SET settled_at = ? WHERE key = ? AND number IS NULL AND settled_at IS NULL',
    )
    .bind(now.getTime(), key)
    .run()
  return meta.changes === 1
}

/** Lets a line wait again that was settled. */
export async function openSettled(db: D1Database, key: string): Promise<void> {
  await db
    .prepare('UPDATE bank_lines SET settled_at = NULL WHERE key = ? AND number IS NULL')
    .bind(key)
    .run()
}

/** The statement that forgets who paid by noted lines, at most `limit`: by age, and with the data of their order. */
export function forgetPayers(db: D1Database, now: Date, limit: number): D1PreparedStatement {
  return db
    .prepare(
      `UPDATE bank_lines SET name = NULL, account = NULL, message = NULL WHERE key IN (
        SELECT key FROM bank_lines WHERE number IS NOT NULL AND name IS NOT NULL
          AND (read_at <= ? OR ${isEmptiedSql('bank_lines.number')}) ORDER BY read_at LIMIT ?)`,
    )
    .bind(now.getTime() - PAYER_KEPT, limit)
}

/** The statement that forgets lines that paid no order, at most `limit`. */
export function deleteOpenLines(db: D1Database, now: Date, limit: number): D1PreparedStatement {
  return db
    .prepare(
      `DELETE FROM bank_lines WHERE key IN (SELECT key FROM bank_lines
        WHERE number IS NULL AND read_at <= ? ORDER BY read_at LIMIT ?)`,
    )
    .bind(now.getTime() - PAYER_KEPT, limit)
}
