/**
 * The name of the last migration that ran on a database, as wrangler notes it; null before the first. Health names it,
 * so that a person who goes back to an earlier release knows which database it meets.
 */
export async function lastMigration(db: D1Database): Promise<string | null> {
  const row = await db
    .prepare('SELECT name FROM d1_migrations ORDER BY id DESC LIMIT 1')
    .first<{ name: string }>()
  return row?.name ?? null
}
