import { LISTED } from '~/back-office/newest-rows'
import { HELD_BEFORE, heldItemsSql, mailsAboutSql, type OutboxKind } from '~/outbox/outbox-sql'
import {
  deleteHeldMessages,
  deleteSentMessages,
  SENT_MESSAGES,
} from '~/outbox/message-store.server'

/** The statement that deletes the deliveries of orders, and the mails, that are held since before a time. */
export function deleteHeldOrders(db: D1Database, before: number): D1PreparedStatement {
  return db
    .prepare(`DELETE FROM outbox WHERE kind IN ('order', 'mail') AND ${HELD_BEFORE}`)
    .bind(before)
}

/**
 * The statement that deletes mails sent before a time. They hold no personal data; deletion limits the size of the
 * table.
 */
export function deleteSentMails(db: D1Database, before: number): D1PreparedStatement {
  return db
    .prepare("DELETE FROM outbox WHERE kind = 'mail' AND state = 'delivered' AND delivered_at <= ?")
    .bind(before)
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

/** The statements that delete the mails about orders or messages. */
export function deleteMailsAbout(
  db: D1Database,
  kind: OutboxKind,
  keys: string[],
): D1PreparedStatement[] {
  return keys.map((key) =>
    db.prepare(`DELETE FROM outbox WHERE rowid IN (${mailsAboutSql(kind, '?1')})`).bind(key),
  )
}

/**
 * Deletes messages that were sent before one time or are held since before another, with their deliveries and mails.
 * Returns the number of messages.
 */
export async function forgetMessages(
  db: D1Database,
  before: { sent: number; held: number },
): Promise<number> {
  const [, held, , , , sent] = await db.batch([
    deleteMailsOfMessages(db, heldItemsSql('contact'), before.held),
    deleteHeldMessages(db, before.held),
    db.prepare(`DELETE FROM outbox WHERE kind = 'contact' AND ${HELD_BEFORE}`).bind(before.held),
    deleteMailsOfMessages(db, SENT_MESSAGES, before.sent),
    db
      .prepare(`DELETE FROM outbox WHERE kind = 'contact' AND item IN (${SENT_MESSAGES})`)
      .bind(before.sent),
    deleteSentMessages(db, before.sent),
  ])
  return (held?.meta.changes ?? 0) + (sent?.meta.changes ?? 0)
}

function deleteMailsOfMessages(db: D1Database, keysSql: string, value: number) {
  return db
    .prepare(
      `DELETE FROM outbox WHERE kind = 'mail' AND item IN (
         SELECT 'carrier:message:' || key FROM (${keysSql}))`,
    )
    .bind(value)
}
