/** The home of the table `bank_interface`: how far the bank's interface is read. */

/** Days that were never read, both `YYYY-MM-DD`. */
export type Gap = { from: string; until: string }

/** The gap as a JSON object; null while there is none. */
export const BANK_GAP_JSON = `(SELECT json_object('from', gap_from, 'until', gap_until) FROM bank_interface
  WHERE id = 1 AND gap_from IS NOT NULL)`

/** When the interface last gave an answer that was noted whole, ms; null before the first. */
export async function readUntil(db: D1Database): Promise<number | null> {
  const row = await db
    .prepare('SELECT read_until FROM bank_interface WHERE id = 1')
    .first<{ read_until: number }>()
  return row?.read_until ?? null
}

/** Stores how far it is read, and the days before that are missing; an older gap stays open. */
export async function noteRead(db: D1Database, at: number, gap: Gap | null): Promise<void> {
  await db
    .prepare(
      `INSERT INTO bank_interface (id, read_until, gap_from, gap_until) VALUES (1, ?, ?, ?)
        ON CONFLICT (id) DO UPDATE SET read_until = excluded.read_until,
          gap_from = COALESCE(MIN(gap_from, excluded.gap_from), gap_from, excluded.gap_from),
          gap_until = COALESCE(MAX(gap_until, excluded.gap_until), gap_until, excluded.gap_until)`,
    )
    .bind(at, gap?.from ?? null, gap?.until ?? null)
    .run()
}

/** Closes the gap: somebody has read a statement. */
export async function closeGap(db: D1Database): Promise<void> {
  await db.prepare('UPDATE bank_interface SET gap_from = NULL, gap_until = NULL WHERE id = 1').run()
}
