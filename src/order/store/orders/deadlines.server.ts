/** Statements on the table `orders` about the deadlines of orders that wait. */

/** Statement that sets the deadline of an order whose state has not changed since, in ms. */
export function postpone(
  db: D1Database,
  number: string,
  seq: number,
  expiresAt: number,
): D1PreparedStatement {
  return db
    .prepare('UPDATE orders SET expires_at = ? WHERE number = ? AND seq = ?')
    .bind(expiresAt, number, seq)
}

/** The orders whose deadline has passed, the oldest deadline first; `isWaiting`: nobody has agreed to them yet. */
export async function findOverdue(
  db: D1Database,
  now: Date,
  limit: number,
): Promise<{ number: string; isWaiting: boolean }[]> {
  const { results } = await db
    .prepare(
      `SELECT number, state IN ('received', 'offered') AS is_waiting FROM orders WHERE expires_at IS NOT NULL AND expires_at <= ?
       ORDER BY expires_at LIMIT ?`,
    )
    .bind(now.getTime(), limit)
    .all<{ number: string; is_waiting: number }>()
  return results.map((row) => ({ number: row.number, isWaiting: row.is_waiting === 1 }))
}
