/** Number of newest rows of a table that are searched, because no index covers addresses. */
export const SEARCHED = 10_000

/** SQL that compares an address in a JSON text with ?1, ignoring case. */
export function isAddressSql(column: string, ...paths: string[]): string {
  const named = paths.map((path) => `${column} ->> '${path}'`)
  const address = named.length > 1 ? `COALESCE(${named.join(', ')})` : named.join('')
  return `lower(CASE WHEN json_valid(${column}) THEN ${address} END) = lower(?1)`
}

/** SQL of the keys in a parameter that holds a JSON list. */
export const LISTED = '(SELECT value FROM json_each(?))'

/**
 * SQL that exports and erases a person's data in a table: `find` returns the `key` of each row with an address (?1)
 * among the newest; `read` and `erase` take a list of keys as JSON.
 */
export type PersonSql = Record<'find' | 'read' | 'erase', string>
