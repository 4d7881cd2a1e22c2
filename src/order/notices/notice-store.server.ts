import * as v from 'valibot'
import { DAY } from '~/lib/duration'

/** Owns the table `provider_notices`: the notices that were answered, each by its id. */

/** How long a back office may send the same notice again, ms. */
const KEPT = 30 * DAY

/** An answer to a notice, as it is repeated; `json` holds no personal data. */
export type NoticeAnswer = { status: 200 | 404 | 409 | 422; json: object }

const rowSchema = v.object({
  status: v.picklist([200, 404, 409, 422]),
  answer: v.pipe(v.string(), v.parseJson(), v.looseObject({})),
})

/** The answer that a notice had before; null for a new one. */
export async function findAnswer(db: D1Database, id: string): Promise<NoticeAnswer | null> {
  const row = await db
    .prepare('SELECT status, answer FROM provider_notices WHERE id = ?')
    .bind(id)
    .first()
  const read = row === null ? null : v.parse(rowSchema, row)
  return read && { status: read.status, json: read.answer }
}

/** The statement that keeps an answer; it fails where the notice has one already. */
export function keepAnswer(
  db: D1Database,
  id: string,
  { status, json }: NoticeAnswer,
  now: Date,
): D1PreparedStatement {
  return db
    .prepare('INSERT INTO provider_notices (id, at, status, answer) VALUES (?, ?, ?, ?)')
    .bind(id, now.getTime(), status, JSON.stringify(json))
}

/** True if a batch failed because the same notice was answered meanwhile. */
export function isNoticeTaken(error: unknown): boolean {
  return (
    error instanceof Error && error.message.includes('UNIQUE constraint failed: provider_notices')
  )
}

/** The statement that deletes answers that nobody asks for any more, at most `limit`. */
export function deleteOldAnswers(db: D1Database, now: Date, limit: number): D1PreparedStatement {
  return db
    .prepare(
      'DELETE FROM provider_notices WHERE id IN (SELECT id FROM provider_notices WHERE at <= ? ORDER BY at LIMIT ?)',
    )
    .bind(now.getTime() - KEPT, limit)
}
