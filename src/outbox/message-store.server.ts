import type { ContactBody } from '~/back-office/contract'
import type { PersonHashes } from '~/back-office/persons/person-hash.server'
import { hashedSql } from '~/back-office/persons/person-sql'
import { deliveryStateSql } from '~/outbox/outbox-sql'

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
  hashes: PersonHashes,
  now: Date,
): D1PreparedStatement {
  return db
    .prepare(
      `INSERT INTO contact_messages (message_key, body, is_flagged, sent_at, email_hash, phone_hash)
       VALUES (?, ?, ?, ?, ?, ?)`,
    )
    .bind(
      messageKey,
      JSON.stringify(body),
      isFlagged ? 1 : 0,
      now.getTime(),
      hashes.email_hash,
      hashes.phone_hash,
    )
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

/** A message that nobody marked as answered; `body` is the stored text. */
export type WaitingMessage = { key: string; sentAt: number; body: string }

/** Messages that the desk shows at most. */
export const MOST_WAITING = 20

/** The messages that wait for an answer, the oldest first; one more than the desk shows where there are more. */
export async function listWaitingMessages(db: D1Database): Promise<WaitingMessage[]> {
  const { results } = await db
    .prepare(
      `SELECT message_key AS key, sent_at AS sentAt, body FROM contact_messages
       WHERE answered_at IS NULL AND is_flagged = 0 ORDER BY sent_at LIMIT ${MOST_WAITING + 1}`,
    )
    .all<WaitingMessage>()
  return results
}

/** Marks a message as answered. */
export async function markAnswered(db: D1Database, key: string, now: Date): Promise<void> {
  await db
    .prepare(
      'UPDATE contact_messages SET answered_at = ?2 WHERE message_key = ?1 AND answered_at IS NULL',
    )
    .bind(key, now.getTime())
    .run()
}

/** Statements for a person's data in messages. */
export const MESSAGES_OF_PERSON = hashedSql({
  from: 'FROM contact_messages',
  update: 'UPDATE contact_messages',
  key: 'message_key',
  more: ', sent_at AS at',
  living: 'true',
  email: "CASE WHEN json_valid(body) THEN body ->> '$.email' END",
  phone: "CASE WHEN json_valid(body) THEN body ->> '$.phone' END",
  otherPhone: null,
  read: `SELECT message_key, body, is_flagged, sent_at FROM contact_messages WHERE message_key`,
  erase: 'DELETE FROM contact_messages WHERE message_key',
})

/** Keys of the oldest messages sent before a time, ms; at most `limit`. */
export async function findSentMessages(
  db: D1Database,
  before: number,
  limit: number,
): Promise<string[]> {
  const { results } = await db
    .prepare(
      'SELECT message_key AS key FROM contact_messages WHERE sent_at <= ? ORDER BY sent_at LIMIT ?',
    )
    .bind(before, limit)
    .all<{ key: string }>()
  return results.map(({ key }) => key)
}
