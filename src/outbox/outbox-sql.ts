import { orderKeyOfSql } from '~/outbox/events/event-items'

/**
 * SQL on `outbox` for statements of other tables, and for the terminal without a site. A key is SQL: a column of the
 * outer statement or a parameter.
 */

/** A mail that waits longer is late, ms. */
export const MAIL_LATE_AFTER = 15 * 60 * 1_000

/** What a person names of what is delivered to the back office: an order by its order_key, a message by its message_key. */
export type OutboxKind = 'order' | 'contact'

/** A delivery to the back office; an event of an order by its item (events/event-items.ts). */
export type DeliveryKind = OutboxKind | 'event'

/** SQL that is true for the deliveries: neither mails nor documents, which the site makes itself. */
export const IS_DELIVERY = "kind <> 'mail' AND kind <> 'document'"

/** The second condition makes the query use the index; a held item was never made pending again. Binds the time. */
export const HELD_BEFORE =
  "state <> 'delivered' AND state = 'held' AND COALESCE(replayed_at, created_at) <= ?"

/** The state of the delivery of an item; NULL where no delivery exists. */
export function deliveryStateSql(kind: OutboxKind, key: string): string {
  return `(SELECT state FROM outbox WHERE kind = '${kind}' AND item = ${key})`
}

/** True if the mail that tells a customer of the order with this key has left (mail-item.ts). */
export function isReceiptMailedSql(orderKey: string): string {
  return `EXISTS (SELECT 1 FROM outbox
    WHERE kind = 'mail' AND item = 'customer:event:' || ${orderKey} || ':1' AND state = 'delivered')`
}

/** The columns `delivery` and `last_error` of the join below. */
export const DELIVERY_COLUMNS = 'outbox.state AS delivery, outbox.last_error'

/** Joins the delivery of an item, if one exists. */
export function joinDeliverySql(kind: OutboxKind, key: string): string {
  return `LEFT JOIN outbox ON outbox.kind = '${kind}' AND outbox.item = ${key}`
}

/** The delivery of an item as a JSON object. */
export function deliveryJsonSql(kind: OutboxKind, key: string): string {
  return `(SELECT json_object('state', state, 'attempts', attempts, 'isUnknown', is_unknown, 'lastError', last_error,
      'receipt', provider_receipt)
    FROM outbox WHERE kind = '${kind}' AND item = ${key})`
}

/** The mails about an item as a JSON array. */
export function mailsJsonSql(kind: OutboxKind, key: string): string {
  return `(SELECT json_group_array(json_object('about', replace(item, ':' || ${key}, ''),
      'state', state, 'lastError', last_error, 'id', provider_receipt, 'news', news))
    FROM outbox WHERE rowid IN (${mailsAboutSql(kind, key)}))`
}

/** The states of an item of the outbox. */
export const OUTBOX_STATES = [
  'pending',
  'delivered',
  'needs_review',
  'held',
  'dead',
  'capped',
] as const
export type OutboxState = (typeof OUTBOX_STATES)[number]

/** `last_error` of an item that a person dealt with; its state is that of one that was delivered. */
export const SETTLED = 'settled by hand'

/** How the items of mails begin. */
const ABOUT: Record<OutboxKind, string[]> = {
  order: [
    'carrier:event',
    'carrier:driverNews',
    'customer:event',
    'customer:former',
    'customer:link',
    'customer:document',
  ],
  contact: ['carrier:message', 'customer:message'],
}

/** SQL that is true for the mails to the customer about the events of an order. */
export function isToCustomerSql(key: string): string {
  return `kind = 'mail' AND item >= 'customer:event:' || ${key} AND item < 'customer:event:' || ${key} || ';'`
}

/** The mails to the customer about the events of an order, as a JSON array: `seq`, `state`, `leftAt` (ms). */
export function customerMailsSql(key: string): string {
  return `(SELECT json_group_array(json_object('seq', CAST(substr(item, 17 + length(${key})) AS INTEGER), 'state', state,
      'leftAt', iif(state = 'delivered', delivered_at, NULL)))
    FROM outbox WHERE ${isToCustomerSql(key)})`
}

/**
 * The trouble with the mails to the customer of an order that needs an eye: 'refused', 'dead', 'capped', or 'late' for
 * one that waits longer than a mail may; NULL if there is none.
 */
export function mailTroubleSql(key: string): string {
  return `(SELECT CASE WHEN SUM(state = 'needs_review') > 0 THEN 'refused' WHEN SUM(state = 'dead') > 0 THEN 'dead'
      WHEN SUM(state = 'capped') > 0 THEN 'capped'
      WHEN SUM(state = 'pending' AND COALESCE(replayed_at, created_at) < unixepoch() * 1000 - ${MAIL_LATE_AFTER}) > 0 THEN 'late' END
    FROM outbox WHERE ${isToCustomerSql(key)})`
}

/** SQL that is true where the carrier was not told of an order for longer than a mail may take. */
export function isUntoldSql(key: string): string {
  return `EXISTS (SELECT 1 FROM outbox WHERE kind = 'mail' AND item = 'carrier:event:' || ${key} || ':1'
      AND state IN ('pending', 'needs_review', 'dead') AND COALESCE(replayed_at, created_at) < unixepoch() * 1000 - ${MAIL_LATE_AFTER})`
}

/** Since when the oldest mail to a customer waits, ms; NULL if none waits. Reads along the index of open items. */
export const LATE_SINCE = `(SELECT COALESCE(replayed_at, created_at) FROM outbox INDEXED BY outbox_open
  WHERE state <> 'delivered' AND state = 'pending' AND kind = 'mail' AND item >= 'customer'
  ORDER BY COALESCE(replayed_at, created_at) LIMIT 1)`

/**
 * The delivery of an order and its mails as a JSON array with their times. `about` of a mail is its item without the
 * key of the order.
 */
export function tracedOutboxSql(key: string): string {
  return `(SELECT json_group_array(json_object('kind', kind,
      'about', replace(replace(item, ':' || ${key}, ''), ${key}, ''), 'state', state, 'attempts', attempts,
      'owedAt', created_at, 'againAt', replayed_at, 'deliveredAt', delivered_at, 'lastError', last_error))
    FROM outbox WHERE rowid IN (
      SELECT rowid FROM outbox WHERE kind = 'order' AND item = ${key} UNION ALL ${eventsOfSql(key)}
      UNION ALL ${mailsAboutSql('order', key)}))`
}

/** The rowids of the events of an order that the back office is told of, along the primary key. */
export function eventsOfSql(key: string): string {
  return `SELECT rowid FROM outbox WHERE kind = 'event' AND item >= ${key} || ':' AND item < ${key} || ';'`
}

/**
 * The rowids of all mails about an order or a message: their items begin with its key (mail-item.ts), so the query
 * uses the primary key.
 */
export function mailsAboutSql(kind: OutboxKind, key: string): string {
  return `SELECT mail.rowid FROM ${aboutSql(kind)} CROSS JOIN outbox AS mail WHERE ${isAboutSql(key)}`
}

/** The same for all keys of the JSON list ?1. */
export function mailsAboutListedSql(kind: OutboxKind): string {
  return `SELECT mail.rowid FROM json_each(?1) AS listed CROSS JOIN ${aboutSql(kind)}
    CROSS JOIN outbox AS mail WHERE ${isAboutSql('listed.value')}`
}

/** The begins of the items as a list, because D1 unites at most five queries. */
function aboutSql(kind: OutboxKind): string {
  return `json_each('${JSON.stringify(ABOUT[kind])}') AS about`
}

function isAboutSql(key: string): string {
  const item = `about.value || ':' || ${key}`
  return `mail.kind = 'mail' AND mail.item >= ${item} AND mail.item < ${item} || ';'`
}

/** The keys of the orders whose documents are due at ?1, ms; at most ?2 items. */
export const DUE_DOCUMENT_ORDERS = `SELECT substr(item, 1, 36) FROM (
    SELECT item FROM outbox WHERE state = 'pending' AND kind = 'document' AND next_at <= ?1
    ORDER BY next_at LIMIT ?2)`

/** The waiting documents of an order, due or not, as a JSON array: `item` and `nextAt`, ms. */
export function waitingDocumentsSql(key: string): string {
  return `(SELECT json_group_array(json_object('item', item, 'nextAt', next_at))
    FROM outbox WHERE kind = 'document' AND item >= ${key} || ':' AND item < ${key} || ';' AND state = 'pending')`
}

/** SQL that is true while the document of an item waits: nobody issued or struck it meanwhile. */
export function isDocumentWaitingSql(item: string): string {
  return `EXISTS (SELECT 1 FROM outbox WHERE kind = 'document' AND item = ${item} AND state = 'pending')`
}

/** SQL that is true while an order has a document that is not issued, also one that failed. */
export function isDocumentOwedSql(key: string): string {
  return `EXISTS (SELECT 1 FROM outbox
    WHERE kind = 'document' AND item >= ${key} || ':' AND item < ${key} || ';' AND state <> 'delivered')`
}

/**
 * The mails that failed for good; `about` is the result of `nameOf` for the key of their order or message, or the
 * key.
 */
export function failedMailsSql(nameOf: (key: string) => string): string {
  const rest = "substr(item, instr(item, ':') + 1)"
  const key = `substr(${rest}, instr(${rest}, ':') + 1, 36)`
  return `SELECT item, state, last_error, COALESCE(${nameOf(key)}, ${key}) AS about
    FROM outbox INDEXED BY outbox_open
    WHERE state <> 'delivered' AND state IN ('needs_review', 'dead') AND kind = 'mail'
    ORDER BY COALESCE(replayed_at, created_at) DESC LIMIT 20`
}

/**
 * The deliveries to the back office that were refused, given up or held, and the documents that were not issued; `about` is the result of `nameOf` for the key
 * of their order or message, or the key.
 */
export function refusedDeliveriesSql(nameOf: (key: string) => string): string {
  // The item of a document is the key of its order and the number of an event.
  const key = `iif(kind = 'event', ${orderKeyOfSql('item')}, iif(kind = 'document', substr(item, 1, 36), item))`
  return `SELECT kind, state, COALESCE(${nameOf(key)}, ${key}) AS about
    FROM outbox INDEXED BY outbox_open
    WHERE state <> 'delivered' AND state IN ('needs_review', 'dead', 'held') AND kind <> 'mail'
    ORDER BY COALESCE(replayed_at, created_at) DESC LIMIT 20`
}

/**
 * When the oldest order was placed of which the carrier does not know: its mail was not sent, `isOpen` (SQL for a
 * key) is true because the order is unanswered, and, where ?1 is true, no back office has it either.
 */
export function untoldSinceSql(isOpen: (key: string) => string): string {
  const key = 'substr(mail.item, 15, length(mail.item) - 16)'
  return `(SELECT MIN(created_at) FROM outbox AS mail INDEXED BY outbox_open
    WHERE state <> 'delivered' AND state IN ('pending', 'needs_review', 'dead') AND kind = 'mail'
      AND item LIKE 'carrier:event:%:1' AND ${isOpen(key)}
      AND NOT EXISTS (SELECT 1 FROM outbox AS owed
        WHERE owed.kind = 'order' AND owed.item = ${key}
          AND (owed.state = 'held' OR owed.last_error = '${SETTLED}'
            OR (?1 AND owed.state = 'delivered'))))`
}

/** How many mails wait because the account may not send to their address. */
export const COUNT_NOT_ALLOWED = `(SELECT COUNT(*) FROM outbox INDEXED BY outbox_open
  WHERE state <> 'delivered' AND state IN ('pending', 'dead') AND kind = 'mail'
    AND last_error = 'not_allowed')`

/** The number of open items of each kind and state, and the oldest time (ms). */
export type BacklogRow = {
  kind: DeliveryKind | 'mail' | 'document'
  state: string
  count: number
  since: number
}

/**
 * Returns BacklogRow. `unknown` is counted in addition to its state: such an item is pending but may have arrived.
 * Without INDEXED BY the database would scan the primary key over all items ever stored.
 */
export const SELECT_BACKLOG = `SELECT kind, state, COUNT(*) AS count, MIN(COALESCE(replayed_at, created_at)) AS since
  FROM outbox INDEXED BY outbox_open WHERE state <> 'delivered' GROUP BY kind, state
  UNION ALL
  SELECT kind, 'unknown', COUNT(*), MIN(COALESCE(replayed_at, created_at))
  FROM outbox INDEXED BY outbox_open
  WHERE state <> 'delivered' AND state IN ('pending', 'needs_review', 'dead') AND is_unknown = 1
  GROUP BY kind`

/** The documents of an order that are not issued, as a JSON array: the event they follow, their state, the last error. */
export function owedDocumentsSql(key: string): string {
  return `(SELECT json_group_array(json_object('seq', substr(item, length(${key}) + 2), 'state', outbox.state,
      'lastError', outbox.last_error))
    FROM outbox WHERE outbox.kind = 'document' AND item >= ${key} || ':' AND item < ${key} || ';'
      AND outbox.state <> 'delivered')`
}
