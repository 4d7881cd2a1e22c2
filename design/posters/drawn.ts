import { donaufahrt } from './donaufahrt/drawn.ts'
import { drawSheet } from './kit/sheet.ts'
import { sheets } from './vozka/sheets.ts'

/** The posters that a script draws, by carrier and name; a carrier's others are written by hand. */
export const drawn: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  vozka: Object.fromEntries(
    Object.entries(sheets).map(([name, sheet]) => [name, drawSheet(sheet)]),
  ),
  donaufahrt,
}
