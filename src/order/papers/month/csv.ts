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

/** Without it a spreadsheet reads Czech letters in another code page; a line `sep=` before the table would undo it. */
const BOM = '\uFEFF'
/** Spreadsheets of the countries that write a comma before decimals divide by semicolons. */
const DIVIDER = ';'

/**
 * A table as programs import it (RFC 4180 with semicolons, UTF-8): every text in quotes, days as ISO 8601, amounts in
 * bare digits. A spreadsheet that guesses the kinds of cells takes digits in quotes for a number: it gets xlsx.ts.
 */
export function csvTable(rows: readonly Cell[][]): string {
  return `${BOM}${rows.map((cells) => `${cells.map(csvCell).join(DIVIDER)}\r\n`).join('')}`
}

function csvCell(cell: Cell): string {
  if (cell === null) return ''
  if ('text' in cell) return csvText(cell.text)
  if ('day' in cell) return cell.day
  if ('amount' in cell) return csvAmount(cell.amount)
  return 'count' in cell ? String(cell.count) : csvThousandths(cell.thousandths)
}

/** A sign by which a formula begins, at the start of the text or of what any divider would make a cell of. */
const WOULD_BE_FORMULA = /(?<=^|[;,|"\t\r\n])(?=[\s'"]*[=+\-@])/g

/**
 * A cell with typed text; a spreadsheet must not take it for a formula, whichever divider it reads the file with, and
 * whether it respects the quotes. The text is one line without controls: a tab or a line end can begin a formula, too.
 */
function csvText(line: string): string {
  return `"${line.replace(WOULD_BE_FORMULA, "'").replaceAll('"', '""')}"`
}

/** A cell with haléře as crowns (or cents as euros): two decimals after a comma, no separators, no unit. */
function csvAmount(amount: number): string {
  const [sign, size] = amount < 0 ? ['-', -amount] : ['', amount]
  return `${sign}${Math.floor(size / 100)},${String(size % 100).padStart(2, '0')}`
}

/** A cell with thousandths as three decimals after a comma: 24,250. */
function csvThousandths(value: number): string {
  return `${Math.floor(value / 1_000)},${String(value % 1_000).padStart(3, '0')}`
}
