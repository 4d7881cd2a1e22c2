import { appConfig } from '~config'
import type { Listed, MoneyView, Total } from '~/desk/money/money-view'
import { dayOf } from '~/desk/rows/days'
import { lastReadings } from '~/order/bank/reading-store.server'
import { countOpen, openLines } from '~/order/bank/line-store.server'
import {
  listOwing,
  MOST_OWING,
  type OrderInList,
  type Owing,
} from '~/order/store/desk/lists.server'

/** Statements that can be taken back from the page, and how far open lines are counted. */
const MOST_READINGS = 5
const MOST_COUNTED = 10_000

/** What of the page is there without a press. */
export type MoneyLists = Pick<
  MoneyView,
  'month' | 'due' | 'overdue' | 'giveBack' | 'lines' | 'openCount' | 'readings'
>

/** The lists of money as they are now: each statement reads fifty rows at most, but for the count of many open lines. */
export async function readMoney(db: D1Database, now: Date): Promise<MoneyLists> {
  const owing = async (which: Owing): Promise<Listed<OrderInList>> => {
    const { orders, hasMore } = await listOwing(db, which, now)
    const amounts = orders.map(({ due, currency }) => ({
      amount: Math.abs(due),
      currency: currency ?? appConfig.market.currency,
    }))
    return { rows: orders, hasMore, totals: totalsOf(amounts) }
  }
  const [due, overdue, giveBack, open, readings] = await Promise.all([
    owing('due'),
    owing('overdue'),
    owing('giveBack'),
    openLines(db, MOST_OWING + 1),
    lastReadings(db, now, MOST_READINGS),
  ])
  const rows = open.slice(0, MOST_OWING)
  const lines = {
    rows,
    hasMore: open.length > MOST_OWING,
    totals: totalsOf(rows.filter(({ amount }) => amount !== 0)),
  }
  const openCount = lines.hasMore ? await countOpen(db, MOST_COUNTED) : rows.length
  return { month: dayOf(now).slice(0, 7), due, overdue, giveBack, lines, openCount, readings }
}

/** Sums of each currency, crowns first. */
function totalsOf(amounts: readonly Total[]): Total[] {
  const sums = new Map<string, number>()
  for (const { amount, currency } of amounts) {
    sums.set(currency, (sums.get(currency) ?? 0) + amount)
  }
  return [...sums.entries()]
    .toSorted(([one], [other]) => one.localeCompare(other))
    .map(([currency, amount]) => ({ amount, currency }))
}
