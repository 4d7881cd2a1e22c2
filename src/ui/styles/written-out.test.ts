import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { inks } from '../../../design/posters/kit/inks.ts'

// Files that cannot read the tokens (mails, plain answers, heads of pages) write out colours and weights, but no
// others.

/** The header has a logo drawn in code: it uses the colours of posters. */
const DRAWN = 'src/ui/layout/site-header.tsx'
/** A QR code is black and white for its readers; the stopped car is a drawing with its own shades. */
const OWN_COLOURS = ['src/order/status/pay/qr-code.tsx', 'src/http/plain/stopped-car.ts']
const COLOUR = /#[\da-f]{3,8}\b|\b(?:rgb|hsl|hwb|lab|lch|oklab|oklch)\(/gi
const OTHER_WEIGHT = /font-?weight['"]?:\s*['"]?(?:[126789]00|bold|light)/gi

const tokens: string[] =
  readFileSync('src/ui/styles/tokens.css', 'utf8').match(/#[\da-f]{6}/g) ?? []
const sources = globSync('src/**/*.{ts,tsx}')
  .filter((path) => !/\.test\.tsx?$|^src\/paraglide\//.test(path))
  .map((path) => ({ path, text: readFileSync(path, 'utf8') }))

/** The unknown colours of a source, and its weights that the site does not have. */
function oddIn(text: string, known: readonly string[]): string[] {
  const colours = text.match(COLOUR) ?? []
  const odd = colours.filter((colour) => !known.includes(colour.toLowerCase()))
  return odd.concat(text.match(OTHER_WEIGHT) ?? [])
}

test('a colour or a weight that is written out is one of the site', () => {
  expect(sources.length).toBeGreaterThan(300)
  const odd = sources
    .filter(({ path }) => !OWN_COLOURS.includes(path))
    .flatMap(({ path, text }) => {
      const known: readonly string[] = path === DRAWN ? Object.values(inks) : tokens
      return oddIn(text, known).map((found) => `${path}: ${found}`)
    })
  expect(odd).toEqual([])
})

test('another colour or weight would be found', () => {
  expect(oddIn("const INK = '#0d1a2b'", tokens)).toEqual([])
  expect(oddIn("const INK = '#123456'", tokens)).toEqual(['#123456'])
  expect(oddIn("const HEAD = 'font-weight:500'", tokens)).toEqual([])
  expect(oddIn("const HEAD = 'font-weight:600'", tokens)).toEqual(['font-weight:600'])
})
