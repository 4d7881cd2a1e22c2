import { appConfig } from '~config'
import { DAY } from '~/lib/duration'

const ORDER_COPY = appConfig.retention.deliveredOrderDays * DAY
const MESSAGE = appConfig.retention.messageDays * DAY

/**
 * Forgets what the privacy page promises to forget, after the periods of `retention` in app.config.ts: drafts,
 * the copy of a delivered order, contact messages in whatever state. An order that was not delivered stays.
 * Nothing else deletes by time; what a cookie or a cache holds ends by itself. Returns how many things it forgot.
 */
export async function forgetExpired(
  { DB, PROVIDER_DB }: { DB: D1Database; PROVIDER_DB: D1Database },
  now: Date,
): Promise<number> {
  const drafts = await deleteExpiredDrafts(DB, now)
  const orders = await forgetDeliveredOrders(DB, now.getTime() - ORDER_COPY)
  const messages = await deleteMessages(DB, now.getTime() - MESSAGE)
  const embedded = await deleteEmbeddedMessages(PROVIDER_DB, new Date(now.getTime() - MESSAGE))
  return drafts + orders + messages + embedded
}

/** A draft is written with the moment at which its time is over. */
async function deleteExpiredDrafts(db: D1Database, now: Date): Promise<number> {
  const { meta } = await db
    .prepare('DELETE FROM drafts WHERE expires_at <= ?')
    .bind(now.getTime())
    .run()
  return meta.changes
}

/**
 * Empties the copies but keeps their numbers, which must never be given to another order. Without its
 * outbox row an emptied order is not looked at again.
 */
async function forgetDeliveredOrders(db: D1Database, before: number): Promise<number> {
  const [emptied] = await db.batch([
    db
      .prepare(
        `UPDATE orders SET body = '', summary = '', submit_hash = ''
         WHERE order_key IN (
           SELECT item FROM outbox
           WHERE kind = 'order' AND state = 'delivered' AND delivered_at <= ?
         )`,
      )
      .bind(before),
    db
      .prepare(
        `DELETE FROM outbox WHERE kind = 'order' AND state = 'delivered' AND delivered_at <= ?`,
      )
      .bind(before),
  ])
  return emptied?.meta.changes ?? 0
}

async function deleteMessages(db: D1Database, before: number): Promise<number> {
  const [, deleted] = await db.batch([
    db
      .prepare(
        `DELETE FROM outbox
         WHERE kind = 'contact'
           AND item IN (SELECT message_key FROM contact_messages WHERE sent_at <= ?)`,
      )
      .bind(before),
    db.prepare('DELETE FROM contact_messages WHERE sent_at <= ?').bind(before),
  ])
  return deleted?.meta.changes ?? 0
}

/** Where the site is its own back office, the promise holds there too. */
async function deleteEmbeddedMessages(db: D1Database, before: Date): Promise<number> {
  const { meta } = await db
    .prepare('DELETE FROM messages WHERE received_at <= ?')
    .bind(before.toISOString())
    .run()
  return meta.changes
}
