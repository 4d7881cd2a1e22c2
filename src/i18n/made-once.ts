/**
 * Remembers what is dear to make and the same each time: making an Intl object costs as much as many hundred uses
 * of it. Nothing is let go, so the keys must be few.
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
