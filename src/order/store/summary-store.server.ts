import type { Order } from '~/order/model/order'
import { parseOrder } from '~/order/store/stored-order'
import { DRAFT_LIFETIME, draftExpirySql, placedNumberSql } from '~/order/store/draft-store.server'
import { LISTED } from '~/back-office/newest-rows'
import type { PersonSql } from '~/back-office/persons/person-sql'
import { type OrderValues, restoreOrderValues } from '~/order/model/typed-order'

/** Owns the table `summaries`, with summary-sql.ts. */

/** Number of summaries stored per draft; only the last ones can be ordered. */
const MAX_OF_DRAFT = 5

export type NewSummary = { draftId: string; typed: string; order: Order; hash: string }

/** A summary as shown: its input, its order, and what its key and its draft have become. */
export type StoredSummary = {
  draftId: string
  typed: OrderValues
  order: Order
  hash: string
  /** Number of the order made from its draft under another key. */
  placedNumber: string | null
}

/**
 * Stores a summary before it is shown; returns the key that orders it. The same content of the same draft has the
 * same key. A summary lives as long as its draft, and one that is stored already is only read: looking at it prolongs
 * nothing and writes nothing, a press of the form does both.
 */
export async function keepSummary(
  db: D1Database,
  { draftId, typed, order, hash }: NewSummary,
  now: Date,
): Promise<string> {
  const [, found] = await db.batch<{ order_key: string }>([
    db
      .prepare(
        `INSERT INTO summaries (order_key, draft_id, typed, content, hash, made_at, expires_at)
         VALUES (?1, ?2, ?3, ?4, ?5, ?6, COALESCE(${draftExpirySql('?2')}, ?7))
         ON CONFLICT (draft_id, hash) DO UPDATE SET expires_at = excluded.expires_at
           WHERE excluded.expires_at > summaries.expires_at`,
      )
      .bind(
        crypto.randomUUID(),
        draftId,
        typed,
        JSON.stringify(order),
        hash,
        now.getTime(),
        now.getTime() + DRAFT_LIFETIME,
      ),
    db
      .prepare('SELECT order_key FROM summaries WHERE draft_id = ? AND hash = ?')
      .bind(draftId, hash),
    db
      .prepare(
        `DELETE FROM summaries
         WHERE draft_id = ?1 AND content <> '' AND hash <> ?3 AND order_key NOT IN (
           SELECT order_key FROM summaries WHERE draft_id = ?1 ORDER BY expires_at DESC, made_at DESC LIMIT ?2
         )`,
      )
      .bind(draftId, MAX_OF_DRAFT, hash),
  ])
  const key = found?.results[0]?.order_key
  if (!key) throw new Error('summary not stored')
  return key
}

type SummaryRow = {
  draft_id: string
  typed: string
  content: string
  hash: string
  placed_number: string | null
}

/** Statement that reads the summary of a key. */
export function selectSummary(db: D1Database, orderKey: string, now: Date): D1PreparedStatement {
  return db
    .prepare(
      `SELECT draft_id, typed, content, hash, ${placedNumberSql('draft_id')} AS placed_number
       FROM summaries WHERE order_key = ? AND content <> '' AND expires_at > ?`,
    )
    .bind(orderKey, now.getTime())
}

/** Reads the row of selectSummary; null if the key is unknown or expired. */
export function readSummary(row: unknown): StoredSummary | null {
  if (!isRow(row)) return null
  const order = parseOrder(row.content)
  if (!order) return null
  const { draft_id: draftId, hash, placed_number: placedNumber } = row
  return { draftId, typed: restoreOrderValues(JSON.parse(row.typed)), order, hash, placedNumber }
}

function isRow(row: unknown): row is SummaryRow {
  return row !== undefined && row !== null
}

/** Statement that empties an ordered summary except for its key. */
export function emptySummary(db: D1Database, orderKey: string): D1PreparedStatement {
  return db
    .prepare("UPDATE summaries SET typed = '', content = '', hash = order_key WHERE order_key = ?")
    .bind(orderKey)
}

/** Statement that deletes expired summaries, at most `limit`. */
export function deleteExpiredSummaries(
  db: D1Database,
  now: Date,
  limit: number,
): D1PreparedStatement {
  return db
    .prepare(
      `DELETE FROM summaries WHERE order_key IN (
         SELECT order_key FROM summaries WHERE expires_at <= ? ORDER BY expires_at LIMIT ?)`,
    )
    .bind(now.getTime(), limit)
}

/** SQL to export and erase a person's summaries; the condition is that of the index summaries_by_person. */
export const SUMMARIES_OF_PERSON: PersonSql = {
  find: `SELECT order_key AS key FROM summaries
    WHERE content <> '' AND lower(CASE WHEN json_valid(content) THEN content ->> '$.email' END) = lower(?1)`,
  read: `SELECT content, made_at, expires_at FROM summaries WHERE order_key IN ${LISTED}`,
  erase: `DELETE FROM summaries WHERE order_key IN ${LISTED}`,
}
