import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { sheets as ofDonaufahrt } from './donaufahrt/sheets.ts'
import { drawn } from './drawn.ts'
import { drawSheet } from './kit/sheet.ts'
import { sheets } from './vozka/sheets.ts'

const committed = Object.entries(drawn).flatMap(([carrier, posters]) =>
  Object.entries(posters).map(([name, svg]) => ({ carrier, name, svg })),
)

test.each(committed)(
  '$name of $carrier is committed as it is drawn (npm run draw -- posters)',
  ({ carrier, name, svg }) => {
    const file = `carriers/${carrier}/pictures/public/posters/${name}.svg`
    expect(readFileSync(file, 'utf8')).toBe(svg)
  },
)

test.each(Object.entries({ ...sheets, ...ofDonaufahrt }))(
  '%s marks its landmark and its car once',
  (name, sheet) => {
    const svg = drawSheet(sheet)
    expect(svg.match(/id="landmark"/g)).toHaveLength(1)
    // The one road on which no car has come yet.
    expect(svg.match(/id="car"/g) ?? []).toHaveLength(name === 'empty' ? 0 : 1)
  },
)
