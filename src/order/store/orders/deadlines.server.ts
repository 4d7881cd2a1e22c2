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

/** Numbers of the orders whose deadline has passed, the oldest deadline first. */
export async function findOverdue(db: D1Database, now: Date, limit: number): Promise<string[]> {
  const { results } = await db
    .prepare(
      `SELECT number FROM orders WHERE expires_at IS NOT NULL AND expires_at <= ?
       ORDER BY expires_at LIMIT ?`,
    )
    .bind(now.getTime(), limit)
    .all<{ number: string }>()
  return results.map(({ number }) => number)
}
