/** A counter as the platform's binding is one, within one minute. */
export function aCounter(limit: number) {
  const counts = new Map<string, number>()
  return {
    limit: ({ key }: { key: string }) => {
      const count = (counts.get(key) ?? 0) + 1
      counts.set(key, count)
      return Promise.resolve({ success: count <= limit })
    },
  }
}

/** One that does not answer. */
export const brokenCounter = { limit: () => Promise.reject(new Error('down')) }
