import {
  DELIVERY_COLUMNS,
  deliveryJsonSql,
  joinDeliverySql,
  mailsJsonSql,
} from '~/outbox/outbox-sql'
import { EVENTS_OF_ORDER } from '~/order/store/event-store'

/**
 * SQL on `orders` for statements of other tables and for the terminal. SQL for the terminal has no parameters: the
 * site runs it, or wrangler, which accepts none, if no site runs. The inserted values are whole numbers or ten
 * digits, checked by the callers.
 */

/**
 * Every column of `orders`, with its value after erasure: SQL for personal data, null for a column that does not
 * change. A test compares the names with the migrations; insertOrder must have a value for each.
 */
export const ORDER_TABLE = {
  number: null,
  version: null,
  locale: null,
  placed_at: null,
  pickup_at: null,
  ride_at: null,
  state: null,
  payment_state: null,
  due: null,
  total: null,
  currency: null,
  payment_method: null,
  note: 'NULL',
  terms_version: null,
  is_flagged: null,
  content: "''",
  order_key: null,
  seq: null,
  expires_at: null,
} satisfies Record<string, string | null>

export type OrderColumn = keyof typeof ORDER_TABLE

/** Internal columns, excluded from the terminal and from the export of a person's data. */
const NOT_SHOWN: readonly string[] = ['order_key', 'seq', 'expires_at']

/** Columns with all data of a row; events, delivery and mails as JSON. */
export const SHOWN_COLUMNS = `${Object.keys(ORDER_TABLE)
  .filter((name) => !NOT_SHOWN.includes(name))
  .map((name) => (name === 'content' ? 'content AS body' : name))
  .join(', ')},
  ${EVENTS_OF_ORDER} AS events,
  ${deliveryJsonSql('order', 'order_key')} AS delivery,
  ${mailsJsonSql('order', 'order_key')} AS mails`

/** Assignments that erase the personal data of a row. */
export const EMPTIED_ORDER = Object.entries(ORDER_TABLE)
  .flatMap(([name, emptied]) => (emptied === null ? [] : [`${name} = ${emptied}`]))
  .join(', ')

/** SQL for the stored text of a row, which store/stored-order.ts parses. */
export const STORED_ORDER = `json_object('number', number, 'version', version, 'content', content,
  'locale', locale, 'paymentMethod', payment_method, 'note', note, 'placedAt', placed_at)`

/** SQL for the number of the order with a key; NULL if there is none. */
export function orderNumberSql(key: string): string {
  return `(SELECT number FROM orders WHERE order_key = ${key})`
}

/** SQL for the key of the order with a number; NULL if there is none. */
export function orderKeySql(number: string): string {
  return `(SELECT order_key FROM orders WHERE number = ${number})`
}

/** SQL that is true while the order with a key has no answer. */
export function isUnansweredSql(key: string): string {
  return `EXISTS (SELECT 1 FROM orders WHERE order_key = ${key} AND orders.state = 'received')`
}

/** SQL for the newest orders with the columns of the list; a row with unreadable text does not affect the others. */
export function listOrdersSql(limit: number): string {
  return `SELECT orders.number, orders.placed_at, orders.pickup_at, orders.state, orders.payment_state, orders.due,
      orders.total, orders.currency, orders.content = '' AS is_emptied,
      json_valid(orders.content) AS is_readable, ${field('kind', 'kind')}, ${field('name', 'name')},
      ${DELIVERY_COLUMNS}
    FROM orders ${joinDeliverySql('order', 'orders.order_key')}
    ORDER BY orders.placed_at DESC LIMIT ${limit}`
}

/** Orders of earlier releases have the sent content under `body` (migrations/site/0004). */
function field(name: string, path: string): string {
  return `CASE WHEN json_valid(orders.content) THEN
      COALESCE(orders.content ->> '$.${path}', orders.content ->> '$.body.${path}') END AS ${name}`
}

/** SQL for one order with all its data, except the internal key. */
export function showOrderSql(number: string): string {
  return `SELECT ${SHOWN_COLUMNS} FROM orders WHERE number = '${number}'`
}
