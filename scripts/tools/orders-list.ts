/**
 * SQL of the newest orders with what the list says of each. A stored order that cannot be read any more is in it
 * with what the database knows besides: it must not hide the others.
 */
export function ordersListSql(limit: number): string {
  return `SELECT orders.number, orders.placed_at, outbox.state, outbox.attempts, outbox.last_error,
      json_valid(orders.body) AS is_readable, ${fieldsSql(FIELDS)}
    FROM orders JOIN outbox ON outbox.item_key = orders.order_key
    ORDER BY orders.placed_at DESC LIMIT ${limit}`
}

const FIELDS = {
  kind: '$.kind',
  name: '$.name',
  pickup_local: '$.trip.pickupLocal',
  total: '$.price.totalGross.amount',
}

function fieldsSql(fields: Record<string, string>): string {
  return Object.entries(fields)
    .map(
      ([name, path]) =>
        `CASE WHEN json_valid(orders.body) THEN json_extract(orders.body, '${path}') END AS ${name}`,
    )
    .join(', ')
}
