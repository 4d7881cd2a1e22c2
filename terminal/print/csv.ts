import { csvTable, type Cell, textCell } from '../../src/order/papers/month/csv.ts'
import type { Row } from '../../src/order/commands/desk-answer.ts'
import { printable } from './printable.ts'

/** The columns of the table. */
const COLUMNS: Record<string, (row: Row) => Cell> = {
  number: ({ number }) => written(number),
  placed: (row) => instant(row['placed_at']),
  pickup: (row) => instant(row['pickup_at']),
  state: ({ state }) => written(state),
  payment: (row) => written(row['payment_state']),
  due: ({ due }) => amount(due),
  total: ({ total }) => amount(total),
  currency: ({ currency }) => written(currency),
  kind: ({ kind }) => written(kind),
  name: ({ name }) => written(name),
  delivery: ({ delivery }) => written(delivery),
}

/** The list as a table for programs: a header, CRLF, ISO instants, crowns with a decimal comma. */
export function listAsCsv(rows: Row[]): string {
  return csvTable([
    Object.keys(COLUMNS).map(textCell),
    ...rows.map((row) => Object.values(COLUMNS).map((cellOf) => cellOf(row))),
  ])
}

type Value = Row[string] | undefined

/** User input; printable has escaped its controls. */
function written(value: Value): Cell {
  return textCell(printable(value))
}

function instant(value: Value): Cell {
  return typeof value === 'number' ? textCell(new Date(value).toISOString()) : null
}

function amount(value: Value): Cell {
  return typeof value === 'number' ? { amount: value } : null
}
