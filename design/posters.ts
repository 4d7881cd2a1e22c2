import { writeFileSync } from 'node:fs'
import { drawSheet } from './posters/kit/sheet.ts'
import { sheets } from './posters/sheets.ts'

// Draws the sheets of design/posters into public/posters. Run it after a change of a sheet or of the kit
// and commit what it writes. With a word after it only those whose name holds the word.
const [, , word = ''] = process.argv

for (const [name, sheet] of Object.entries(sheets)) {
  if (!name.includes(word)) continue
  const svg = drawSheet(sheet)
  writeFileSync(`public/posters/${name}.svg`, svg)
  console.log(`public/posters/${name}.svg ${svg.length} B`)
}
