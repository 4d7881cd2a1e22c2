import * as fc from 'fast-check'
import * as v from 'valibot'
import { expect, test } from 'vitest'
import { SETTINGS } from '../../../tests/support/property-settings.ts'
import { personName, wholeNumber } from '~/lib/fields/field-schemas'

test.each([
  ['Jana Ukázková'],
  ['Řehoř  Žluťoučký'],
  ['李白'],
  ['Владимир Ёлкин'],
  ['Ελένη Παπαδοπούλου'],
  ['محمد علي'],
  ['דוד לוי'],
  ['สมชาย ใจดี'],
  ['नरेन्द्र'],
  ['김 민준'],
  ['李'],
  ['D’Arcy'],
  ['O’Neill-Müller, Jr.'],
  ['Nguyễn Thị Hồng'],
])('the name %s is accepted', (name) => {
  expect(v.parse(personName, name)).toBe(name.replace('  ', ' '))
})

test.each([
  ['', 'required'],
  [' \t ', 'required'],
  ['\u200b\u200b\u200b', 'required'],
  ['–', 'required'],
  ['J', 'nameTooShort'],
  ['x'.repeat(101), 'tooLong'],
])('the name "%s" is refused', (name, message) => {
  expect(v.safeParse(personName, name).issues?.[0].message).toBe(message)
})

test('letters of any script make a name, and spaces around and between them are tidied', () => {
  const word = fc
    .string({ unit: 'grapheme', minLength: 2, maxLength: 20 })
    .filter((text) => /^\p{L}{2,20}$/u.test(text))
  const space = fc.constantFrom(' ', '  ', '\u00a0', '\t')
  fc.assert(
    fc.property(word, word, space, (first, last, gap) => {
      expect(v.parse(personName, gap + first + gap + last + gap)).toBe(
        `${first} ${last}`.normalize('NFC'),
      )
    }),
    { ...SETTINGS, numRuns: 50 },
  )
})

test('a whole number is what its digits say, within its limits', () => {
  fc.assert(
    fc.property(fc.integer({ min: -20, max: 120 }), (typed) => {
      const result = v.safeParse(wholeNumber(1, 99), ` ${typed} `)
      expect(result.success ? result.output : result.issues[0].message).toBe(
        typed < 0 ? 'numberInvalid' : typed < 1 ? 'tooFew' : typed > 99 ? 'tooMany' : typed,
      )
    }),
    SETTINGS,
  )
})
