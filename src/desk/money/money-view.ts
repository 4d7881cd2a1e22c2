import type { OpenLine } from '~/order/bank/line-store.server'
import type { Given } from '~/order/bank/give-line.server'
import type { Reading } from '~/order/bank/reading-store.server'
import type { TakenBack } from '~/order/bank/take-back.server'
import type { NotedStatement } from '~/order/bank/match-lines'
import type { OrderInList } from '~/order/store/desk/lists.server'

/** Haléře or cents, of any currency that a bank may name. */
export type Total = { amount: number; currency: string }

/** A list of money: its rows, whether there are more, and what the shown ones come to in each currency. */
export type Listed<TRow> = { rows: TRow[]; hasMore: boolean; totals: Total[] }

/** Why a line was not given to an order; `numberInvalid`: no number of an order was typed. */
export type GiveError = Extract<Given, { ok: false }>['error'] | 'numberInvalid'

/**
 * Money of the desk. `noted` is what a statement came to, `unread` why none was: `elsewhere` where another back office
 * decides about orders. `refused` is the line that was not given to the typed number.
 */
export type MoneyView = {
  /** The month of now, `2026-11`. */
  month: string
  due: Listed<OrderInList>
  overdue: Listed<OrderInList>
  giveBack: Listed<OrderInList>
  lines: Listed<OpenLine>
  /** How many lines wait for a person in all, counted to MOST_COUNTED. */
  openCount: number
  /** The newest statements that were noted, and what became of the one that was taken back. */
  readings: Reading[]
  takenBack: TakenBack | null
  noted: NotedStatement | null
  unread: 'nothing' | 'tooLong' | 'elsewhere' | null
  refused: { key: string; number: string; error: GiveError } | null
  /** The line that was settled by the press before, by its key. */
  settled: string | null
}
