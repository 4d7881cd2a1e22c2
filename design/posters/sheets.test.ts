import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { drawSheet } from './kit/sheet.ts'
import { sheets } from './sheets.ts'

test.each(Object.entries(sheets))(
  '%s is committed as its sheet draws it (npm run draw -- posters)',
  (name, sheet) => {
    const file = new URL(`../../public/posters/${name}.svg`, import.meta.url)
    expect(readFileSync(file, 'utf8')).toBe(drawSheet(sheet))
  },
)

test.each(Object.entries(sheets))('%s marks its landmark and its car once', (name, sheet) => {
  const svg = drawSheet(sheet)
  expect(svg.match(/id="landmark"/g)).toHaveLength(1)
  // The one road on which no car has come yet.
  expect(svg.match(/id="car"/g) ?? []).toHaveLength(name === 'empty' ? 0 : 1)
})
