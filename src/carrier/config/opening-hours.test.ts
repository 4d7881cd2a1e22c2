import { expect, test } from 'vitest'
import type { Language } from '~/lib/locale'
import { codedHours, isOpeningHours, openingRanges } from './opening-hours.ts'

test.each<[string, Language[], string]>([
  ['Mo-So 06:00-22:00', ['de'], 'Mo-Su 06:00-22:00'],
  ['di, do 8–18', ['de', 'en'], 'Tu,Th 08:00-18:00'],
  ['Po–Pá 6:30-22, So 8:00-18:00', ['cs'], 'Mo-Fr 06:30-22:00, Sa 08:00-18:00'],
  ['Ne', ['cs'], 'Su'],
  ['Mon-Fri 08.00 - 24.00', ['en'], 'Mo-Fr 08:00-24:00'],
  ['Mo-Fr 08:00-12:00; Mo-Fr 13:00-18:00', ['cs'], 'Mo-Fr 08:00-12:00, Mo-Fr 13:00-18:00'],
  ['Mo-Su', ['cs', 'de'], 'Mo-Su'],
])('“%s” in %j is %s', (typed, languages, coded) => {
  expect(codedHours(typed, languages)).toBe(coded)
})

test.each<[string, Language[]]>([
  // Saturday in Czech, Sunday in German.
  ['So 8-12', ['cs', 'de']],
  ['Po-So 8-12', ['de']],
  ['Di-Su 8-12', ['de']],
  ['Mo-Fr 25-26', ['de']],
  ['Mo-Fr 08:00-18:00, Sa', ['de']],
  ['nonstop', ['cs']],
])('“%s” in %j cannot be read, or not in one way', (typed, languages) => {
  expect(codedHours(typed, languages)).toBeNull()
})

test.each(['Mo-So 06:00-22:00', 'Xx', 'Mo-Fr 99:00-18:00', 'Mo-Fr 8-18', 'Mo-Fr 08:00-18:00, Sa'])(
  'schema.org knows no “%s”',
  (coded) => {
    expect(isOpeningHours(coded)).toBe(false)
  },
)

test('each range is a value of its own', () => {
  expect(openingRanges('Mo,We 06:00-22:00, Sa 08:00-18:00')).toEqual([
    'Mo,We 06:00-22:00',
    'Sa 08:00-18:00',
  ])
})
