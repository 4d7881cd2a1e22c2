import { appConfig } from '~config'
import type { Money } from '~/lib/money'
import { type Table, textCell } from '~/order/papers/month/csv'

/**
 * What an order owes: haléře or cents since a local day. `daysLate` are whole days since then, null while the time to pay
 * has not passed. Phone and e-mail are empty where nothing is known any more.
 */
export type Unpaid = {
  number: string
  customer: string
  companyId: string | null
  phone: string
  email: string
  due: number
  currency: Money['currency']
  dueOn: string
  daysLate: number | null
}

/** How long money is overdue, the longest first; `ahead` is not overdue yet. */
export const AGES = ['over60', 'to60', 'to30', 'to14', 'ahead'] as const
export type Age = (typeof AGES)[number]

function ageOf({ daysLate }: Unpaid): Age {
  if (daysLate === null) return 'ahead'
  if (daysLate <= 14) return 'to14'
  if (daysLate <= 30) return 'to30'
  return daysLate <= 60 ? 'to60' : 'over60'
}

/** What is unpaid of one age: who is longest overdue first, and its sum in each currency. */
export type AgeGroup = { age: Age; rows: Unpaid[]; sums: Money[] }

/** The groups of what is unpaid that have any. */
export function byAge(rows: readonly Unpaid[]): AgeGroup[] {
  return AGES.map((age) => {
    const own = rows.filter((row) => ageOf(row) === age)
    return { age, rows: own, sums: sumsOf(own) }
  }).filter((group) => group.rows.length > 0)
}

/** What is unpaid in each currency. */
export function sumsOf(rows: readonly Unpaid[]): Money[] {
  const currencies = [...new Set(rows.map(({ currency }) => currency))].toSorted()
  return currencies.map((currency) => ({
    amount: rows.reduce((sum, row) => sum + (row.currency === currency ? row.due : 0), 0),
    currency,
  }))
}

/** What is unpaid as a table in the words of the market, with its sums. */
export function unpaidTable(rows: readonly Unpaid[]): Table {
  const { unpaid, total } = appConfig.market.documents.table
  return {
    name: unpaid.name,
    rows: [
      unpaid.heads.map(textCell),
      ...rows.map(({ number, customer, companyId, dueOn, daysLate, due, currency }) => [
        textCell(number),
        textCell(customer),
        textCell(companyId),
        { day: dueOn },
        daysLate === null ? null : { count: daysLate },
        { amount: due },
        textCell(currency),
      ]),
      ...sumsOf(rows).map(({ amount, currency }) => [
        null,
        textCell(total),
        null,
        null,
        null,
        { amount },
        textCell(currency),
      ]),
    ],
  }
}
