import { expect, test } from 'vitest'
import { typographyProblems } from '../checks/words/typography.ts'
import { typeset, typesetText } from './typeset.ts'

test('a one-letter Czech word is tied to the next one, also after another one', () => {
  expect(typesetText('Vůz s řidičem v Brně a i k letišti', 'cs')).toBe(
    'Vůz s\u00a0řidičem v\u00a0Brně a\u00a0i\u00a0k\u00a0letišti',
  )
  expect(typesetText('V ceně; tam a zpět', 'cs')).toBe('V\u00a0ceně; tam a\u00a0zpět')
})

test.each([
  ['cs', 'Po–pá 8 až 18 hodin ,  o víkendu od 1. ledna "na dotaz" za 5 000 Kč -- sleva 10%...'],
  ['en', 'Monday to Friday, 8 to 18 h , the driver\'s "own" car from CZK 5,000 -- 10 % less...'],
  ['de', 'Mo bis Fr 8 bis 18 Uhr , "nach Absprache" ab 1. Jänner -- 12 000 € und 10% nach § 10...'],
] as const)('what is typed in %s passes the check of words', (locale, text) => {
  expect(typographyProblems({ locale, text }).length).toBeGreaterThan(3)
  expect(typographyProblems({ locale, text: typesetText(text, locale) })).toEqual([])
})

test('only texts under a language are changed', () => {
  expect(typeset({ name: { cs: 'v Brně', en: 'a car' }, slug: 'a b' })).toEqual({
    name: { cs: 'v\u00a0Brně', en: 'a car' },
    slug: 'a b',
  })
})
