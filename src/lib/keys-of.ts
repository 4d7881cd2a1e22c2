/** The keys of a table, with their literal types. */
export function keysOf<TTable extends object>(table: TTable): (keyof TTable & string)[] {
  const keys: (keyof TTable & string)[] = []
  for (const key in table) keys.push(key)
  return keys
}
