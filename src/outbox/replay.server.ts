import { RETRY } from '~/back-office/retry'
import {
  eventsOfSql,
  isToCustomerSql,
  mailsAboutSql,
  type OutboxKind,
  SETTLED,
} from '~/outbox/outbox-sql'

/**
 * Each function takes further statements of its transaction, `also`: the last one before them tells by its changes
 * what was done.
 */

/** An order or a message that a person names: `keySql` returns its key for the name in ?2. */
export type NamedItem = { kind: OutboxKind; keySql: string; name: string }
/** The items that a person makes pending again: one item, or all in a state. */
export type ReplayTarget = NamedItem | { state: 'needs_review' | 'dead' }

const HAS_FAILED = "state IN ('needs_review', 'dead')"
/** Tried before and not on its way now: a lease that ends later than one can last belongs to no run. */
const WAITS = `state = 'pending' AND attempts > 0 AND (lease_until <= ?1 OR lease_until > ?1 + ${RETRY.lease})`

/**
 * Makes items pending again that were refused or never accepted, due at once, with a new period of 48 hours; of an item
 * that is named also what waits for its next try. Includes the mails about their orders or messages. Returns the
 * number of items.
 */
export async function replay(
  db: D1Database,
  target: ReplayTarget,
  now: number,
  also: D1PreparedStatement[] = [],
): Promise<number> {
  const { where, values } = condition(target)
  const chosen = 'state' in target ? HAS_FAILED : `(${HAS_FAILED} OR ${WAITS})`
  return changesOf(db, [
    db
      .prepare(
        `UPDATE outbox SET state = 'pending', next_at = ?1, replayed_at = ?1, attempts = 0, lease_until = 0
         WHERE state <> 'delivered' AND ${chosen} AND ${where}`,
      )
      .bind(now, ...values),
    ...also,
  ])
}

/** Releases suspected bots' items for delivery, and the mails to their customers. */
export async function release(
  db: D1Database,
  target: NamedItem,
  now: number,
  also: D1PreparedStatement[] = [],
): Promise<number> {
  const { where, values } = condition(target)
  return changesOf(db, [
    db
      .prepare(
        `UPDATE outbox SET state = 'pending', next_at = ?1, replayed_at = ?1
         WHERE state = 'held' AND ${where}`,
      )
      .bind(now, ...values),
    ...also,
  ])
}

/**
 * The statement that releases the mails to a customer about an order's events that the budget of the mailbox stopped;
 * it belongs in the batch of the act that proves the mailbox.
 */
export function releaseCapped(db: D1Database, orderKey: string, now: Date): D1PreparedStatement {
  return db
    .prepare(
      `UPDATE outbox SET state = 'pending', next_at = ?2, replayed_at = ?2
       WHERE state = 'capped' AND ${isToCustomerSql('?1')}`,
    )
    .bind(orderKey, now.getTime())
}

/**
 * Marks undelivered items as resolved: entered by hand elsewhere, or a bot's. They are then stored and deleted like
 * delivered items, and the carrier knows of them. Their failed mails and documents are resolved too; waiting or held
 * ones are unchanged; so do events of an order, which its back office learns after it. Items in delivery at this moment
 * are unchanged.
 */
export async function settle(
  db: D1Database,
  target: NamedItem,
  now: number,
  also: D1PreparedStatement[] = [],
): Promise<number> {
  const { where, values } = condition(target)
  return changesOf(db, [
    db
      .prepare(
        `UPDATE outbox SET state = 'delivered', delivered_at = ?1, last_error = '${SETTLED}',
           lease_until = 0, announced_at = COALESCE(announced_at, ?1)
         WHERE state <> 'delivered' AND lease_until <= ?1
           AND (kind NOT IN ('mail', 'document', 'event') OR state IN ('needs_review', 'dead')) AND ${where}`,
      )
      .bind(now, ...values),
    ...also,
  ])
}

async function changesOf(db: D1Database, statements: D1PreparedStatement[]): Promise<number> {
  const [first] = await db.batch(statements)
  return first?.meta.changes ?? 0
}

/** SQL of the rows of a target, values from ?2 on. */
function condition(target: ReplayTarget): { where: string; values: string[] } {
  if ('state' in target) return { where: 'state = ?2', values: [target.state] }
  return { where: rowsOf(target), values: [target.name] }
}

/** The delivery of an item, of an order also of its events and documents, and the mails about it, each by the primary key. */
function rowsOf({ kind, keySql }: NamedItem): string {
  const documents = `UNION ALL SELECT rowid FROM outbox
    WHERE kind = 'document' AND item >= ${keySql} || ':' AND item < ${keySql} || ';'`
  return `rowid IN (
    SELECT rowid FROM outbox WHERE kind = '${kind}' AND item = ${keySql}
    ${kind === 'order' ? `${documents} UNION ALL ${eventsOfSql(keySql)}` : ''}
    UNION ALL ${mailsAboutSql(kind, keySql)})`
}
