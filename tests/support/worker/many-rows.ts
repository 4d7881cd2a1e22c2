/** SQL of a key of the n-th copy, in the form of a UUID. */
export const NTH_KEY = "printf('%08x-0000-4000-8000-%012x', n, n)"
/** SQL of an order number of the n-th copy. */
export const NTH_NUMBER = "printf('%010d', n)"

/**
 * Puts copies of a table's first row into it: the n-th, from 1, differs in the columns that `changes` names, by SQL
 * that may use n.
 */
export async function copyRows(
  db: D1Database,
  table: string,
  count: number,
  changes: Record<string, string>,
): Promise<void> {
  const row = await db.prepare(`SELECT * FROM ${table} LIMIT 1`).first()
  if (!row) throw new Error(`there is nothing in ${table} to be copied`)
  const columns = Object.keys(row)
  const values = columns.map((column) => changes[column] ?? column)
  await db
    .prepare(
      `INSERT INTO ${table} (${columns.join(', ')})
       WITH RECURSIVE numbers (n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM numbers WHERE n < ${count})
       SELECT ${values.join(', ')} FROM numbers, (SELECT * FROM ${table} LIMIT 1)`,
    )
    .run()
}
