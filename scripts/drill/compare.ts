import * as v from 'valibot'
import { columnsOf, tablesOf } from './copies.ts'

/** Both databases of a site. */
export type Databases = { DB: D1Database; PROVIDER_DB: D1Database }
/** Erases again whoever the list of erasures names; returns the number of persons. */
export type RepeatErasures = (databases: Databases) => Promise<number>

/** What a restore of both databases came to. */
export type DrillReport = {
  /** Tables whose rows and sums are compared, and in words where they differ. */
  tables: number
  differences: string[]
  /** Orders of the living site that the restored one lacks, or has with fewer events; their numbers. */
  missing: string[]
  behind: string[]
  /** Orders that the restored site has and the living one lacks, or has with fewer events: after a restore, these. */
  ahead: string[]
  /** Orders that the restored site delivered and the restored books lack, and the reverse; their numbers. */
  notInBooks: string[]
  onlyInBooks: string[]
  /** Mails that the restored site would have sent once more. */
  heldMails: number
  /**
   * Persons on the list of erasures, how many of them the restored list lacked, and for how many something was erased
   * again (null where it cannot be repeated); null without such a list.
   */
  erasures: { listed: number; added: number; repeated: number | null } | null
}

const orderSchema = v.object({
  number: v.string(),
  seq: v.number(),
  delivery: v.nullable(v.string()),
})
type OrderLine = v.InferOutput<typeof orderSchema>

/**
 * Compares a restored site with the living one, then makes it fit to run: it holds the mails that wait in it, because
 * they may have been sent since the backup, takes over the list of erasures and repeats them.
 */
export async function drill(
  living: Databases,
  restored: Databases,
  repeat: RepeatErasures | null,
): Promise<DrillReport> {
  const differences: string[] = []
  let tables = 0
  for (const name of ['DB', 'PROVIDER_DB'] as const) {
    const [before, after] = [await measure(living[name]), await measure(restored[name])]
    tables += before.size
    for (const [table, figures] of before) {
      const found = after.get(table) ?? 'missing'
      if (found !== figures) differences.push(`${table}: ${figures}; restored: ${found}`)
    }
  }
  const [orders, had] = [await ordersOf(living.DB), await ordersOf(restored.DB)]
  const booked = await bookedOf(restored.PROVIDER_DB)
  const known = new Map(had.map((order) => [order.number, order]))
  const lives = new Map(orders.map((order) => [order.number, order]))
  const numbers = (lines: OrderLine[]) => lines.map(({ number }) => number)
  return {
    tables,
    differences,
    missing: numbers(orders.filter(({ number }) => !known.has(number))),
    behind: numbers(orders.filter(({ number, seq }) => seq > (known.get(number)?.seq ?? seq))),
    ahead: numbers(had.filter(({ number, seq }) => seq > (lives.get(number)?.seq ?? 0))),
    notInBooks:
      booked.size === 0
        ? []
        : numbers(
            had.filter(({ number, delivery }) => delivery === 'delivered' && !booked.has(number)),
          ),
    onlyInBooks: [...booked].filter((number) => !known.has(number)),
    heldMails: await holdMails(restored.DB),
    erasures: await repeatErasures(living, restored, repeat),
  }
}

/** Rows of each table, with the sums of its numbers and the lengths of its texts, in words. */
async function measure(db: D1Database): Promise<Map<string, string>> {
  const figures = new Map<string, string>()
  for (const table of await tablesOf(db)) {
    const sums = (await columnsOf(db, table)).map(({ name, type }) =>
      type === 'TEXT' ? `TOTAL(LENGTH("${name}")) AS "${name}"` : `TOTAL("${name}") AS "${name}"`,
    )
    const row = await db
      .prepare(`SELECT COUNT(*) AS "rows", ${sums.join(', ')} FROM "${table}"`)
      .first()
    figures.set(
      table,
      Object.entries(row ?? {})
        .map(([name, sum]) => `${name} ${String(sum)}`)
        .join(', '),
    )
  }
  return figures
}

async function ordersOf(db: D1Database): Promise<OrderLine[]> {
  const { results } = await db
    .prepare(
      `SELECT orders.number, orders.seq, outbox.state AS delivery FROM orders
       LEFT JOIN outbox ON outbox.kind = 'order' AND outbox.item = orders.order_key ORDER BY orders.number`,
    )
    .all()
  return results.map((row) => v.parse(orderSchema, row))
}

/** The numbers of the orders in the books of the embedded back office; none where another one is used. */
async function bookedOf(db: D1Database): Promise<Set<string>> {
  if (!(await tablesOf(db)).includes('orders')) return new Set()
  const { results } = await db.prepare('SELECT number FROM orders').all<{ number: string }>()
  return new Set(results.map(({ number }) => number))
}

async function holdMails(db: D1Database): Promise<number> {
  const { meta } = await db
    .prepare(
      "UPDATE outbox SET state = 'held', last_error = 'restored' WHERE kind = 'mail' AND state = 'pending'",
    )
    .run()
  return meta.changes
}

async function repeatErasures(
  living: Databases,
  restored: Databases,
  repeat: RepeatErasures | null,
): Promise<DrillReport['erasures']> {
  const hasList = async ({ DB }: Databases) => (await tablesOf(DB)).includes('erasures')
  if (!(await hasList(living)) || !(await hasList(restored))) return null
  const { results } = await living.DB.prepare('SELECT hash, at FROM erasures').all<{
    hash: string
    at: number
  }>()
  const add = restored.DB.prepare(
    'INSERT INTO erasures (hash, at) VALUES (?, ?) ON CONFLICT (hash) DO UPDATE SET at = MAX(at, excluded.at)',
  )
  const known = await restored.DB.prepare('SELECT COUNT(*) FROM erasures').first<number>('COUNT(*)')
  for (const { hash, at } of results) await add.bind(hash, at).run()
  const all = await restored.DB.prepare('SELECT COUNT(*) FROM erasures').first<number>('COUNT(*)')
  return {
    listed: results.length,
    added: (all ?? 0) - (known ?? 0),
    repeated: repeat && (await repeat(restored)),
  }
}
