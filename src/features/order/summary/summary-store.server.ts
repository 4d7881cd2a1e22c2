import type { Order } from '~/features/order/placed/order'
import { parseOrder } from '~/features/order/placed/stored-order'
import { DRAFT_LIFETIME } from '~/features/order/typed/draft-store.server'
import { type OrderValues, restoreOrderValues } from '~/features/order/typed/typed-order'

/** Summaries of a draft that are kept; whoever changes a ride more often presses one of the last. */
const MAX_OF_DRAFT = 5

export type NewSummary = { draftId: string; typed: string; order: Order; hash: string }

/** A summary as it was shown, what it was made from, and what became of its key and of its draft. */
export type StoredSummary = {
  draftId: string
  typed: OrderValues
  order: Order
  hash: string
  /** Number of the order that its draft became under another key. */
  placedNumber: string | null
}

/**
 * Writes a summary down before it is shown; returns the key that orders it. The same content of the same draft
 * keeps its key.
 */
export async function keepSummary(
  db: D1Database,
  { draftId, typed, order, hash }: NewSummary,
  now: Date,
): Promise<string> {
  const [kept] = await db.batch<{ order_key: string }>([
    db
      .prepare(
        `INSERT INTO summaries (order_key, draft_id, typed, content, hash, made_at, expires_at)
         VALUES (?, ?, ?, ?, ?, ?, ?)
         ON CONFLICT (draft_id, hash) DO UPDATE SET expires_at = excluded.expires_at
         RETURNING order_key`,
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
      .prepare(
        `DELETE FROM summaries
         WHERE draft_id = ?1 AND content <> '' AND hash <> ?3 AND order_key NOT IN (
           SELECT order_key FROM summaries WHERE draft_id = ?1 ORDER BY expires_at DESC, made_at DESC LIMIT ?2
         )`,
      )
      .bind(draftId, MAX_OF_DRAFT, hash),
    // A draft that ended before its summary could not tell any more that it was ordered.
    db
      .prepare('UPDATE drafts SET has_summary = 1, expires_at = MAX(expires_at, ?) WHERE id = ?')
      .bind(now.getTime() + DRAFT_LIFETIME, draftId),
  ])
  const key = kept?.results[0]?.order_key
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

/** The statement that reads the summary of a key. */
export function selectSummary(db: D1Database, orderKey: string, now: Date): D1PreparedStatement {
  return db
    .prepare(
      `SELECT draft_id, summaries.typed, content, hash, placed_number
       FROM summaries LEFT JOIN drafts ON drafts.id = draft_id
       WHERE order_key = ? AND content <> '' AND summaries.expires_at > ?`,
    )
    .bind(orderKey, now.getTime())
}

/** What the statement above found; null where the key is unknown or its time is over. */
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
