import type { Ran } from './counted-database.ts'

/** The beginning of the line that `npm run release` looks for. */
const MARK = 'statements of the Worker:'

/**
 * Prints every statement that ran in both databases, each once with its first values, for `npm run release`. Those
 * that differ only in a number count as one.
 */
export function printStatements(ran: { site: Ran[]; provider: Ran[] }): void {
  console.log(`${MARK}${JSON.stringify({ site: once(ran.site), provider: once(ran.provider) })}`)
}

function once(ran: Ran[]): { sql: string; values: unknown[] }[] {
  const seen = new Map<string, { sql: string; values: unknown[] }>()
  for (const { sql, values } of ran) {
    const shape = sql.replace(/\d+/g, '0').replace(/\s+/g, ' ')
    if (!seen.has(shape)) seen.set(shape, { sql, values })
  }
  return [...seen.values()]
}
