import { appConfig } from '~config'
import { EMPTIED } from '~/jobs/emptied'
import { DAY } from '~/lib/duration'
import { providerEnd, type Settings } from '~/lib/settings'

const AFTER_RIDE = appConfig.retention.orderDaysAfterRide * DAY
const HELD = appConfig.retention.heldDays * DAY
const MESSAGE = appConfig.retention.messageDays * DAY

// As the index has it, else every row would be read: what is held was never made pending again.
const HELD_BEFORE =
  "state <> 'delivered' AND state = 'held' AND COALESCE(replayed_at, created_at) <= ?"

type ForgetEnv = Settings & { DB: D1Database; PROVIDER_DB?: D1Database }

/**
 * Forgets what the privacy page promises to forget, after the periods of `retention` in app.config.ts: drafts and
 * what was shown of them, what is personal in an order whose ride is long over, what was held as a robot's and
 * nobody released, contact messages in whatever state. Any other order that was not delivered stays. The embedded
 * back office follows the same clock. Nothing else deletes by time; what a cookie or a cache holds ends by
 * itself. Returns how many things it forgot.
 */
export async function forgetExpired(env: ForgetEnv, now: Date): Promise<number> {
  const { DB, PROVIDER_DB } = env
  const time = now.getTime()
  const drafts = await deleteExpired(DB, now)
  const orders = await emptyOrders(DB, { ride: time - AFTER_RIDE, held: time - HELD })
  await deleteMails(DB, time - AFTER_RIDE)
  const messages = await deleteMessages(DB, { sent: time - MESSAGE, held: time - HELD })
  const isEmbedded = providerEnd(env) === 'embedded'
  const embedded =
    isEmbedded && PROVIDER_DB
      ? await forgetEmbedded(PROVIDER_DB, { sent: time - MESSAGE, ride: time - AFTER_RIDE })
      : 0
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

/**
 * What is no person's stays: the number, which must never be given twice, times, the sum, the terms' version. An
 * order that was held leaves nothing that could be released.
 */
async function emptyOrders(
  db: D1Database,
  before: { ride: number; held: number },
): Promise<number> {
  const isOver = `content <> '' AND ride_at <= ? AND EXISTS (
    SELECT 1 FROM outbox WHERE kind = 'order' AND item = order_key AND state = 'delivered')`
  const held = `SELECT item FROM outbox WHERE kind = 'order' AND ${HELD_BEFORE}`
  const results = await db.batch([
    // What happened to them goes first, because it is found by what is about to be emptied.
    db
      .prepare(
        `UPDATE order_events SET ${EMPTIED.event}
         WHERE order_key IN (SELECT order_key FROM orders WHERE ${isOver})`,
      )
      .bind(before.ride),
    db.prepare(`UPDATE orders SET ${EMPTIED.order} WHERE ${isOver}`).bind(before.ride),
    db
      .prepare(`UPDATE order_events SET ${EMPTIED.event} WHERE order_key IN (${held})`)
      .bind(before.held),
    db
      .prepare(`UPDATE orders SET ${EMPTIED.order}, expires_at = NULL WHERE order_key IN (${held})`)
      .bind(before.held),
    db
      .prepare(`DELETE FROM outbox WHERE kind IN ('order', 'mail') AND ${HELD_BEFORE}`)
      .bind(before.held),
  ])
  const [, over, , robots] = results.map(({ meta }) => meta.changes)
  return (over ?? 0) + (robots ?? 0)
}

/** That a mail was sent is nobody's; it only must not pile up. */
async function deleteMails(db: D1Database, before: number): Promise<void> {
  await db
    .prepare("DELETE FROM outbox WHERE kind = 'mail' AND state = 'delivered' AND delivered_at <= ?")
    .bind(before)
    .run()
}

async function deleteMessages(
  db: D1Database,
  before: { sent: number; held: number },
): Promise<number> {
  const isHeld = `kind = 'contact' AND ${HELD_BEFORE}`
  const results = await db.batch([
    db
      .prepare(
        `DELETE FROM contact_messages
         WHERE message_key IN (SELECT item FROM outbox WHERE ${isHeld})`,
      )
      .bind(before.held),
    db
      .prepare(
        `DELETE FROM outbox WHERE kind = 'mail'
           AND item IN (SELECT 'carrier:message:' || item FROM outbox WHERE ${isHeld})`,
      )
      .bind(before.held),
    db.prepare(`DELETE FROM outbox WHERE ${isHeld}`).bind(before.held),
    db
      .prepare(
        `DELETE FROM outbox WHERE kind = 'mail' AND item IN (
           SELECT 'carrier:message:' || message_key FROM contact_messages WHERE sent_at <= ?)`,
      )
      .bind(before.sent),
    db
      .prepare(
        `DELETE FROM outbox
         WHERE kind = 'contact'
           AND item IN (SELECT message_key FROM contact_messages WHERE sent_at <= ?)`,
      )
      .bind(before.sent),
    db.prepare('DELETE FROM contact_messages WHERE sent_at <= ?').bind(before.sent),
  ])
  const { 0: held, 5: old } = results.map(({ meta }) => meta.changes)
  return (held ?? 0) + (old ?? 0)
}

/**
 * Where the site is its own back office, the promise holds there too: messages go, of an order stays what it was
 * and cost, not whose it was.
 */
async function forgetEmbedded(
  db: D1Database,
  before: { sent: number; ride: number },
): Promise<number> {
  const results = await db.batch([
    db
      .prepare('DELETE FROM messages WHERE received_at <= ?')
      .bind(new Date(before.sent).toISOString()),
    db
      .prepare(
        `UPDATE orders SET ${EMPTIED.bookedOrder}
         WHERE body <> '{}' AND pickup_at <= ?1
           AND COALESCE(body ->> '$.trip.returnAt', pickup_at) <= ?1`,
      )
      .bind(new Date(before.ride).toISOString()),
  ])
  return results.reduce((total, { meta }) => total + meta.changes, 0)
}
