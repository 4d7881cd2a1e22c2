/** An event of an order that the back office is told of. */
export type EventItem = { orderKey: string; seq: number }

/** Length of the key of an order, a UUID. */
const KEY_LENGTH = 36

/** The item of an event in the outbox (kind `event`); by their texts the events of an order are in sequence. */
export function eventItem({ orderKey, seq }: EventItem): string {
  return `${orderKey}:${String(seq).padStart(7, '0')}`
}

/** SQL for the key of the order of an event's item. */
export function orderKeyOfSql(item: string): string {
  return `substr(${item}, 1, ${KEY_LENGTH})`
}

/** SQL for the number of the event of an event's item. */
export function seqOfSql(item: string): string {
  return `CAST(substr(${item}, ${KEY_LENGTH + 2}) AS INTEGER)`
}

/**
 * SQL that is true for a delivery of `outbox` that may leave: an event only after its order, and after the events before
 * it.
 */
export const IS_NEXT = `(outbox.kind <> 'event' OR (
  NOT EXISTS (SELECT 1 FROM outbox AS placed
    WHERE placed.kind = 'order' AND placed.item = ${orderKeyOfSql('outbox.item')} AND placed.state <> 'delivered')
  AND NOT EXISTS (SELECT 1 FROM outbox AS earlier
    WHERE earlier.kind = 'event' AND earlier.item >= ${orderKeyOfSql('outbox.item')} AND earlier.item < outbox.item
      AND earlier.state <> 'delivered')))`

/** The statement that owes the back office an event; it belongs in the batch of the act. */
export function oweEvent(db: D1Database, item: EventItem, now: Date): D1PreparedStatement {
  return db
    .prepare(
      `INSERT INTO outbox (kind, item, state, next_at, created_at, announced_at)
       VALUES ('event', ?1, 'pending', ?2, ?2, ?2)`,
    )
    .bind(eventItem(item), now.getTime())
}

/** The statement that deletes the events of orders that nobody can be told of any more; `keys` are the orders'. */
export function deleteEventsOf(db: D1Database, keys: string[]): D1PreparedStatement {
  return db
    .prepare(
      `DELETE FROM outbox WHERE rowid IN (
         SELECT event.rowid FROM json_each(?1) AS listed CROSS JOIN outbox AS event
         WHERE event.kind = 'event' AND event.item >= listed.value || ':' AND event.item < listed.value || ';')`,
    )
    .bind(JSON.stringify(keys))
}
