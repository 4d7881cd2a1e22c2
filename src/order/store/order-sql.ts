import {
  DELIVERY_COLUMNS,
  deliveryJsonSql,
  deliveryStateSql,
  joinDeliverySql,
  isUntoldSql,
  mailTroubleSql,
  mailsJsonSql,
  tracedOutboxSql,
} from '~/outbox/outbox-sql'
import { DAY, HOUR } from '~/lib/duration'
import { SEARCHED } from '~/back-office/newest-rows'
import { DRIVERS_OF_ORDER } from '~/order/store/desk/ride-rows'
import { isEnded, type OrderState } from '~/order/life/states'
import {
  EVENTS_OF_ORDER,
  IS_CHANGE_ASKED,
  orderOfRequestSql,
  TRACED_EVENTS,
} from '~/order/store/event-store'

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
  trace: null,
  email_hash: 'NULL',
  phone_hash: 'NULL',
  other_phone_hash: 'NULL',
  needs: 'NULL',
  needs_by: 'NULL',
  due_by: null,
} satisfies Record<string, string | null>

export type OrderColumn = keyof typeof ORDER_TABLE

/** Internal columns, excluded from the terminal and from the export of a person's data. */
const NOT_SHOWN: readonly string[] = [
  'order_key',
  'seq',
  'expires_at',
  'email_hash',
  'phone_hash',
  'other_phone_hash',
  'needs',
  'needs_by',
  'due_by',
]

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

/** SQL that is true if the data of the order with a number were erased; `number` is SQL of another table. */
export function isEmptiedSql(number: string): string {
  return `EXISTS (SELECT 1 FROM orders WHERE orders.number = ${number} AND content = '')`
}

/** SQL for the key of the order with a number; NULL if there is none. */
export function orderKeySql(number: string): string {
  return `(SELECT order_key FROM orders WHERE number = ${number})`
}

/** SQL that is true while the order with a key has no answer. */
export function isUnansweredSql(key: string): string {
  return `EXISTS (SELECT 1 FROM orders WHERE order_key = ${key} AND orders.state = 'received')`
}

/** SQL that is true while the ride of the order with a key is agreed and not over. */
export function isAgreedSql(key: string): string {
  return `EXISTS (SELECT 1 FROM orders WHERE order_key = ${key} AND state IN ('confirmed', 'assigned', 'underway'))`
}

/** SQL for the keys of the orders placed before a parameter (ms) that wait for us; ones that look like a robot's do not. */
export function unansweredSql(before: string): string {
  return `SELECT order_key FROM orders WHERE state = 'received' AND placed_at <= ${before} AND expires_at IS NOT NULL
    AND content <> '' AND ${deliveryStateSql('order', 'order_key')} IS NOT 'held'`
}

/** An hour without orders says nothing; below six orders a week the silence may be chance (one time in 400). */
const SILENT_AFTER = HOUR
const USUAL_ORDERS = 6

/**
 * SQL for a JSON object: when the last order came (`lastAt`, ms, null without any), and whether none came since although
 * at least six did in the same part of each of the last four weeks (`isSilent`). Reads some 30 rows at most, and
 * two while orders come. `now` in ms.
 */
export function silenceSql(now: number): string {
  const lastAt = '(SELECT MAX(placed_at) FROM orders)'
  const usual = [1, 2, 3, 4].map((weeks) => {
    const ago = weeks * 7 * DAY
    return `(SELECT COUNT(*) FROM (SELECT 1 FROM orders
        WHERE placed_at > ${lastAt} - ${ago} AND placed_at <= ${now - ago} LIMIT ${USUAL_ORDERS}))`
  })
  return `json_object('lastAt', ${lastAt}, 'isSilent', CASE WHEN ${now} - ${lastAt} >= ${SILENT_AFTER}
    THEN min(${usual.join(', ')}) >= ${USUAL_ORDERS} ELSE 0 END)`
}

/** Which orders a list has. Times are ms, the end is exclusive; `keysSql` gives their keys. */
export type Listed =
  | { by: 'placed' }
  | { by: 'state'; state: OrderState }
  | { by: 'days'; from: number; to: number; state: OrderState | null }
  | { by: 'keys'; keysSql: string }

/** SQL for orders with the columns of the list; a row with unreadable text does not affect the others. */
export function listOrdersSql(limit: number, listed: Listed = { by: 'placed' }): string {
  return `SELECT orders.number, orders.placed_at, orders.pickup_at, orders.state, orders.payment_state, orders.due,
      orders.total, orders.currency, orders.locale, orders.content = '' AS is_emptied,
      json_valid(orders.content) AS is_readable, ${field('kind', 'kind')}, ${field('name', 'name')},
      ${field('service', 'service')}, ${field('passengers', 'passengers')}, ${field('hours', 'trip.hours')},
      ${field('from_place', 'trip.pickup')}, ${field('to_place', 'trip.dropoff')},
      ${field('title', 'experienceTitle.en')}, ${field('return_at', 'trip.returnAt')},
      ${DRIVERS_OF_ORDER} AS driver, ${IS_CHANGE_ASKED} AS is_change_asked,
      ${mailTroubleSql('orders.order_key')} AS mail,
      orders.state = 'received' AND ${isUntoldSql('orders.order_key')} AS is_untold, ${DELIVERY_COLUMNS}
    FROM orders ${joinDeliverySql('order', 'orders.order_key')}
    ${chosenSql(limit, listed)} LIMIT ${limit}`
}

/** Condition and sequence of a list: days and waiting orders from the first pickup, everything else from the last. */
function chosenSql(limit: number, listed: Listed): string {
  switch (listed.by) {
    case 'placed':
      return 'ORDER BY orders.placed_at DESC'
    case 'state': {
      const direction = isEnded(listed.state) ? 'DESC' : 'ASC'
      return `WHERE orders.state = '${listed.state}' ORDER BY orders.pickup_at ${direction}`
    }
    case 'days': {
      const { from, to } = listed
      return `WHERE orders.number IN (${ofDaysSql(limit, listed)})
    ORDER BY iif(orders.pickup_at >= ${from} AND orders.pickup_at < ${to}, orders.pickup_at, orders.ride_at)`
    }
    case 'keys':
      return `WHERE orders.order_key IN (${listed.keysSql}) ORDER BY orders.pickup_at DESC`
  }
}

/** Orders whose ride back is later than their pickup and takes place: the condition of the index orders_by_return. */
const HAS_RETURN = "ride_at > pickup_at AND state NOT IN ('rejected', 'expired', 'cancelled')"

/**
 * The numbers of orders whose pickup is in these days, or whose return is; of each the first ones, because no later
 * one can be among the first of both.
 */
function ofDaysSql(limit: number, { from, to, state }: Extract<Listed, { by: 'days' }>): string {
  const ofState = state === null ? '' : `AND state = '${state}'`
  // No index has returns by their state.
  const returns = state === null ? limit : SEARCHED
  return `SELECT number FROM (SELECT number FROM orders
        WHERE pickup_at >= ${from} AND pickup_at < ${to} ${ofState} ORDER BY pickup_at LIMIT ${limit})
      UNION SELECT number FROM (SELECT number, state FROM orders
        WHERE ride_at >= ${from} AND ride_at < ${to} AND ${HAS_RETURN} ORDER BY ride_at LIMIT ${returns})
      WHERE true ${ofState}`
}

function field(name: string, path: string): string {
  return `${valueOf(path)} AS ${name}`
}

function valueOf(path: string): string {
  return `CASE WHEN json_valid(orders.content) THEN orders.content ->> '$.${path}' END`
}

/** SQL for one order with all its data, except the internal key; `paperColumns` are its tax documents. */
export function showOrderSql(number: string, paperColumns: string): string {
  return `SELECT ${SHOWN_COLUMNS}, ${paperColumns} FROM orders WHERE number = '${number}'`
}

/** By what an order is traced: its number, a request that placed or changed it, or its key in the log. */
export type Traced = { by: 'number' | 'request' | 'trace'; value: string }

/** SQL for what happened to one order and when, without what was ordered; `value` is checked by the caller. */
export function traceOrderSql({ by, value }: Traced): string {
  return `SELECT number, trace, placed_at, state, locale, ${TRACED_EVENTS} AS events,
      ${tracedOutboxSql('order_key')} AS outbox
    FROM orders WHERE ${tracedBySql(by, value)}`
}

function tracedBySql(by: Traced['by'], value: string): string {
  switch (by) {
    case 'number':
      return `number = '${value}'`
    case 'request':
      return `order_key = ${orderOfRequestSql(value)}`
    case 'trace':
      return `trace = '${value}'`
  }
}
