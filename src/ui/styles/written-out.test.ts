import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

// Files that cannot read the tokens (mails, plain answers, heads of pages) take the carrier's colours from
// virtual:look, and write out only weights of the site.

/** A QR code is black and white for its readers. */
const OWN_COLOURS = ['src/order/status/pay/qr-code.tsx']
const COLOUR = /#[\da-f]{3,8}\b|\b(?:rgb|hsl|hwb|lab|lch|oklab|oklch)\(/gi
const OTHER_WEIGHT = /font-?weight['"]?:\s*['"]?(?:[126789]00|bold|light)/gi

const sources = globSync('src/**/*.{ts,tsx}')
  .filter((path) => !/\.test\.tsx?$|^src\/paraglide\//.test(path))
  .map((path) => ({ path, text: readFileSync(path, 'utf8') }))

/** The colours that a source writes out, and its weights that the site does not have. */
function oddIn(text: string): string[] {
  const colours: string[] = text.match(COLOUR) ?? []
  return colours.concat(text.match(OTHER_WEIGHT) ?? [])
}

test('no colour is written out, and a weight is one of the site', () => {
  expect(sources.length).toBeGreaterThan(300)
  const odd = sources
    .filter(({ path }) => !OWN_COLOURS.includes(path))
    .flatMap(({ path, text }) => oddIn(text).map((found) => `${path}: ${found}`))
  expect(odd).toEqual([])
})

test('a colour or another weight would be found', () => {
  expect(oddIn("const INK = '#123456'")).toEqual(['#123456'])
  expect(oddIn("const HEAD = 'font-weight:500'")).toEqual([])
  expect(oddIn("const HEAD = 'font-weight:600'")).toEqual(['font-weight:600'])
})
