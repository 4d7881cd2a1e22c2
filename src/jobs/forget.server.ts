import { appConfig } from '~config'
import { DAY } from '~/lib/duration'

const AFTER_RIDE = appConfig.retention.orderDaysAfterRide * DAY
const MESSAGE = appConfig.retention.messageDays * DAY

/**
 * Forgets what the privacy page promises to forget, after the periods of `retention` in app.config.ts: drafts and
 * what was shown of them, what is personal in an order whose ride is long over, contact messages in whatever
 * state. An order that was not delivered stays. The embedded back office follows the same clock.
 * Nothing else deletes by time; what a cookie or a cache holds ends by itself. Returns how many things it forgot.
 */
export async function forgetExpired(
  { DB, PROVIDER_DB }: { DB: D1Database; PROVIDER_DB: D1Database },
  now: Date,
): Promise<number> {
  const drafts = await deleteExpired(DB, now)
  const orders = await emptyOrders(DB, now.getTime() - AFTER_RIDE)
  const messages = await deleteMessages(DB, now.getTime() - MESSAGE)
  const embedded =
    (await deleteEmbeddedMessages(PROVIDER_DB, new Date(now.getTime() - MESSAGE))) +
    (await emptyEmbeddedOrders(PROVIDER_DB, new Date(now.getTime() - AFTER_RIDE)))
  return drafts + orders + messages + embedded
}

/** A draft and a summary are written with the moment at which their time is over. */
async function deleteExpired(db: D1Database, now: Date): Promise<number> {
  const [drafts] = await db.batch(
    ['drafts', 'summaries'].map((table) =>
      db.prepare(`DELETE FROM ${table} WHERE expires_at <= ?`).bind(now.getTime()),
    ),
  )
  return drafts?.meta.changes ?? 0
}

/** What is no person's stays: the number, which must never be given twice, times, the sum, the terms' version. */
async function emptyOrders(db: D1Database, before: number): Promise<number> {
  const { meta } = await db
    .prepare(
      `UPDATE orders SET content = '', note = NULL
       WHERE content <> '' AND ride_at <= ? AND EXISTS (
         SELECT 1 FROM outbox WHERE kind = 'order' AND item = order_key AND state = 'delivered'
       )`,
    )
    .bind(before)
    .run()
  return meta.changes
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

/** Like the site's own; what an order was and cost stays, whose it was does not. */
async function emptyEmbeddedOrders(db: D1Database, before: Date): Promise<number> {
  const { meta } = await db
    .prepare(
      `UPDATE orders SET body = '{}', pickup = NULL, dropoff = NULL, name = '', email = '', phone = '',
         street = '', city = '', zip = '', country = '', company_name = NULL, company_id = NULL,
         company_vat_id = NULL
       WHERE body <> '{}' AND pickup_at <= ?1 AND COALESCE(body ->> '$.trip.returnAt', pickup_at) <= ?1`,
    )
    .bind(before.toISOString())
    .run()
  return meta.changes
}
