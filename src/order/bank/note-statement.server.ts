import { NO_CURRENCY } from '~/order/bank/currencies'
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
  type Match,
  type MatchedLine,
  type NotedStatement,
  type OpenReason,
  matchLines,
  numbersIn,
  OPEN_REASONS,
} from '~/order/bank/match-lines'
import type { Statement, StatementLine } from '~/order/bank/statement'
import { actOnOrder, type Done } from '~/order/store/act.server'
import { namedOrders, ordersOwing, type OwingOrder } from '~/order/store/orders/unpaid.server'
import type { Doing } from '~/order/store/orders/act-statements.server'
import { sha256 } from '~/lib/hash'
import { toLocalTime } from '~/lib/local-time'

/** Payments that one call notes: an invocation has 1,000 statements, and each payment takes some five. */
const MOST_NOTED = 100
/** New lines for a person that one call keeps, and how many of them one statement takes: a bound value has 2 MB. */
const MOST_KEPT = 20_000
const AT_ONCE = 1_000
/** Lines that are looked up by one statement. */
const LOOKED_UP = 10_000

type Refused = Extract<Done, { ok: false }>['error']

/** Lines that are told of a statement; those for a person come first where there are more. */
const MOST_TOLD = 2_000

/** Who notes it; `person` is who of the desk does, `reading` the statement of a person by its id. */
export type Noting = { now: Date; reading?: string | null } & Pick<
  Doing,
  'actor' | 'person' | 'requestId'
>

/** A line as matched, and whether it waits for a person already, for this reason. */
type Looked = MatchedLine & { isKept: boolean }

/** What a statement would note; nothing is stored. */
export async function matchStatement(
  db: D1Database,
  statement: Statement,
  now: Date,
): Promise<NotedStatement> {
  const lines = await looked(db, statement, now)
  return { ...told(statement, lines), left: 0 }
}

/**
 * Notes every payment whose symbol and amount are those of an order, each once for ever, and keeps the other lines for
 * a person. An order that changed meanwhile keeps its line open. What one call does not get through is `left`: the same
 * statement again goes on.
 */
export async function noteStatement(
  db: D1Database,
  statement: Statement,
  noting: Noting,
): Promise<NotedStatement> {
  const { reading = null } = noting
  const lines = await looked(db, statement, noting.now)
  const open: Parameters<typeof insertOpen>[1] = []
  const done: MatchedLine[] = []
  let [count, left] = [0, 0]
  for (const { isKept, ...matched } of lines) {
    const { line, match } = matched
    const isNow = match.is === 'pays' && count < MOST_NOTED
    if (isNow) count += 1
    else if (match.is === 'pays') left += 1
    const after = isNow ? await note(db, line, match.number, noting) : matched
    if (after.match.is === 'open' && !(isKept && after === matched)) {
      if (open.length < MOST_KEPT) open.push({ line, reading, ...after.match })
      else left += 1
    }
    done.push(after)
  }
  for (const some of inParts(open, AT_ONCE)) await insertOpen(db, some, noting.now).run()
  return { ...told(statement, done), left }
}

function told({ faults, out, waiting }: Statement, lines: readonly MatchedLine[]) {
  const of = (is: Match['is']) => lines.filter(({ match }) => match.is === is)
  const [open, pays, noted] = [of('open'), of('pays'), of('noted')]
  const [known, settled] = [of('known'), of('settled')]
  const first =
    lines.length > MOST_TOLD ? [...open, ...pays, ...noted, ...known, ...settled] : lines
  return {
    lines: first.slice(0, MOST_TOLD).map(({ line, match }) => ({ line, match })),
    counts: {
      open: open.length,
      pays: pays.length,
      noted: noted.length,
      known: known.length,
      settled: settled.length,
    },
    faults,
    out,
    waiting,
  }
}

function inParts<T>(all: readonly T[], size: number): T[][] {
  const count = Math.ceil(all.length / size)
  return Array.from({ length: count }, (_, index) => all.slice(index * size, (index + 1) * size))
}

async function note(
  db: D1Database,
  line: KeyedLine,
  number: string,
  { now, reading = null, ...by }: Noting,
): Promise<MatchedLine> {
  const paying = { ...line, reference: referenceOf(line), reading }
  const done = await payByLine(db, paying, number, by, now)
  if (done.ok) return { line, match: { is: 'noted', number } }
  if (done.error === 'alreadyNoted') return { line, match: { is: 'known', number } }
  return { line, match: { is: 'open', likely: [number], why: reasonOf(done.error) } }
}

/**
 * Notes a line as a payment of an order, once: of a line that has paid already nothing is noted (`alreadyNoted`), nor
 * of one whose reference another payment of the order has (`sameReference`). `also` is written with it.
 */
export async function payByLine(
  db: D1Database,
  line: Parameters<typeof insertNoted>[1],
  number: string,
  by: Pick<Doing, 'actor' | 'person' | 'requestId'>,
  now: Date,
  also: D1PreparedStatement[] = [],
): Promise<Done | { ok: false; error: 'alreadyNoted' | 'sameReference' }> {
  const { amount, day, reference } = line
  const act = { event: 'paid', amount, day, way: 'transfer', reference } as const
  const noted = [insertNoted(db, line, number, now), ...also]
  try {
    const done = await actOnOrder(db, number, { ...by, act, seq: null, also: () => noted }, now)
    if (done.ok || done.error !== 'alreadyNoted') return done
    const isSame = done.life.ledger.some(
      (row) => row.event === 'paid' && row.reference === reference && row.amount === amount,
    )
    if (!isSame || (await isReferenceTaken(db, line, number)))
      return { ok: false, error: 'sameReference' }
    // The order has it from somebody's hand, so that the line waits for nobody, and is not taken back with its statement.
    await db.batch([insertNoted(db, { ...line, reading: null }, number, now), ...also])
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

/**
 * Keeps what the bank's interface gave and nobody can read for a person, who has no file to look into. It is known again
 * by its text.
 */
export async function keepUnreadable(
  db: D1Database,
  texts: readonly string[],
  now: Date,
): Promise<void> {
  const none = { bankId: '', weakId: '', day: '', amount: 0, symbol: '', name: '', account: '' }
  const open = await Promise.all(
    texts.map(async (message) => ({
      line: { ...none, currency: NO_CURRENCY, message, key: await sha256(message) },
      reading: null,
      why: 'unreadable' as const,
      likely: [],
    })),
  )
  for (const some of inParts(open, AT_ONCE)) await insertOpen(db, some, now).run()
}

/** The lines of a statement with their keys and what each is; of one that paid a part, what is left of it. */
async function looked(db: D1Database, statement: Statement, now: Date): Promise<Looked[]> {
  const keyed: KeyedLine[] = []
  const kept = new Map<string, KeptLine>()
  for (const some of inParts(withPlaces(statement.lines), LOOKED_UP)) {
    const lines = await Promise.all(
      some.map(async ({ line, identity }) => ({ ...line, key: await sha256(identity) })),
    )
    const found = await keptLines(
      db,
      lines.map(({ key }) => key),
    )
    for (const one of found) kept.set(one.key, one)
    keyed.push(
      ...lines.map((line) => ({ ...line, amount: kept.get(line.key)?.amount ?? line.amount })),
    )
  }
  return matchLines(keyed, await knownOf(db, keyed, kept, now)).map((matched) => {
    const { line, match } = matched
    const before = kept.get(line.key)
    const isKept =
      match.is === 'open' &&
      before?.why === match.why &&
      before.likely === JSON.stringify(match.likely)
    return { ...matched, isKept }
  })
}

async function knownOf(
  db: D1Database,
  lines: readonly KeyedLine[],
  kept: ReadonlyMap<string, KeptLine>,
  now: Date,
): Promise<Known> {
  const numbers = new Set(lines.flatMap(numbersIn))
  const amounts = new Set(lines.map(({ amount }) => amount))
  const orders = new Map<string, OwingOrder>()
  const owing = new Map<string, string | null>()
  for (const some of inParts([...numbers], LOOKED_UP)) {
    for (const order of await namedOrders(db, some)) orders.set(order.number, order)
  }
  for (const some of inParts([...amounts], LOOKED_UP)) {
    for (const { number, due, currency } of await ordersOwing(db, some)) {
      const sum = `${due} ${currency}`
      // Several orders that owe the same are no hint.
      owing.set(sum, owing.has(sum) ? null : number)
    }
  }
  const noted = [...kept.values()].flatMap(({ key, number }) =>
    number === null ? [] : [[key, number] as const],
  )
  const waiting = [...kept.values()].filter(({ number }) => number === null)
  const keysOf = (some: readonly KeptLine[]) => new Set(some.map(({ key }) => key))
  return {
    orders,
    owing: (amount, currency) => owing.get(`${amount} ${currency}`) ?? null,
    noted: new Map(noted),
    settled: keysOf(waiting.filter(({ settled_at: at }) => at !== null)),
    takenBack: keysOf(waiting.filter(({ why }) => why === 'takenBack')),
    today: toLocalTime(now).slice(0, 10),
  }
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
