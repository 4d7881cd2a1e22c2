import * as v from 'valibot'
import { STATEMENT_FORMS } from '~/order/bank/statement'
import { DAY } from '~/lib/duration'

/** The home of the table `bank_readings`: the statements that people noted. */

/** How long a reading can be taken back: as long as its open lines are kept. */
const KEPT = 90 * DAY

const readingSchema = v.object({
  id: v.string(),
  form: v.picklist(STATEMENT_FORMS),
  read_at: v.number(),
  noted: v.number(),
  open: v.number(),
})
/** A statement that somebody noted; `noted` and `open` count its payments and the lines that waited for a person. */
export type Reading = v.InferOutput<typeof readingSchema>

/** Keeps a reading; the same file again adds what it noted. */
export async function keepReading(
  db: D1Database,
  { id, form, noted, open }: Omit<Reading, 'read_at'>,
  now: Date,
): Promise<void> {
  await db
    .prepare(
      `INSERT INTO bank_readings (id, form, read_at, noted, open) VALUES (?, ?, ?, ?, ?)
        ON CONFLICT (id) DO UPDATE SET read_at = excluded.read_at, noted = noted + excluded.noted, open = excluded.open`,
    )
    .bind(id, form, now.getTime(), noted, open)
    .run()
}

/** The newest readings that can be taken back, at most `limit`. */
export async function lastReadings(db: D1Database, now: Date, limit: number): Promise<Reading[]> {
  const { results } = await db
    .prepare(
      `SELECT id, form, read_at, noted, open FROM bank_readings
        WHERE read_at > ? ORDER BY read_at DESC LIMIT ?`,
    )
    .bind(now.getTime() - KEPT, limit)
    .all()
  return v.parse(v.array(readingSchema), results)
}

/** Forgets a reading of which nothing is left. */
export async function deleteReading(db: D1Database, id: string): Promise<void> {
  await db.prepare('DELETE FROM bank_readings WHERE id = ?').bind(id).run()
}

/** The statement that forgets old readings, at most `limit`. */
export function deleteOldReadings(db: D1Database, now: Date, limit: number): D1PreparedStatement {
  return db
    .prepare(
      `DELETE FROM bank_readings WHERE id IN (SELECT id FROM bank_readings
        WHERE read_at <= ? ORDER BY read_at LIMIT ?)`,
    )
    .bind(now.getTime() - KEPT, limit)
}
