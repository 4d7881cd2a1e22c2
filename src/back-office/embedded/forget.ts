import { LISTED, type PersonSql, SEARCHED } from '~/back-office/newest-rows'

/** Personal data of a stored order, emptied; its service and price remain. */
const EMPTIED = `body = '{}', pickup = NULL, dropoff = NULL, name = '', email = '', phone = '', street = '', city = '',
  zip = '', country = '', company_name = NULL, company_id = NULL, company_vat_id = NULL`

/**
 * Deletes messages sent before one time and empties orders whose ride was before another, ms. Returns the number of
 * rows.
 */
export async function forgetEmbedded(
  db: D1Database,
  before: { sent: number; ride: number },
): Promise<number> {
  const results = await db.batch([
    db
      .prepare('DELETE FROM messages WHERE received_at <= ?')
      .bind(new Date(before.sent).toISOString()),
    db
      .prepare(
        `UPDATE orders SET ${EMPTIED}
         WHERE body <> '{}' AND pickup_at <= ?1
           AND COALESCE(body ->> '$.trip.returnAt', pickup_at) <= ?1`,
      )
      .bind(new Date(before.ride).toISOString()),
  ])
  return results.reduce((total, { meta }) => total + meta.changes, 0)
}

/** Statements for a person's data in orders; `find` also returns the `number`, and finds the numbers in ?2. */
export const BOOKED_ORDERS_OF_PERSON: PersonSql = {
  find: `SELECT id AS key, number FROM (SELECT * FROM orders ORDER BY received_at DESC LIMIT ${SEARCHED})
    WHERE lower(email) = lower(?1) OR number IN (SELECT value FROM json_each(?2))`,
  read: `SELECT * FROM orders WHERE id IN ${LISTED}`,
  erase: `UPDATE orders SET ${EMPTIED} WHERE id IN ${LISTED}`,
}

/** Statements for a person's data in messages. */
export const BOOKED_MESSAGES_OF_PERSON: PersonSql = {
  find: `SELECT id AS key FROM (SELECT * FROM messages ORDER BY received_at DESC LIMIT ${SEARCHED})
    WHERE lower(email) = lower(?1)`,
  read: `SELECT * FROM messages WHERE id IN ${LISTED}`,
  erase: `DELETE FROM messages WHERE id IN ${LISTED}`,
}
