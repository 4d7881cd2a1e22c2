/** Without it a spreadsheet reads Czech letters in another code page. */
const BOM = '\uFEFF'
/** A Czech spreadsheet divides by semicolons; the first line tells it to the others. */
const DIVIDER = ';'

/** A table for a spreadsheet: the line that names the divider, then rows of finished cells, CRLF. */
export function csvTable(rows: string[][]): string {
  const table = rows.map((cells) => `${cells.join(DIVIDER)}\r\n`)
  return `${BOM}sep=${DIVIDER}\r\n${table.join('')}`
}

/** A sign by which a formula begins, at the start of the text or of what any divider would make a cell of. */
const WOULD_BE_FORMULA = /(?<=^|[;,|"\t\r\n])(?=[\s'"]*[=+\-@])/g

/**
 * A cell with typed text; a spreadsheet must not take it for a formula, whichever divider it reads the file with, and
 * whether it respects the quotes. The text is one line without controls: a tab or a line end can begin a formula, too.
 */
export function csvText(line: string): string {
  const guarded = line.replace(WOULD_BE_FORMULA, "'")
  return /[";,|\r\n]/.test(guarded) ? `"${guarded.replaceAll('"', '""')}"` : guarded
}

/** A cell with haléře as crowns (or cents as euros): two decimals after a comma, no separators, no unit. */
export function csvAmount(amount: number): string {
  const [sign, size] = amount < 0 ? ['-', -amount] : ['', amount]
  return `${sign}${Math.floor(size / 100)},${String(size % 100).padStart(2, '0')}`
}

/** A cell with thousandths as three decimals after a comma: 24,250. */
export function csvThousandths(value: number): string {
  return `${Math.floor(value / 1_000)},${String(value % 1_000).padStart(3, '0')}`
}
