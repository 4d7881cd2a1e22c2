/**
 * SQL of the newest orders with what the list says of each. A stored order that cannot be read any more is in it
 * with what the database knows besides: it must not hide the others.
 */
export function ordersListSql(limit: number): string {
  return `SELECT orders.number, orders.placed_at, outbox.state, outbox.attempts, outbox.last_error,
      json_valid(orders.content) AS is_readable, orders.total, orders.currency, ${fieldsSql(FIELDS)}
    FROM orders LEFT JOIN outbox ON outbox.kind = 'order' AND outbox.item = orders.order_key
    ORDER BY orders.placed_at DESC LIMIT ${limit}`
}

const FIELDS = { kind: 'kind', name: 'name', pickup_local: 'trip.pickupLocal' }

/** Orders of earlier releases hold what was sent under `body` (migrations/site/0004). */
function fieldsSql(fields: Record<string, string>): string {
  return Object.entries(fields)
    .map(
      ([name, path]) =>
        `CASE WHEN json_valid(orders.content) THEN
          COALESCE(orders.content ->> '$.${path}', orders.content ->> '$.body.${path}')
        END AS ${name}`,
    )
    .join(', ')
}
