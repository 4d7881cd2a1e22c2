import { DAY } from '~/lib/duration'

/**
 * The home of the table `erasures`: the keyed hash of each person who was erased, and when. A database that is restored
 * from a time before it has their data again; repeatErasures (persons.server.ts) erases it again.
 */

/** Longer than the database can be restored (30 days), ms; the privacy page says so. */
const KEPT = 40 * DAY

export type Erasure = { hash: string; at: number }

/** The statement that notes an erasure; of several of one person the last one counts. */
export function noteErasure(db: D1Database, { hash, at }: Erasure): D1PreparedStatement {
  return db
    .prepare(
      'INSERT INTO erasures (hash, at) VALUES (?, ?) ON CONFLICT (hash) DO UPDATE SET at = MAX(at, excluded.at)',
    )
    .bind(hash, at)
}

/** Erasures after a hash, in their sequence; at most `limit`. */
export async function listErasures(
  db: D1Database,
  after: string,
  limit: number,
): Promise<Erasure[]> {
  const { results } = await db
    .prepare('SELECT hash, at FROM erasures WHERE hash > ? ORDER BY hash LIMIT ?')
    .bind(after, limit)
    .all<Erasure>()
  return results
}

/** The statement that deletes erasures that no backup can undo any more, at most `limit`. */
export function deleteErasures(db: D1Database, now: Date, limit: number): D1PreparedStatement {
  return db
    .prepare(
      'DELETE FROM erasures WHERE hash IN (SELECT hash FROM erasures WHERE at <= ? ORDER BY at LIMIT ?)',
    )
    .bind(now.getTime() - KEPT, limit)
}
