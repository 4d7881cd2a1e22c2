import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { engineLanguages } from '../../../src/lib/locale.ts'

const MADE = /\.test\.tsx?$|^src\/paraglide\/|^src\/i18n\/languages\//
const ASKS = new RegExp(`[!=]== '(?:${engineLanguages.join('|')})'`)

/** The lines of a source that ask which language it is. */
function asking(source: string): string[] {
  return source.split('\n').filter((line) => ASKS.test(line))
}

test('only a module of a language knows a language: all others ask it', () => {
  const places = globSync('src/**/*.{ts,tsx}').filter((path) => !MADE.test(path))
  const found = places.flatMap((path) =>
    asking(readFileSync(path, 'utf8')).map((line) => `${path}: ${line.trim()}`),
  )
  // The Czech, French or Spanish word „de“.
  expect(found.filter((line) => !line.includes('typed ==='))).toEqual([])
  expect(asking("const day = locale === 'cs' ? a : b")).toHaveLength(1)
})

test('each language has its messages and its modules', () => {
  const modules = (folder: string) =>
    globSync(`src/i18n/languages/${folder}??.ts`).map((path) => path.slice(-5, -3))
  expect(modules('').toSorted()).toEqual(engineLanguages.toSorted())
  expect(modules('phrases/').toSorted()).toEqual(engineLanguages.toSorted())
})
