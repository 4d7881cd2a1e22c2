import type { StatementLine } from '~/order/bank/statement'
import type { OwingOrder } from '~/order/store/orders/owing.server'

/** A line with its identity: the same line of any later statement has the same `key`. */
export type KeyedLine = StatementLine & { key: string }

/**
 * Why a line waits for a person: nothing fits it, its day is ahead, its order is not released yet (`held`), does not take
 * money now (`notNow`) or has another payment under its id (`sameReference`), or it changed while the line was noted.
 */
export const OPEN_REASONS = [
  'noOrder',
  'otherAmount',
  'otherCurrency',
  'nothingDue',
  'dayAhead',
  'held',
  'notNow',
  'sameReference',
  'changed',
] as const
export type OpenReason = (typeof OPEN_REASONS)[number]

/**
 * What a line is. `pays`: its symbol is an order of which exactly this is due. `noted`: it is noted now, `known`: it was
 * noted before. `open`: a person decides; `likely` is the order it may be meant for, null where nothing says one.
 */
export type Match =
  | { is: 'pays' | 'noted' | 'known'; number: string }
  | { is: 'open'; likely: string | null; why: OpenReason }

export type MatchedLine = { line: KeyedLine; match: Match }

/** Where lines can be looked up: orders by number, sums that orders owe, and lines that were noted. */
export type Known = {
  orders: ReadonlyMap<string, OwingOrder>
  /** The one order that owes exactly this; null for none or several. */
  owing: (amount: number, currency: string) => string | null
  /** Lines that were noted, by key, with the number of their order. */
  noted: ReadonlyMap<string, string>
}

/**
 * Matches each line by its symbol and its amount; an amount alone is never a match, only a hint. Of two lines that
 * would pay the same order the first does.
 */
export function matchLines(lines: readonly KeyedLine[], known: Known): MatchedLine[] {
  const paid = new Set<string>()
  return lines.map((line) => {
    const match = matchOf(line, known, paid)
    if (match.is === 'pays') paid.add(match.number)
    return { line, match }
  })
}

function matchOf(line: KeyedLine, { orders, owing, noted }: Known, paid: Set<string>): Match {
  const before = noted.get(line.key)
  if (before !== undefined) return { is: 'known', number: before }
  const order = orders.get(line.symbol)
  if (!order) {
    const named = numbersIn(line).find((number) => orders.has(number))
    return { is: 'open', likely: named ?? owing(line.amount, line.currency), why: 'noOrder' }
  }
  const open = (why: OpenReason) => ({ is: 'open', likely: order.number, why }) as const
  if (order.is_held === 1) return open('held')
  if (order.currency !== line.currency) return open('otherCurrency')
  if (order.due <= 0 || paid.has(order.number)) return open('nothingDue')
  return order.due === line.amount ? { is: 'pays', number: order.number } : open('otherAmount')
}

/** Numbers of orders that may stand in a line: in its symbol or its message, with or without spaces. */
export function numbersIn({ symbol, message }: StatementLine): string[] {
  const named = [...message.matchAll(/(?<!\d)\d{2} ?\d{4} ?\d{4}(?!\d)/g)].map(([text]) =>
    text.replaceAll(' ', ''),
  )
  return [...(/^\d{10}$/.test(symbol) ? [symbol] : []), ...named]
}
