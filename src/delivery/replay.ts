/** What a person makes pending again: one item, or all of a state. */
export type ReplayTarget = { key: string } | { number: string } | { state: 'needs_review' | 'dead' }

/**
 * SQL that makes items the provider refused or never took pending again, due at once, with 48 hours of
 * their own. It is text without parameters, because wrangler takes none; the target is checked first.
 */
export function replaySql(target: ReplayTarget, now: number): string {
  return `UPDATE outbox SET state = 'pending', next_at = ${now}, replayed_at = ${now}, attempts = 0,
      lease_until = 0
    WHERE state IN ('needs_review', 'dead') AND ${condition(target)}
    RETURNING kind, item`
}

/** SQL that releases what looked like a robot's to be delivered after all. */
export function releaseSql(target: { key: string } | { number: string }, now: number): string {
  return `UPDATE outbox SET state = 'pending', next_at = ${now}, replayed_at = ${now}
    WHERE state = 'held' AND ${condition(target)}
    RETURNING kind, item`
}

/**
 * SQL that marks what was not delivered as dealt with: entered by hand elsewhere, or a robot's. It is then kept
 * and forgotten like what the provider took, and the carrier knows of it. What is on its way to the provider at
 * this moment is left alone.
 */
export function settleSql(target: { key: string } | { number: string }, now: number): string {
  return `UPDATE outbox SET state = 'delivered', delivered_at = ${now}, last_error = 'settled by hand',
      lease_until = 0, announced_at = COALESCE(announced_at, ${now})
    WHERE state <> 'delivered' AND lease_until <= ${now} AND ${condition(target)}
    RETURNING kind, item`
}

/** Reads what was typed as an order number (ten digits) or the key of a message (UUID); null for neither. */
export function readItemName(typed: string): { key: string } | { number: string } | null {
  if (/^\d{10}$/.test(typed)) return { number: typed }
  return /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(typed) ? { key: typed } : null
}

function condition(target: ReplayTarget): string {
  if ('state' in target) return `state = '${target.state}'`
  if ('key' in target) return `item = '${target.key}'`
  return `kind = 'order' AND item = (SELECT order_key FROM orders WHERE number = '${target.number}')`
}
