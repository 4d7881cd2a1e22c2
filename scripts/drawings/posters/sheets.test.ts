import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { drawSheet } from './kit/sheet.ts'
import { sheets } from './sheets.ts'

test.each(Object.entries(sheets))(
  '%s is committed as its sheet draws it (npm run draw -- posters)',
  (name, sheet) => {
    const file = new URL(`../../../public/posters/${name}.svg`, import.meta.url)
    expect(readFileSync(file, 'utf8')).toBe(drawSheet(sheet))
  },
)

test.each(Object.entries(sheets))('%s marks its landmark and its car once', (_, sheet) => {
  const svg = drawSheet(sheet)
  expect(svg.match(/id="landmark"/g)).toHaveLength(1)
  expect(svg.match(/id="car"/g)).toHaveLength(1)
})
