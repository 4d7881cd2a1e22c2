import { mailItem } from '~/outbox/mail-item'

/** An act after which a tax document may be owed: the order and the number of its event. */
export type DocumentItem = { orderKey: string; seq: number }

/** The item of a document in the outbox (kind `document`). */
export function documentItem({ orderKey, seq }: DocumentItem): string {
  return `${orderKey}:${seq}`
}

/** The statement that owes the documents of an act, due at `dueAt`, ms; it belongs in the batch of the act. */
export function oweDocument(
  db: D1Database,
  item: DocumentItem,
  now: Date,
  dueAt: number,
): D1PreparedStatement {
  return db
    .prepare(
      "INSERT INTO outbox (kind, item, state, next_at, created_at) VALUES ('document', ?, 'pending', ?, ?)",
    )
    .bind(documentItem(item), dueAt, now.getTime())
}

/**
 * The statements that end an item whose documents are issued in the same batch, `count` of them by mail: it becomes the
 * customer's mail about the first one, and each further one has its own. Where no mail is needed nothing is left.
 */
export function documentIssued(
  db: D1Database,
  item: DocumentItem,
  count: number,
  now: Date,
): D1PreparedStatement[] {
  const own = documentItem(item)
  const isWaiting = "kind = 'document' AND item = ?1 AND state = 'pending'"
  if (count === 0) return [db.prepare(`DELETE FROM outbox WHERE ${isWaiting}`).bind(own)]
  const [first, ...further] = Array.from({ length: count }, (_, index) =>
    mailItem('customer', { about: 'document', ...item, nth: index + 1 }),
  )
  const mail = db
    .prepare(
      `UPDATE outbox SET kind = 'mail', item = ?2, next_at = ?3, created_at = ?3, replayed_at = NULL, attempts = 0
       WHERE ${isWaiting}`,
    )
    .bind(own, first, now.getTime())
  if (further.length === 0) return [mail]
  const more = db
    .prepare(
      `INSERT INTO outbox (kind, item, state, next_at, created_at)
       SELECT 'mail', value, 'pending', ?2, ?2 FROM json_each(?1)
       WHERE EXISTS (SELECT 1 FROM outbox WHERE kind = 'mail' AND item = ?3)`,
    )
    .bind(JSON.stringify(further), now.getTime(), first)
  return [mail, more]
}

/** The statement that leaves a document to a person, because its order cannot be read. */
export function documentFailed(
  db: D1Database,
  item: DocumentItem,
  error: string,
): D1PreparedStatement {
  return db
    .prepare(
      `UPDATE outbox SET state = 'needs_review', last_error = ?2, attempts = attempts + 1
       WHERE kind = 'document' AND item = ?1 AND state = 'pending'`,
    )
    .bind(documentItem(item), error)
}

/**
 * The statement that strikes what an act owes: its mails that nobody has begun to send, and its documents that are not
 * issued, whatever hindered them. It belongs in the batch of the act that takes it back.
 */
export function strikeOwed(db: D1Database, item: DocumentItem): D1PreparedStatement {
  return db
    .prepare(
      `DELETE FROM outbox WHERE (kind = 'document' AND item = ?1)
         OR (kind = 'mail' AND item IN (SELECT value FROM json_each(?2)) AND state = 'pending' AND lease_until = 0)`,
    )
    .bind(documentItem(item), JSON.stringify(mailsOf(item)))
}

/**
 * The statement by which what an act owes waits no longer, because somebody else acted since, and it cannot be taken back any
 * more: its mails leave before those of the later act.
 */
export function releaseOwed(db: D1Database, item: DocumentItem, now: Date): D1PreparedStatement {
  return db
    .prepare(
      `UPDATE outbox SET next_at = ?3 - 1 WHERE next_at >= ?3 AND state = 'pending' AND ((kind = 'document' AND item = ?1)
         OR (kind = 'mail' AND item IN (SELECT value FROM json_each(?2))))`,
    )
    .bind(documentItem(item), JSON.stringify(mailsOf(item)), now.getTime())
}

/** The mails that an act may owe, as the outbox names them. */
function mailsOf(item: DocumentItem): string[] {
  const about = { about: 'event', ...item } as const
  const news = ([1, 2] as const).flatMap((leg) =>
    (['driver', 'former'] as const).map((to) =>
      mailItem('carrier', { about: 'driverNews', ...item, leg, to }),
    ),
  )
  return [mailItem('carrier', about), mailItem('customer', about), ...news]
}
