import type { ContactBody } from '~/back-office/contract'
import { isAddressSql, LISTED, type PersonSql, SEARCHED } from '~/back-office/newest-rows'
import { deliveryStateSql, heldItemsSql } from '~/outbox/outbox-sql'

/**
 * The home of the table `contact_messages`. It belongs to the outbox because the contact page, the mails, the desk
 * and the delivery all read it.
 */

/** A new row. `isFlagged`: a suspected bot's message. */
export type NewMessage = { messageKey: string; body: ContactBody; isFlagged: boolean }

/** SQL of the stored body of the message in a row of the outbox. */
export const MESSAGE_OF_ITEM = storedMessageSql('item')

/** SQL of the stored body of a message. */
export function storedMessageSql(key: string): string {
  return `(SELECT body FROM contact_messages WHERE message_key = ${key})`
}

/** The statement that inserts a message; it fails if its key exists. */
export function insertMessage(
  db: D1Database,
  { messageKey, body, isFlagged }: NewMessage,
  now: Date,
): D1PreparedStatement {
  return db
    .prepare(
      'INSERT INTO contact_messages (message_key, body, is_flagged, sent_at) VALUES (?, ?, ?, ?)',
    )
    .bind(messageKey, JSON.stringify(body), isFlagged ? 1 : 0, now.getTime())
}

/** The stored body under a key; null where there is none. */
export async function readMessage(db: D1Database, messageKey: string): Promise<string | null> {
  const row = await db
    .prepare('SELECT body FROM contact_messages WHERE message_key = ?')
    .bind(messageKey)
    .first<{ body: string }>()
  return row?.body ?? null
}

/** Newest messages with their keys, as SQL without parameters, because the terminal also reads it without a site. */
export function listMessagesSql(limit: number): string {
  return `SELECT message_key, sent_at, is_flagged, body,
      ${deliveryStateSql('contact', 'message_key')} AS delivery
    FROM contact_messages ORDER BY sent_at DESC LIMIT ${limit}`
}

/** Statements for a person's data in messages. */
export const MESSAGES_OF_PERSON: PersonSql = {
  find: `SELECT message_key AS key FROM (SELECT * FROM contact_messages ORDER BY sent_at DESC LIMIT ${SEARCHED})
    WHERE ${isAddressSql('body', '$.email')}`,
  read: `SELECT * FROM contact_messages WHERE message_key IN ${LISTED}`,
  erase: `DELETE FROM contact_messages WHERE message_key IN ${LISTED}`,
}

/** The statement that deletes suspected bots' messages held since before a time. */
export function deleteHeldMessages(db: D1Database, before: number): D1PreparedStatement {
  return db
    .prepare(`DELETE FROM contact_messages WHERE message_key IN (${heldItemsSql('contact')})`)
    .bind(before)
}

/** SQL of the keys of messages sent before a time, which it binds, as `key`. */
export const SENT_MESSAGES = 'SELECT message_key AS key FROM contact_messages WHERE sent_at <= ?'

/** The statement that deletes messages sent before a time. */
export function deleteSentMessages(db: D1Database, before: number): D1PreparedStatement {
  return db.prepare('DELETE FROM contact_messages WHERE sent_at <= ?').bind(before)
}
