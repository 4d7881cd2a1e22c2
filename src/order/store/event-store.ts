import * as v from 'valibot'
import { LISTED } from '~/back-office/newest-rows'
import type { PersonName } from '~/back-office/persons/person-hash.server'
import { withoutNamed } from '~/back-office/persons/person-sql'
import { type LifeEvent, lifeEventSchema } from '~/order/life/event-data'

/** Owns the table `order_events`: the events of each order. Rows are only added. */

/** SQL for the events of the outer row of `orders` as a JSON array; `data` is null in an emptied event. */
export const EVENTS_OF_ORDER = `(SELECT json_group_array(json_object('seq', seq, 'event', event, 'actor', actor, 'at', at,
    'data', iif(json_valid(data), json(data), NULL), 'person', person, 'against', json(against),
    'phone', iif(phone_act IS NULL, NULL, json_object('id', phone_act, 'at', phone_at))))
  FROM (SELECT * FROM order_events WHERE order_events.order_key = orders.order_key ORDER BY seq))`

/** SQL for one event with the number of its order, which `numberOf` gives for a key, as JSON; NULL if it was emptied. */
export function eventAtSql(
  { orderKey, seq }: { orderKey: string; seq: string },
  numberOf: (key: string) => string,
): string {
  return `(SELECT json_object('number', ${numberOf(orderKey)}, 'seq', seq, 'event', event, 'actor', actor,
      'at', strftime('%Y-%m-%dT%H:%M:%fZ', at / 1000.0, 'unixepoch'), 'data', json(data))
    FROM order_events WHERE order_key = ${orderKey} AND seq = ${seq} AND json_valid(data))`
}

/** SQL for the events of the outer row of `orders` without what they hold, each with its request; a JSON array. */
export const TRACED_EVENTS = `(SELECT json_group_array(json_object('seq', seq, 'event', event, 'actor', actor, 'at', at,
    'requestId', request_id))
  FROM (SELECT * FROM order_events WHERE order_events.order_key = orders.order_key ORDER BY seq))`

/** SQL for the key of the order that a request placed or changed; NULL if there is none. */
export function orderOfRequestSql(requestId: string): string {
  return `(SELECT order_key FROM order_events WHERE request_id = '${requestId}' LIMIT 1)`
}

/** SQL that is true for an event that was not taken back. */
export const IS_STANDING = `NOT EXISTS (SELECT 1 FROM order_events AS later WHERE later.order_key = order_events.order_key
      AND later.event = 'undo' AND json_valid(later.data) AND later.data ->> '$.of' = order_events.seq)`

/** SQL that is 1 if the customer of the outer row of `orders` asked for a change after our last answer to one. */
export const IS_CHANGE_ASKED = `(SELECT event = 'requestChange' FROM order_events
    WHERE order_events.order_key = orders.order_key AND event IN ('requestChange', 'answerChange')
      AND ${IS_STANDING}
    ORDER BY seq DESC LIMIT 1)`

/** SQL for how often the e-mail address of the outer row of `orders` was corrected. */
export const CORRECTIONS_OF_ORDER = `(SELECT COUNT(*) FROM order_events
    WHERE order_events.order_key = orders.order_key AND ${IS_STANDING}
      AND (event = 'correctEmail' OR (event = 'correct' AND json_valid(data) AND data ->> '$.after.email' IS NOT NULL)))`

const CORRECTIONS = `FROM order_events WHERE event = 'correctEmail' AND data <> ''`

/** SQL for the keys of the orders whose e-mail address was corrected to ?1; along an index. */
export const CORRECTED_TO = `SELECT order_key ${CORRECTIONS} AND lower(data ->> '$.email') = lower(?1)`

/** SQL for all corrections: the key of the order, and the address. */
export const ALL_CORRECTIONS = `SELECT order_key AS key, data ->> '$.email' AS email ${CORRECTIONS}`

const ASSIGNED = `FROM order_events WHERE event = 'assign' AND data <> ''`
const ASSIGNED_TO = {
  email: `${ASSIGNED} AND lower(data ->> '$.email') = lower(?1)`,
  phone: `${ASSIGNED} AND data ->> '$.phone' = ?1`,
}

/** An assignment as it is held, with what it says of its driver as JSON. */
export type Assigned = { order_key: string; seq: number; phone: string; data: string }

/** The assignments to whoever has an address or a number, on the list or typed; along an index. */
export async function assignmentsTo(db: D1Database, name: PersonName): Promise<Assigned[]> {
  const [to, by] =
    'email' in name ? [ASSIGNED_TO.email, name.email] : [ASSIGNED_TO.phone, name.phone]
  const { results } = await db
    .prepare(`SELECT order_key, seq, data ->> '$.phone' AS phone, data ${to}`)
    .bind(by)
    .all<Assigned>()
  return results
}

/** The telephone numbers and addresses in assignments, each once with one of the other. */
export async function contactsAssigned(
  db: D1Database,
): Promise<{ email: string; phone: string }[]> {
  // From one to the next along the index, however many assignments each has.
  const each = (column: string) =>
    `WITH RECURSIVE listed(one) AS (
       SELECT MIN(${column}) ${ASSIGNED} AND ${column} > ''
       UNION ALL SELECT (SELECT MIN(${column}) ${ASSIGNED} AND ${column} > listed.one) FROM listed WHERE one IS NOT NULL)
     SELECT one FROM listed WHERE one IS NOT NULL`
  const [phone, email] = [`data ->> '$.phone'`, `lower(data ->> '$.email')`]
  const { results } = await db
    .prepare(
      `SELECT '' AS email, one AS phone FROM (${each(phone)}) UNION ALL
       SELECT one, (SELECT ${phone} ${ASSIGNED} AND ${email} = one LIMIT 1) FROM (${each(email)})`,
    )
    .all<{ email: string; phone: string }>()
  return results
}

/**
 * Takes the e-mail address out of the assignments until `until` (ms) of whoever has one of these numbers, so that nothing
 * is sent there any more; returns how many had one.
 */
export async function eraseAssignedEmails(
  db: D1Database,
  phones: readonly string[],
  until: number,
): Promise<number> {
  const { meta } = await db
    .prepare(
      `UPDATE order_events SET data = json_remove(data, '$.email') WHERE event = 'assign' AND data <> ''
         AND data ->> '$.phone' IN ${LISTED} AND data ->> '$.email' IS NOT NULL AND at <= ?2`,
    )
    .bind(JSON.stringify(phones), until)
    .run()
  return meta.changes
}

const rowSchema = v.object({
  at: v.number(),
  person: v.nullish(v.string()),
  against: v.nullish(v.array(v.string())),
  phone: v.nullish(v.object({ id: v.string(), at: v.number() })),
})

/** Parses the result of EVENTS_OF_ORDER; omits events that cannot be read, as emptied ones. */
export function readEvents(text: string): LifeEvent[] {
  const rows: unknown = JSON.parse(text)
  return Array.isArray(rows) ? rows.flatMap(readEvent) : []
}

function readEvent(row: unknown): LifeEvent[] {
  const time = v.safeParse(rowSchema, row)
  if (!time.success) return []
  const { person, phone, against } = time.output
  const at = new Date(time.output.at).toISOString()
  const pressed = phone ? { ...phone, at: new Date(phone.at).toISOString() } : undefined
  const event = v.safeParse(
    lifeEventSchema,
    Object.assign({}, row, {
      at,
      person: person ?? undefined,
      against: against ?? undefined,
      phone: pressed,
    }),
  )
  return event.success ? [event.output] : []
}

/**
 * Statement that adds an event with the request that caused it; it fails if another event has the same number
 * (isEventTaken).
 */
export function addEvent(
  db: D1Database,
  orderKey: string,
  { seq, event, actor, at, data, person, phone, against }: LifeEvent,
  requestId: string | undefined,
): D1PreparedStatement {
  return db
    .prepare(
      `INSERT INTO order_events (order_key, seq, event, actor, at, data, request_id, person, phone_act, phone_at, against)
       VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`,
    )
    .bind(
      orderKey,
      seq,
      event,
      actor,
      Date.parse(at),
      JSON.stringify(data),
      requestId ?? null,
      person ?? null,
      phone?.id ?? null,
      phone ? Date.parse(phone.at) : null,
      against ? JSON.stringify(against) : null,
    )
}

/** True if a batch failed because another event took the number. */
export function isEventTaken(error: unknown): boolean {
  return error instanceof Error && error.message.includes('UNIQUE constraint failed: order_events')
}

/**
 * Statement that empties the personal data in the events of orders; `keys` is a JSON list. Of money that moved amount, day,
 * way and reference stay, as the documents do, and that it was taken back: the books need them (orders/moved-money).
 */
export function emptyEvents(db: D1Database, keys: string): D1PreparedStatement {
  return db
    .prepare(
      `UPDATE order_events SET data = iif(event IN ('paid', 'refunded', 'undo'), data, ''), request_id = NULL, person = NULL
       WHERE order_key IN ${LISTED} AND data <> ''`,
    )
    .bind(keys)
}

/** Statement that takes guest, recipient and board out of the corrections of orders; `keys` is a JSON list. */
export function removeNamedInEvents(db: D1Database, keys: string): D1PreparedStatement {
  return db
    .prepare(
      `UPDATE order_events SET data = json_replace(data, ${withoutNamed('$.before')}, ${withoutNamed('$.after')})
       WHERE order_key IN ${LISTED} AND event = 'correct' AND data <> ''`,
    )
    .bind(keys)
}
