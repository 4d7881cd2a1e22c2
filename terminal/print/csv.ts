import type { Row } from '../../src/order/commands/desk-answer.ts'
import { printable } from './printable.ts'
import { exactCrowns } from '../amounts.ts'

// Without it a spreadsheet reads Czech letters in another code page.
const BOM = '\uFEFF'
/** A Czech spreadsheet divides by semicolons; the first line tells it to the others. */
const DIVIDER = ';'

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
  const table = [header, ...lines].map((cells) => `${cells.join(DIVIDER)}\r\n`)
  return `${BOM}sep=${DIVIDER}\r\n${table.join('')}`
}

type Cell = Row[string] | undefined

/** A sign by which a formula begins, at the start of the text or of what any divider would make a cell of. */
const WOULD_BE_FORMULA = /(?<=^|[;,|"\t\r\n])(?=[\s'"]*[=+\-@])/g

/**
 * User input; a spreadsheet must not take it for a formula, whichever divider it reads the file with, and whether it
 * respects the quotes. A tab and a carriage return can also begin a formula; printable has escaped them already.
 */
function text(value: Cell): string {
  const guarded = printable(value).replace(WOULD_BE_FORMULA, "'")
  return /[";,|\r\n]/.test(guarded) ? `"${guarded.replaceAll('"', '""')}"` : guarded
}

function instant(value: Cell): string {
  return typeof value === 'number' ? new Date(value).toISOString() : ''
}

function amount(value: Cell): string {
  return typeof value === 'number' ? exactCrowns(value).replace('.', ',') : ''
}
