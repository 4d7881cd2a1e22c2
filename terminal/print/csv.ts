import { csvTable, type Cell, textCell } from '../../src/order/papers/month/csv.ts'
import type { Row } from '../../src/order/commands/desk-answer.ts'
import { printable } from './printable.ts'

/** The heads of the table, and the columns of the row. */
const COLUMNS = {
  number: 'number',
  placed: 'placed_at',
  pickup: 'pickup_at',
  state: 'state',
  payment: 'payment_state',
  due: 'due',
  total: 'total',
  currency: 'currency',
  kind: 'kind',
  name: 'name',
  delivery: 'delivery',
}

/** The list as a table for programs: a header, CRLF, ISO instants, crowns with a decimal comma. */
export function listAsCsv(rows: Row[]): string {
  const cells = rows.map((row) =>
    Object.values(COLUMNS).map((column) => cellOf(column, row[column] ?? '')),
  )
  return csvTable([Object.keys(COLUMNS).map(textCell), ...cells])
}

/** User input has its controls escaped. */
function cellOf(column: string, value: string | number): Cell {
  if (typeof value === 'string') return textCell(printable(value))
  return column.endsWith('_at') ? textCell(new Date(value).toISOString()) : { amount: value }
}
