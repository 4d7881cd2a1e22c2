/** How a database fails: every call, every write, those of one job, or not at all but slowly or nearly full. */
export type Fault = 'failing' | 'readOnly' | 'full' | 'oneJob' | 'slow' | 'large'

const TEXTS = {
  failing: 'D1_ERROR: Network connection lost.',
  readOnly: 'D1_ERROR: attempt to write a readonly database: SQLITE_READONLY',
  full: 'D1_ERROR: Exceeded maximum DB size',
  oneJob: 'D1_ERROR: out of memory: SQLITE_NOMEM',
} as const

/** Longer than health waits for a well database. */
const SLOW = 1_600
/** 71% of what D1 holds. */
const LARGE = 7_100_000_000

type Known = { target: D1PreparedStatement; sql: string }

/** The database with a fault; the errors have the texts of D1. */
export function faultyDatabase(db: D1Database, fault: Fault): D1Database {
  const known = new WeakMap<D1PreparedStatement, Known>()

  async function run<T extends { meta: D1Meta }>(sqls: string[], work: () => Promise<T[]>) {
    if (fault === 'slow') await new Promise((resolve) => setTimeout(resolve, SLOW))
    else if (fault !== 'large' && sqls.some((sql) => isRefused(sql, fault)))
      throw new Error(TEXTS[fault])
    const results = await work()
    if (fault === 'large') for (const { meta } of results) meta.size_after = LARGE
    return results
  }

  function wrapped({ target, sql }: Known): D1PreparedStatement {
    async function all() {
      const [result] = await run([sql], async () => [await target.all()])
      return result
    }
    const instead = {
      bind: (...values: unknown[]) => wrapped({ target: target.bind(...values), sql }),
      all,
      run: all,
      first: async () => (await all())?.results[0] ?? null,
    }
    const statement = new Proxy(target, {
      get: (_, name) => Reflect.get(instead, name) ?? refuse(`statement.${String(name)}`),
    })
    known.set(statement, { target, sql })
    return statement
  }

  const instead = {
    prepare: (sql: string) => wrapped({ target: db.prepare(sql), sql }),
    batch: (statements: D1PreparedStatement[]) => {
      const parts = statements.map((part) => known.get(part) ?? refuse('a foreign statement'))
      return run(
        parts.map(({ sql }) => sql),
        () => db.batch(parts.map(({ target }) => target)),
      )
    },
  }
  return new Proxy(db, {
    get: (_, name) => Reflect.get(instead, name) ?? refuse(`database.${String(name)}`),
  })
}

function isRefused(sql: string, fault: keyof typeof TEXTS): boolean {
  if (fault === 'failing') return true
  const isWrite = /^\s*(?:INSERT|UPDATE|DELETE)\b/.test(sql)
  return isWrite && (fault !== 'oneJob' || sql.includes('announced_at'))
}

/** A store that answers nothing. */
export function faultyStore(store: KVNamespace): KVNamespace {
  return new Proxy(store, {
    get: () => () => Promise.reject(new Error('KV GET failed: 500 Internal Server Error')),
  })
}

function refuse(what: string): never {
  throw new Error(`${what} is not known here`)
}
