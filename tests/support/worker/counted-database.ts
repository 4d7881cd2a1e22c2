/** A statement that ran, and how many rows it read. */
export type Ran = { sql: string; rowsRead: number }

type Known = { target: D1PreparedStatement; sql: string }

/** The database itself, with a list of what ran in it; the statements of a batch count singly. */
export function countedDatabase(db: D1Database): { database: D1Database; ran: Ran[] } {
  const ran: Ran[] = []
  const known = new WeakMap<D1PreparedStatement, Known>()

  function counted(target: D1PreparedStatement, sql: string): D1PreparedStatement {
    async function all() {
      const result = await target.all()
      ran.push({ sql, rowsRead: result.meta.rows_read })
      return result
    }
    const instead = {
      bind: (...values: unknown[]) => counted(target.bind(...values), sql),
      all,
      run: all,
      first: async () => (await all()).results[0] ?? null,
    }
    const statement = new Proxy(target, {
      get: (_, name) => Reflect.get(instead, name) ?? refuse(`statement.${String(name)}`),
    })
    known.set(statement, { target, sql })
    return statement
  }

  async function batch(statements: D1PreparedStatement[]) {
    const parts = statements.map(
      (statement) => known.get(statement) ?? refuse('a foreign statement'),
    )
    const results = await db.batch(parts.map(({ target }) => target))
    parts.forEach(({ sql }, index) => {
      ran.push({ sql, rowsRead: results[index]?.meta.rows_read ?? 0 })
    })
    return results
  }

  const instead = { prepare: (sql: string) => counted(db.prepare(sql), sql), batch }
  const database = new Proxy(db, {
    get: (_, name) => Reflect.get(instead, name) ?? refuse(`database.${String(name)}`),
  })
  return { database, ran }
}

function refuse(what: string): never {
  throw new Error(`${what} is not counted`)
}
