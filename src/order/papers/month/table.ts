/**
 * A cell of a table: a text, a local day (`YYYY-MM-DD`), haléře or cents, thousandths, or a whole number; null is empty.
 * What is a name (an order, a company, a payment) is a text, also where it is written in digits alone.
 */
export type Cell =
  | { text: string }
  | { day: string }
  | { amount: number }
  | { thousandths: number }
  | { count: number }
  | null

/** A table of the accountant or the desk: its name, and its rows, of which the first has the headings. */
export type Table = { name: string; rows: Cell[][] }

/** A typed text in one line, without signs that a spreadsheet or a terminal would obey; empty without one. */
export function textCell(text: string | null): Cell {
  const line = (text ?? '').replace(/[\p{C}\p{Zl}\p{Zp}]+/gu, ' ').trim()
  return line === '' ? null : { text: line }
}
