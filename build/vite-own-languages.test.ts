import { expect, test } from 'vitest'
import { withoutLanguages } from './vite-own-languages.ts'

const languages = { spoken: ['cs', 'en', 'de'], unspoken: ['de', 'en'] }

test.each([
  ["say({ cs: 'ž', en: 'b', de: 'c' })", "say({ cs: 'ž', })"],
  ["say({ de: 'ü', cs: 'a',\n en: 'b',\n})", "say({ cs: 'a', })"],
  ['say({ cs, en, de } satisfies T)', 'say({ cs, } satisfies T)'],
  ['say({ cs: 1, en: { cs: 1, en: 2, de: 3 }, de: 2 })', 'say({ cs: 1, })'],
  ['say({ cs: { cs: 1, en: 2, de: 3 }, en: 1, de: 2 })', 'say({ cs: { cs: 1, }, })'],
])('what a carrier does not speak is left out of %s', (code, lean) => {
  const found = withoutLanguages(code, 'words.ts', languages)
  expect(found.replaceAll(/\s+/g, ' ')).toBe(lean)
  expect(found.split('\n')).toHaveLength(code.split('\n').length)
})

test('an object without an entry for each language stays', () => {
  const code = "const of = (x: T) => ({ at: { cs: 1, de: 2 }, cs: 'cs', en: x as en })"
  expect(withoutLanguages(code, 'words.ts', languages)).toBe(code)
})
