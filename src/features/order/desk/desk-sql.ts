import { mailsAboutSql } from '~/delivery/mails-about'

/**
 * What the terminal reads, as SQL without parameters: the site runs it, and where none runs wrangler does, which takes
 * none. What is filled in is a whole number or ten digits; callers have checked it.
 */

/** Newest orders with what the list says of each; one whose text cannot be read any more hides no other. */
export function listOrdersSql(limit: number): string {
  return `SELECT orders.number, orders.placed_at, orders.pickup_at, orders.state, orders.payment_state, orders.due,
      orders.total, orders.currency, orders.content = '' AS is_emptied,
      json_valid(orders.content) AS is_readable, ${field('kind', 'kind')}, ${field('name', 'name')},
      outbox.state AS delivery, outbox.last_error
    FROM orders LEFT JOIN outbox ON outbox.kind = 'order' AND outbox.item = orders.order_key
    ORDER BY orders.placed_at DESC LIMIT ${limit}`
}

/** Orders of earlier releases hold what was sent under `body` (migrations/site/0004). */
function field(name: string, path: string): string {
  return `CASE WHEN json_valid(orders.content) THEN
      COALESCE(orders.content ->> '$.${path}', orders.content ->> '$.body.${path}') END AS ${name}`
}

/** The mails that failed for good, with the number of their order or the key of their message. */
export function failedMailsSql(): string {
  const rest = "substr(item, instr(item, ':') + 1)"
  const key = `substr(${rest}, instr(${rest}, ':') + 1, 36)`
  return `SELECT item, state, last_error, COALESCE((SELECT number FROM orders WHERE order_key = ${key}), ${key}) AS about
    FROM outbox INDEXED BY outbox_open
    WHERE state <> 'delivered' AND state IN ('needs_review', 'dead') AND kind = 'mail'
    ORDER BY COALESCE(replayed_at, created_at) DESC LIMIT 20`
}

/** One order with everything that is known of it, the site's own key left out. */
export function showOrderSql(number: string): string {
  return `SELECT ${ORDER_COLUMNS} FROM orders WHERE number = '${number}'`
}

/** Columns that hold everything of a row of `orders`; events, delivery and mails as JSON. */
export const ORDER_COLUMNS = `number, version, locale, placed_at, pickup_at, ride_at, state, payment_state, due, total,
  currency, payment_method, note, terms_version, is_flagged, content AS body,
  (SELECT json_group_array(json_object('seq', seq, 'event', event, 'actor', actor, 'at', at,
      'data', iif(json_valid(data), json(data), NULL)))
    FROM (SELECT * FROM order_events WHERE order_events.order_key = orders.order_key ORDER BY seq)) AS events,
  (SELECT json_object('state', state, 'attempts', attempts, 'isUnknown', is_unknown, 'lastError', last_error,
      'receipt', provider_receipt)
    FROM outbox WHERE kind = 'order' AND item = order_key) AS delivery,
  (SELECT json_group_array(json_object('about', replace(item, ':' || order_key, ''),
      'state', state, 'lastError', last_error))
    FROM outbox WHERE rowid IN (${mailsAboutSql('order', 'order_key')})) AS mails`

/** Newest contact messages with their keys. */
export function listMessagesSql(limit: number): string {
  return `SELECT message_key, sent_at, is_flagged, body,
      (SELECT state FROM outbox WHERE kind = 'contact' AND item = message_key) AS delivery
    FROM contact_messages ORDER BY sent_at DESC LIMIT ${limit}`
}
