import { IS_BREAKER_OPEN, takeProbe } from '~/outbox/breaker.server'
import { MESSAGE_OF_ITEM } from '~/outbox/message-store.server'
import { IS_NEXT } from '~/outbox/events/event-items'
import { type DeliveryKind, IS_DELIVERY } from '~/outbox/outbox-sql'
import type { EventBody } from '~/back-office/events/contract-event'
import type { OrderBody } from '~/back-office/contract-order'
import type { ProviderConnection } from '~/back-office/client.server'
import { RETRY } from '~/back-office/retry'

/** A delivery: an order by its order_key, a message by its message_key, an event by its item (events/event-items). */
export type Owed = { kind: DeliveryKind; item: string }

/** How the outbox reads an order: the tables of the order are on a higher floor. */
export type OrderReader = {
  /** SQL of the stored text of the order whose key is `item`. */
  storedSql: string
  /** The provider's payload from that text; null when it cannot be parsed. */
  toBody: (stored: string) => OrderBody | null
  /** SQL of the stored text of the event `item`. */
  eventSql: string
  /** The event for the provider from that text, and its order; null when it cannot be parsed. */
  toEvent: (stored: string) => { number: string; body: EventBody } | null
}

/** The dependencies of a delivery. */
export type Delivery = {
  db: D1Database
  connection: ProviderConnection
  now: () => Date
  /** Null where only messages are delivered. */
  orders: OrderReader | null
}

/** An item under our lease, to be sent now. */
export type Claimed = Owed & {
  attempts: number
  /** Start of the time after which the item is dead. */
  owed_since: number
  lease_until: number
  /** 1 if its Idempotency-Key names its kind. */
  stored: string | null
}

/**
 * Claims due items, those that waited longest first; none while the breaker is open. Reads the breaker once, not for
 * each waiting row.
 */
export function claimDue({ db, orders, now }: Delivery, limit: number): Promise<Claimed[]> {
  const chosen = `
    SELECT rowid FROM outbox
    WHERE state = 'pending' AND ${IS_DELIVERY} AND next_at <= ?2 AND lease_until <= ?2 AND ${IS_NEXT}
    ORDER BY next_at LIMIT CASE WHEN ${IS_BREAKER_OPEN} THEN 0 ELSE ?3 END`
  return claimed(lease({ db, orders }, now().getTime(), chosen, [limit]))
}

/**
 * The statement that claims one item if it is due and the breaker is closed; its rows are Claimed. In the batch that
 * stores the item it saves a round trip.
 */
export function claimOne(
  db: D1Database,
  { kind, item }: Owed,
  now: Date,
  orders: OrderReader | null,
): D1PreparedStatement {
  const chosen = `
    SELECT rowid FROM outbox
    WHERE kind = ?3 AND item = ?4 AND state = 'pending' AND next_at <= ?2 AND lease_until <= ?2
      AND ${IS_NEXT} AND NOT ${IS_BREAKER_OPEN}`
  return lease({ db, orders }, now.getTime(), chosen, [kind, item])
}

/**
 * Claims one item, due or not, as a probe of the provider, if it is time for a probe. It takes the item with the
 * earliest due time: a failed item goes behind the waiting ones, so that one undeliverable item does not block all
 * others behind an open breaker.
 */
export async function claimProbe({ db, orders, now }: Delivery): Promise<Claimed[]> {
  const time = now().getTime()
  if (!(await takeProbe(db, time))) return []
  const chosen = `
    SELECT rowid FROM outbox WHERE state = 'pending' AND ${IS_DELIVERY} AND lease_until <= ?2 AND ${IS_NEXT}
    ORDER BY next_at LIMIT 1`
  return claimed(lease({ db, orders }, time, chosen, []))
}

/** The rows of a statement that claims items. */
export async function claimed(statement: D1PreparedStatement): Promise<Claimed[]> {
  return (await statement.all<Claimed>()).results
}

/**
 * Claims the selected items under a lease, in one statement, so that no two drains get the same one. In the selection
 * ?2 is now, and `values` begin at ?3. An expired lease means that an attempt died on the way, so its outcome is
 * unknown.
 */
function lease(
  { db, orders }: Pick<Delivery, 'db' | 'orders'>,
  now: number,
  chosen: string,
  values: (string | number)[],
): D1PreparedStatement {
  return db
    .prepare(
      `UPDATE outbox SET is_unknown = MAX(is_unknown, lease_until > 0), lease_until = ?1,
         attempts = attempts + 1
       WHERE rowid IN (${chosen})
       RETURNING kind, item, attempts, lease_until, COALESCE(replayed_at, created_at) AS owed_since,
         CASE kind WHEN 'order' THEN ${orders?.storedSql ?? 'NULL'} WHEN 'event' THEN ${orders?.eventSql ?? 'NULL'}
           ELSE ${MESSAGE_OF_ITEM} END AS stored`,
    )
    .bind(now + RETRY.lease, now, ...values)
}
