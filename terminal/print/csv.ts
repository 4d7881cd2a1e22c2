import { csvAmount, csvTable, csvText } from '../../src/order/papers/month/csv.ts'
import type { Row } from '../../src/order/commands/desk-answer.ts'
import { printable } from './printable.ts'

/** The list for a spreadsheet: a header, CRLF, ISO instants, crowns with a decimal comma. */
export function listAsCsv(rows: Row[]): string {
  const header = [
    'number',
    'placed',
    'pickup',
    'state',
    'payment',
    'due',
    'total',
    'currency',
    'kind',
    'name',
    'delivery',
  ]
  const lines = rows.map((row) => [
    text(row['number']),
    instant(row['placed_at']),
    instant(row['pickup_at']),
    text(row['state']),
    text(row['payment_state']),
    amount(row['due']),
    amount(row['total']),
    text(row['currency']),
    text(row['kind']),
    text(row['name']),
    text(row['delivery']),
  ])
  return csvTable([header, ...lines])
}

type Cell = Row[string] | undefined

/** User input; printable has escaped its controls. */
function text(value: Cell): string {
  return csvText(printable(value))
}

function instant(value: Cell): string {
  return typeof value === 'number' ? new Date(value).toISOString() : ''
}

function amount(value: Cell): string {
  return typeof value === 'number' ? csvAmount(value) : ''
}
