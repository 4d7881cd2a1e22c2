import { LISTED } from '~/back-office/newest-rows'
import { hashedSql, withoutNamed } from '~/back-office/persons/person-sql'

/** Personal data of a stored order, emptied; its service and price remain. */
const EMPTIED = `body = '{}', pickup = NULL, dropoff = NULL, name = '', email = '', phone = '', street = '', city = '',
  zip = '', country = '', company_name = NULL, company_id = NULL, company_vat_id = NULL,
  email_hash = NULL, phone_hash = NULL, other_phone_hash = NULL`

/** The statement that deletes messages received before a time, ms; at most `limit`. */
export function forgetBookedMessages(
  db: D1Database,
  before: number,
  limit: number,
): D1PreparedStatement {
  return db
    .prepare(
      `DELETE FROM messages WHERE id IN (
         SELECT id FROM messages WHERE received_at <= ? ORDER BY received_at LIMIT ?)`,
    )
    .bind(new Date(before).toISOString(), limit)
}

/** The statement that empties orders whose ride was before a time, ms; at most `limit`. */
export function forgetBookedOrders(
  db: D1Database,
  before: number,
  limit: number,
): D1PreparedStatement {
  return db
    .prepare(
      `UPDATE orders SET ${EMPTIED} WHERE id IN (
         SELECT id FROM orders WHERE body <> '{}' AND pickup_at <= ?1
           AND COALESCE(body ->> '$.trip.returnAt', pickup_at) <= ?1
         ORDER BY pickup_at LIMIT ?2)`,
    )
    .bind(new Date(before).toISOString(), limit)
}

/** Statements for a person's data in orders; `find` also gives the `number` and the time of placing, ISO. */
export const BOOKED_ORDERS_OF_PERSON = hashedSql({
  from: 'FROM orders',
  update: 'UPDATE orders',
  key: 'id',
  more: ', number, placed_at AS at',
  living: "body <> '{}'",
  email: 'email',
  phone: 'phone',
  otherPhone: "COALESCE(body ->> '$.guest.phone', body ->> '$.parcel.recipient.phone')",
  read: 'SELECT * FROM orders WHERE id',
  erase: `UPDATE orders SET ${EMPTIED} WHERE id`,
})

/** Statements for orders of somebody else that name a person as guest or recipient: who is named, and without them. */
export const BOOKED_ORDERS_NAMING = {
  read: `SELECT number, pickup_at, body ->> '$.guest' AS guest, body ->> '$.parcel.recipient' AS recipient,
      body ->> '$.nameBoard' AS name_board FROM orders WHERE id IN ${LISTED}`,
  erase: `UPDATE orders SET other_phone_hash = NULL, body = json_replace(body, ${withoutNamed()})
    WHERE id IN ${LISTED}`,
}

/** SQL for the orders with the numbers of a JSON list: as `find`. */
export const BOOKED_ORDERS_BY_NUMBER = `SELECT id AS key, 0 AS is_named, number, placed_at AS at FROM orders
  WHERE body <> '{}' AND number IN ${LISTED}`

/** Statements for a person's data in messages. */
export const BOOKED_MESSAGES_OF_PERSON = hashedSql({
  from: 'FROM messages',
  update: 'UPDATE messages',
  key: 'id',
  more: ', sent_at AS at',
  living: 'true',
  email: 'email',
  phone: 'phone',
  otherPhone: null,
  read: 'SELECT * FROM messages WHERE id',
  erase: 'DELETE FROM messages WHERE id',
})
