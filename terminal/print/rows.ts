import type { Row } from '../../src/order/commands/desk-answer.ts'
import { printableJson } from './printable.ts'

/** Rows as JSON, with their JSON columns parsed. */
export function rowsJson(rows: Row[]): string {
  return printableJson(rows.map(readColumns))
}

/** Parses the JSON columns of a row; an invalid one stays text. */
export function readColumns(row: Row): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(row).map(([name, value]) => [
      name,
      ['body', 'events', 'delivery', 'mails', 'outbox', 'papers', 'owedPapers'].includes(name)
        ? readJson(value)
        : value,
    ]),
  )
}

function readJson(value: Row[string]): unknown {
  try {
    return typeof value === 'string' && /^[[{]/.test(value) ? JSON.parse(value) : value
  } catch {
    return value
  }
}
