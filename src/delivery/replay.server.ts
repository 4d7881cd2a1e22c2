import { mailsAboutSql } from '~/delivery/mails-about'

/** What a person makes pending again: one item, or all of a state. */
export type ReplayTarget = { number: string } | { key: string } | { state: 'needs_review' | 'dead' }
/** An order by its number, or a message by its key. */
export type ItemName = Exclude<ReplayTarget, { state: string }>

/**
 * Makes items that were refused or never taken pending again, due at once, with 48 hours of their own; with an order
 * or a message the mails about it. Returns how many.
 */
export async function replay(db: D1Database, target: ReplayTarget, now: number): Promise<number> {
  const { where, values } = condition(target)
  return changesOf(
    db
      .prepare(
        `UPDATE outbox SET state = 'pending', next_at = ?1, replayed_at = ?1, attempts = 0, lease_until = 0
         WHERE state <> 'delivered' AND state IN ('needs_review', 'dead') AND ${where}`,
      )
      .bind(now, ...values),
  )
}

/** Releases what looked like a robot's to be delivered after all, and the mails that tell its customer. */
export async function release(db: D1Database, target: ItemName, now: number): Promise<number> {
  const { where, values } = condition(target)
  return changesOf(
    db
      .prepare(
        `UPDATE outbox SET state = 'pending', next_at = ?1, replayed_at = ?1
         WHERE state = 'held' AND ${where}`,
      )
      .bind(now, ...values),
  )
}

/**
 * Marks what was not delivered as dealt with: entered by hand elsewhere, or a robot's. It is then kept and forgotten
 * like what the provider took, and the carrier knows of it. Of its mails those that failed are dealt with too; one
 * that waits or is held is left. What is on its way at this moment is left alone.
 */
export async function settle(db: D1Database, target: ItemName, now: number): Promise<number> {
  const { where, values } = condition(target)
  return changesOf(
    db
      .prepare(
        `UPDATE outbox SET state = 'delivered', delivered_at = ?1, last_error = 'settled by hand',
           lease_until = 0, announced_at = COALESCE(announced_at, ?1)
         WHERE state <> 'delivered' AND lease_until <= ?1
           AND (kind <> 'mail' OR state IN ('needs_review', 'dead')) AND ${where}`,
      )
      .bind(now, ...values),
  )
}

/** Reads what was typed as an order number (ten digits) or the key of a message (UUID); null for neither. */
export function readItemName(typed: string): ItemName | null {
  if (/^\d{10}$/.test(typed)) return { number: typed }
  return /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(typed) ? { key: typed } : null
}

async function changesOf(statement: D1PreparedStatement): Promise<number> {
  return (await statement.run()).meta.changes
}

/** SQL of the rows of a target, values from ?2 on. */
function condition(target: ReplayTarget): { where: string; values: string[] } {
  if ('state' in target) return { where: 'state = ?2', values: [target.state] }
  if ('number' in target) {
    const key = '(SELECT order_key FROM orders WHERE number = ?2)'
    return { where: rowsOf('order', key), values: [target.number] }
  }
  return { where: rowsOf('contact', '?2'), values: [target.key] }
}

/** The delivery of an item and the mails about it, each by the primary key. */
function rowsOf(kind: 'order' | 'contact', key: string): string {
  return `rowid IN (
    SELECT rowid FROM outbox WHERE kind = '${kind}' AND item = ${key}
    UNION ALL ${mailsAboutSql(kind, key)})`
}
