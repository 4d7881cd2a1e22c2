import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { SETTINGS } from '../../../tests/support/property-settings.ts'
import { isPostalStart, parsePostalCode, postalExample } from '~/lib/fields/postal-code'
import { at } from '~/markets/at'
import { cz } from '~/markets/cz'
import { de } from '~/markets/de'

test.each([
  ['110 00', 'CZ', '11000'],
  ['79601', 'CZ', '79601'],
  ['811 01', 'SK', '81101'],
  ['sw1a 1aa', 'GB', 'SW1A 1AA'],
  ['10115', 'DE', '10115'],
  ['D-10115', 'DE', '10115'],
  ['CZ-110 00', 'CZ', '11000'],
  ['00001', 'PL', '00-001'],
  ['1011ab', 'NL', '1011 AB'],
  ['k1a0b1', 'CA', 'K1A 0B1'],
  ['10118-0001', 'US', '10118-0001'],
  ['LT-01103', 'LT', 'LT-01103'],
])('postal code %s of %s is accepted as %s', (typed, country, code) => {
  expect(parsePostalCode(typed, country)).toBe(code)
})

test.each([
  ['999 99', 'CZ'],
  ['00000', 'CZ'],
  ['811 01', 'CZ'],
  ['1100', 'CZ'],
  ['11000', 'SK'],
  ['!', 'DE'],
  ['1011', 'DE'],
  ['110 00', 'GB'],
])('postal code %s of %s is refused', (typed, country) => {
  expect(parsePostalCode(typed, country)).toBeNull()
})

test('a country without postal codes is asked for none, all others are', () => {
  expect([parsePostalCode('', 'AE'), parsePostalCode(' ', 'HK')]).toEqual(['', ''])
  expect([parsePostalCode('', 'CZ'), parsePostalCode('', 'GB')]).toEqual([null, null])
  expect(parsePostalCode('12345', 'AE')).toBe('12345')
})

test('every example is a code of its country', () => {
  for (const country of ['AT', 'CZ', 'DE', 'GB', 'PL', 'SK', 'US']) {
    expect(parsePostalCode(postalExample(country) ?? '', country), country).not.toBeNull()
  }
})

test('a code has the form of its country', () => {
  expect(parsePostalCode('1010', 'AT', at)).toBe('1010')
  expect(parsePostalCode('10115', 'AT', at)).toBeNull()
  expect(parsePostalCode('101 15', 'DE', de)).toBe('10115')
  expect(parsePostalCode('1011', 'DE', de)).toBeNull()
  expect(parsePostalCode('1011', 'DE', cz)).toBeNull()
  expect(parsePostalCode('LV 1011', 'LV', cz)).toBe('LV 1011')
})

test.each([
  ['CZ', '1234567'],
  ['SK', '089'],
])('a code of %s has five digits and begins with one of %s', (country, first) => {
  fc.assert(
    fc.property(fc.nat(99_999), fc.constantFrom('', ' ', '\u00a0'), (number, gap) => {
      const code = String(number).padStart(5, '0')
      const typed = ` ${code.slice(0, 3)}${gap}${code.slice(3)} `
      const isValid = first.includes(code.charAt(0))
      expect(parsePostalCode(typed, country)).toBe(isValid ? code : null)
      expect(parsePostalCode(code.slice(1), country)).toBeNull()
      expect(parsePostalCode(`${code}1`, country)).toBeNull()
    }),
    SETTINGS,
  )
})

test.each([
  ['110-00', 'CZ', '11000'],
  ['00000', 'AE', ''],
  ['N/A', 'AE', ''],
  ['-', 'HK', ''],
  ['N/A', 'DE', null],
])('„%s“ of %s is %j', (typed, country, code) => {
  expect(parsePostalCode(typed, country)).toBe(code)
})

test.each([
  ['AT', ['8', '80', '1300'], ['0', '80100', 'x', '']],
  ['CZ', ['1', '602'], ['0', '8', '6020012']],
  ['SK', ['81', '0'], ['5', '811011']],
  ['HU', ['10'], ['0']],
  ['DE', ['0', '10115'], ['101150']],
  ['HR', ['10'], ['a']],
])('codes of %s may begin with %j and not with %j', (country, starts, others) => {
  expect(starts.filter((start) => !isPostalStart(start, country, at))).toEqual([])
  expect(others.filter((start) => isPostalStart(start, country, at))).toEqual([])
})
