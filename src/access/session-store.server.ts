import { DAY, HOUR, MINUTE } from '~/lib/duration'
import { sha256 } from '~/lib/hash'

/** Owns the table `desk_sessions`: who is at the desk, by the hash of the session's cookie. */

/** How long a session lasts, ms. */
export const SESSION_LIFETIME = 12 * HOUR
/** How long after its proof of the mailbox a sign-in counts as fresh, ms. */
const FRESH_FOR = 10 * MINUTE
/** Use is noted at most once in this time, so that a page that renews itself does not write each time, ms. */
const NOTED_EVERY = 5 * MINUTE
/** How long a row stays after its session began, ms. */
export const SESSIONS_KEPT = 2 * DAY

/** A session that lasts. Times are ms. */
export type Session = {
  key: string
  person: string
  /** The browser in a few words. */
  device: string
  beganAt: number
  freshAt: number
  usedAt: number
}

type Row = {
  key: string
  person: string
  device: string
  began_at: number
  fresh_at: number
  used_at: number
}
const COLUMNS = 'key, person, device, began_at, fresh_at, used_at'

function toSession({ began_at, fresh_at, used_at, ...row }: Row): Session {
  return { ...row, beganAt: began_at, freshAt: fresh_at, usedAt: used_at }
}

/** Begins a session; returns the value of its cookie, which is stored nowhere else. */
export async function beginSession(
  db: D1Database,
  { person, device }: { person: string; device: string },
  now: Date,
): Promise<string> {
  const cookie = `${crypto.randomUUID()}${crypto.randomUUID()}`.replaceAll('-', '')
  const time = now.getTime()
  await db
    .prepare(
      `INSERT INTO desk_sessions (key, person, device, began_at, fresh_at, used_at)
       VALUES (?1, ?2, ?3, ?4, ?4, ?4)`,
    )
    .bind(await sha256(cookie), person, device, time)
    .run()
  return cookie
}

/** The session of a cookie; null for one that is over, was ended or never began. */
export async function readSession(
  db: D1Database,
  cookie: string,
  now: Date,
): Promise<Session | null> {
  const row = await db
    .prepare(
      `SELECT ${COLUMNS} FROM desk_sessions WHERE key = ?1 AND ended_at IS NULL AND began_at > ?2`,
    )
    .bind(await sha256(cookie), now.getTime() - SESSION_LIFETIME)
    .first<Row>()
  return row && toSession(row)
}

/** Notes that a session is used; null while that was noted a moment ago. */
export function noteUse(
  db: D1Database,
  { key, usedAt }: Session,
  now: Date,
): D1PreparedStatement | null {
  if (now.getTime() - usedAt < NOTED_EVERY) return null
  return db.prepare('UPDATE desk_sessions SET used_at = ?2 WHERE key = ?1').bind(key, now.getTime())
}

/** True while the last proof of the mailbox is at most ten minutes old. */
export function isFresh({ freshAt }: Session, now: Date): boolean {
  return now.getTime() - freshAt <= FRESH_FOR
}

/** Notes a new proof of the mailbox. */
export async function freshenSession(db: D1Database, key: string, now: Date): Promise<void> {
  await db
    .prepare('UPDATE desk_sessions SET fresh_at = ?2 WHERE key = ?1')
    .bind(key, now.getTime())
    .run()
}

/** The sessions that last, the one used last first. */
export async function listSessions(db: D1Database, now: Date): Promise<Session[]> {
  const { results } = await db
    .prepare(
      `SELECT ${COLUMNS} FROM desk_sessions WHERE began_at > ?1 AND ended_at IS NULL
       ORDER BY used_at DESC LIMIT 100`,
    )
    .bind(now.getTime() - SESSION_LIFETIME)
    .all<Row>()
  return results.map(toSession)
}

/** Ends a session; false where it is over already. */
export async function endSession(db: D1Database, key: string, now: Date): Promise<boolean> {
  const { meta } = await db
    .prepare('UPDATE desk_sessions SET ended_at = ?2 WHERE key = ?1 AND ended_at IS NULL')
    .bind(key, now.getTime())
    .run()
  return meta.changes > 0
}

/** What is held of the sessions of a person, and the statement that deletes them, which ends them. */
export const SESSIONS_OF_PERSON = {
  read: 'SELECT person, device, began_at, fresh_at, used_at, ended_at FROM desk_sessions WHERE person = ?',
  erase: 'DELETE FROM desk_sessions WHERE person = ?1 AND began_at <= ?2',
}

/** The statement that deletes rows of sessions that began before `time`, ms. */
export function deleteSessions(db: D1Database, time: number, limit: number): D1PreparedStatement {
  return db
    .prepare(
      `DELETE FROM desk_sessions WHERE key IN
         (SELECT key FROM desk_sessions WHERE began_at < ? ORDER BY began_at LIMIT ?)`,
    )
    .bind(time, limit)
}
