/** SQL for the orders that the desk does not find yet, the oldest first; along an index. */
export const UNLISTED_ORDERS =
  "SELECT order_key FROM orders WHERE is_listed = 0 AND content <> '' ORDER BY placed_at"

/** What an order needs, as of the event `seq`. */
type Needed = {
  seq: number
  needs: string | null
  needs_by: number | null
  due_by: number | null
}

/** Statement that marks an order as listed, unless another event came meanwhile; null for one that cannot be read. */
export function markListed(
  db: D1Database,
  orderKey: string,
  needed: Needed | null,
): D1PreparedStatement {
  if (needed === null) {
    return db.prepare('UPDATE orders SET is_listed = 1 WHERE order_key = ?1').bind(orderKey)
  }
  const { seq, needs, needs_by: by, due_by: dueBy } = needed
  return db
    .prepare(
      'UPDATE orders SET is_listed = 1, needs = ?2, needs_by = ?3, due_by = ?5 WHERE order_key = ?1 AND seq = ?4',
    )
    .bind(orderKey, needs, by, seq, dueBy)
}
