import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { SETTINGS } from '../../../tests/support/property-settings.ts'
import { isSaying, oneLine, severalLines, travelNumber } from '~/lib/fields/typed-text'

test.each([
  ['a text turned round', 'Praha\u202e ohrB', 'Praha ohrB'],
  ['commands of a terminal', 'Eva \u001b]0;owned\u0007\u009b2J Zlá', 'Eva ]0;owned2J Zlá'],
  ['a second line', 'Praha\r\nCíl: Brno', 'Praha Cíl: Brno'],
  ['a line end of another kind', 'Praha\u2028Brno\u0085Zlín', 'Praha Brno Zlín'],
  ['signs without width', 'Pra\u200bha\ufeff\u00ad\u0000', 'Praha'],
  ['blanks that look like letters', '\u3164\uffa0\u2060', ''],
  ['half a sign', 'Praha\ud83d', 'Praha'],
  ['a decomposed letter', 'Be\u030cla', 'Běla'],
  ['a number copied from a telephone', '\u202a+420 777 123 456\u202c', '+420 777 123 456'],
  ['spaces of any kind', ' Jana\u00a0\t Ukázková ', 'Jana Ukázková'],
])('%s is what can be seen of it', (_, typed, seen) => {
  expect(oneLine(typed)).toBe(seen)
})

test.each(['👩‍👩‍👧', '❤️‍🔥', '👍🏽', '🏳️‍🌈', 'می‌خواهم', 'क्‍ष', '李白', 'สมชาย'])(
  '%s stays as it is written',
  (text) => {
    expect(oneLine(text)).toBe(text)
  },
)

test('line ends stay in a long text only', () => {
  expect(severalLines('a\r\nb\rc\n\nd\u2029e')).toBe('a\nb\nc\n\nd\ne')
})

const aSign = fc.oneof(
  fc.string({ unit: 'binary', minLength: 1, maxLength: 1 }),
  fc.constantFrom(
    ...Array.from('\u0000\u001b\u009b\u200b\u200d\u200c\u202e\u2066\ufe0f\ufeff\u034f\u0301\n\r\t'),
  ),
  fc.constantFrom(' ', 'a', 'ř', 'م', 'क', '👩', '❤', '👍🏽'),
)
const aText = fc.array(aSign, { maxLength: 30 }).map((signs) => signs.join(''))

test('whatever is typed: nothing unseen is left, and reading it again changes nothing', () => {
  fc.assert(
    fc.property(aText, (typed) => {
      for (const read of [oneLine, severalLines]) {
        const text = read(typed)
        expect(read(text)).toBe(text)
        expect(text).toBe(text.normalize('NFC').trim())
        expect(text).not.toMatch(
          /[^\P{Cc}\n]|[\p{Zl}\p{Zp}\p{Cs}\u200b\u202a-\u202e\u2060-\u206f\ufeff]/u,
        )
      }
      expect(oneLine(typed)).not.toContain('\n')
    }),
    SETTINGS,
  )
})

test('what can be seen is never lost', () => {
  const seen = fc
    .string({ unit: 'grapheme' })
    .filter((text) => !/[\p{C}\p{Z}\p{Default_Ignorable_Code_Point}]/u.test(text))
  fc.assert(
    fc.property(seen, (text) => {
      expect(oneLine(text)).toBe(text.normalize('NFC'))
    }),
    SETTINGS,
  )
})

test.each([
  ['Praha', true],
  ['7', true],
  ['李', true],
  ['–', false],
  ['...', false],
  ['', false],
])('„%s“ may be a name or a place: %s', (text, isOne) => {
  expect(isSaying(text)).toBe(isOne)
})

test.each([
  ['ba 852', 'BA 852'],
  ['ok123a', 'OK123A'],
  ['rj 375', 'RJ 375'],
  ['vlak z Vídně', 'vlak z Vídně'],
  ['', ''],
])('the number %s of a flight or a train is written as %s', (typed, written) => {
  expect(travelNumber(typed)).toBe(written)
})
