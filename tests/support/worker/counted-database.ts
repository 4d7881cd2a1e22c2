/** A statement that ran, with its bound values and the number of rows it read and wrote. */
export type Ran = Statement & { rowsRead: number; rowsWritten: number }

type Statement = { sql: string; values: unknown[] }
type Known = Statement & { target: D1PreparedStatement }

/** The database, with a list of its executed statements; each statement of a batch counts. */
export function countedDatabase(db: D1Database): { database: D1Database; ran: Ran[] } {
  const ran: Ran[] = []
  const known = new WeakMap<D1PreparedStatement, Known>()

  function counted({ target, sql, values }: Known): D1PreparedStatement {
    async function all() {
      const result = await target.all()
      const { rows_read: rowsRead, rows_written: rowsWritten } = result.meta
      ran.push({ sql, values, rowsRead, rowsWritten })
      return result
    }
    const instead = {
      bind: (...bound: unknown[]) => counted({ target: target.bind(...bound), sql, values: bound }),
      all,
      run: all,
      first: async () => (await all()).results[0] ?? null,
    }
    const statement = new Proxy(target, {
      // Whoever awaits a function that returns a statement asks for `then`: it has none.
      get: (_, name) =>
        name === 'then'
          ? undefined
          : (Reflect.get(instead, name) ?? refuse(`statement.${String(name)}`)),
    })
    known.set(statement, { target, sql, values })
    return statement
  }

  async function batch(statements: D1PreparedStatement[]) {
    const parts = statements.map(
      (statement) => known.get(statement) ?? refuse('a foreign statement'),
    )
    const results = await db.batch(parts.map(({ target }) => target))
    parts.forEach(({ sql, values }, index) => {
      const { rows_read: rowsRead = 0, rows_written: rowsWritten = 0 } = results[index]?.meta ?? {}
      ran.push({ sql, values, rowsRead, rowsWritten })
    })
    return results
  }

  const instead = {
    prepare: (sql: string) => counted({ target: db.prepare(sql), sql, values: [] }),
    batch,
  }
  const database = new Proxy(db, {
    get: (_, name) => Reflect.get(instead, name) ?? refuse(`database.${String(name)}`),
  })
  return { database, ran }
}

function refuse(what: string): never {
  throw new Error(`${what} is not counted`)
}

/** The query plan of a statement, one step per line. */
export async function planOf(db: D1Database, { sql, values }: Ran): Promise<string[]> {
  const { results } = await db
    .prepare(`EXPLAIN QUERY PLAN ${sql}`)
    .bind(...values)
    .all<{ detail: string }>()
  return results.map(({ detail }) => detail)
}
