import { takeProbe } from '~/delivery/breaker.server'
import type { OrderBody } from '~/provider/contract-order'
import type { ProviderConnection } from '~/provider/client.server'
import { RETRY } from '~/provider/retry'

export type OutboxKind = 'order' | 'contact'

/** What is owed: an order by its order_key, a message by its message_key. */
export type Owed = { kind: OutboxKind; item: string }

/** What a delivery needs of the world. */
export type Delivery = {
  db: D1Database
  connection: ProviderConnection
  now: () => Date
  /** What the provider receives of the stored text of an order; null when that cannot be read. */
  toOrderBody: (stored: string) => OrderBody | null
}

/** An item under our lease, to be sent now. */
export type Claimed = Owed & {
  attempts: number
  /** When its time until it is dead began. */
  owed_since: number
  lease_until: number
  stored: string | null
}

/** SQL that gives the stored text of a row of `orders`; `toOrderBody` reads it. */
export const STORED_ORDER = `json_object('number', number, 'version', version, 'content', content,
  'locale', locale, 'paymentMethod', payment_method, 'note', note, 'placedAt', placed_at)`

const ORDER_OF_ITEM = `(SELECT ${STORED_ORDER} FROM orders WHERE order_key = item)`
const STORED_MESSAGE = '(SELECT body FROM contact_messages WHERE message_key = item)'

const IS_BREAKER_OPEN = `EXISTS (SELECT 1 FROM breaker WHERE failures >= ${RETRY.breakerOpensAt})`

/**
 * Takes what is due, what has waited longest first; nothing while the breaker is open, which is asked once and
 * not for each of the rows that wait.
 */
export function claimDue({ db, now }: Delivery, limit: number): Promise<Claimed[]> {
  const chosen = `
    SELECT rowid FROM outbox
    WHERE state = 'pending' AND kind <> 'mail' AND next_at <= ?2 AND lease_until <= ?2
    ORDER BY next_at LIMIT CASE WHEN ${IS_BREAKER_OPEN} THEN 0 ELSE ?3 END`
  return claimed(lease(db, now().getTime(), chosen, [limit]))
}

/**
 * The statement that takes one item if it is due and the breaker is closed; its rows are Claimed. In the batch
 * that stores the item it saves a round trip.
 */
export function claimOne(db: D1Database, { kind, item }: Owed, now: Date): D1PreparedStatement {
  const chosen = `
    SELECT rowid FROM outbox
    WHERE kind = ?3 AND item = ?4 AND state = 'pending' AND next_at <= ?2 AND lease_until <= ?2
      AND NOT ${IS_BREAKER_OPEN}`
  return lease(db, now.getTime(), chosen, [kind, item])
}

/**
 * Takes one item, due or not, to find out whether the provider is back, if it is time for a probe. It is the
 * one that would be due first: an item that failed goes behind those that wait, so that one the provider
 * cannot digest does not keep the breaker open for all the others.
 */
export async function claimProbe({ db, now }: Delivery): Promise<Claimed[]> {
  const time = now().getTime()
  if (!(await takeProbe(db, time))) return []
  const chosen = `
    SELECT rowid FROM outbox WHERE state = 'pending' AND kind <> 'mail' AND lease_until <= ?2
    ORDER BY next_at LIMIT 1`
  return claimed(lease(db, time, chosen, []))
}

/** The rows of a statement that takes items. */
export async function claimed(statement: D1PreparedStatement): Promise<Claimed[]> {
  return (await statement.all<Claimed>()).results
}

/**
 * Takes the chosen items under a lease, in one statement, so that no two drains get the same one. In what
 * chooses them ?2 is now, and `values` follow from ?3. A lease that ran out means that a try died on the way,
 * so its outcome is unknown.
 */
function lease(
  db: D1Database,
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
         CASE kind WHEN 'order' THEN ${ORDER_OF_ITEM} ELSE ${STORED_MESSAGE} END AS stored`,
    )
    .bind(now + RETRY.lease, now, ...values)
}
