import {
  insertNoted,
  insertOpen,
  isPaidAlready,
  isReferenceTaken,
  type KeptLine,
  keptLines,
  referenceOf,
} from '~/order/bank/line-store.server'
import {
  type KeyedLine,
  type Known,
  type MatchedLine,
  type OpenReason,
  matchLines,
  numbersIn,
  OPEN_REASONS,
} from '~/order/bank/match-lines'
import type { LineFault, Statement, StatementLine } from '~/order/bank/statement'
import { actOnOrder, type Done } from '~/order/store/act.server'
import { owingOrders } from '~/order/store/orders/owing.server'
import type { Doing } from '~/order/store/orders/doing'
import { sha256 } from '~/lib/hash'

/** Payments that one call notes: an invocation has 1,000 statements, and each payment takes some five. */
const MOST_NOTED = 150

type Refused = Extract<Done, { ok: false }>['error']

/** What a statement came to. `left` counts payments that the next call notes. */
export type NotedStatement = {
  lines: MatchedLine[]
  faults: LineFault[]
  out: number
  left: number
}

/** Who notes it; `person` is who of the desk does. */
export type Noting = { now: Date } & Pick<Doing, 'actor' | 'person' | 'requestId'>

/** What a statement would note; nothing is stored. */
export async function matchStatement(
  db: D1Database,
  statement: Statement,
): Promise<NotedStatement> {
  const { lines, noted } = await identified(db, statement.lines)
  return { ...statement, lines: matchLines(lines, await knownOf(db, lines, noted)), left: 0 }
}

/**
 * Notes every payment whose symbol and amount are those of an order, each once for ever, and keeps the other lines for
 * a person. An order that changed meanwhile keeps its line open.
 */
export async function noteStatement(
  db: D1Database,
  statement: Statement,
  noting: Noting,
): Promise<NotedStatement> {
  const { lines, ...rest } = await matchStatement(db, statement)
  const paying = lines.filter(({ match }) => match.is === 'pays')
  const open: Parameters<typeof insertOpen>[1] = []
  const done: MatchedLine[] = []
  let count = 0
  for (const matched of lines) {
    const { line, match } = matched
    const isNow = match.is === 'pays' && count < MOST_NOTED
    if (isNow) count += 1
    const after = isNow ? await note(db, line, match.number, noting) : matched
    if (after.match.is === 'open') open.push({ line, ...after.match })
    done.push(after)
  }
  if (open.length > 0) await insertOpen(db, open, noting.now).run()
  return { ...rest, lines: done, left: Math.max(0, paying.length - MOST_NOTED) }
}

async function note(
  db: D1Database,
  line: KeyedLine,
  number: string,
  { now, ...by }: Noting,
): Promise<MatchedLine> {
  const paying = { ...line, reference: referenceOf(line) }
  const done = await payByLine(db, paying, number, by, now)
  if (done.ok) return { line, match: { is: 'noted', number } }
  if (done.error === 'alreadyNoted') return { line, match: { is: 'known', number } }
  return { line, match: { is: 'open', likely: number, why: reasonOf(done.error) } }
}

/**
 * Notes a line as a payment of an order, once: of a line that has paid already nothing is noted (`alreadyNoted`), nor
 * of one whose reference another payment of the order has (`sameReference`).
 */
export async function payByLine(
  db: D1Database,
  line: Parameters<typeof insertNoted>[1],
  number: string,
  by: Pick<Doing, 'actor' | 'person' | 'requestId'>,
  now: Date,
): Promise<Done | { ok: false; error: 'alreadyNoted' | 'sameReference' }> {
  const { amount, day, reference } = line
  const act = { event: 'paid', amount, day, way: 'transfer', reference } as const
  const noted = insertNoted(db, line, number, now)
  try {
    const done = await actOnOrder(db, number, { ...by, act, seq: null, also: () => [noted] }, now)
    if (done.ok || done.error !== 'alreadyNoted') return done
    const isSame = done.life.ledger.some(
      (row) => row.event === 'paid' && row.reference === reference && row.amount === amount,
    )
    if (!isSame || (await isReferenceTaken(db, line, number)))
      return { ok: false, error: 'sameReference' }
    // The order has it from somebody's hand, so that the line waits for nobody.
    await noted.run()
    return done
  } catch (error) {
    if (!isPaidAlready(error)) throw error
    return { ok: false, error: 'alreadyNoted' }
  }
}

/** Why an order did not take the payment of a line. */
function reasonOf(error: Refused | 'sameReference'): OpenReason {
  const said = OPEN_REASONS.find((reason) => reason === error)
  return said ?? (error === 'unknown' ? 'noOrder' : 'changed')
}

async function knownOf(db: D1Database, lines: KeyedLine[], noted: Known['noted']): Promise<Known> {
  const numbers = [...new Set(lines.flatMap(numbersIn))]
  const amounts = [...new Set(lines.map(({ amount }) => amount))]
  const found = await owingOrders(db, numbers, amounts)
  return {
    orders: new Map(found.named.map((order) => [order.number, order])),
    owing: (amount, currency) => {
      const [only, ...others] = found.owing.filter(
        (order) => order.due === amount && order.currency === currency,
      )
      return only && others.length === 0 ? only.number : null
    },
    noted,
  }
}

/** The lines with their keys, and the orders of those that were noted, by key. */
async function identified(
  db: D1Database,
  read: StatementLine[],
): Promise<{ lines: KeyedLine[]; noted: Map<string, string> }> {
  const keyed = await Promise.all(
    withPlaces(read).map(async ({ line, identity }) => ({
      line: { ...line, key: await sha256(identity) },
      former: await sha256(JSON.stringify(['id', line.bankId || line.weakId])),
    })),
  )
  const [kept, formerlyKept] = await Promise.all([
    keptLines(
      db,
      keyed.map(({ line }) => line.key),
    ),
    keptLines(
      db,
      keyed.map(({ former }) => former),
    ),
  ])
  const noted = new Map<string, string>()
  const lines = keyed.map(({ line, former }) => {
    // Sites of 1.0 and 1.1 kept a line that has an id under the id alone.
    const before = kept.has(line.key) ? undefined : formerlyKept.get(former)
    const isFormer = before !== undefined && isOf(line, before)
    if (isFormer) formerlyKept.delete(former)
    const key = isFormer ? former : line.key
    const { number } = (isFormer ? before : kept.get(key)) ?? { number: null }
    if (number !== null) noted.set(key, number)
    return { ...line, key }
  })
  return { lines, noted }
}

function isOf(line: StatementLine, kept: KeptLine): boolean {
  const { day, amount, currency, symbol } = line
  return (
    day === kept.day &&
    amount === kept.amount &&
    currency === kept.currency &&
    symbol === kept.symbol
  )
}

/**
 * What each line is known by in any later statement: the bank's own id with day, sum and symbol, else everything that
 * the line says, and its place among equal lines of the file, which are payments of their own.
 */
function withPlaces(lines: StatementLine[]): { line: StatementLine; identity: string }[] {
  const seen = new Map<string, number>()
  return lines.map((line) => {
    const { bankId, weakId, day, amount, currency, symbol, name, account, message } = line
    const sum = [day, amount, currency, symbol]
    const all = [...sum, name, account, message, ...(weakId ? [weakId] : [])]
    const said = JSON.stringify(bankId ? ['id', bankId, ...sum] : all)
    const place = seen.get(said) ?? 0
    seen.set(said, place + 1)
    return { line, identity: place === 0 ? said : `${said}|${place}` }
  })
}
