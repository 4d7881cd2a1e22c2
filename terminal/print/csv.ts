import type { Row } from '../../src/order/desk/desk-answer.ts'
import { printable } from './printable.ts'
import { exactCrowns } from '../amounts.ts'

// Without it a spreadsheet reads Czech letters in another code page.
const BOM = '\uFEFF'

/** The list as RFC 4180: a header, CRLF, ISO instants, crowns with two decimals. */
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
  return BOM + [header, ...lines].map((cells) => `${cells.join(',')}\r\n`).join('')
}

type Cell = Row[string] | undefined

/** User input; a spreadsheet must not take it for a formula. */
function text(value: Cell): string {
  const shown = printable(value)
  // A tab and a carriage return can also begin a formula; printable has escaped them already.
  const guarded = /^[=+\-@]/.test(String(value ?? '').trimStart()) ? `'${shown}` : shown
  return /[",\r\n]/.test(guarded) ? `"${guarded.replaceAll('"', '""')}"` : guarded
}

function instant(value: Cell): string {
  return typeof value === 'number' ? new Date(value).toISOString() : ''
}

function amount(value: Cell): string {
  return typeof value === 'number' ? exactCrowns(value) : ''
}
