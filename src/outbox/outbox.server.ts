import * as v from 'valibot'
import {
  type Claimed,
  claimDue,
  claimed,
  claimOne,
  claimProbe,
  type Delivery,
  type Owed,
} from '~/outbox/claim.server'
import { mailItem, type MailRole, type MailSubject } from '~/outbox/mail-item'
import {
  buryOverdue,
  hasAnswered,
  type Outcome,
  recordOutcomes,
  wakeWaiting,
} from '~/outbox/outcome.server'
import { traceKey, uuidOf } from '~/lib/hash'
import { errorFacts, logEvent } from '~/lib/log'
import { postContact, postEvent, postOrder } from '~/back-office/client.server'
import { contactBodySchema } from '~/back-office/contract'
import type { ProviderResult } from '~/back-office/failure'
import { RETRY } from '~/back-office/retry'
import { failed } from '~/back-office/transport.server'

/**
 * The statement that adds the delivery of an item; it belongs in the batch that stores the item, and fails the batch
 * when the delivery exists: the site must not confirm an item that another row delivers.
 */
export function oweDelivery(
  db: D1Database,
  { kind, item, isHeld }: Owed & { isHeld: boolean },
  now: Date,
): D1PreparedStatement {
  return db
    .prepare(`INSERT INTO outbox (kind, item, state, next_at, created_at) VALUES (?, ?, ?, ?, ?)`)
    .bind(kind, item, isHeld ? 'held' : 'pending', now.getTime(), now.getTime())
}

/** The statement that adds a mail, due at `dueAt` (ms); it belongs in the batch that stores the subject of the mail. */
export function oweMail(
  db: D1Database,
  { role, subject, isHeld }: { role: MailRole; subject: MailSubject; isHeld: boolean },
  now: Date,
  dueAt = now.getTime(),
): D1PreparedStatement {
  return db
    .prepare(
      "INSERT INTO outbox (kind, item, state, next_at, created_at) VALUES ('mail', ?, ?, ?, ?)",
    )
    .bind(
      mailItem(role, subject),
      isHeld && role === 'customer' ? 'held' : 'pending',
      dueAt,
      now.getTime(),
    )
}

/** A backlog of reminders goes out over several minutes. */
const MOST_REMINDERS = 50

/**
 * The statement that reminds the carrier, once, of each order whose key the SQL `keysSql` gives: nobody answered it, or its
 * ride has no driver.
 */
export function oweReminders(
  db: D1Database,
  {
    about,
    keysSql,
    values,
  }: {
    about: 'unanswered' | 'driverless'
    keysSql: string
    values: number[]
  },
  now: Date,
): D1PreparedStatement {
  const item = `'${mailItem('carrier', { about, orderKey: '' })}' || order_key`
  return db
    .prepare(
      `INSERT INTO outbox (kind, item, state, next_at, created_at)
       SELECT 'mail', ${item}, 'pending', ?1, ?1 FROM (${keysSql})
       WHERE NOT EXISTS (SELECT 1 FROM outbox WHERE kind = 'mail' AND item = ${item})
       LIMIT ${MOST_REMINDERS} ON CONFLICT DO NOTHING`,
    )
    .bind(now.getTime(), ...values)
}

/**
 * The statements that replace the carrier's unsent mails about earlier events of an order by one about `seq`; it leaves
 * no sooner than `every` (ms) after the last one that was sent.
 */
export function replaceCarrierMails(
  db: D1Database,
  { orderKey, seq, earlier }: { orderKey: string; seq: number; earlier: number[] },
  every: number,
  now: Date,
): D1PreparedStatement[] {
  const itemOf = (of: number) => mailItem('carrier', { about: 'event', orderKey, seq: of })
  const items = JSON.stringify(earlier.map(itemOf))
  const isEarlier = "kind = 'mail' AND item IN (SELECT value FROM json_each(?1))"
  return [
    db
      .prepare(`DELETE FROM outbox WHERE ${isEarlier} AND state = 'pending' AND lease_until = 0`)
      .bind(items),
    db
      .prepare(
        `INSERT INTO outbox (kind, item, state, next_at, created_at)
         SELECT 'mail', ?2, 'pending', MAX(?3, COALESCE(MAX(COALESCE(delivered_at, created_at)) + ?4, 0)), ?3
         FROM outbox WHERE ${isEarlier}`,
      )
      .bind(items, itemOf(seq), now.getTime(), every),
  ]
}

/** True when a mail was added since a time whose item begins with `start` and does not sort after `item`. */
export async function isMailOwedSince(
  db: D1Database,
  { start, item }: { start: string; item: string },
  since: number,
): Promise<boolean> {
  const recent = await db
    .prepare(
      "SELECT 1 FROM outbox WHERE kind = 'mail' AND item BETWEEN ? AND ? AND created_at > ? LIMIT 1",
    )
    .bind(start, item, since)
    .first()
  return recent !== null
}

/**
 * Tries to deliver one item now; does nothing when it is not pending, another attempt is running or the breaker is
 * open, so that no request waits for a provider that is down. Never throws, see below.
 */
export async function deliverNow(delivery: Delivery, owed: Owed): Promise<void> {
  const taken = claimed(claimOne(delivery.db, owed, delivery.now(), delivery.orders))
  await deliverClaimed(delivery, await taken.catch(() => []))
}

/** Delivers claimed items. Never throws: they are stored, and the next drain retries failures. */
export async function deliverClaimed(delivery: Delivery, items: Claimed[]): Promise<void> {
  try {
    const outcomes = await sendAll(delivery, items)
    if (outcomes.length === 0) return
    const woken = hasAnswered(outcomes) ? [wakeWaiting(delivery)] : []
    await delivery.db.batch([...recordOutcomes(delivery, outcomes), ...woken])
  } catch (error) {
    logEvent({ event: 'delivery', outcome: 'failed', ...errorFacts(error) })
  }
}

/**
 * Delivers due items until none is due, `most` were tried or 25 seconds are over; the next minute continues. While
 * the breaker is open it makes one probe, and continues when that closes the breaker. Returns the number of tried
 * deliveries.
 */
export async function drainOutbox(delivery: Delivery, most = Infinity): Promise<number> {
  const until = delivery.now().getTime() + RETRY.drain
  let tried = 0
  let hasProviderAnswered = false
  while (tried < most && delivery.now().getTime() < until) {
    const due = await claimDue(delivery, Math.min(RETRY.atOnce, most - tried))
    const probe = due.length === 0 ? await claimProbe(delivery) : []
    const outcomes = await sendAll(delivery, [...due, ...probe])
    if (outcomes.length === 0) break
    const isAnswer = hasAnswered(outcomes)
    const woken = isAnswer && probe.length > 0 ? [wakeWaiting(delivery)] : []
    await delivery.db.batch([...recordOutcomes(delivery, outcomes), ...woken])
    hasProviderAnswered ||= isAnswer
    tried += outcomes.length
    if (probe.length > 0 && !isAnswer) break
  }
  const woken = hasProviderAnswered ? [wakeWaiting(delivery)] : []
  await delivery.db.batch([...woken, buryOverdue(delivery)])
  return tried
}

async function sendAll(delivery: Delivery, items: Claimed[]): Promise<Outcome[]> {
  return Promise.all(
    items.map(async (item) => {
      const result = await send(delivery, item)
      logEvent({
        event: 'delivery',
        trace: await traceKey(item.item),
        outcome: result.ok ? 'delivered' : outcomeOf(result.error),
        count: item.attempts,
      })
      return { claimed: item, result }
    }),
  )
}

/** A failure as the log names it: an answer of the back office with its status, as of a mail. */
function outcomeOf({ code, status }: { code: string; status: number | null }): string {
  return code === 'http' && status !== null ? `http_${status}` : code
}

/** Sends one item; never throws, so that no item stops another. A stored text that no longer fits waits for a person. */
async function send(
  { connection, orders }: Delivery,
  owed: Claimed,
): Promise<ProviderResult<unknown>> {
  const { kind, stored } = owed
  const key = await idempotencyKey(owed)
  switch (kind) {
    case 'order': {
      const order = orNull(() => orders?.toBody(stored ?? '') ?? null)
      return order ? postOrder(connection, order, key) : failed('bad_argument')
    }
    case 'event': {
      const event = orNull(() => orders?.toEvent(stored ?? '') ?? null)
      return event ? postEvent(connection, event, key) : failed('bad_argument')
    }
    case 'contact': {
      const message = v.safeParse(
        contactBodySchema,
        orNull(() => JSON.parse(stored ?? '')),
      )
      return message.success ? postContact(connection, message.output, key) : failed('bad_argument')
    }
  }
}

/**
 * The key of a delivery names its kind, so that a back office never takes a message for an order with the same UUID,
 * which a sender may choose.
 */
async function idempotencyKey({ kind, item }: Claimed): Promise<string> {
  switch (kind) {
    case 'order':
      return `order:${item}`
    case 'contact':
      return `message:${item}`
    case 'event':
      return `event:${await uuidOf(item)}`
  }
}

function orNull<T>(read: () => T): T | null {
  try {
    return read()
  } catch {
    return null
  }
}
