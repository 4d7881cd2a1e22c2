/**
 * Caches values that are expensive to create: creating an Intl object costs as much as many hundred uses of it.
 * Entries are never dropped, so the keys must be few.
 */
export function madeOnce<K, T extends object>(make: (key: K) => T): (key: K) => T {
  const made = new Map<K, T>()
  return (key) => {
    const known = made.get(key)
    if (known) return known
    const fresh = make(key)
    made.set(key, fresh)
    return fresh
  }
}
