import { LISTED } from '~/back-office/newest-rows'
import { HELD_BEFORE, mailsAboutListedSql, type OutboxKind } from '~/outbox/outbox-sql'
import { MESSAGES_OF_PERSON } from '~/outbox/message-store.server'

/** Items of a kind that are held since before a time, ms; at most `limit`. */
export async function findHeld(
  db: D1Database,
  kind: OutboxKind,
  before: number,
  limit: number,
): Promise<string[]> {
  const { results } = await db
    .prepare(`SELECT item FROM outbox WHERE ${HELD_BEFORE} AND kind = ? LIMIT ?`)
    .bind(before, kind, limit)
    .all<{ item: string }>()
  return results.map(({ item }) => item)
}

/** The statement that deletes mails held since before a time, at most `limit`. */
export function deleteHeldMails(
  db: D1Database,
  before: number,
  limit: number,
): D1PreparedStatement {
  return db
    .prepare(
      `DELETE FROM outbox WHERE rowid IN (
         SELECT rowid FROM outbox WHERE ${HELD_BEFORE} AND kind = 'mail' LIMIT ?)`,
    )
    .bind(before, limit)
}

/**
 * The statement that deletes mails sent before a time, at most `limit`. They hold no personal data; deletion limits
 * the size of the table.
 */
export function deleteSentMails(
  db: D1Database,
  before: number,
  limit: number,
): D1PreparedStatement {
  return db
    .prepare(
      `DELETE FROM outbox WHERE rowid IN (
         SELECT rowid FROM outbox
         WHERE kind = 'mail' AND state = 'delivered' AND delivered_at <= ? LIMIT ?)`,
    )
    .bind(before, limit)
}

/** The statement that deletes deliveries by their items. */
export function deleteDeliveries(
  db: D1Database,
  kind: OutboxKind,
  items: string[],
): D1PreparedStatement {
  return db
    .prepare(`DELETE FROM outbox WHERE kind = ? AND item IN ${LISTED}`)
    .bind(kind, JSON.stringify(items))
}

/** The statement that deletes the mails about orders or messages. */
export function deleteMailsAbout(
  db: D1Database,
  kind: OutboxKind,
  keys: string[],
): D1PreparedStatement {
  return db
    .prepare(`DELETE FROM outbox WHERE rowid IN (${mailsAboutListedSql(kind)})`)
    .bind(JSON.stringify(keys))
}

/** The statements that delete messages with their deliveries and mails. */
export function deleteMessages(db: D1Database, keys: string[]): D1PreparedStatement[] {
  return [
    deleteMailsAbout(db, 'contact', keys),
    deleteDeliveries(db, 'contact', keys),
    db.prepare(MESSAGES_OF_PERSON.erase).bind(JSON.stringify(keys)),
  ]
}
