/** An act that waits at the database: before a call is sent, or before its answer is seen. `go` resumes it. */
type Waiting = { act: Act; go: () => void }
/** An act that has begun. */
type Act = { isOver: boolean }

/** The most acts that run at once. More of them would test nothing new: the database only has a longer queue. */
const AT_ONCE = 6

/**
 * Runs acts in an order that `choices` decides. Acts begin in their given order and wait at each call of the database.
 * Only one act runs at a time, until it waits again, so the same choices always give the same run. The n-th choice
 * is an index: of the waiting acts, longest wait first, and behind them the start of the next act. Without choices
 * one act runs after another.
 */
export async function interleave(
  acts: readonly ((wait: () => Promise<void>) => Promise<void>)[],
  choices: readonly number[],
): Promise<void> {
  const waiting: Waiting[] = []
  const running = new Set<Act>()
  const faults: unknown[] = []
  let isOver = false
  let wake = () => {}

  function wait(act: Act): Promise<void> {
    if (isOver) return Promise.resolve()
    return new Promise((go) => {
      waiting.push({ act, go })
      wake()
    })
  }

  function begin(start: (wait: () => Promise<void>) => Promise<void>): Act {
    const act = { isOver: false }
    running.add(act)
    const end = () => {
      act.isOver = true
      running.delete(act)
      wake()
    }
    start(() => wait(act)).then(end, (fault: unknown) => {
      faults.push(fault)
      end()
    })
    return act
  }

  function woken(): Promise<void> {
    return new Promise((resume) => (wake = resume))
  }

  /** Resolves when the act waits again or is over. */
  async function settled(act: Act): Promise<void> {
    while (!act.isOver && !waiting.some((one) => one.act === act)) await woken()
  }

  let next = 0
  for (let step = 0; next < acts.length || running.size > 0; step += 1) {
    const start = running.size < AT_ONCE ? acts[next] : undefined
    const ways = waiting.length + (start ? 1 : 0)
    const [chosen] = waiting.splice((choices[step] ?? 0) % Math.max(ways, 1), 1)
    if (chosen) {
      chosen.go()
      await settled(chosen.act)
    } else if (start) {
      next += 1
      await settled(begin(start))
    } else {
      await woken()
    }
  }
  // Background work, such as the delivery of an order, may still wait. It goes on, and nobody awaits its end.
  isOver = true
  for (const { go } of waiting) go()
  if (faults.length > 0) throw faults[0]
}

/** A database that calls `wait` before it sends each statement or batch, and again before it returns the answer. */
export function slowDatabase(database: D1Database, wait: () => Promise<void>): D1Database {
  const originals = new WeakMap<D1PreparedStatement, D1PreparedStatement>()

  async function slowly<T>(call: () => Promise<T>): Promise<T> {
    await wait()
    try {
      return await call()
    } finally {
      await wait()
    }
  }

  function slow(statement: D1PreparedStatement): D1PreparedStatement {
    const proxy = new Proxy(statement, {
      get(target, name) {
        if (name === 'bind') return (...values: unknown[]) => slow(target.bind(...values))
        const method: unknown = Reflect.get(target, name)
        if (typeof method !== 'function') return method
        return (...values: unknown[]) => slowly(async () => Reflect.apply(method, target, values))
      },
    })
    originals.set(proxy, statement)
    return proxy
  }

  return new Proxy(database, {
    get(target, name) {
      if (name === 'prepare') return (sql: string) => slow(target.prepare(sql))
      if (name !== 'batch') return Reflect.get(target, name)
      return (statements: D1PreparedStatement[]) =>
        slowly(() => target.batch(statements.map((one) => originals.get(one) ?? one)))
    },
  })
}
