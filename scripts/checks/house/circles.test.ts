import { globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'

const MADE = /(?:\.test\.tsx?|\.d\.ts|\.gen\.ts)$|^src\/paraglide\//
const IMPORT = /(?:\bfrom|\bimport\(?)\s*['"]((?:~|\.)[^'"]*)['"]/g

const modules = new Set(globSync('src/**/*.{ts,tsx}').filter((path) => !MADE.test(path)))
const imports = new Map([...modules].map((path) => [path, importsOf(path)]))

/** The modules of src that a module imports, for their types too. */
function importsOf(path: string): string[] {
  const source = readFileSync(path, 'utf8')
  return [...source.matchAll(IMPORT)].flatMap(([, specifier = '']) => {
    const target = specifier.startsWith('~/')
      ? `src/${specifier.slice(2)}`
      : join(dirname(path), specifier)
    const found = ['', '.ts', '.tsx'].map((end) => target + end).find((one) => modules.has(one))
    return found === undefined ? [] : [found]
  })
}

/** The first way from a module back to itself; null where there is none. */
function circleOf(start: string): string[] | null {
  const seen = new Set<string>()
  const walk = (path: string, way: string[]): string[] | null => {
    for (const next of imports.get(path) ?? []) {
      if (next === start) return [...way, next]
      if (seen.has(next)) continue
      seen.add(next)
      const circle = walk(next, [...way, next])
      if (circle) return circle
    }
    return null
  }
  return walk(start, [start])
}

test('no module imports itself by way of others, for its types either', () => {
  expect(modules.size).toBeGreaterThan(300)
  const circles = [...modules].map(circleOf).filter((circle) => circle !== null)
  expect(circles).toEqual([])
})
