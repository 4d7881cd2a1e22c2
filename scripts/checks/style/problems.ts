/** The one place where colours, sizes and distances are numbers. */
const TOKENS = 'src/styles/tokens.css'
/** These pages are laid out by the window, so that a landmark is never cut; their distances may be as well. */
const BY_THE_WINDOW = /^src\/features\/(?:home|fares)\//
/** Posters that are drawn in code have the inks of posters. */
const POSTERS = new Set([
  'src/features/fares/fare-page.module.css',
  'src/components/layout/site-header.tsx',
])
/** A code is black and white for its readers; the stopped car is a drawing with shades of its own. */
const OWN_COLOURS = new Set([
  'src/features/order/customer/pay/qr-code.tsx',
  'src/edge/plain/stopped-car.ts',
])

const MEASURED = /^(?:font|font-size|font-weight|(?:row-|column-)?gap|(?:margin|padding)(?:-.+)?)$/
const SIZE = /^var\(--size-\d\)$/
const FONT = /^(?:300|400|500) var\(--size-\d\)(?: \/ [\d.]+)? var\(--font\)$/
const WEIGHT = /^(?:300|400|500)$/
const DISTANCE = /^(?:0|auto|var\(--(?:space-\d|gutter)\))$/
const OF_THE_WINDOW = /^[\d.]+(?:vw|svh|cqi|rem)$/
const OF_A_GLYPH = /^[\d.]+(?:em|rem)$/
const OPERATION = /^(?:calc|min|max|clamp|-|-?[1-9][\d.]*)$/
const COLOUR = /#[\da-f]{3,8}\b|\b(?:rgb|hsl|hwb|lab|lch|oklab|oklch)\(/gi
const OTHER_WEIGHT = /font-?weight['"]?:\s*['"]?(?:[126789]00|bold|light)/gi

type Source = { path: string; text: string }
type Declaration = { property: string; value: string; line: number; isExplained: boolean }

/** The text with signs in place of comments and typefaces, so that lines and places stay. */
function withoutProse(text: string): string {
  return text
    .replaceAll(/\/\*[\s\S]*?\*\//g, (comment) => comment.replaceAll(/[^\n]/g, '~'))
    .replaceAll(/@font-face \{[^}]*\}/g, (face) => face.replaceAll(/[^\n]/g, ' '))
}

/** The declarations of a style that the scale is about, and whether a comment stands right above each. */
function declarationsOf(text: string): Declaration[] {
  const bare = withoutProse(text)
  return [...bare.matchAll(/(?<=[{;~]\s*)([a-z-]+)\s*:\s*([^;{}]+);/g)]
    .map(({ 1: property = '', 2: value = '', index }) => ({
      property,
      value: value.trim(),
      line: bare.slice(0, index).split('\n').length,
      isExplained: bare.slice(0, index).trimEnd().endsWith('~'),
    }))
    .filter(({ property }) => MEASURED.test(property))
}

/** `calc(-1 * var(--space-4)) 0` is made of `var(--space-4)` and `0`. */
function lengthsOf(value: string): string[] {
  const parts = value.match(/var\(--[\w-]+\)|[\w.%-]+/g) ?? []
  return parts.filter((part) => !OPERATION.test(part))
}

function isOfScale({ property, value, isExplained }: Declaration, path: string): boolean {
  if (value === 'inherit') return true
  if (property === 'font-size') return SIZE.test(value)
  if (property === 'font-weight') return WEIGHT.test(value)
  if (property === 'font') return FONT.test(value)
  return lengthsOf(value).every(
    (length) =>
      DISTANCE.test(length) ||
      (BY_THE_WINDOW.test(path) && OF_THE_WINDOW.test(length)) ||
      (isExplained && OF_A_GLYPH.test(length)),
  )
}

function measureProblems({ path, text }: Source): string[] {
  return declarationsOf(text)
    .filter((declaration) => !isOfScale(declaration, path))
    .map(({ property, value, line }) => `${path}:${line} ${property}: ${value} is not of the scale`)
}

/** Every match of a pattern with its place. */
function placesOf({ path, text }: Source, pattern: RegExp) {
  return text
    .split('\n')
    .flatMap((line, index) =>
      [...line.matchAll(pattern)].map(([found]) => ({ found, place: `${path}:${index + 1}` })),
    )
}

/**
 * Sizes, weights and distances of styles that are not of the scale, and colours that are not from the tokens. What
 * cannot read the tokens (mails, plain answers, heads of pages) writes colours out, but no others.
 */
export function scaleProblems(sources: Source[], inks: readonly string[]): string[] {
  const tokens = sources.find(({ path }) => path === TOKENS)?.text ?? ''
  const ofTokens = new Set<string>(tokens.match(/#[\da-f]{6}/g))
  const ofPosters = new Set(inks)
  return sources
    .filter(({ path }) => path !== TOKENS && !OWN_COLOURS.has(path))
    .flatMap((source) => {
      const isStyle = source.path.endsWith('.css')
      const known = POSTERS.has(source.path) ? ofPosters : ofTokens
      const mayWriteOut = !isStyle || POSTERS.has(source.path)
      return [
        ...(isStyle ? measureProblems(source) : []),
        ...placesOf(source, COLOUR)
          .filter(({ found }) => !mayWriteOut || !known.has(found.toLowerCase()))
          .map(({ found, place }) => `${place} ${found} is not from the tokens`),
        ...(isStyle ? [] : placesOf(source, OTHER_WEIGHT)).map(
          ({ found, place }) => `${place} ${found} is not of the scale`,
        ),
      ]
    })
}
