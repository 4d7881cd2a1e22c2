import { NO_CURRENCY } from '~/order/bank/currencies'
import * as v from 'valibot'
import {
  lineFaultSchema,
  numbersInText,
  type StatementLine,
  statementLineSchema,
} from '~/order/bank/statement'
import type { OwingOrder } from '~/order/store/orders/unpaid.server'
import { toLocalTime } from '~/lib/local-time'

/** A line with its identity: the same line of any later statement has the same `key`. */
export type KeyedLine = StatementLine & { key: string }

/**
 * Why a line waits for a person: nothing fits it, or it names several orders, or one in its message alone (`inMessage`); a person
 * took it off its order (`takenBack`); its day is ahead, before its order
 * (`dayBefore`) or may be two days; its currency cannot be read; the bank took the payment back (`reversal`), or money of
 * ours came back that it could not pay out (`returned`); the bank's interface gave what cannot be read (`unreadable`); its
 * order
 * is not released yet (`held`), does not take money now (`notNow`) or has another payment under its id
 * (`sameReference`), or it changed while the line was noted.
 */
export const OPEN_REASONS = [
  'noOrder',
  'inMessage',
  'severalOrders',
  'takenBack',
  'otherAmount',
  'otherCurrency',
  'currencyUnknown',
  'nothingDue',
  'dayAhead',
  'dayBefore',
  'dayUnclear',
  'reversal',
  'returned',
  'unreadable',
  'held',
  'notNow',
  'sameReference',
  'changed',
] as const
export type OpenReason = (typeof OPEN_REASONS)[number]

/**
 * What a line is. `pays`: its symbol is an order of which exactly this is due. `noted`: it is noted now, `known`: it was
 * noted before, `settled`: a person said that it is no order's. `open`: a person decides; `likely` are the orders it may
 * be meant for.
 */
const matchSchema = v.variant('is', [
  v.object({ is: v.picklist(['pays', 'noted', 'known']), number: v.string() }),
  v.object({ is: v.literal('settled') }),
  v.object({ is: v.literal('open'), likely: v.array(v.string()), why: v.picklist(OPEN_REASONS) }),
])
export type Match = v.InferOutput<typeof matchSchema>

const matchedLineSchema = v.object({
  line: v.object({ key: v.string(), ...statementLineSchema.entries }),
  match: matchSchema,
})
export type MatchedLine = v.InferOutput<typeof matchedLineSchema>

/**
 * What a statement came to. `lines` are the first of them, `counts` tells of all; `left` counts lines that the next call
 * notes or keeps.
 */
export const notedStatementSchema = v.object({
  lines: v.array(matchedLineSchema),
  counts: v.object(v.entriesFromList(['noted', 'known', 'settled', 'open', 'pays'], v.number())),
  faults: v.array(lineFaultSchema),
  out: v.number(),
  waiting: v.number(),
  left: v.number(),
})
export type NotedStatement = v.InferOutput<typeof notedStatementSchema>

/** Where lines can be looked up: orders by number, sums that orders owe, and lines that were noted. */
export type Known = {
  orders: ReadonlyMap<string, OwingOrder>
  /** The one order that owes exactly this; null for none or several. */
  owing: (amount: number, currency: string) => string | null
  /** Lines that were noted, by key, with the number of their order. */
  noted: ReadonlyMap<string, string>
  /** Keys of lines that a person has settled. */
  settled: ReadonlySet<string>
  /** Keys of lines that a person took off their orders. */
  takenBack: ReadonlySet<string>
  /** Today, `YYYY-MM-DD`. */
  today: string
}

/** What the lines before and after one say about it: orders that are paid by now, payments that are taken back. */
type Beside = { paid: ReadonlySet<string>; takenBack: ReadonlySet<string> }

/**
 * Matches each line by its symbol and its amount; an amount alone is never a match, only a hint. Of two lines that
 * would pay the same order the first does, and a payment that the same statement takes back pays none.
 */
export function matchLines(lines: readonly KeyedLine[], known: Known): MatchedLine[] {
  const paid = new Set<string>()
  const takenBack = new Set(
    lines
      .filter(({ amount, symbol }) => amount < 0 && symbol !== '')
      .map((line) => paymentIn(line)),
  )
  return lines.map((line) => {
    const match = matchOf(line, known, { paid, takenBack })
    if (match.is === 'pays') paid.add(match.number)
    return { line, match }
  })
}

/** The payment of a line, also of one that takes it back. */
function paymentIn({ amount, symbol, currency }: KeyedLine): string {
  return [Math.abs(amount), symbol, currency].join(' ')
}

function matchOf(line: KeyedLine, known: Known, { paid, takenBack }: Beside): Match {
  const before = known.noted.get(line.key)
  if (before !== undefined) return { is: 'known', number: before }
  if (known.settled.has(line.key)) return { is: 'settled' }
  // The order of its symbol was not the right one, so no order is likely.
  if (known.takenBack.has(line.key)) return { is: 'open', likely: [], why: 'takenBack' }
  const named = numbersIn(line).filter((number) => known.orders.has(number))
  const open = (why: OpenReason, likely = named): Match => ({ is: 'open', likely, why })
  if (line.amount < 0 || takenBack.has(paymentIn(line))) return open('reversal')
  if (line.isReturned) return open('returned')
  if (line.currency === NO_CURRENCY) return open('currencyUnknown')
  if (line.day === '') return open('dayUnclear')
  if (line.day > known.today) return open('dayAhead')
  const order = known.orders.get(line.symbol)
  if (order) {
    const why = whyNot(line, order, paid)
    if (why === null) return { is: 'pays', number: order.number }
    return open(isOfSum(why) && named.length > 1 ? 'severalOrders' : why)
  }
  if (named.length > 0) return open(named.length > 1 ? 'severalOrders' : 'inMessage')
  const owing = known.owing(line.amount, line.currency)
  return open('noOrder', owing === null ? [] : [owing])
}

function isOfSum(why: OpenReason): boolean {
  return why === 'otherAmount' || why === 'nothingDue'
}

/** Why a line does not pay the order of its symbol; null if it does. */
function whyNot(
  { amount, currency, day }: KeyedLine,
  order: OwingOrder,
  paid: ReadonlySet<string>,
): OpenReason | null {
  if (order.is_held === 1) return 'held'
  if (order.currency !== currency) return 'otherCurrency'
  if (day < toLocalTime(new Date(order.placed_at)).slice(0, 10)) return 'dayBefore'
  if (order.due <= 0 || paid.has(order.number)) return 'nothingDue'
  return order.due === amount ? null : 'otherAmount'
}

/** Numbers of orders that may stand in a line: in its symbol or its message, in any notation, each once. */
export function numbersIn({ symbol, message }: StatementLine): string[] {
  return [...new Set([...(/^\d{10}$/.test(symbol) ? [symbol] : []), ...numbersInText(message)])]
}
