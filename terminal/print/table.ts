import { printable } from './printable.ts'

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
