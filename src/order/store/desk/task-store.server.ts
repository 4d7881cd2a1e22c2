import * as v from 'valibot'
import { currencySchema } from '~/back-office/contract-parts'
import { LISTED } from '~/back-office/newest-rows'
import { type Leg, LEGS } from '~/order/life/rides/steps'
import { type Objection, objectionSchema } from '~/order/store/desk/objection'
import { orderKeySql, orderNumberSql } from '~/order/store/order-sql'
import { DRIVER_FACTS, DRIVER_NEWS } from '~/order/store/driver/driver-news'
import { DRIVER_ACTS } from '~/order/store/driver/ride-progress'

/** Owns the table `tasks`: what a person of the desk has to do because of an event. */

/** More open tasks are not listed at once. */
export const MOST_TASKS = 50

/** Whom to tell what: a driver without an e-mail address. `pickupAt` is the pickup as he knew it, an ISO instant. */
const tellSchema = v.object({
  driver: v.string(),
  phone: v.string(),
  what: v.picklist(DRIVER_NEWS),
  facts: v.array(v.picklist(DRIVER_FACTS)),
  pickupAt: v.string(),
})

/**
 * What happened at the payment gateway, in the sequence in which a refund or a dispute comes to it: more went back than we
 * owed; a bank asks; it claims money; a refund failed; a dispute is lost, or won; or what no order can note.
 */
const GATEWAY_NEWS = ['returned', 'inquiry', 'open', 'failed', 'lost', 'won', 'unnoted'] as const

/** `answerBy` is the end of the time for evidence, an ISO instant; `reason` is the gateway's code. */
const gatewaySchema = v.object({
  what: v.picklist(GATEWAY_NEWS),
  amount: v.number(),
  currency: v.string(),
  reason: v.optional(v.string()),
  answerBy: v.optional(v.string()),
})

/**
 * A press of a driver on a ride that was no longer his, or was cancelled, when it arrived, or of cash that no order could
 * note; `at` is when he pressed, ISO, and `cash` the sum that his page showed.
 */
const pressedSchema = v.object({
  driver: v.string(),
  phone: v.string(),
  act: v.picklist(DRIVER_ACTS),
  at: v.string(),
  cash: v.optional(v.object({ amount: v.number(), currency: currencySchema })),
})

/**
 * What a task is: tell a driver, tell a former driver, part rides that meet, hear what the payment gateway did, or what a driver
 * pressed in vain.
 */
export const TASK_KINDS = ['tell', 'tellFormer', 'meet', 'gateway', 'pressed'] as const

const taskEntries = {
  seq: v.number(),
  leg: v.picklist(LEGS),
  item: v.string(),
  number: v.string(),
}
const taskSchema = v.variant('kind', [
  v.object({ ...taskEntries, kind: v.picklist(['tell', 'tellFormer']), data: tellSchema }),
  v.object({ ...taskEntries, kind: v.literal('meet'), data: v.array(objectionSchema) }),
  v.object({ ...taskEntries, kind: v.literal('gateway'), data: gatewaySchema }),
  v.object({ ...taskEntries, kind: v.literal('pressed'), data: pressedSchema }),
])

/**
 * A task that nobody has done: a driver does not know of something, rides meet because somebody else acted, or the
 * payment gateway did something. Of the latter `item` is the gateway's name of the refund or dispute; of rides that do not fit
 * the fleet any more it is `fleet`; else it is empty.
 */
export type Task = v.InferOutput<typeof taskSchema>
export type Tell = v.InferOutput<typeof tellSchema>
export type GatewayNews = v.InferOutput<typeof gatewaySchema>

/** A task as an act makes it. */
type NewTask =
  | { seq: number; leg: Leg; kind: 'tell' | 'tellFormer'; data: Tell }
  | { seq: number; leg: Leg; kind: 'meet'; data: Objection[] }

/** Statement that adds a task; it is shown from `showAt` (ms) on, when its act can no longer be taken back. */
export function addTask(
  db: D1Database,
  orderKey: string,
  { seq, leg, kind, data }: NewTask,
  showAt: number,
): D1PreparedStatement {
  return db
    .prepare(
      `INSERT INTO tasks (order_key, seq, leg, kind, data, show_at) VALUES (?1, ?2, ?3, ?4, ?5, ?6)`,
    )
    .bind(orderKey, seq, leg, kind, JSON.stringify(data), showAt)
}

/** The item of the task about a ride that does not fit the fleet any more. */
const FLEET = 'fleet'

/** Statement that tells the desk that a ride does not fit the fleet any more: one task a ride, of what speaks against it now. */
export function tellOfFleet(
  db: D1Database,
  { orderKey, seq, leg }: { orderKey: string; seq: number; leg: Leg },
  objections: readonly Objection[],
  now: Date,
): D1PreparedStatement {
  return db
    .prepare(
      `INSERT INTO tasks (order_key, seq, leg, kind, item, data, show_at)
       VALUES (?1, ?2, ?3, 'meet', '${FLEET}', ?4, ?5)
       ON CONFLICT DO UPDATE SET data = excluded.data, show_at = excluded.show_at, done_at = NULL, done_by = NULL`,
    )
    .bind(orderKey, seq, leg, JSON.stringify(objections), now.getTime())
}

/** Statement that ends the task about a ride that fits the fleet again: it was given anew, or the list was put right. */
export function settleFleetTask(
  db: D1Database,
  { orderKey, leg }: { orderKey: string; leg: number },
  now: Date,
): D1PreparedStatement {
  return db
    .prepare(
      `UPDATE tasks SET done_at = ?3 WHERE order_key = ?1 AND leg = ?2 AND item = '${FLEET}' AND done_at IS NULL`,
    )
    .bind(orderKey, leg, now.getTime())
}

/** Statement that opens again what `settleFleetTask` ended at a moment, because its act was taken back. */
export function reopenFleetTask(
  db: D1Database,
  orderKey: string,
  endedAt: string,
): D1PreparedStatement {
  return db
    .prepare(
      `UPDATE tasks SET done_at = NULL WHERE order_key = ?1 AND item = '${FLEET}' AND done_at = ?2 AND done_by IS NULL`,
    )
    .bind(orderKey, Date.parse(endedAt))
}

/** Statement that tells the desk what a refund or a dispute came to at the gateway: each once, and none that is older. */
export function tellGatewayNews(
  db: D1Database,
  { orderKey, item }: { orderKey: string; item: string },
  data: GatewayNews,
  now: Date,
): D1PreparedStatement {
  return db
    .prepare(
      `INSERT INTO tasks (order_key, seq, leg, kind, item, data, show_at)
       SELECT ?1, ?2, 1, 'gateway', ?3, ?4, ?5 WHERE NOT EXISTS (
         SELECT 1 FROM tasks WHERE order_key = ?1 AND seq >= ?2 AND kind = 'gateway' AND item = ?3)`,
    )
    .bind(orderKey, GATEWAY_NEWS.indexOf(data.what) + 1, item, JSON.stringify(data), now.getTime())
}

/** Statement that tells the desk of a driver's press that came to nothing; `item` is the id of the press. */
export function tellOfPress(
  db: D1Database,
  { orderKey, seq, leg, item }: { orderKey: string; seq: number; leg: Leg; item: string },
  data: v.InferOutput<typeof pressedSchema>,
  now: Date,
): D1PreparedStatement {
  return db
    .prepare(
      `INSERT INTO tasks (order_key, seq, leg, kind, item, data, show_at) VALUES (?1, ?2, ?3, 'pressed', ?4, ?5, ?6)`,
    )
    .bind(orderKey, seq, leg, item, JSON.stringify(data), now.getTime())
}

/** Statement that removes the tasks of an event that was taken back. */
export function strikeTasks(
  db: D1Database,
  { orderKey, seq }: { orderKey: string; seq: number },
): D1PreparedStatement {
  return db
    .prepare("DELETE FROM tasks WHERE order_key = ?1 AND seq = ?2 AND item = ''")
    .bind(orderKey, seq)
}

/** Statement by which the tasks of an order wait no longer: their acts cannot be taken back any more. */
export function releaseTasks(db: D1Database, orderKey: string, now: Date): D1PreparedStatement {
  return db
    .prepare('UPDATE tasks SET show_at = ?2 WHERE order_key = ?1 AND show_at > ?2')
    .bind(orderKey, now.getTime())
}

/** Statement that ends the tasks about the driver of a ride who acts by its page: so he knows. */
export function endTells(
  db: D1Database,
  { orderKey, leg }: { orderKey: string; leg: number },
  now: Date,
): D1PreparedStatement {
  return db
    .prepare(
      `UPDATE tasks SET done_at = ?3 WHERE order_key = ?1 AND leg = ?2 AND kind = 'tell' AND done_at IS NULL`,
    )
    .bind(orderKey, leg, now.getTime())
}

/** SQL that is true for two kinds that are one matter: what a driver has to be told of a ride, whether it is still his. */
const isOfKind = (kind: string) =>
  `(kind = ${kind} OR (kind IN ('tell', 'tellFormer') AND ${kind} IN ('tell', 'tellFormer')))`

/**
 * Marks a task as done, with the earlier ones of its matter and ride, or refund or dispute: the words that were said told of
 * all of them, to the same driver. Returns whether there was one.
 */
export async function endTask(
  db: D1Database,
  { number, seq, leg, kind, item }: Pick<Task, 'number' | 'seq' | 'leg' | 'kind' | 'item'>,
  { person, now }: { person: string; now: Date },
): Promise<boolean> {
  const { meta } = await db
    .prepare(
      `UPDATE tasks SET done_at = ?5, done_by = ?6
       WHERE order_key = ${orderKeySql('?1')} AND seq <= ?2 AND leg = ?3 AND ${isOfKind('?4')} AND item = ?7
         AND done_at IS NULL AND data ->> '$.phone' IS (SELECT data ->> '$.phone' FROM tasks AS said
           WHERE said.order_key = tasks.order_key AND said.seq = ?2 AND said.leg = ?3 AND said.kind = ?4
             AND said.item = ?7)`,
    )
    .bind(number, seq, leg, kind, now.getTime(), person, item)
    .run()
  return meta.changes > 0
}

const COLUMNS = `seq, leg, kind, item, data, ${orderNumberSql('tasks.order_key')} AS number`

/** The open tasks, the oldest first, at most MOST_TASKS and one more; of a ride or an item the latest of each matter. */
export async function listTasks(db: D1Database, now: Date): Promise<Task[]> {
  const { results } = await db
    .prepare(
      `SELECT ${COLUMNS} FROM tasks INDEXED BY tasks_open
       WHERE done_at IS NULL AND show_at <= ?1 ORDER BY show_at LIMIT ${MOST_TASKS + 1}`,
    )
    .bind(now.getTime())
    .all()
  return latest(results)
}

/** The open tasks of an order, also those whose act can still be taken back. */
export async function tasksOf(db: D1Database, orderKey: string): Promise<Task[]> {
  const { results } = await db
    .prepare(`SELECT ${COLUMNS} FROM tasks WHERE order_key = ?1 AND done_at IS NULL ORDER BY seq`)
    .bind(orderKey)
    .all()
  return latest(results)
}

function latest(rows: Record<string, unknown>[]): Task[] {
  // An order of which nothing is left has none.
  const tasks = rows
    .filter(({ number }) => number !== null)
    .map((row) => v.parse(taskSchema, { ...row, data: JSON.parse(String(row['data'])) }))
  // A driver who was given a ride and lost it again before anybody told him hears the last of it alone.
  const key = ({ number, leg, kind, item, data }: Task) =>
    'what' in data && 'phone' in data
      ? [number, leg, data.phone].join(' ')
      : [number, leg, kind, item].join(' ')
  const inTurn = tasks.toSorted((one, other) => one.seq - other.seq)
  const last = new Map(inTurn.map((task) => [key(task), task]))
  return tasks.filter((task) => last.get(key(task)) === task)
}

/** What is held in tasks of a driver with one of these numbers. */
export async function tasksOfDriver(
  db: D1Database,
  phones: readonly string[],
): Promise<Record<string, unknown>[]> {
  const { results } = await db
    .prepare(
      `SELECT order_key, kind, data, done_at FROM tasks WHERE data ->> '$.phone' IN ${LISTED}`,
    )
    .bind(JSON.stringify(phones))
    .all()
  return results
}

/** The numbers of the drivers about whom there are tasks. */
export async function phonesInTasks(db: D1Database): Promise<string[]> {
  const { results } = await db
    .prepare(
      // From one number to the next along the index, however many tasks each has.
      `WITH RECURSIVE listed(phone) AS (
         SELECT MIN(data ->> '$.phone') FROM tasks WHERE data ->> '$.phone' > ''
         UNION ALL
         SELECT (SELECT MIN(data ->> '$.phone') FROM tasks WHERE data ->> '$.phone' > listed.phone)
         FROM listed WHERE listed.phone IS NOT NULL)
       SELECT phone FROM listed WHERE phone IS NOT NULL`,
    )
    .all<{ phone: string }>()
  return results.map(({ phone }) => phone)
}

/** Removes the tasks about a driver with one of these numbers, those shown until `until` (ms); returns how many. */
export async function eraseTasks(
  db: D1Database,
  phones: readonly string[],
  until = Number.MAX_SAFE_INTEGER,
): Promise<number> {
  const { meta } = await db
    .prepare(`DELETE FROM tasks WHERE data ->> '$.phone' IN ${LISTED} AND show_at <= ?2`)
    .bind(JSON.stringify(phones), until)
    .run()
  return meta.changes
}

/** Statement that deletes the tasks of orders; `keys` is a JSON list. */
export function forgetTasks(db: D1Database, keys: string): D1PreparedStatement {
  return db.prepare(`DELETE FROM tasks WHERE order_key IN ${LISTED}`).bind(keys)
}
