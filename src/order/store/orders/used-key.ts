/**
 * The order placed under a key. `content` is the order as stored, empty once its data was erased; then `payment` is null.
 */
export type UsedKey = {
  number: string
  payment: { method: string | null; note: string } | null
  content: string
  locale: string
}

/** Statement that reads the order placed under a key. */
export function selectUsedKey(db: D1Database, orderKey: string): D1PreparedStatement {
  return db
    .prepare(
      `SELECT number, content, locale, CASE content WHEN '' THEN NULL
         ELSE json_object('method', payment_method, 'note', COALESCE(note, '')) END AS payment
       FROM orders WHERE order_key = ?`,
    )
    .bind(orderKey)
}

/** Reads the row of selectUsedKey; null if there is none. */
export function readUsedKey(row: unknown): UsedKey | null {
  if (!isUsedRow(row)) return null
  return { ...row, payment: row.payment === null ? null : JSON.parse(row.payment) }
}

function isUsedRow(row: unknown): row is Omit<UsedKey, 'payment'> & { payment: string | null } {
  return row !== undefined
}
