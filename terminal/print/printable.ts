const OBEYED = /[\p{C}\p{Zl}\p{Zp}]/gu
const OBEYED_IN_JSON = /[^\P{C}\n]|[\p{Zl}\p{Zp}]/gu

/**
 * Escapes every character that a terminal would obey or not show, including line ends: in user input, also in rows of
 * an older release.
 */
export function printable(value: string | number | null | undefined): string {
  return String(value ?? '').replace(OBEYED, escaped)
}

/** The same as JSON, which has its own line ends; parsing it returns the value. */
export function printableJson(value: unknown): string {
  return JSON.stringify(value, null, 2).replace(OBEYED_IN_JSON, escaped)
}

function escaped(sign: string): string {
  const units = Array.from({ length: sign.length }, (_, index) => sign.charCodeAt(index))
  return units.map((unit) => `\\u${unit.toString(16).padStart(4, '0')}`).join('')
}

/** Cells in aligned columns, without trailing spaces; a line break in a cell makes no row. */
export function aligned(rows: string[][]): string[] {
  const lines = rows.map((cells) => cells.map(shown))
  const widths = lines.reduce<number[]>(
    (known, cells) => cells.map((cell, column) => Math.max(cell.length, known[column] ?? 0)),
    [],
  )
  return lines.map((cells) =>
    cells
      .map((cell, column) => cell.padEnd(widths[column] ?? 0))
      .join('  ')
      .trimEnd(),
  )
}

/** The same below a title; a cell with several lines goes on below its own beginning. */
export function indented(rows: string[][]): string[] {
  return aligned(rows.flatMap(linesOf)).map((line) => `  ${line}`)
}

function linesOf(cells: string[]): string[][] {
  const parts = cells.map((cell) => cell.split('\n'))
  const most = Math.max(0, ...parts.map(({ length }) => length))
  return Array.from({ length: most }, (_, line) => parts.map((part) => part[line] ?? ''))
}

/** A non-breaking space looks like the common one, for which people search. */
function shown(text: string): string {
  return printable(text).replace(/[\u00a0\u202f]/g, ' ')
}
