import { appConfig } from '~config'
import { DAY } from '~/lib/duration'
import { providerEnd, type Settings } from '~/lib/settings'

const ORDER_COPY = appConfig.retention.deliveredOrderDays * DAY
const HELD = appConfig.retention.heldDays * DAY
const MESSAGE = appConfig.retention.messageDays * DAY

type ForgetEnv = Settings & { DB: D1Database; PROVIDER_DB?: D1Database }

/**
 * Forgets what the privacy page promises to forget, after the periods of `retention` in app.config.ts: drafts,
 * the copy of a delivered order, what was held as a robot's and nobody released, contact messages in whatever
 * state. Any other order that was not delivered stays. Nothing else deletes by time; what a cookie or a cache
 * holds ends by itself. Returns how many things it forgot.
 */
export async function forgetExpired(env: ForgetEnv, now: Date): Promise<number> {
  const { DB, PROVIDER_DB } = env
  const time = now.getTime()
  const drafts = await deleteExpiredDrafts(DB, now)
  const orders = await forgetOrders(DB, { delivered: time - ORDER_COPY, held: time - HELD })
  const messages = await deleteMessages(DB, { sent: time - MESSAGE, held: time - HELD })
  const isEmbedded = providerEnd(env) === 'embedded'
  const embedded =
    isEmbedded && PROVIDER_DB ? await deleteEmbeddedMessages(PROVIDER_DB, time - MESSAGE) : 0
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
async function forgetOrders(
  db: D1Database,
  before: { delivered: number; held: number },
): Promise<number> {
  const expired = `kind = 'order' AND (
    (state = 'delivered' AND delivered_at <= ?1) OR (state = 'held' AND created_at <= ?2)
  )`
  const [emptied] = await db.batch([
    db
      .prepare(
        `UPDATE orders SET body = '', summary = '', submit_hash = ''
         WHERE order_key IN (SELECT item_key FROM outbox WHERE ${expired})`,
      )
      .bind(before.delivered, before.held),
    db.prepare(`DELETE FROM outbox WHERE ${expired}`).bind(before.delivered, before.held),
  ])
  return emptied?.meta.changes ?? 0
}

async function deleteMessages(
  db: D1Database,
  before: { sent: number; held: number },
): Promise<number> {
  const isHeld = `kind = 'contact' AND state = 'held' AND created_at <= ?1`
  const results = await db.batch([
    db
      .prepare(
        `DELETE FROM contact_messages
         WHERE message_key IN (SELECT item_key FROM outbox WHERE ${isHeld})`,
      )
      .bind(before.held),
    db.prepare(`DELETE FROM outbox WHERE ${isHeld}`).bind(before.held),
    db
      .prepare(
        `DELETE FROM outbox
         WHERE item_key IN (SELECT message_key FROM contact_messages WHERE sent_at <= ?)`,
      )
      .bind(before.sent),
    db.prepare('DELETE FROM contact_messages WHERE sent_at <= ?').bind(before.sent),
  ])
  const [held, , , old] = results.map(({ meta }) => meta.changes)
  return (held ?? 0) + (old ?? 0)
}

/** Where the site is its own back office, the promise holds there too. */
async function deleteEmbeddedMessages(db: D1Database, before: number): Promise<number> {
  const { meta } = await db
    .prepare('DELETE FROM messages WHERE received_at <= ?')
    .bind(new Date(before).toISOString())
    .run()
  return meta.changes
}
