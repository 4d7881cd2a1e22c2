import { csvTable, type Cell, textCell } from '../../src/order/papers/month/csv.ts'
import type { Row } from '../../src/order/commands/desk-answer.ts'
import { printable } from './printable.ts'

/** The list as a table for programs: a header, CRLF, ISO instants, crowns with a decimal comma. */
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
  return csvTable([header.map(textCell), ...lines])
}

type Value = Row[string] | undefined

/** User input; printable has escaped its controls. */
function text(value: Value): Cell {
  return textCell(printable(value))
}

function instant(value: Value): Cell {
  return typeof value === 'number' ? textCell(new Date(value).toISOString()) : null
}

function amount(value: Value): Cell {
  return typeof value === 'number' ? { amount: value } : null
}
